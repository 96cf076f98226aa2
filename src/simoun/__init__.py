"""Simoun: four board games of desert, island and sky."""

import os

from simoun import engine

if os.environ.get("SIMOUN_PLAIN"):
    engine.prefer_source()

from simoun.core.refusal import Refused  # noqa: E402  (the engine is chosen first)
from simoun.match import Action, Match, from_position, from_record, new_game  # noqa: E402

__version__ = "0.1.0"
__all__ = ["Action", "Match", "Refused", "from_position", "from_record", "new_game"]
