"""The levels of Through the Desert's bots."""

from __future__ import annotations

from typing import Final

from simoun.bots.bot import Bot
from simoun.bots.hasty import Hasty
from simoun.bots.levels import GREEDY, NORMAL, NOVICE, Levels
from simoun.bots.rivals import Rivals
from simoun.bots.through_the_desert.brain import ThroughTheDesertBrain
from simoun.bots.through_the_desert.greedy import Greedy
from simoun.bots.through_the_desert.turn import TurnPlanner
from simoun.bots.weights import Weights
from simoun.core.rules import Rules
from simoun.games.through_the_desert.state import ThroughTheDesert

BLUR: Final = 8.0  # of a novice, in points
WIDTH: Final = 8  # of the beam: beginnings of a turn


def levels(weights: Weights) -> Levels[ThroughTheDesert]:
    """Each seat has a brain of its own."""

    def greedy(rules: Rules[ThroughTheDesert], seed: int) -> Bot[ThroughTheDesert]:
        return Greedy(rules, seed)

    def novice(rules: Rules[ThroughTheDesert], seed: int) -> Bot[ThroughTheDesert]:
        def mind_of(seat: int, seed: int) -> Bot[ThroughTheDesert]:
            return Hasty(rules, seed, ThroughTheDesertBrain(seat, weights), BLUR)

        return Rivals(rules, seed, mind_of)

    def normal(rules: Rules[ThroughTheDesert], seed: int) -> Bot[ThroughTheDesert]:
        def mind_of(seat: int, seed: int) -> Bot[ThroughTheDesert]:
            return TurnPlanner(rules, seed, ThroughTheDesertBrain(seat, weights), WIDTH)

        return Rivals(rules, seed, mind_of)

    return {GREEDY: greedy, NOVICE: novice, NORMAL: normal}
