"""The city tiles: wells, gears, clues, tunnels and the launch pad (D15 to D23)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.bags import some
from simoun.core.chance import chances_in, kind_of_one, onward
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
from simoun.games.desert.state import Desert, face_at, is_revealed, put_part, uncover
from simoun.games.team.state import NOBODY


def excavate(s: Desert, player: i64, face: i64) -> bool:
    """Turn one's own tile to its city side, and see what is there (D11); True: a gear (D17)."""
    place = s.pawns[player]
    take_face(s, place, face)
    uncover(s, place, face)
    if face == WELL:  # D15; a mirage gives nothing (D16)
        water_all(s, place)
    elif face >= CLUES:
        check_clues(s, (face - CLUES) >> 1)
    return (face == CITY or face == TUNNEL) and s.equipment_deck != 0


def faces_below(s: Desert, place: i64) -> list[tuple[int, int]]:
    """All that can lie under a tile: what is known, or what is in the bag of its sort."""
    face = face_at(s, place)
    if face == MARKED:
        return [(WELL + kind, n) for kind, n in chances_in(s.under_marked)]
    if face == PLAIN:
        return [(TUNNEL + kind, n) for kind, n in chances_in(s.under_plain)]
    return [(CITY if face == CRASH else int(face), 1)]


def next_face(s: Desert, place: i64) -> i64:
    """What lies under a tile: known, or as the stream turns it up."""
    face = face_at(s, place)
    if face == CRASH:
        return CITY
    if face != PLAIN and face != MARKED:
        return face
    s.tile_stream = onward(s.tile_stream)
    if face == MARKED:
        return WELL + kind_of_one(s.tile_stream, s.under_marked)
    return TUNNEL + kind_of_one(s.tile_stream, s.under_plain)


def take_face(s: Desert, place: i64, face: i64) -> None:
    """Out of the bag of what can lie there, unless it was known."""
    below = face_at(s, place)
    if below == MARKED:
        s.under_marked -= some(face - WELL, 1)
    elif below == PLAIN:
        s.under_plain -= some(face - TUNNEL, 1)


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
    return CANTEENS[s.setup.adventurers[player]] + s.setup.more_water


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
