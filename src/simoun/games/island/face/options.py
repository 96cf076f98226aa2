"""What is agreed before Forbidden Island begins."""

from __future__ import annotations

from typing import Final

from simoun.core.options import Agreed, Option
from simoun.core.seating import seating_options, wished_adventurers, wished_first
from simoun.games.island.data import ADVENTURERS, DIFFICULTIES, MOST_PLAYERS
from simoun.games.island.setup import IslandOptions

OPTIONS: Final = [
    Option("players", [2, 3, 4], 2),
    Option("difficulty", DIFFICULTIES, "novice"),
    *seating_options([2, 3, 4], ADVENTURERS),
    Option("hand_check", ["both", "each"], "both"),  # I16
    Option("rescue", [True, False], True),  # I24
]


def read_options(agreed: Agreed) -> IslandOptions:
    return IslandOptions(
        int(str(agreed["players"])),
        1 + DIFFICULTIES.index(str(agreed["difficulty"])),  # I5
        wished_adventurers(agreed, ADVENTURERS, MOST_PLAYERS),
        wished_first(agreed),
        agreed["hand_check"] == "each",
        agreed["rescue"] is True,
    )
