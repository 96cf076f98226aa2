"""How good a bot is, in a word; every game's package says which of these it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from simoun.bots.beam import Planner
from simoun.bots.bot import Bot
from simoun.bots.brain import Brain
from simoun.bots.foresight import Effort, Thinker
from simoun.bots.hasty import Careless, Hasty
from simoun.core.rules import Rules, S

RANDOM: Final = "random"
GREEDY: Final = "greedy"
NOVICE: Final = "novice"
NORMAL: Final = "normal"
EXPERT: Final = "expert"
ORACLE: Final = "oracle"

PARTNERS: Final = [NOVICE, NORMAL, EXPERT, ORACLE]  # for people; the others are for the lab
SECONDS: Final = {EXPERT: 1.0, ORACLE: 10.0}  # of thought at most, where somebody waits for it

BLUR: Final = 0.5  # of a novice, in points of value
WIDTH: Final = 24  # of the beam

Maker = Callable[[Rules[S], int], Bot[S]]  # from the rules and a seed
Levels = Mapping[str, Maker[S]]


def one_mind(
    brain: Brain[S],
    expert: Effort,
    oracle: Effort,
    width: int = WIDTH,
    normal: Effort | None = None,
    novice: Maker[S] | None = None,
) -> Levels[S]:
    """The levels of a game that all play together: one brain thinks for every seat.

    `normal` trusts its best plan, unless it has an effort of its own.
    """

    def planner(rules: Rules[S], seed: int) -> Bot[S]:
        return Planner(rules, seed, brain, width)

    def thinker(effort: Effort) -> Maker[S]:
        def think(rules: Rules[S], seed: int) -> Bot[S]:
            return Thinker(rules, seed, brain, width, effort)

        return think

    return {
        NOVICE: novice or hasty(brain, BLUR),
        NORMAL: planner if normal is None else thinker(normal),
        EXPERT: thinker(expert),
        ORACLE: thinker(oracle),
    }


def hasty(brain: Brain[S], blur: float) -> Maker[S]:
    """A novice who sees one action."""

    def look(rules: Rules[S], seed: int) -> Bot[S]:
        return Hasty(rules, seed, brain, blur)

    return look


def careless(brain: Brain[S], width: int, blur: float) -> Maker[S]:
    """A novice who sees a turn, where one action tells too little."""

    def plan(rules: Rules[S], seed: int) -> Bot[S]:
        return Careless(rules, seed, brain, width, blur)

    return plan
