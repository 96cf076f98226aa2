"""The levels of Forbidden Desert's bots."""

from __future__ import annotations

from typing import Final

from simoun.bots.desert.brain import DesertBrain
from simoun.bots.foresight import Effort
from simoun.bots.levels import WIDTH, Levels, one_mind
from simoun.bots.weights import Weights
from simoun.games.desert.state import Desert

NORMAL: Final = Effort(6, 10, 1, 1)  # little enough to answer at once


def levels(weights: Weights) -> Levels[Desert]:
    expert, oracle = Effort(8, 32, 1, 4), Effort(16, 128, 2, 4)
    return one_mind(DesertBrain(weights), expert, oracle, WIDTH, NORMAL)
