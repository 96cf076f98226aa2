"""Forbidden Sky in numbers: how many things there are to name, and what is seen of a position.

A spot has no number of its own: the sheet has thousands of cells. It is named by a place and the
side on which it lies; for who explores, by the side of its own tile.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from simoun.core.actions import act, kind_of, what_of, who_of, whom_of
from simoun.core.arrays import Arrays, Part, put, put_flag, put_one, put_set
from simoun.core.space import Space
from simoun.core.squares import has
from simoun.core.verbs import Verb
from simoun.games.sky.actions import CLAMP, EXPLORE, VERBS
from simoun.games.sky.circuit import cables_on, end_of, link_at
from simoun.games.sky.data import (
    ADVENTURERS,
    BESIDE,
    CABLES,
    COMPONENTS,
    DIRECTIONS,
    EQUIPMENT_KINDS,
    FIRST_COLUMN,
    FIRST_ROW,
    PLACES,
    PLATFORM_CLAMP,
    SIDE,
    SKULL,
    STORM_KINDS,
    SYMBOLS,
    TILES,
    TURNS,
)
from simoun.games.sky.state import Sky, across, cell_at, down, face_at, symbol_at
from simoun.games.team.arrays import (
    put_seats,
    put_storm,
    put_turn,
    seat_parts,
    storm_parts,
    turn_parts,
)

SIDES: Final = len(DIRECTIONS)
THINGS: Final = {
    "place": PLACES,
    "spot": PLACES * SIDES,
    "side": SIDES,
    "tile": TILES,
    "turn": len(TURNS),
    "component": COMPONENTS,
    "cable": len(CABLES),
    "equipment": EQUIPMENT_KINDS,
    "storm": STORM_KINDS,
}
EXPLORED: Final = "explore {what:tile} turned {whom%4:turn} at {whom/4:side}"
CLAMPED: Final = "clamp {what:tile} turned {whom%4:turn} at {whom/4:spot}"
NUMBERED: Final = [
    *[verb for verb in VERBS if verb.kind not in (EXPLORE, CLAMP)],
    Verb(EXPLORE, EXPLORED, cost=1),
    Verb(CLAMP, CLAMPED, card=PLATFORM_CLAMP),
]
ROLES: Final = len(ADVENTURERS)
FULL: Final = 6  # health and rope, at the most
KINDS_OF_SIDES: Final = 8  # platform or clouds, and wired or not, for each side


@final
class SkySpace(Space[Sky]):
    def __init__(self, players: int, seats: int) -> None:
        super().__init__(NUMBERED, THINGS, players, seats)
        self.moved = 1 << EXPLORE | 1 << CLAMP

    def told(self, s: Sky, action: i64) -> i64:
        kind = kind_of(action)
        if kind != EXPLORE and kind != CLAMP:
            return action
        whom = whom_of(action)
        spot = spot_of(s, who_of(action), whom >> 2, kind == EXPLORE)
        return act(kind, who_of(action), what_of(action), spot << 2 | whom & 3)

    def meant(self, s: Sky, action: i64) -> i64:
        kind = kind_of(action)
        if kind != EXPLORE and kind != CLAMP:
            return action
        whom = whom_of(action)
        place = whom >> 4
        if kind == EXPLORE:
            place = s.pawns[who_of(action)]
        cell = cell_at(s, place) + BESIDE[(whom >> 2) & 3]
        return act(kind, who_of(action), what_of(action), cell << 2 | whom & 3)


def spot_of(s: Sky, player: i64, cell: i64, explored: bool) -> i64:
    """A cell by the side of one's own tile, or by the first place that it lies beside."""
    for place in range(s.laid):
        if not explored or place == s.pawns[player]:
            for side in range(SIDES):
                if cell_at(s, place) + BESIDE[side] == cell:
                    return side if explored else place * SIDES + side
    raise AssertionError("A spot lies beside a place.")


@final
class SkyArrays(Arrays[Sky]):
    def __init__(self) -> None:
        super().__init__(NUMBERED, THINGS)

    def space(self, players: int, seats: int) -> Space[Sky]:
        return SkySpace(players, seats)

    def parts(self, players: int) -> list[Part]:
        return [
            Part("symbols", (PLACES, len(SYMBOLS))),  # of the tiles that lie
            Part("cells", (PLACES, 2), SIDE),  # column and row, counted from the compass
            Part("sides", (PLACES, KINDS_OF_SIDES)),  # platform, then wired
            Part("live", (PLACES,)),  # Lightning strikes here
            Part("components", (COMPONENTS, PLACES)),  # where each stands
            Part("heights", (COMPONENTS, 2), 2 * SIDE),  # in half tiles
            Part("cables", (len(CABLES), COMPONENTS, COMPONENTS), 2),
            Part("cables_left", (len(CABLES),), 15),
            Part("needed", (len(CABLES) + 1,), 15),  # rods, small and large capacitors
            *seat_parts(players, PLACES, EQUIPMENT_KINDS, ROLES),
            Part("tiles", (players, TILES)),  # in hands
            Part("health", (players, 2), FULL),  # and rope
            Part("safe", (players, 2)),  # from Lightning, from Gusts
            Part("pile", (TILES,)),
            Part("pile_under", (TILES,)),
            Part("tiles_seen", (TILES,)),
            *storm_parts(STORM_KINDS, SKULL + 1),
            Part("vane", (SIDES,)),
            Part("circles", (SIDES,)),
            Part("gust", (1,)),
            Part("free_cable", (1,)),
            *turn_parts(players),
        ]

    def write(self, s: Sky, seat: i64, row: vec[u8], at: i64) -> i64:
        at = put_platform(s, row, at)
        at = put_circuit(s, row, at)
        at = put_seats(s, seat, row, at, PLACES, EQUIPMENT_KINDS, ROLES)
        at = put_health(s, seat, row, at)
        at = put_set(row, at, s.pile, TILES)
        at = put_set(row, at, s.pile_under, TILES)
        at = put_set(row, at, s.tiles_seen, TILES)
        at = put_storm(s, row, at, STORM_KINDS, SKULL + 1)
        at = put_one(row, at, s.vane, SIDES)
        at = put_set(row, at, s.circles, SIDES)
        at = put_flag(row, at, s.gust)
        at = put_flag(row, at, s.free_cable)
        return put_turn(s, seat, row, at)


def put_platform(s: Sky, row: vec[u8], at: i64) -> i64:
    for place in range(PLACES):
        if place < s.laid:
            at = put_one(row, at, symbol_at(s, place), len(SYMBOLS))
        else:
            at = put_set(row, at, 0, len(SYMBOLS))
    for place in range(PLACES):
        if place < s.laid:
            cell = cell_at(s, place)
            at = put(row, at, (cell % SIDE - FIRST_COLUMN) % SIDE)
            at = put(row, at, (cell // SIDE - FIRST_ROW) % SIDE)
        else:
            at = put_set(row, at, 0, 2)
    for place in range(PLACES):
        if place < s.laid:
            at = put_set(row, at, face_at(s, place), KINDS_OF_SIDES)
        else:
            at = put_set(row, at, 0, KINDS_OF_SIDES)
    return put_set(row, at, s.live_ground | s.live_cables, PLACES)


def put_circuit(s: Sky, row: vec[u8], at: i64) -> i64:
    for component in range(COMPONENTS):
        at = put_set(row, at, s.components[component], PLACES)
    for component in range(COMPONENTS):
        at = put(row, at, across(s, component))
        at = put(row, at, down(s, component))
    for length in range(len(CABLES)):
        for one in range(COMPONENTS):
            at = put_cables(s, row, at, one, length)
    at = put(row, at, s.short_left)
    at = put(row, at, s.long_left)
    for kind in range(len(CABLES) + 1):
        at = put(row, at, s.setup.plan[kind])
    return at


def put_cables(s: Sky, row: vec[u8], at: i64, one: i64, length: i64) -> i64:
    """How many of a length lead from a component to each other one."""
    end = put_set(row, at, 0, COMPONENTS)
    for which in range(cables_on(s, one)):
        cable = link_at(s, one, which)
        if cable & 1 == length:
            row[at + end_of(cable)] += 1
    return end


def put_health(s: Sky, seat: i64, row: vec[u8], at: i64) -> i64:
    players = s.setup.players
    for k in range(players):
        at = put_set(row, at, s.tiles[(seat + k) % players], TILES)
    for k in range(players):
        at = put(row, at, s.health[(seat + k) % players])
        at = put(row, at, s.rope[(seat + k) % players])
    for k in range(players):
        at = put_flag(row, at, has(s.shielded, (seat + k) % players))
        at = put_flag(row, at, has(s.hooked, (seat + k) % players))
    return at


ARRAYS: Final = SkyArrays()
