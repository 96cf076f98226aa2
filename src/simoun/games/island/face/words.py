"""The names of all things, and as parts of identifiers."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Names, groups, slugs
from simoun.core.seating import seats
from simoun.games.island.data import ADVENTURERS, CARD_NAMES, TILE_NAMES, TILES, TREASURES
from simoun.games.island.state import Island
from simoun.games.team.face.game import Wording

CARDS: Final = slugs(CARD_NAMES)
ROLES: Final = slugs(ADVENTURERS)
TILE_SLUGS: Final = slugs(TILE_NAMES)
PHRASES: Final = ["shore-up", "mine", "meet"]
END_RULES: Final = ["", "I30", "I32", "I31", "I33", "I34"]  # by outcome


def names(s: Island) -> Names:
    """The same during the whole game: made once."""
    found = s.setup.names
    if found is None:
        found = named_in(s)
        s.setup.names = found
    return found


def named_in(s: Island) -> Names:
    players = seats(s.setup.players)
    return {
        "place": [TILE_NAMES[s.setup.tile_at[place]] for place in range(TILES)],
        "card": CARD_NAMES,
        "treasure": CARD_NAMES[:TREASURES],
        "seat": players,
        "group": groups(players),
    }


WORDS: Final = Wording(names, PHRASES, END_RULES)
