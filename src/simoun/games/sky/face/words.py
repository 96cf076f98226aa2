"""The names of all things, and as parts of identifiers."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Names, slugs
from simoun.core.seating import seats
from simoun.core.squares import members
from simoun.games.sky.data import (
    ADVENTURERS,
    BESIDE,
    CABLES,
    CELL_NAMES,
    COMPONENT_NAMES,
    DIRECTIONS,
    EQUIPMENT_NAMES,
    KINDS,
    MOST_PLAYERS,
    NOWHERE,
    STORM_NAMES,
    TURNS,
)
from simoun.games.sky.state import Sky, cell_at, neighbour
from simoun.games.sky.tiles import TILE_NAMES
from simoun.games.team.face.game import Wording

ROLES: Final = slugs(ADVENTURERS)
EQUIPMENT: Final = slugs(EQUIPMENT_NAMES)
STORM_CARDS: Final = slugs(STORM_NAMES)
COMPONENT_SLUGS: Final = slugs(COMPONENT_NAMES)
KIND_SLUGS: Final = slugs(KINDS)
SEATS: Final = [seats(players) for players in range(MOST_PLAYERS + 1)]  # by how many play
PHRASES: Final = ["shelter", "wire", "hold-on"]
END_RULES: Final = ["", "S43", "S44", "S45", "S46", "S47"]  # by outcome


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
        "seat": SEATS[s.setup.players],
    }


def spot_names(s: Sky) -> dict[int, str]:
    """By their cells: a dozen of thousands."""
    found: dict[int, str] = {}
    for place in range(s.laid):
        for side in range(4):
            if neighbour(s, place, side) == NOWHERE:
                cell = int(cell_at(s, place) + BESIDE[side])
                found[cell] = CELL_NAMES[cell]
    return found


def tile_names(tiles: int) -> list[str]:
    return [TILE_NAMES[tile] for tile in members(tiles)]


WORDS: Final = Wording(names, PHRASES, END_RULES)
