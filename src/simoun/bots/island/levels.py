"""The levels of Forbidden Island's bots."""

from __future__ import annotations

from typing import Final

from simoun.bots.island.brain import IslandBrain
from simoun.bots.levels import one_mind

LEVELS: Final = one_mind(IslandBrain())
