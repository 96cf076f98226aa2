"""The levels of Forbidden Desert's bots."""

from __future__ import annotations

from typing import Final

from simoun.bots.desert.brain import DesertBrain
from simoun.bots.levels import one_mind

LEVELS: Final = one_mind(DesertBrain())
