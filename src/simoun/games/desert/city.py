"""The city tiles: wells, gears, clues, tunnels and the launch pad (D15 to D23)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.bags import some
from simoun.core.chance import kind_of_one, onward
from simoun.games.desert.data import (
    CANTEENS,
    CITY,
    CLUES,
    CRASH,
    MARKED,
    PLACES,
    PLAIN,
    SIDE,
    TUNNEL,
    WATER_GAINED,
    WELL,
)
from simoun.games.desert.state import (
    NOBODY,
    Desert,
    face_at,
    is_revealed,
    put_part,
    turn_up,
)


def excavate(s: Desert, player: i64) -> None:
    """Turn one's own tile to its city side, and see what is there (D11)."""
    place = s.pawns[player]
    face = face_below(s, place)
    turn_up(s, place, face)
    if face == WELL:  # D15; a mirage gives nothing (D16)
        water_all(s, place)
    elif face == CITY or face == TUNNEL:
        draw_equipment(s, player)
    elif face >= CLUES:
        check_clues(s, (face - CLUES) >> 1)


def face_below(s: Desert, place: i64) -> i64:
    """What lies under a tile: known, or drawn from the bag of what can lie there."""
    face = face_at(s, place)
    if face == CRASH:
        return CITY
    if face != PLAIN and face != MARKED:
        return face
    s.tile_stream = onward(s.tile_stream)
    if face == MARKED:
        kind = kind_of_one(s.tile_stream, s.under_marked)
        s.under_marked -= some(kind, 1)
        return WELL + kind
    kind = kind_of_one(s.tile_stream, s.under_plain)
    s.under_plain -= some(kind, 1)
    return TUNNEL + kind


def water_all(s: Desert, place: i64) -> None:
    for player in range(s.setup.players):
        if s.pawns[player] == place:
            gain_water(s, player)


def gain_water(s: Desert, player: i64) -> None:
    """Two, never above the canteen's size."""
    water = s.water[player] + WATER_GAINED
    room = canteen(s, player)
    s.water[player] = water if water < room else room


def canteen(s: Desert, player: i64) -> i64:
    return CANTEENS[s.setup.adventurers[player]]


def draw_equipment(s: Desert, player: i64) -> None:
    """One card for a gear (D17); there are as many as gears."""
    if s.equipment_deck:
        s.equipment_stream = onward(s.equipment_stream)
        kind = kind_of_one(s.equipment_stream, s.equipment_deck)
        s.equipment_deck -= some(kind, 1)
        s.hands[player] += some(kind, 1)


def check_clues(s: Desert, part: i64) -> None:
    """With both clues revealed the part appears where row and column meet (D18 to D22)."""
    row = place_shown(s, CLUES + 2 * part)
    column = place_shown(s, CLUES + 2 * part + 1)
    if row != NOBODY and column != NOBODY:
        put_part(s, part, row // SIDE * SIDE + column % SIDE)


def place_shown(s: Desert, face: i64) -> i64:
    """Where a city side lies that is up, or -1."""
    for place in range(PLACES):
        if face_at(s, place) == face and is_revealed(s, place):
            return place
    return NOBODY
