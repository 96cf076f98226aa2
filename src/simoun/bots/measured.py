"""How often bots alone have won, as the lab counted it: what a table like theirs can expect."""

from __future__ import annotations

import json
import pkgutil
from functools import cache
from typing import Final, TypedDict

FILE: Final = "measured.json"


class Measured(TypedDict):
    """A bot of this level in every seat; its share of wins lies between `low` and `high` (95 %)."""

    level: str
    players: int
    difficulty: str
    games: int
    wins: int
    low: float
    high: float


@cache
def measured(game_name: str) -> list[Measured]:
    """Nothing of a game whose bots play against each other."""
    try:
        text = pkgutil.get_data(f"simoun.bots.{game_name}", FILE)
    except FileNotFoundError:
        return []
    assert text is not None
    figures: list[Measured] = json.loads(text)
    return figures
