"""The platform: laying a tile, what it completes, and the ways across it (S8, S9, S11 to S17)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.squares import bit, has, lowest, size
from simoun.games.sky import circuit
from simoun.games.sky.actions import EXPLORE
from simoun.games.sky.data import (
    AFTER_LAST_OF,
    BESIDE,
    CAGE,
    CORNERS_ACROSS,
    CORNERS_DOWN,
    FIRST_OF,
    LARGE,
    NOWHERE,
    PAD_KIND,
    ROD,
    ROD_SYMBOL,
    SHELTER,
    SIDE,
    SIDES_ACROSS,
    SIDES_DOWN,
    SMALL,
    TELEPORTER,
)
from simoun.games.sky.state import (
    ACROSS,
    ALONE,
    CELL,
    DOWN,
    NEIGHBOUR_BITS,
    NEIGHBOURS,
    Sky,
    cell_at,
    count_of,
    face_at,
    neighbour,
    symbol_at,
)
from simoun.games.sky.tiles import DISCS, QUARTERS, SET, WIRED
from simoun.games.team.state import NOBODY

# ---------------------------------------------------------------- laying a tile


def lay(s: Sky, player: i64, tile: i64, turn: i64, cell: i64) -> None:
    """A tile from a hand comes to lie, with all that follows at once (S14, S15)."""
    s.tiles[player] &= ~bit(tile)
    put_down(s, tile, turn, cell)
    if s.circles:
        s.chooser = player


def put_down(s: Sky, tile: i64, turn: i64, cell: i64) -> None:
    place = s.laid
    s.laid += 1
    s.places[place] = tile << 2 | turn | ALONE | cell << CELL
    for side in range(4):
        other = place_at(s, cell + BESIDE[side])
        if other != NOWHERE:
            join(s, place, other, side)
    note_symbol(s, place)
    circuit.join_ground(s, place)
    complete_circles(s, place)


def place_at(s: Sky, cell: i64) -> i64:
    """The place that lies on a cell, or NOWHERE."""
    for place in range(s.laid):
        if s.places[place] >> CELL == cell:
            return place
    return NOWHERE


def join(s: Sky, place: i64, other: i64, side: i64) -> None:
    """Two tiles lie side by side; one can walk where both sides are platform (S8)."""
    facing: i64 = (side + 2) & 3
    set_neighbour(s, place, side, other)
    set_neighbour(s, other, facing, place)
    s.beside[place] |= bit(other)
    s.beside[other] |= bit(place)
    if has(face_at(s, place), side) and has(face_at(s, other), facing):
        s.on_foot[place] |= bit(other)
        s.on_foot[other] |= bit(place)


def set_neighbour(s: Sky, place: i64, side: i64, other: i64) -> None:
    at: i64 = NEIGHBOURS + NEIGHBOUR_BITS * side
    s.places[place] = (s.places[place] & ~(NOWHERE * bit(at))) | other << at


def note_symbol(s: Sky, place: i64) -> None:
    symbol = symbol_at(s, place)
    if symbol == TELEPORTER:
        s.teleporters |= bit(place)
    elif symbol == SHELTER:
        s.shelters |= bit(place)
    elif symbol == CAGE:
        s.cages |= bit(place)
    elif symbol == ROD_SYMBOL:  # S14
        build(s, ROD, bit(place), cell_at(s, place), 1, 1)


# ---------------------------------------------------------------- components


def complete_circles(s: Sky, place: i64) -> None:
    """Every circle that this tile completes gets its component (S15)."""
    for kind in range(SMALL, LARGE + 1):
        sides = halves_met(s, place, kind)
        if size(sides) <= left_of(s, kind):
            while sides:
                build_capacitor(s, place, lowest(sides))
                sides &= sides - 1
        elif left_of(s, kind):  # S16: one kind is short, and the player chooses
            s.circles |= sides
    for corner in range(4):
        around = quarters_met(s, place, corner)
        if around and left_of(s, PAD_KIND):
            build(
                s, PAD_KIND, around, cell_at(s, place), CORNERS_ACROSS[corner], CORNERS_DOWN[corner]
            )


def complete(s: Sky, side: i64) -> None:
    """The circle that was chosen gets the component; what is used up, no other gets (S16)."""
    place: i64 = s.laid - 1
    kind = half_at(s, place, side)
    build_capacitor(s, place, side)
    s.circles &= ~bit(side)
    if not left_of(s, kind):
        s.circles &= ~halves_met(s, place, kind)
    if not s.circles:
        s.chooser = NOBODY


def halves_met(s: Sky, place: i64, kind: i64) -> i64:
    """The sides of a place where two half discs of a kind make a circle."""
    found: i64 = 0
    for side in range(4):
        other = neighbour(s, place, side)
        if other != NOWHERE and half_at(s, place, side) == kind:
            if half_at(s, other, (side + 2) & 3) == kind:
                found |= bit(side)
    return found


def half_at(s: Sky, place: i64, side: i64) -> i64:
    """The kind of the half disc on a side, or 0."""
    return (face_at(s, place) >> (DISCS + 2 * side)) & 3


def quarters_met(s: Sky, place: i64, corner: i64) -> i64:
    """The four places around a corner, if all have a quarter there; else none."""
    around: i64 = 0
    for k in range(4):
        turned: i64 = (corner + k) & 3
        if place == NOWHERE or not has(face_at(s, place) >> QUARTERS, turned):
            return 0
        around |= bit(place)
        place = neighbour(s, place, turned)
    return around


def build_capacitor(s: Sky, place: i64, side: i64) -> None:
    """In the middle of a side, on both its tiles."""
    on: i64 = bit(place) | bit(neighbour(s, place, side))
    kind = half_at(s, place, side)
    build(s, kind, on, cell_at(s, place), SIDES_ACROSS[side], SIDES_DOWN[side])


def build(s: Sky, kind: i64, on: i64, cell: i64, right: i64, lower: i64) -> None:
    """A component comes to stand on some places, so many half tiles from the corner of a cell."""
    component = FIRST_OF[kind] + count_of(s.standing, kind)
    right += 2 * (cell % SIDE)
    lower += 2 * (cell // SIDE)
    s.components[component] = on | right << ACROSS | lower << DOWN
    s.standing |= bit(component)
    s.built_on |= on


def left_of(s: Sky, kind: i64) -> i64:
    """How many components of a kind are not in play."""
    return AFTER_LAST_OF[kind] - FIRST_OF[kind] - count_of(s.standing, kind)


# ---------------------------------------------------------------- where a tile can go


def add_explorations(s: Sky, actions: Actions, player: i64) -> None:
    """Next to one's own tile, a wire meeting a wire across that side (S11, S12)."""
    place = s.pawns[player]
    for side in range(4):
        if is_open_wire(s, place, side):
            facing: i64 = (side + 2) & 3
            add_turns(s, actions, EXPLORE, player, cell_at(s, place) + BESIDE[side], bit(facing))


def is_open_wire(s: Sky, place: i64, side: i64) -> bool:
    """A wire ends at this side, and nothing lies beyond."""
    return neighbour(s, place, side) == NOWHERE and has(face_at(s, place) >> WIRED, side)


def add_turns(s: Sky, actions: Actions, kind: i64, player: i64, cell: i64, sides: i64) -> None:
    """Every tile of a hand, in every turn in which one of these sides is wired, whatever its
    other sides meet (S13)."""
    hand = s.tiles[player]
    while hand:
        tile = lowest(hand)
        hand &= hand - 1
        turns: i64 = 0
        for side in range(4):
            if has(sides, side):
                turns |= SET.fits[4 * tile + side]
        for turn in range(4):
            if has(turns, turn):
                actions.add(kind, player, tile, 4 * cell + turn)


def wires_around(s: Sky, cell: i64) -> i64:
    """The sides of an empty cell beyond which a wire waits."""
    found: i64 = 0
    for side in range(4):
        other = place_at(s, cell + BESIDE[side])
        if other != NOWHERE and has(face_at(s, other) >> WIRED, (side + 2) & 3):
            found |= bit(side)
    return found


# ---------------------------------------------------------------- ways


def walks(s: Sky, player: i64) -> vec[i64]:
    """The places next to each to which a player can go; the Climber over clouds (S41)."""
    return s.beside if player == s.setup.climber else s.on_foot


def steps_from(s: Sky, near: vec[i64], place: i64) -> i64:
    """Where one step leads, on foot or by teleporter (S9)."""
    if has(s.teleporters, place):
        return (near[place] | s.teleporters) & ~bit(place)
    return near[place]


def within(s: Sky, near: vec[i64], place: i64, steps: i64) -> i64:
    """The places that so many steps lead to, and the place itself."""
    found: i64 = bit(place)
    edge: i64 = found
    while steps > 0 and edge:
        fresh: i64 = 0
        if edge & s.teleporters:
            fresh = s.teleporters
        while edge:
            fresh |= near[lowest(edge)]
            edge &= edge - 1
        edge = fresh & ~found
        found |= edge
        steps -= 1
    return found
