"""The terms of what must be built, wired and gathered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.sky.look import Look, is_all_built
from simoun.bots.sky.loop import ends_of
from simoun.bots.sky.pieces import WITH_QUARTER, WITH_ROD, tiles_for
from simoun.bots.sky.terms import (
    CABLES,
    CLUTTER,
    EARLY_CABLES,
    FULL_HANDS,
    LARGE_HELD,
    LARGE_OPEN,
    LARGES,
    LAST_ABOARD,
    LONGS,
    LONGS_SHORT,
    NEARBY,
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
    SPARES,
    WAY_HOME,
    WAY_OF_OTHERS,
    WAY_OF_RODS,
    WAY_TO_CORNER,
    WAY_TO_LARGE,
    WAY_TO_RING,
    WAY_TO_SMALL,
    WAY_TO_WIRE,
    WORK,
)
from simoun.bots.sky.ways import FAR
from simoun.bots.sky.weather import turns_until
from simoun.core.squares import has, size
from simoun.games.sky.adventurers import has_room
from simoun.games.sky.circuit import cables_on
from simoun.games.sky.data import (
    ACTIONS_A_TURN,
    AFTER_LAST_OF,
    FIRST_OF,
    LARGE,
    LONG_REACH_TO_PAD,
    PAD,
    PAD_KIND,
    ROD,
    SMALL,
)
from simoun.games.sky.state import Sky, across, down

UNANCHORED: Final = 0.6
TENTHS: Final = 10.0
SCOUTING: Final = 4  # steps to something better than to scout
PATIENCE: Final = 0.7  # how much less it counts what comes a turn later


def look_at_work(look: Look) -> None:
    look_at_rods(look)
    look_at_capacitors(look, SMALL, SMALLS, SMALL_OPEN, SMALL_HELD, WAY_TO_SMALL)
    look_at_capacitors(look, LARGE, LARGES, LARGE_OPEN, LARGE_HELD, WAY_TO_LARGE)
    look_at_corner(look)
    look_at_hands(look)
    look_at_circuit(look)
    look_at_way_home(look)


def lesser(one: i64, other: i64) -> float:
    return float(one if one < other else other)


def look_at_rods(look: Look) -> None:
    missing = look.missing(ROD)
    held = size(look.held & WITH_ROD)
    look.terms[RODS] = float(look.s.setup.plan[ROD] - missing) * anchored(look)
    if missing:
        look.terms[RODS_HELD] = lesser(held, missing)
        look.terms[SPARES] += spares(held - missing)
        look.terms[WAY_OF_RODS] = way_to(look, WITH_ROD, look.loop.places_for(ROD))


def look_at_capacitors(
    look: Look, kind: i64, built: i64, waiting: i64, in_hand: i64, way: i64
) -> None:
    """The last four say which terms are those of this kind."""
    terms = look.terms
    missing = look.missing(kind)
    terms[built] = float(look.s.setup.plan[kind] - missing) * anchored(look)
    if missing:
        pieces = tiles_for(kind)
        held = size(look.held & pieces)
        spots = look.loop.spots_for(kind)
        lack: i64 = 2 * missing - spots
        terms[waiting] = float(spots)
        terms[in_hand] = lesser(held, lack)
        terms[SPARES] += spares(held - lack)
        terms[way] = way_to(look, pieces, look.loop.places_for(kind))


def anchored(look: Look) -> float:
    """What stands before one knows where the launch pad will be may turn out to be far away."""
    return 1.0 if look.corner.ring else UNANCHORED


def spares(more: i64) -> float:
    """Pieces beyond what is missing leave a choice; more than two don't matter."""
    return 0.0 if more <= 0 else (1.0 if more == 1 else 2.0)


def way_to(look: Look, pieces: i64, places: i64) -> float:
    """Actions until somebody who holds such a piece stands where it can be laid."""
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
    held = size(look.held & WITH_QUARTER)
    terms[QUARTERS_HELD] = lesser(held, corner.missing)
    terms[SPARES] += spares(held - corner.missing)
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
    for kind in range(PAD_KIND):
        if look.missing(kind):
            wanted |= tiles_for(kind)
    look.terms[CLUTTER] = float(size(look.held & ~wanted))
    for player in range(s.setup.players):
        if not has_room(s, player):
            look.terms[FULL_HANDS] += 1.0


def look_at_circuit(look: Look) -> None:
    loop = look.loop
    terms = look.terms
    terms[WORK] = float(loop.cost) / TENTHS
    terms[LONGS] = float(loop.longs)
    look_at_neighbours(look)
    short = loop.longs - look.s.long_left
    terms[LONGS_SHORT] = float(short) if short > 0 else 0.0
    terms[CABLES if is_all_built(look.s, loop) else EARLY_CABLES] = float(
        loop.length - loop.missing
    )
    way: i64 = 0
    ends: i64 = 0
    for kind in range(PAD_KIND):
        way += FAR * look.missing(kind)  # the cables of what isn't there yet
    for k in range(loop.length):
        if loop.is_missing(k) and loop.stands(k):
            places = ends_of(look.s, loop, k)
            way += look.nearest(places)
            ends |= places
    terms[WAY_TO_WIRE] = float(way)
    look_at_others(look, ends)
    if has(look.s.standing, PAD):
        terms[PAD_WIRED] = float(cables_on(look.s, PAD))


def look_at_neighbours(look: Look) -> None:
    """Components near the launch pad that the best loop can't take in, but others may lead to."""
    s = look.s
    if look.corner.ring:
        for kind in range(PAD_KIND):
            near: i64 = 0
            for component in range(FIRST_OF[kind], AFTER_LAST_OF[kind]):
                if has(s.standing & ~look.loop.members, component):
                    reach = look.corner.reach(across(s, component), down(s, component))
                    if reach <= LONG_REACH_TO_PAD:
                        near += 1
            look.terms[NEARBY] += lesser(near, look.missing(kind))


def look_at_others(look: Look, ends: i64) -> None:
    """Who comes next should have something to do nearby, and who comes later too."""
    s = look.s
    counts = 1.0
    for wait in range(1, s.setup.players):
        player: i64 = s.current + wait
        if player >= s.setup.players:
            player -= s.setup.players
        steps = look.ways.steps(player, goals_of(look, player, ends))
        if steps > SCOUTING and s.pile and has_room(s, player):
            steps = SCOUTING
        look.terms[WAY_OF_OTHERS] += counts * float(steps)
        counts *= PATIENCE


def goals_of(look: Look, player: i64, ends: i64) -> i64:
    """The places where a player can build or wire with what it holds."""
    loop = look.loop
    goals: i64 = ends if is_all_built(look.s, loop) else 0
    hand = look.s.tiles[player]
    for kind in range(PAD_KIND):
        if hand & tiles_for(kind):
            goals |= loop.places_for(kind)
    return goals | look.corner.access if hand & WITH_QUARTER else goals


def look_at_way_home(look: Look) -> None:
    terms = look.terms
    players = look.s.setup.players
    way: i64 = 0
    last: i64 = 0
    for player in range(players):
        steps = look.ways.steps(player, look.corner.ring) if look.corner.ring else FAR
        way += steps
        turns = turns_for(look.s, player, steps)
        if turns > last:
            last = turns
    if is_all_built(look.s, look.loop):
        work = turns_for(look.s, look.s.current, way + look.loop.missing) // players
        look.launch = last if last > work else work
    if is_ready(look):
        terms[WAY_HOME] = float(way)
        terms[LAST_ABOARD] = float(last)
    else:
        terms[WAY_HOME] = float(FAR * players)
        terms[LAST_ABOARD] = float(3 * players)
        terms[WAY_TO_RING] = float(way)


def turns_for(s: Sky, player: i64, steps: i64) -> i64:
    """How many turns of anybody pass before a player has taken so many steps."""
    wait: i64 = 0
    if player == s.current and not s.ended:
        steps -= s.actions_left - ACTIONS_A_TURN
    else:
        wait = turns_until(s, player)
    return wait + s.setup.players * ((steps - 1) // ACTIONS_A_TURN) if steps > 0 else 0


def is_ready(look: Look) -> bool:
    """All is built, and every cable that is missing can be laid from the launch pad's tiles."""
    if not is_all_built(look.s, look.loop):
        return False
    loop = look.loop
    for k in range(loop.length):
        if loop.is_missing(k):
            if not ends_of(look.s, loop, k) & look.corner.ring:
                return False
    return True
