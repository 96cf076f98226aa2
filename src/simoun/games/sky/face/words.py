"""The names of all things, and as parts of identifiers."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Names, slug
from simoun.core.seating import seats
from simoun.core.squares import members
from simoun.games.sky.data import (
    ADVENTURERS,
    BESIDE,
    CABLES,
    CELL_NAMES,
    CELLS,
    COMPONENT_NAMES,
    DIRECTIONS,
    EQUIPMENT_NAMES,
    KINDS,
    NOWHERE,
    STORM_NAMES,
    TURNS,
)
from simoun.games.sky.state import Sky, cell_at, neighbour
from simoun.games.sky.tiles import TILE_NAMES

ROLES: Final = [slug(name) for name in ADVENTURERS]
EQUIPMENT: Final = [slug(name) for name in EQUIPMENT_NAMES]
STORM_CARDS: Final = [slug(name) for name in STORM_NAMES]
COMPONENT_SLUGS: Final = [slug(name) for name in COMPONENT_NAMES]
KIND_SLUGS: Final = [slug(name) for name in KINDS]


def names(s: Sky) -> Names:
    """The same until a tile is laid: made once for each platform."""
    places = [CELL_NAMES[cell_at(s, place)] for place in range(s.laid)]
    found = s.setup.names
    if found is None or found["place"] != places:
        found = named_on(s, places)
        s.setup.names = found
    return found


def named_on(s: Sky, places: list[str]) -> Names:
    """Places are the tiles that lie, in their order; spots are the empty cells around them."""
    return {
        "place": places,
        "spot": spot_names(s),
        "tile": TILE_NAMES,
        "turn": TURNS,
        "component": COMPONENT_NAMES,
        "cable": CABLES,
        "side": DIRECTIONS,
        "equipment": EQUIPMENT_NAMES,
        "storm": STORM_NAMES,
        "seat": seats(int(s.setup.players)),
    }


def spot_names(s: Sky) -> list[str]:
    found = [""] * CELLS
    for place in range(s.laid):
        for side in range(4):
            if neighbour(s, place, side) == NOWHERE:
                cell = int(cell_at(s, place) + BESIDE[side])
                found[cell] = CELL_NAMES[cell]
    return found


def tile_names(tiles: int) -> list[str]:
    return [TILE_NAMES[tile] for tile in members(tiles)]
