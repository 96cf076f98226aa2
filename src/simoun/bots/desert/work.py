"""The terms of what must be found, fetched and brought home, and of the sand in between."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.desert.distances import FAR
from simoun.bots.desert.odds import cards_coming, lacks_sand
from simoun.bots.desert.survey import Survey
from simoun.bots.desert.terms import (
    APART,
    CLUES_SHOWN,
    FARTHEST_FROM_HOME,
    PAD_SHOWN,
    PARTS_PLACED,
    PARTS_TAKEN,
    PAWNS_BURIED,
    SAND_LYING,
    SAND_ON_MARKS,
    SAND_ON_PAD,
    SAND_ON_UNKNOWN,
    SAND_SHORT,
    SMOTHERING,
    TILES_BLOCKED,
    TILES_SHOWN,
    TUNNELS_SHOWN,
    WAY_HOME,
    WAY_HOME_BEFORE,
    WAY_OF_NEXT,
    WAY_TO_PARTS,
    WAY_TO_UNKNOWN,
    WAYS_TO_UNKNOWN,
)
from simoun.core.squares import has, lowest, size
from simoun.games.desert.data import NOWHERE, PARTS, SAND, TAKEN
from simoun.games.desert.state import is_buried, part_place, sand_at

RESERVE_OF_SAND: Final = 12  # markers that should be left
DEEP: Final = 4  # ways count no more sand than that
NEAR: Final = 4  # actions: what is farther away counts as much


def look_at_work(survey: Survey) -> None:
    look_at_parts(survey)
    look_at_unknown(survey)
    look_at_next(survey)
    look_at_way_home(survey)
    look_at_sand(survey)


def look_at_parts(survey: Survey) -> None:
    terms = survey.terms
    terms[PARTS_TAKEN] = float(survey.taken)
    for part in range(PARTS):
        place = part_place(survey.s, part)
        if place == NOWHERE:
            terms[CLUES_SHOWN] += float(size((survey.clues >> (2 * part)) & 3))
            terms[WAY_TO_PARTS] += float(FAR + 3)  # farther than one that has appeared
        elif place != TAKEN:
            terms[PARTS_PLACED] += 1.0
            survey.placed |= (1 << place) & ~(1 << survey.s.hole)
            terms[WAY_TO_PARTS] += float(actions_to_take(survey, place))


def actions_to_take(survey: Survey, place: i64) -> i64:
    """Of the player who is nearest; a part in the hole waits for a tile."""
    s = survey.s
    if place == s.hole:
        return FAR
    actions = survey.distances.nearest(1 << place) + 1
    sand = sand_at(s, place)
    if sand > DEEP:
        actions += sand - DEEP
    if not has(s.revealed, place):
        actions += 1 + (1 if sand else 0)
    return actions


def look_at_unknown(survey: Survey) -> None:
    s = survey.s
    survey.terms[TILES_SHOWN] = float(size(s.revealed))
    survey.terms[TUNNELS_SHOWN] = float(size(s.tunnels))
    if survey.unknown:
        doubtful = survey.unknown & ~survey.wanted
        sand = float(sand_on(survey, survey.wanted))
        sand += survey.chance * float(sand_on(survey, doubtful))
        ways = float(ways_to_all(survey, survey.wanted))
        ways += survey.chance * float(ways_to_all(survey, doubtful))
        survey.terms[SAND_ON_UNKNOWN] = sand
        survey.terms[WAYS_TO_UNKNOWN] = ways
        way: i64 = 0
        for player in range(s.setup.players):
            steps = actions_to_bare(survey, player)
            way += steps if steps < NEAR else NEAR
        survey.terms[WAY_TO_UNKNOWN] = float(way) / float(s.setup.players)


def ways_to_all(survey: Survey, places: i64) -> i64:
    """Of the nearest player to each of them."""
    total: i64 = 0
    for step in range(FAR):
        places &= ~survey.distances.reached(step)
        total += size(places)
    return total


def actions_to_bare(survey: Survey, player: i64) -> i64:
    """Until a player stands on a tile worth excavating, without sand."""
    sandy = survey.unknown & survey.s.sandy
    steps = survey.distances.steps(player, survey.unknown & ~survey.s.sandy)
    if sandy:
        more: i64 = survey.distances.steps(player, sandy) + 1
        if more < steps:
            return more
    return steps


def look_at_next(survey: Survey) -> None:
    """Who comes next should have something to do nearby."""
    s = survey.s
    player: i64 = s.current + 1
    if player == s.setup.players:
        player = 0
    way: i64 = FAR
    if survey.unknown:
        way = actions_to_bare(survey, player)
    if survey.placed:
        steps = survey.distances.steps(player, survey.placed)
        if steps < way:
            way = steps
    survey.terms[WAY_OF_NEXT] = float(way if way < NEAR else NEAR)


def look_at_way_home(survey: Survey) -> None:
    s = survey.s
    terms = survey.terms
    way: i64 = FAR * s.setup.players
    farthest: i64 = FAR
    if survey.pad:
        terms[PAD_SHOWN] = 1.0
        terms[SAND_ON_PAD] = float(sand_on(survey, survey.pad) * (1 + survey.taken))
        way = 0
        farthest = 0
        for player in range(s.setup.players):
            steps = survey.distances.steps(player, survey.pad)
            way += steps
            if steps > farthest:
                farthest = steps
    if survey.taken < PARTS:  # the last part must not make the way home seem longer
        terms[WAY_HOME_BEFORE] = float(way * survey.taken)
        way = FAR * s.setup.players
        farthest = FAR
    terms[WAY_HOME] = float(way)
    terms[FARTHEST_FROM_HOME] = float(farthest)


def look_at_sand(survey: Survey) -> None:
    s = survey.s
    terms = survey.terms
    short = RESERVE_OF_SAND - s.sand_left
    terms[SAND_LYING] = float(SAND - s.sand_left)
    terms[SAND_SHORT] = float(short * short) if short > 0 else 0.0
    terms[SMOTHERING] = lacks_sand(s, cards_coming(s))
    terms[TILES_BLOCKED] = float(size(s.blocked))
    terms[SAND_ON_MARKS] = float(sand_on(survey, survey.marks))
    apart: i64 = 0
    for player in range(s.setup.players):
        if is_buried(s, player):
            terms[PAWNS_BURIED] += 1.0
        for other in range(player):
            apart += survey.distances.steps(player, 1 << s.pawns[other])
    terms[APART] = float(2 * apart) / float(s.setup.players - 1)


def sand_on(survey: Survey, places: i64) -> i64:
    sand: i64 = 0
    places &= survey.s.sandy
    while places:
        sand += sand_at(survey.s, lowest(places))
        places &= places - 1
    return sand
