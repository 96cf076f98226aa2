"""The names of all things, and as parts of identifiers."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Names, groups, slug
from simoun.core.seating import seats
from simoun.games.island.data import ADVENTURERS, CARD_NAMES, TILE_NAMES, TILES, TREASURES
from simoun.games.island.state import Island

CARDS: Final = [slug(name) for name in CARD_NAMES]
ROLES: Final = [slug(name) for name in ADVENTURERS]
TILE_SLUGS: Final = [slug(name) for name in TILE_NAMES]


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
