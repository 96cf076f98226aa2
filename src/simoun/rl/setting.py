"""What every environment is made from: a game, what is agreed, and how free its players are."""

from __future__ import annotations

from operator import index
from typing import Final

from simoun.core.arrays import Arrays
from simoun.core.catalog import arrays_named, face_named
from simoun.core.options import agreed
from simoun.core.paper import is_whole, shown
from simoun.core.record import MOST_SEED
from simoun.core.refusal import Refused
from simoun.core.rules import Options, Rules, State
from simoun.core.space import Space
from simoun.rl.episode import Episode
from simoun.rl.layout import Layout

EXCHANGES: Final = 6  # in one turn, unless somebody wishes otherwise
MOST_EXCHANGES: Final = 1000


class Setting:
    def __init__(self, game: str, wishes: dict[str, object], step_in: bool, exchanges: int) -> None:
        face = face_named(game)
        if not is_whole(exchanges, 0, MOST_EXCHANGES):
            wanted = f"a whole number from 0 to {MOST_EXCHANGES}"
            raise Refused(f"'exchanges' can't be {shown(exchanges)}: it is {wanted}.")
        self.face = face
        self.rules: Rules[State] = face.rules
        self.arrays: Arrays[State] = arrays_named(game)
        self.options: Options = face.read_options(agreed(face.options, wishes))
        self.players = int(self.options.players)
        self.step_in = bool(step_in)
        self.exchanges = exchanges

    def space(self, seats: int) -> Space[State]:
        """The numbers of one mind for so many seats."""
        return self.arrays.space(self.players, seats)

    def episode(self, space: Space[State]) -> Episode:
        return Episode(self.rules, self.arrays, self.options, space, self.exchanges, self.step_in)

    def layout(self, space: Space[State]) -> Layout:
        return Layout(self.arrays, space)


def whole(number: object) -> int:
    """As Python, NumPy or a network writes it."""
    try:
        return index(number)  # type: ignore[arg-type]
    except TypeError:
        raise Refused(f"A choice is a whole number, not {shown(number)}.") from None


def checked_seed(seed: object, games: int = 1) -> int:
    if not is_whole(seed, 0, MOST_SEED - games):
        raise Refused(
            f"The seed can't be {shown(seed)}: it is a whole number from 0 to {MOST_SEED - games}."
        )
    return seed
