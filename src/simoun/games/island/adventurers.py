"""Where each adventurer can go (I8, I20, I25 to I28)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.squares import lowest
from simoun.games.island.data import ALL, AROUND, BESIDE, DIVER, EXPLORER, PILOT
from simoun.games.island.state import Island


def beside(places: i64) -> i64:
    """All the places next to one of these."""
    near: i64 = 0
    while places:
        near |= BESIDE[lowest(places)]
        places &= places - 1
    return near


def around(places: i64) -> i64:
    """The same, diagonals included."""
    near: i64 = 0
    while places:
        near |= AROUND[lowest(places)]
        places &= places - 1
    return near


def within_reach(s: Island, player: i64) -> i64:
    place = s.pawns[player]
    if s.setup.adventurers[player] == EXPLORER:  # I25
        return AROUND[place]
    return BESIDE[place]


def move_targets(s: Island, player: i64) -> i64:
    if s.setup.adventurers[player] == DIVER:
        return dive(s, s.pawns[player])
    return within_reach(s, player) & s.present  # I8


def dive(s: Island, place: i64) -> i64:
    """Through any number of missing or flooded tiles (I28)."""
    wet: i64 = (ALL & ~s.present) | s.flooded
    seen: i64 = 1 << place
    edge: i64 = seen
    reach: i64 = 0
    while edge:
        near = beside(edge)
        reach |= near
        edge = near & wet & ~seen
        seen |= edge
    return reach & s.present & ~(1 << place)


def flight_targets(s: Island, player: i64) -> i64:
    """Any tile (I26); next door the Pilot walks, and keeps the flight."""
    return s.present & ~BESIDE[s.pawns[player]] & ~(1 << s.pawns[player])


def navigate_targets(s: Island, player: i64) -> i64:
    """One or two steps of another pawn (I27)."""
    place = s.pawns[player]
    adventurer = s.setup.adventurers[player]
    if adventurer == EXPLORER:
        step: i64 = AROUND[place] & s.present
        return (step | around(step)) & s.present & ~(1 << place)
    step = BESIDE[place]
    if adventurer != DIVER:
        step &= s.present
    return (step | beside(step)) & s.present & ~(1 << place)


def swim_targets(s: Island, player: i64) -> i64:
    """From a tile that has sunk (I20)."""
    adventurer = s.setup.adventurers[player]
    if adventurer == PILOT:  # I26
        return s.present
    if adventurer == DIVER:
        return nearest(s, s.pawns[player])
    return within_reach(s, player) & s.present


def nearest(s: Island, place: i64) -> i64:
    """The tiles the fewest steps away (I28)."""
    ring: i64 = 1 << place
    seen: i64 = ring
    while ring:
        near = beside(ring)
        if near & s.present:
            return near & s.present
        ring = near & ~seen
        seen |= ring
    return 0
