"""Forbidden Desert in numbers: how many things an action can name, and what is seen."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from simoun.core.arrays import Arrays, Part, put, put_bag, put_flag, put_one, put_set
from simoun.core.squares import has
from simoun.games.desert.actions import VERBS
from simoun.games.desert.data import (
    ADVENTURERS,
    EQUIPMENT_KINDS,
    FACES,
    METERS,
    PART_NAMES,
    PARTS,
    PLACES,
    SAND,
    STORM_KINDS,
    TAKEN,
)
from simoun.games.desert.state import Desert, face_at, part_place, sand_at
from simoun.games.team.arrays import (
    put_seats,
    put_storm,
    put_turn,
    seat_parts,
    storm_parts,
    turn_parts,
)

MOST_WATER: Final = 5
THINGS: Final = {
    "place": PLACES,
    "part": len(PART_NAMES),
    "storm": STORM_KINDS,
    "equipment": EQUIPMENT_KINDS,
    "water": MOST_WATER + 1,
}
ROLES: Final = len(ADVENTURERS)
TICKS: Final = 1 + max(len(meter) for meter in METERS.values())
UNDER_PLAIN: Final = 11  # kinds of city sides
UNDER_MARKED: Final = 2


@final
class DesertArrays(Arrays[Desert]):
    def __init__(self) -> None:
        super().__init__(VERBS, THINGS)

    def parts(self, players: int) -> list[Part]:
        return [
            Part("hole", (PLACES,)),
            Part("faces", (PLACES, FACES)),  # the side that is known
            Part("revealed", (PLACES,)),
            Part("sand", (PLACES,), SAND),
            Part("parts", (PARTS, PLACES)),
            Part("taken", (PARTS,)),
            *seat_parts(players, PLACES, EQUIPMENT_KINDS, ROLES),
            Part("water", (players,), MOST_WATER),
            Part("shields", (players,)),
            Part("under_plain", (UNDER_PLAIN,), 15),
            Part("under_marked", (UNDER_MARKED,), 15),
            *storm_parts(STORM_KINDS, TICKS),
            Part("sand_left", (1,), SAND),
            *turn_parts(players),
            Part("reductions", (1,), 255),
            Part("may_bury", (1,)),
        ]

    def write(self, s: Desert, seat: i64, row: vec[u8], at: i64) -> i64:
        at = put_city(s, row, at)
        at = put_parts(s, row, at)
        at = put_seats(s, seat, row, at, PLACES, EQUIPMENT_KINDS, ROLES)
        at = put_water(s, seat, row, at)
        at = put_bag(row, at, s.under_plain, UNDER_PLAIN)
        at = put_bag(row, at, s.under_marked, UNDER_MARKED)
        at = put_storm(s, row, at, STORM_KINDS, TICKS)
        at = put(row, at, s.sand_left)
        at = put_turn(s, seat, row, at)
        at = put(row, at, s.reductions)
        return put_flag(row, at, s.may_bury)


def put_city(s: Desert, row: vec[u8], at: i64) -> i64:
    at = put_one(row, at, s.hole, PLACES)
    for place in range(PLACES):
        at = put_one(row, at, face_at(s, place), FACES)
    at = put_set(row, at, s.revealed, PLACES)
    for place in range(PLACES):
        row[at + place] = u8(sand_at(s, place)) if place != s.hole else u8(0)
    return at + PLACES


def put_parts(s: Desert, row: vec[u8], at: i64) -> i64:
    for part in range(PARTS):
        at = put_one(row, at, part_place(s, part), PLACES)
    for part in range(PARTS):
        at = put_flag(row, at, part_place(s, part) == TAKEN)
    return at


def put_water(s: Desert, seat: i64, row: vec[u8], at: i64) -> i64:
    players = s.setup.players
    for k in range(players):
        at = put(row, at, s.water[(seat + k) % players])
    for k in range(players):
        at = put_flag(row, at, has(s.shields, (seat + k) % players))
    return at


ARRAYS: Final = DesertArrays()
