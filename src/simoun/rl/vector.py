"""Gymnasium's own kind of batch, over ours: one mind for all seats in many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from simoun.core.record import MOST_SEED
from simoun.core.refusal import Refused
from simoun.rl.batch import Batch, Step
from simoun.rl.layout import Row
from simoun.rl.setting import checked_seed

Info = dict[str, Any]


class Minds(VectorEnv[Any, Any, Any]):
    """`gymnasium.make_vec("simoun/Island-v0", 1024, players=4)`; a finished game begins anew.

    `infos["action_mask"]` has a row for each game; `infos["outcome"]` tells how one ended, or 0.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self, game: str, num_envs: int = 1, render_mode: None = None, **wishes: Any
    ) -> None:
        self.batch = Batch(game, num_envs, **wishes)
        if not self.batch.setting.rules.together():
            raise Refused(f"In {game} players are rivals: a batch of it is simoun.rl.batch.Batch.")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = self.batch.layout.box()
        self.single_action_space = spaces.Discrete(int(self.batch.space.n))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Row, Info]:
        """Game number k is dealt by seed + k."""
        if isinstance(seed, list):
            raise Refused("The games of a batch have one seed together: game k gets seed + k.")
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(MOST_SEED >> 1)) if seed is None else seed
        return self.told(self.batch.reset(checked_seed(drawn, self.num_envs)))

    def step(
        self, actions: ArrayLike
    ) -> tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        now = self.batch.step(actions)
        seen, info = self.told(now)
        never = np.zeros(self.num_envs, np.bool_)
        return seen, now.wins[:, 0].copy(), now.outcome != 0, never, info

    def told(self, now: Step) -> tuple[Row, Info]:
        """Copies, as Gymnasium's users expect them."""
        return now.seen.copy(), {"action_mask": now.mask.copy(), "outcome": now.outcome.copy()}
