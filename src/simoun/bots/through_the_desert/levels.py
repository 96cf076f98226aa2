"""The levels of Through the Desert's bots."""

from __future__ import annotations

from typing import Final

from simoun.bots.bot import Bot
from simoun.bots.hasty import Hasty
from simoun.bots.levels import EXPERT, GREEDY, NORMAL, NOVICE, ORACLE, Levels, Maker
from simoun.bots.rivals import Rivals
from simoun.bots.through_the_desert.brain import ThroughTheDesertBrain
from simoun.bots.through_the_desert.greedy import Greedy
from simoun.bots.through_the_desert.replies import Sight
from simoun.bots.through_the_desert.strategist import Strategist
from simoun.bots.weights import Weights
from simoun.core.rules import Rules
from simoun.games.through_the_desert.data import MOST_PLAYERS
from simoun.games.through_the_desert.state import ThroughTheDesert

BLUR: Final = 8.0  # of a novice, in points
WIDTH: Final = 8  # of the beam: beginnings of a turn

SEES_REPLIES: Final = Sight(turns=4, replies=3, narrow=1, kept=2, width=2)
SEES_ROUNDS: Final = Sight(turns=12, replies=8, narrow=2, kept=3, width=4)
SEES_FAR: Final = Sight(turns=24, replies=40, narrow=4, kept=4, width=8)


def levels(weights: Weights) -> Levels[ThroughTheDesert]:
    """Each seat has a brain of its own."""

    def greedy(rules: Rules[ThroughTheDesert], seed: int) -> Bot[ThroughTheDesert]:
        return Greedy(rules, seed)

    def novice(rules: Rules[ThroughTheDesert], seed: int) -> Bot[ThroughTheDesert]:
        def mind_of(seat: int, seed: int) -> Bot[ThroughTheDesert]:
            return Hasty(rules, seed, ThroughTheDesertBrain(seat, weights), BLUR)

        return Rivals(rules, seed, mind_of)

    return {
        GREEDY: greedy,
        NOVICE: novice,
        NORMAL: thinking(weights, SEES_REPLIES),
        EXPERT: thinking(weights, SEES_ROUNDS),
        ORACLE: thinking(weights, SEES_FAR),
    }


def thinking(weights: Weights, sight: Sight) -> Maker[ThroughTheDesert]:
    minds = [ThroughTheDesertBrain(player, weights) for player in range(MOST_PLAYERS)]

    def think(rules: Rules[ThroughTheDesert], seed: int) -> Bot[ThroughTheDesert]:
        def mind_of(seat: int, seed: int) -> Bot[ThroughTheDesert]:
            return Strategist(rules, seed, seat, minds, WIDTH, sight)

        return Rivals(rules, seed, mind_of)

    return think
