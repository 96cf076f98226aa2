"""The levels of Forbidden Island's bots."""

from __future__ import annotations

from simoun.bots.foresight import Effort
from simoun.bots.island.brain import IslandBrain
from simoun.bots.levels import Levels, one_mind
from simoun.bots.weights import Weights
from simoun.games.island.state import Island


def levels(weights: Weights) -> Levels[Island]:
    return one_mind(IslandBrain(weights), Effort(8, 32, 1, 4), Effort(16, 128, 2, 4))
