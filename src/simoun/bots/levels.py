"""How good a bot is, in a word; every game's package says which of these it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from simoun.bots.beam import Planner
from simoun.bots.bot import Bot
from simoun.bots.brain import Brain
from simoun.bots.hasty import Hasty
from simoun.core.rules import Rules, S

RANDOM: Final = "random"
GREEDY: Final = "greedy"
NOVICE: Final = "novice"
NORMAL: Final = "normal"
EXPERT: Final = "expert"
ORACLE: Final = "oracle"

BLUR: Final = 0.5  # of a novice, in points of value
WIDTH: Final = 24  # of the beam

Maker = Callable[[Rules[S], int], Bot[S]]  # from the rules and a seed
Levels = Mapping[str, Maker[S]]


def one_mind(brain: Brain[S], width: int = WIDTH) -> Levels[S]:
    """The levels of a game that all play together: one brain thinks for every seat."""

    def novice(rules: Rules[S], seed: int) -> Bot[S]:
        return Hasty(rules, seed, brain, BLUR)

    def normal(rules: Rules[S], seed: int) -> Bot[S]:
        return Planner(rules, seed, brain, width)

    return {NOVICE: novice, NORMAL: normal}
