"""The names of all things, and as parts of identifiers."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Names, slugs
from simoun.core.seating import seats
from simoun.games.desert.data import (
    ADVENTURERS,
    CANTEENS,
    EQUIPMENT_NAMES,
    FACE_NAMES,
    PART_NAMES,
    PLACE_NAMES,
    STORM_NAMES,
)
from simoun.games.desert.state import Desert
from simoun.games.team.face.game import Wording

ROLES: Final = slugs(ADVENTURERS)
FACES: Final = slugs(FACE_NAMES)
EQUIPMENT: Final = slugs(EQUIPMENT_NAMES)
MOST_WATER: Final = max(int(CANTEENS[who]) for who in range(len(ADVENTURERS)))
STORM_CARDS: Final = slugs(STORM_NAMES)
PHRASES: Final = ["water", "shade", "dig"]
END_RULES: Final = ["", "D44", "D45", "D46", "D47"]  # by outcome


def names(s: Desert) -> Names:
    """The same during the whole game: made once."""
    found = s.setup.names
    if found is None:
        found = {
            "place": PLACE_NAMES,
            "part": PART_NAMES,
            "equipment": EQUIPMENT_NAMES,
            "storm": STORM_NAMES,
            "water": [str(n) for n in range(MOST_WATER + 1 + s.setup.more_water)],
            "seat": seats(s.setup.players),
        }
        s.setup.names = found
    return found


WORDS: Final = Wording(names, PHRASES, END_RULES)
