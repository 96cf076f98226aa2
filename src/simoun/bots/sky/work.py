"""The terms of what must be built, wired and gathered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.sky.distances import FAR
from simoun.bots.sky.loop import ends_of
from simoun.bots.sky.pieces import WITH_QUARTER, WITH_ROD, tiles_for
from simoun.bots.sky.survey import Survey, is_all_built
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
from simoun.bots.team import turns_until
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


def look_at_work(survey: Survey) -> None:
    look_at_rods(survey)
    look_at_capacitors(survey, SMALL, SMALLS, SMALL_OPEN, SMALL_HELD, WAY_TO_SMALL)
    look_at_capacitors(survey, LARGE, LARGES, LARGE_OPEN, LARGE_HELD, WAY_TO_LARGE)
    look_at_corner(survey)
    look_at_hands(survey)
    look_at_circuit(survey)
    look_at_way_home(survey)


def lesser(one: i64, other: i64) -> float:
    return float(one if one < other else other)


def look_at_rods(survey: Survey) -> None:
    missing = survey.missing(ROD)
    held = size(survey.held & WITH_ROD)
    survey.terms[RODS] = float(survey.s.setup.plan[ROD] - missing) * anchored(survey)
    if missing:
        survey.terms[RODS_HELD] = lesser(held, missing)
        survey.terms[SPARES] += spares(held - missing)
        survey.terms[WAY_OF_RODS] = way_to(survey, WITH_ROD, survey.loop.places_for(ROD))


def look_at_capacitors(
    survey: Survey, kind: i64, built: i64, waiting: i64, in_hand: i64, way: i64
) -> None:
    """The last four say which terms are those of this kind."""
    terms = survey.terms
    missing = survey.missing(kind)
    terms[built] = float(survey.s.setup.plan[kind] - missing) * anchored(survey)
    if missing:
        pieces = tiles_for(kind)
        held = size(survey.held & pieces)
        spots = survey.loop.spots_for(kind)
        lack: i64 = 2 * missing - spots
        terms[waiting] = float(spots)
        terms[in_hand] = lesser(held, lack)
        terms[SPARES] += spares(held - lack)
        terms[way] = way_to(survey, pieces, survey.loop.places_for(kind))


def anchored(survey: Survey) -> float:
    """What stands before one knows where the launch pad will be may turn out to be far away."""
    return 1.0 if survey.corner.ring else UNANCHORED


def spares(more: i64) -> float:
    """Pieces beyond what is missing leave a choice; more than two don't matter."""
    return 0.0 if more <= 0 else (1.0 if more == 1 else 2.0)


def way_to(survey: Survey, pieces: i64, places: i64) -> float:
    """Actions until somebody who holds such a piece stands where it can be laid."""
    best: i64 = FAR
    for player in range(survey.s.setup.players):
        if survey.s.tiles[player] & pieces:
            steps = survey.distances.steps(player, places)
            if steps < best:
                best = steps
    return float(best)


def look_at_corner(survey: Survey) -> None:
    corner = survey.corner
    terms = survey.terms
    terms[QUARTERS] = float(4 - corner.missing)
    if has(survey.s.standing, PAD):
        terms[PAD_BUILT] = 1.0
        return
    s = survey.s
    held = size(survey.held & WITH_QUARTER)
    terms[QUARTERS_HELD] = lesser(held, corner.missing)
    terms[SPARES] += spares(held - corner.missing)
    short = corner.missing - size((survey.held | s.pile | s.pile_under) & WITH_QUARTER)
    if short > 0:
        terms[QUARTERS_SHORT] = float(short)
    if corner.ring:
        for player in range(survey.s.setup.players):
            if survey.s.tiles[player] & WITH_QUARTER:
                terms[WAY_TO_CORNER] += float(survey.distances.steps(player, corner.access))


def look_at_hands(survey: Survey) -> None:
    s = survey.s
    wanted: i64 = 0
    if not has(s.standing, PAD):
        wanted |= WITH_QUARTER
    for kind in range(PAD_KIND):
        if survey.missing(kind):
            wanted |= tiles_for(kind)
    survey.terms[CLUTTER] = float(size(survey.held & ~wanted))
    for player in range(s.setup.players):
        if not has_room(s, player):
            survey.terms[FULL_HANDS] += 1.0


def look_at_circuit(survey: Survey) -> None:
    loop = survey.loop
    terms = survey.terms
    terms[WORK] = float(loop.cost) / TENTHS
    terms[LONGS] = float(loop.longs)
    look_at_neighbours(survey)
    short = loop.longs - survey.s.long_left
    terms[LONGS_SHORT] = float(short) if short > 0 else 0.0
    terms[CABLES if is_all_built(survey.s, loop) else EARLY_CABLES] = float(
        loop.length - loop.missing
    )
    way: i64 = 0
    ends: i64 = 0
    for kind in range(PAD_KIND):
        way += FAR * survey.missing(kind)  # the cables of what isn't there yet
    for k in range(loop.length):
        if loop.is_missing(k) and loop.stands(k):
            places = ends_of(survey.s, loop, k)
            way += survey.distances.nearest(places)
            ends |= places
    terms[WAY_TO_WIRE] = float(way)
    look_at_others(survey, ends)
    if has(survey.s.standing, PAD):
        terms[PAD_WIRED] = float(cables_on(survey.s, PAD))


def look_at_neighbours(survey: Survey) -> None:
    """Components near the launch pad that the best loop can't take in, but others may lead to."""
    s = survey.s
    if survey.corner.ring:
        for kind in range(PAD_KIND):
            near: i64 = 0
            for component in range(FIRST_OF[kind], AFTER_LAST_OF[kind]):
                if has(s.standing & ~survey.loop.members, component):
                    reach = survey.corner.reach(across(s, component), down(s, component))
                    if reach <= LONG_REACH_TO_PAD:
                        near += 1
            survey.terms[NEARBY] += lesser(near, survey.missing(kind))


def look_at_others(survey: Survey, ends: i64) -> None:
    """Who comes next should have something to do nearby, and who comes later too."""
    s = survey.s
    counts = 1.0
    for wait in range(1, s.setup.players):
        player: i64 = s.current + wait
        if player >= s.setup.players:
            player -= s.setup.players
        steps = survey.distances.steps(player, goals_of(survey, player, ends))
        if steps > SCOUTING and s.pile and has_room(s, player):
            steps = SCOUTING
        survey.terms[WAY_OF_OTHERS] += counts * float(steps)
        counts *= PATIENCE


def goals_of(survey: Survey, player: i64, ends: i64) -> i64:
    """The places where a player can build or wire with what it holds."""
    loop = survey.loop
    goals: i64 = ends if is_all_built(survey.s, loop) else 0
    hand = survey.s.tiles[player]
    for kind in range(PAD_KIND):
        if hand & tiles_for(kind):
            goals |= loop.places_for(kind)
    return goals | survey.corner.access if hand & WITH_QUARTER else goals


def look_at_way_home(survey: Survey) -> None:
    terms = survey.terms
    players = survey.s.setup.players
    way: i64 = 0
    last: i64 = 0
    for player in range(players):
        steps = survey.distances.steps(player, survey.corner.ring) if survey.corner.ring else FAR
        way += steps
        turns = turns_for(survey.s, player, steps)
        if turns > last:
            last = turns
    if is_all_built(survey.s, survey.loop):
        work = turns_for(survey.s, survey.s.current, way + survey.loop.missing) // players
        survey.launch = last if last > work else work
    survey.ready = is_ready(survey)
    if survey.ready:
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


def is_ready(survey: Survey) -> bool:
    """All is built, and every cable that is missing can be laid from the launch pad's tiles."""
    if not is_all_built(survey.s, survey.loop):
        return False
    loop = survey.loop
    for k in range(loop.length):
        if loop.is_missing(k):
            if not ends_of(survey.s, loop, k) & survey.corner.ring:
                return False
    return True
