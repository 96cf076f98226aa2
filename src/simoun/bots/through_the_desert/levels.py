"""The levels of Through the Desert's bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from simoun.bots.bot import Bot
from simoun.bots.hasty import Hasty
from simoun.bots.levels import GREEDY, NORMAL, NOVICE, Maker
from simoun.bots.rivals import Rivals
from simoun.bots.through_the_desert.brain import CaravansBrain
from simoun.bots.through_the_desert.greedy import Greedy
from simoun.bots.through_the_desert.turn import TurnPlanner
from simoun.core.game import Game
from simoun.games.through_the_desert.state import Caravans

BLUR: Final = 8.0  # of a novice, in points
WIDTH: Final = 8  # of the beam: beginnings of a turn


def greedy(game: Game[Caravans], seed: int) -> Bot[Caravans]:
    return Greedy(game, seed)


def novice(game: Game[Caravans], seed: int) -> Bot[Caravans]:
    return Rivals(game, seed, lambda seat, seed: Hasty(game, seed, CaravansBrain(seat), BLUR))


def normal(game: Game[Caravans], seed: int) -> Bot[Caravans]:
    return Rivals(
        game, seed, lambda seat, seed: TurnPlanner(game, seed, CaravansBrain(seat), WIDTH)
    )


LEVELS: Final[Mapping[str, Maker[Caravans]]] = {GREEDY: greedy, NOVICE: novice, NORMAL: normal}
