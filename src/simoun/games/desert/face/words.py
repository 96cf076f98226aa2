"""The names of all things, and as parts of identifiers."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Names, slug
from simoun.core.seating import seats
from simoun.games.desert.data import (
    ADVENTURERS,
    EQUIPMENT_NAMES,
    FACE_NAMES,
    PART_NAMES,
    PLACE_NAMES,
    STORM_NAMES,
)
from simoun.games.desert.state import Desert

ROLES: Final = [slug(name) for name in ADVENTURERS]
FACES: Final = [slug(name) for name in FACE_NAMES]
EQUIPMENT: Final = [slug(name) for name in EQUIPMENT_NAMES]
STORM_CARDS: Final = [slug(name) for name in STORM_NAMES]
WATER: Final = [str(n) for n in range(6)]


def names(s: Desert) -> Names:
    """The same during the whole game: made once."""
    found = s.setup.names
    if found is None:
        found = {
            "place": PLACE_NAMES,
            "part": PART_NAMES,
            "equipment": EQUIPMENT_NAMES,
            "storm": STORM_NAMES,
            "water": WATER,
            "seat": seats(s.setup.players),
        }
        s.setup.names = found
    return found
