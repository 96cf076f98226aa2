"""Simoun: four board games of desert, island and sky."""

import os

from simoun import engine

if os.environ.get("SIMOUN_PLAIN"):
    engine.prefer_source()

from simoun.bots.bot import EVERYONE, PASS
from simoun.core.refusal import Refused
from simoun.floor import agree, arrays, bot, face, rules
from simoun.hindsight.reviewing import review
from simoun.match import (
    Action,
    Match,
    advise,
    bot_names,
    from_position,
    from_record,
    game_names,
    game_options,
    new_game,
    why_impossible,
)

__version__ = "0.1.0"
__all__ = [
    "EVERYONE",
    "PASS",
    "Action",
    "Match",
    "Refused",
    "advise",
    "agree",
    "arrays",
    "bot",
    "bot_names",
    "face",
    "from_position",
    "from_record",
    "game_names",
    "game_options",
    "new_game",
    "review",
    "rules",
    "why_impossible",
]
