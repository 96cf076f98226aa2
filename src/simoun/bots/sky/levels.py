"""The levels of Forbidden Sky's bots."""

from __future__ import annotations

from typing import Final

from simoun.bots.foresight import Effort
from simoun.bots.levels import Levels, careless, one_mind
from simoun.bots.sky.brain import SkyBrain
from simoun.bots.weights import Weights
from simoun.games.sky.state import Sky

WIDTH: Final = 64  # of the beam: a turn begins in many ways
GLANCE: Final = 8  # of a novice's beam
BLUR: Final = 1.0  # of a novice, in points of value


def levels(weights: Weights) -> Levels[Sky]:
    brain = SkyBrain(weights)
    novice = careless(brain, GLANCE, BLUR)
    return one_mind(brain, Effort(6, 8, 1, 8), Effort(8, 64, 1, 8), WIDTH, novice=novice)
