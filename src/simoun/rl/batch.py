"""A batch of games in NumPy arrays, stepped in compiled code: one mind decides in all of them."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from simoun.core.paper import is_whole, shown
from simoun.core.refusal import Refused
from simoun.core.space import NOTHING
from simoun.rl.games import Games
from simoun.rl.layout import Marks, Row, as_marks, as_row
from simoun.rl.setting import EXCHANGES, Setting, checked_seed

MOST_GAMES: Final = 1_000_000
EIGHT: Final = 8  # marks in a machine word


class Step(NamedTuple):
    """A row for each game. The arrays can't be written, and hold until the step after the next."""

    seen: Row
    mask: Marks
    seat: NDArray[np.int64]  # who decides now
    wins: NDArray[np.float64]  # of each seat, for games that have just ended
    outcome: NDArray[np.int64]  # 0: it goes on; else how it ended, and a new one has begun


class Batch:
    """`Batch("island", 1024, players=4)`: `reset`, then `step` with a number for each game."""

    def __init__(
        self,
        game: str,
        games: int,
        *,
        step_in: bool = True,
        exchanges: int = EXCHANGES,
        **wishes: object,
    ) -> None:
        if not is_whole(games, 1, MOST_GAMES):
            raise Refused(f"The number of games can't be {shown(games)}: it is 1 to {MOST_GAMES}.")
        self.setting = Setting(game, wishes, step_in, exchanges)
        seats = self.setting.players if self.setting.rules.together() else 1
        self.space = self.setting.space(seats)
        self.layout = self.setting.layout(self.space)
        episodes = [self.setting.episode(self.space) for _ in range(games)]
        self.games = Games(episodes, self.layout.size, 0)

    def reset(self, seed: int = 0) -> Step:
        """Game number k is dealt by seed + k; those that follow by the seeds that follow."""
        self.games.begin(checked_seed(seed, len(self.games.episodes)))
        return self.told()

    def step(self, numbers: ArrayLike) -> Step:
        chosen = self.checked(numbers)
        wrong = self.games.unmarked(chosen)
        if wrong != NOTHING:
            number = chosen[wrong]
            raise Refused(f"The number {number} can't be chosen in game {wrong}: see its mask.")
        self.games.step(chosen)
        return self.told()

    def checked(self, numbers: ArrayLike) -> list[int]:
        array = np.asarray(numbers)
        n = len(self.games.episodes)
        if array.shape != (n,) or array.dtype.kind not in "iu":
            raise Refused(f"A step takes {n} whole numbers, one for each game.")
        found: list[int] = array.tolist()
        return found

    def told(self) -> Step:
        games, n = self.games, len(self.games.episodes)
        return Step(
            as_row(games.seen).reshape(n, -1),
            as_marks(games.marks).reshape(n, -1),
            np.frombuffer(memoryview(games.seats), np.int64),
            np.frombuffer(memoryview(games.wins), np.float64).reshape(n, -1),
            np.frombuffer(memoryview(games.outcomes), np.int64),
        )


def drawn(mask: Marks, luck: np.random.Generator) -> NDArray[np.int64]:
    """A number for each game, any of those that can be chosen."""
    games, numbers = mask.shape
    marked = places_of(mask.reshape(-1).view(np.bool_))
    row = np.arange(games) * numbers
    first = np.searchsorted(marked, row)
    many = np.diff(first, append=len(marked))
    found: NDArray[np.int64] = marked[first + (luck.random(games) * many).astype(np.int64)] - row
    return found


def places_of(marks: NDArray[np.bool_]) -> NDArray[np.intp]:
    """Where they are: few in much that is empty, so eight columns at a time are looked at first."""
    if marks.size % EIGHT:
        return np.flatnonzero(marks)
    eights = np.flatnonzero(marks.view(np.uint64) != 0)
    eighth, within = np.divmod(np.flatnonzero(marks.reshape(-1, EIGHT)[eights]), EIGHT)
    return eights[eighth] * EIGHT + within
