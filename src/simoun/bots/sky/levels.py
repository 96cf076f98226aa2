"""The levels of Forbidden Sky's bots."""

from __future__ import annotations

from typing import Final

from simoun.bots.levels import one_mind
from simoun.bots.sky.brain import SkyBrain

WIDTH: Final = 64  # of the beam: a turn begins in many ways

LEVELS: Final = one_mind(SkyBrain(), WIDTH)
