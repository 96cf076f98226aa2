"""The levels of Forbidden Desert's bots."""

from __future__ import annotations

from simoun.bots.desert.brain import DesertBrain
from simoun.bots.foresight import Effort
from simoun.bots.levels import Levels, one_mind
from simoun.bots.weights import Weights
from simoun.games.desert.state import Desert


def levels(weights: Weights) -> Levels[Desert]:
    return one_mind(DesertBrain(weights), Effort(8, 32, 1, 4), Effort(16, 128, 2, 4))
