"""The terms of what must be found, fetched and brought home, and of the sand in between."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.desert.look import Look
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
    TILES_BLOCKED,
    TILES_SHOWN,
    TUNNELS_SHOWN,
    WAY_HOME,
    WAY_HOME_BEFORE,
    WAY_TO_PARTS,
    WAY_TO_UNKNOWN,
)
from simoun.bots.desert.ways import FAR
from simoun.core.squares import has, lowest, size
from simoun.games.desert.data import NOWHERE, PARTS, SAND, TAKEN
from simoun.games.desert.state import is_buried, part_place, sand_at

RESERVE_OF_SAND = 16  # markers that should be left


def look_at_work(look: Look) -> None:
    look_at_parts(look)
    look_at_unknown(look)
    look_at_way_home(look)
    look_at_sand(look)


def look_at_parts(look: Look) -> None:
    terms = look.terms
    terms[PARTS_TAKEN] = float(look.taken)
    for part in range(PARTS):
        place = part_place(look.s, part)
        if place == NOWHERE:
            terms[CLUES_SHOWN] += float(size((look.clues >> (2 * part)) & 3))
        elif place != TAKEN:
            terms[PARTS_PLACED] += 1.0
            terms[WAY_TO_PARTS] += float(actions_to_take(look, place))


def actions_to_take(look: Look, place: i64) -> i64:
    """Of the player who is nearest; a part in the hole waits for a tile."""
    s = look.s
    if place == s.hole:
        return FAR
    actions = nearest(look, 1 << place) + 1
    if not has(s.revealed, place):
        actions += 1 + (1 if has(s.sandy, place) else 0)
    return actions


def nearest(look: Look, goal: i64) -> i64:
    best: i64 = FAR
    for player in range(look.s.setup.players):
        steps = look.ways.steps(player, goal)
        if steps < best:
            best = steps
    return best


def look_at_unknown(look: Look) -> None:
    s = look.s
    look.terms[TILES_SHOWN] = float(size(s.revealed))
    look.terms[TUNNELS_SHOWN] = float(size(s.tunnels))
    look.terms[SAND_ON_UNKNOWN] = float(sand_on(look, look.unknown))
    if look.unknown:
        bare = look.unknown & ~s.sandy
        sandy = look.unknown & s.sandy
        for player in range(s.setup.players):
            steps = look.ways.steps(player, bare)
            if sandy:
                more: i64 = look.ways.steps(player, sandy) + 1
                if more < steps:
                    steps = more
            look.terms[WAY_TO_UNKNOWN] += float(steps)


def look_at_way_home(look: Look) -> None:
    s = look.s
    terms = look.terms
    way: i64 = 0
    farthest: i64 = 0
    if look.pad:
        terms[PAD_SHOWN] = 1.0
        terms[SAND_ON_PAD] = float(sand_on(look, look.pad))
        for player in range(s.setup.players):
            steps = look.ways.steps(player, look.pad)
            way += steps
            if steps > farthest:
                farthest = steps
        if look.taken == PARTS:
            terms[WAY_HOME] = float(way)
            terms[FARTHEST_FROM_HOME] = float(farthest)
        else:
            terms[WAY_HOME_BEFORE] = float(way * look.taken)
    elif look.taken == PARTS:
        terms[WAY_HOME] = float(FAR * s.setup.players)
        terms[FARTHEST_FROM_HOME] = float(FAR)


def look_at_sand(look: Look) -> None:
    s = look.s
    terms = look.terms
    short = RESERVE_OF_SAND - s.sand_left
    terms[SAND_LYING] = float(SAND - s.sand_left)
    terms[SAND_SHORT] = float(short * short) if short > 0 else 0.0
    terms[TILES_BLOCKED] = float(size(s.blocked))
    terms[SAND_ON_MARKS] = float(sand_on(look, look.marks))
    apart: i64 = 0
    for player in range(s.setup.players):
        if is_buried(s, player):
            terms[PAWNS_BURIED] += 1.0
        for other in range(player):
            apart += look.ways.steps(player, 1 << s.pawns[other])
    terms[APART] = float(2 * apart) / float(s.setup.players - 1)


def sand_on(look: Look, places: i64) -> i64:
    sand: i64 = 0
    places &= look.s.sandy
    while places:
        sand += sand_at(look.s, lowest(places))
        places &= places - 1
    return sand
