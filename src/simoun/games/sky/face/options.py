"""What is agreed before Forbidden Sky begins."""

from __future__ import annotations

from typing import Final

from simoun.core.options import Agreed, Option
from simoun.core.seating import seating_options, wished_adventurers, wished_first
from simoun.games.sky.data import ADVENTURERS, DIFFICULTIES, MOST_PLAYERS
from simoun.games.sky.setup import SkyOptions

OPTIONS: Final = [
    Option("players", [2, 3, 4, 5], 2),
    Option("difficulty", DIFFICULTIES, "novice"),
    *seating_options([2, 3, 4, 5], ADVENTURERS),
]


def read_options(agreed: Agreed) -> SkyOptions:
    return SkyOptions(
        int(str(agreed["players"])),
        DIFFICULTIES.index(str(agreed["difficulty"])),
        wished_adventurers(agreed, ADVENTURERS, MOST_PLAYERS),
        wished_first(agreed),
    )
