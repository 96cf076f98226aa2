"""PettingZoo: a seat each, one after the other, with what that seat may see and do."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from simoun.core.record import MOST_SEED
from simoun.core.refusal import Refused
from simoun.rl.episode import blank
from simoun.rl.layout import Choices, Marks, as_marks, as_row
from simoun.rl.setting import EXCHANGES, Setting, checked_seed, whole

Seen = dict[str, Any]


class Seats(AECEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """Before who must decide, everyone else is asked who may do something; the last number passes.

    Nobody is asked again until something has happened. With `step_in` False nobody is asked out
    of turn, and cards come as soon as they are due.
    """

    def __init__(
        self,
        game: str,
        *,
        step_in: bool = True,
        exchanges: int = EXCHANGES,
        render_mode: None = None,
        **wishes: object,
    ) -> None:
        self.metadata = {
            "name": f"simoun_{game}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.setting = Setting(game, wishes, step_in, exchanges)
        self.rules = self.setting.rules
        self.space = self.setting.space(1)
        self.episode = self.setting.episode(self.space)
        self.layout = self.setting.layout(self.space)
        self.PASS = int(self.space.n)
        self.possible_agents = [f"seat_{k}" for k in range(self.setting.players)]
        self.agents: list[str] = []
        self.marks = np.zeros(self.PASS + 1, np.int8)  # of who is asked
        self.passed: set[int] = set()
        self.np_random, _ = seeding.np_random(None)
        self.action_spaces = {
            name: Choices(self.PASS + 1, self.action_masks) for name in self.possible_agents
        }
        self.observation_spaces = {name: self.seen_space() for name in self.possible_agents}

    def seen_space(self) -> spaces.Dict:
        marks = spaces.Box(0, 1, (self.PASS + 1,), np.int8)
        return spaces.Dict({"observation": self.layout.box(), "action_mask": marks})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Choices:
        return self.action_spaces[agent]

    def action_masks(self) -> Marks:
        return self.marks

    # ------------------------------------------------------------ a game

    def reset(self, seed: int | None = None, options: Seen | None = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(checked_seed(seed))
        drawn = int(self.np_random.integers(MOST_SEED)) if seed is None else seed
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Seen] = {name: {} for name in self.agents}
        self.passed.clear()
        self.episode.begin(drawn)
        self.ask()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = self.checked(whole(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.choose(number)
        self.ask()
        self._accumulate_rewards()

    def checked(self, number: int) -> int:
        if not 0 <= number <= self.PASS or not self.marks[number]:
            raise Refused(f"The number {number} can't be chosen now: 'action_mask' tells what can.")
        return number

    def choose(self, number: int) -> None:
        if number == self.PASS:
            self.passed.add(int(self.episode.me))
            return
        self.episode.play(number)
        self.passed.clear()

    # ------------------------------------------------------------ who is asked

    def ask(self) -> None:
        """Who has a choice now; what is forced happens."""
        episode = self.episode
        while not episode.s.over:
            if not self.setting.step_in and not episode.mask.parts:
                self.rules.settle(episode.s)
                if episode.s.over:
                    break
            if self.asked():
                self.agent_selection = self.possible_agents[int(episode.me)]
                return
            self.passed.clear()
            episode.happens(episode.mask.last)
        self.end()

    def asked(self) -> bool:
        """Whether somebody has a choice; else the decider's one action is forced."""
        episode = self.episode
        if episode.mask.parts:  # an action is not whole yet
            return self.has_choice(int(episode.me))
        decider = int(self.rules.decider(episode.s))
        for far in range(1, self.setting.players if self.setting.step_in else 1):
            seat = (decider + far) % self.setting.players
            if seat not in self.passed and self.has_choice(seat, may_pass=True):
                return True
        return self.has_choice(decider)

    def has_choice(self, seat: int, may_pass: bool = False) -> bool:
        row = blank(self.PASS + 1)
        self.episode.ask(seat, row, 0)
        self.marks = as_marks(row).copy()
        self.marks[self.PASS] = may_pass
        return int(self.episode.mask.n) + may_pass > 1 or bool(self.episode.mask.parts)

    def end(self) -> None:
        s = self.episode.s
        winners = self.rules.winners(s)
        share = 1.0 if self.rules.together() else 1.0 / max(1, len(winners))
        self.marks = np.zeros(self.PASS + 1, np.int8)
        for seat, name in enumerate(self.agents):
            self.rewards[name] = share if seat in winners else 0.0
            self.terminations[name] = True
            self.infos[name] = {"outcome": self.setting.face.outcome(s)}
        self.agent_selection = self.agents[0]

    # ------------------------------------------------------------ what is seen

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        row = blank(self.layout.size)
        self.episode.observe(seat, row, 0)
        asked = agent == self.agent_selection and not self.episode.s.over
        marks = self.marks.copy() if asked else np.zeros(self.PASS + 1, np.int8)
        return {"observation": as_row(row).copy(), "action_mask": marks}

    def render(self) -> None:
        """Nothing is drawn here: `face.view` of the state tells what is seen."""

    def close(self) -> None:
        pass
