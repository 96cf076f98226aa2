"""The terms of what must be built, wired and gathered."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.sky.look import Look, is_all_built
from simoun.bots.sky.pieces import WITH_LARGE, WITH_QUARTER, WITH_ROD, WITH_SMALL
from simoun.bots.sky.terms import (
    BRIDGES,
    CABLES,
    CLUTTER,
    FARTHEST_FROM_HOME,
    FULL_HANDS,
    LARGE_HELD,
    LARGE_OPEN,
    LARGES,
    LONGS,
    LONGS_SHORT,
    PAD_BUILT,
    PAD_WIRED,
    QUARTERS,
    QUARTERS_HELD,
    QUARTERS_SHORT,
    RODS,
    RODS_HELD,
    SMALL_HELD,
    SMALL_OPEN,
    SMALLS,
    WAY_HOME,
    WAY_OF_NEXT,
    WAY_OF_RODS,
    WAY_TO_CORNER,
    WAY_TO_LARGE,
    WAY_TO_RING,
    WAY_TO_SMALL,
    WAY_TO_WIRE,
)
from simoun.bots.sky.ways import FAR
from simoun.core.squares import has, size
from simoun.games.sky.adventurers import has_room
from simoun.games.sky.circuit import cables_on
from simoun.games.sky.data import LARGE, PAD, PAD_KIND, ROD, SMALL
from simoun.games.sky.state import stands_on


def look_at_work(look: Look) -> None:
    look_at_rods(look)
    look_at_capacitors(look)
    look_at_corner(look)
    look_at_hands(look)
    look_at_circuit(look)
    look_at_way_home(look)


def lesser(one: i64, other: i64) -> float:
    return float(one if one < other else other)


def look_at_rods(look: Look) -> None:
    missing = look.missing(ROD)
    look.terms[RODS] = float(look.s.setup.plan[ROD] - missing)
    look.terms[RODS_HELD] = lesser(size(look.held & WITH_ROD), missing)
    if missing and look.corner.ring:
        for player in range(look.s.setup.players):
            if look.s.tiles[player] & WITH_ROD:
                look.terms[WAY_OF_RODS] += float(look.ways.steps(player, look.corner.ring))


def look_at_capacitors(look: Look) -> None:
    terms = look.terms
    missing = look.missing(SMALL)
    terms[SMALLS] = float(look.s.setup.plan[SMALL] - missing)
    if missing:
        terms[SMALL_OPEN] = lesser(look.small_open, missing)
        lack: i64 = 2 * missing - (look.small_open if look.small_open < missing else missing)
        terms[SMALL_HELD] = lesser(size(look.held & WITH_SMALL), lack)
        terms[WAY_TO_SMALL] = way_to_halves(look, WITH_SMALL, look.small_places)
    missing = look.missing(LARGE)
    terms[LARGES] = float(look.s.setup.plan[LARGE] - missing)
    if missing:
        terms[LARGE_OPEN] = lesser(look.large_open, missing)
        lack = 2 * missing - (look.large_open if look.large_open < missing else missing)
        terms[LARGE_HELD] = lesser(size(look.held & WITH_LARGE), lack)
        terms[WAY_TO_LARGE] = way_to_halves(look, WITH_LARGE, look.large_places)


def way_to_halves(look: Look, pieces: i64, places: i64) -> float:
    """Actions until somebody who holds a half disc stands where the other half waits."""
    best: i64 = FAR
    for player in range(look.s.setup.players):
        if look.s.tiles[player] & pieces:
            steps = look.ways.steps(player, places)
            if steps < best:
                best = steps
    return float(best)


def look_at_corner(look: Look) -> None:
    corner = look.corner
    terms = look.terms
    terms[QUARTERS] = float(4 - corner.missing)
    if has(look.s.standing, PAD):
        terms[PAD_BUILT] = 1.0
        return
    s = look.s
    terms[QUARTERS_HELD] = lesser(size(look.held & WITH_QUARTER), corner.missing)
    short = corner.missing - size((look.held | s.pile | s.pile_under) & WITH_QUARTER)
    if short > 0:
        terms[QUARTERS_SHORT] = float(short)
    if corner.ring:
        for player in range(look.s.setup.players):
            if look.s.tiles[player] & WITH_QUARTER:
                terms[WAY_TO_CORNER] += float(look.ways.steps(player, corner.access))


def look_at_hands(look: Look) -> None:
    s = look.s
    wanted: i64 = 0
    if not has(s.standing, PAD):
        wanted |= WITH_QUARTER
    if look.missing(ROD):
        wanted |= WITH_ROD
    if look.missing(SMALL):
        wanted |= WITH_SMALL
    if look.missing(LARGE):
        wanted |= WITH_LARGE
    look.terms[CLUTTER] = float(size(look.held & ~wanted))
    for player in range(s.setup.players):
        if not has_room(s, player):
            look.terms[FULL_HANDS] += 1.0


def look_at_circuit(look: Look) -> None:
    loop = look.loop
    terms = look.terms
    terms[LONGS] = float(loop.longs)
    terms[BRIDGES] = float(loop.bridged)
    short = loop.longs - look.s.long_left
    terms[LONGS_SHORT] = float(short) if short > 0 else 0.0
    terms[CABLES] = float(loop.length - loop.missing)
    way: i64 = 0
    ends: i64 = 0
    for kind in range(PAD_KIND):
        way += FAR * look.missing(kind)  # the cables of what isn't there yet
    for k in range(loop.length):
        if loop.is_missing(k) and not loop.is_bridge(k):
            one = loop.best[k]
            other = loop.best[k + 1]
            places: i64 = stands_on(look.s, one) | stands_on(look.s, other)
            way += look.nearest(places)
            ends |= places
    terms[WAY_TO_WIRE] = float(way)
    look_at_next(look, ends)
    if has(look.s.standing, PAD) and loop.missing > 1:
        terms[PAD_WIRED] = float(cables_on(look.s, PAD))


def look_at_next(look: Look, ends: i64) -> None:
    """Who comes next should have something to do nearby."""
    s = look.s
    player: i64 = s.current + 1
    if player == s.setup.players:
        player = 0
    goals: i64 = ends if is_all_built(s, look.loop) else 0
    hand = s.tiles[player]
    if look.missing(SMALL) and hand & WITH_SMALL:
        goals |= look.small_places
    if look.missing(LARGE) and hand & WITH_LARGE:
        goals |= look.large_places
    if hand & WITH_QUARTER:
        goals |= look.corner.access
    look.terms[WAY_OF_NEXT] = float(look.ways.steps(player, goals))


def look_at_way_home(look: Look) -> None:
    terms = look.terms
    players = look.s.setup.players
    way: i64 = 0
    farthest: i64 = 0
    for player in range(players):
        steps = look.ways.steps(player, look.corner.ring) if look.corner.ring else FAR
        way += steps
        if steps > farthest:
            farthest = steps
    if is_ready(look):
        terms[WAY_HOME] = float(way)
        terms[FARTHEST_FROM_HOME] = float(farthest)
    else:
        terms[WAY_HOME] = float(FAR * players)
        terms[FARTHEST_FROM_HOME] = float(FAR)
        terms[WAY_TO_RING] = float(way)


def is_ready(look: Look) -> bool:
    """All is built, and every cable that is missing can be laid from the launch pad's tiles."""
    if not is_all_built(look.s, look.loop):
        return False
    loop = look.loop
    for k in range(loop.length):
        if loop.is_missing(k):
            ends = stands_on(look.s, loop.best[k]) | stands_on(look.s, loop.best[k + 1])
            if not ends & look.corner.ring:
                return False
    return True
