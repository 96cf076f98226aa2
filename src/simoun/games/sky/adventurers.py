"""What each adventurer can do that others can't (S36 to S41)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.squares import bit, has, lowest, size
from simoun.core.ways import LONGEST, steps_in, with_step
from simoun.games.sky.actions import GIVE_TILE, GUIDE, HEAL, MEND, NAVIGATE, TAKE_TILE
from simoun.games.sky.data import (
    DOCTOR,
    HAND,
    HEALTH,
    NAVIGATOR,
    ROPE,
    SAILOR,
    SURVEYOR,
    SURVEYORS_HAND,
)
from simoun.games.sky.platform import steps_from, walks, within
from simoun.games.sky.state import Sky, is_near
from simoun.games.team.state import NOBODY, is_adventurer, player_with


def full_health(s: Sky, player: i64) -> i64:
    return HEALTH[s.setup.adventurers[player]] + s.setup.more_health


def full_rope(s: Sky, player: i64) -> i64:
    return ROPE[s.setup.adventurers[player]] + s.setup.more_rope


def room_for_tiles(s: Sky, player: i64) -> i64:
    """How many tiles a hand can hold (S10, S38)."""
    return SURVEYORS_HAND if is_adventurer(s, player, SURVEYOR) else HAND


def add_powers(s: Sky, actions: Actions, player: i64) -> None:
    adventurer = s.setup.adventurers[player]
    if adventurer == NAVIGATOR:
        add_navigation(s, actions, player)
    elif adventurer == DOCTOR:
        add_healing(s, actions, player)
    elif adventurer == SAILOR:
        add_mending(s, actions, player)


def add_healing(s: Sky, actions: Actions, doctor: i64) -> None:
    for other in range(s.setup.players):
        if other != doctor and s.health[other] < full_health(s, other):  # S39
            if is_near(s, doctor, other):
                actions.add(HEAL, doctor, 0, other)


def add_mending(s: Sky, actions: Actions, sailor: i64) -> None:
    for other in range(s.setup.players):
        if s.rope[other] < full_rope(s, other) and is_near(s, sailor, other):  # S40
            actions.add(MEND, sailor, 0, other)


# ---------------------------------------------------------------- the Surveyor's tiles


def add_tile_exchanges(s: Sky, actions: Actions) -> None:
    """The Surveyor gives and takes tiles, one at a time, within the limits of hands (S38)."""
    surveyor = player_with(s.setup.adventurers, s.setup.players, SURVEYOR)
    if surveyor != NOBODY:
        for other in range(s.setup.players):
            if other != surveyor and is_near(s, surveyor, other):
                if has_room(s, other):
                    actions.add_each(GIVE_TILE, surveyor, s.tiles[surveyor], other)
                if has_room(s, surveyor):
                    actions.add_each(TAKE_TILE, surveyor, s.tiles[other], other)


def has_room(s: Sky, player: i64) -> bool:
    return size(s.tiles[player]) < room_for_tiles(s, player)


def pass_tile(s: Sky, giver: i64, tile: i64, taker: i64) -> None:
    s.tiles[giver] &= ~bit(tile)
    s.tiles[taker] |= bit(tile)


# ---------------------------------------------------------------- the Navigator's ways


def add_navigation(s: Sky, actions: Actions, navigator: i64) -> None:
    """Another player, 1 to 3 tiles; the Climber with whom it takes along (S37)."""
    for other in range(s.setup.players):
        if other != navigator:
            place = s.pawns[other]
            targets = within(s, walks(s, other), place, LONGEST)
            actions.add_each(NAVIGATE, navigator, targets & ~bit(place), other)
    if s.setup.climber != NOBODY:
        add_errands(s, actions, navigator, 0, 0, s.pawns[s.setup.climber], 0)


def add_errands(
    s: Sky, actions: Actions, navigator: i64, way: i64, steps: i64, place: i64, moved: i64
) -> None:
    """Go to somebody, and take it along: each end by one of its shortest ways."""
    for friend in range(s.setup.players):
        if friend != s.setup.climber and not has(moved, friend):
            there = s.pawns[friend]
            far = distance(s, place, there, LONGEST - steps)
            if steps + far < LONGEST:
                fetched = walked(s, way, steps, place, there, NOBODY)
                add_deliveries(s, actions, navigator, fetched, steps + far, friend, moved)


def add_deliveries(
    s: Sky, actions: Actions, navigator: i64, way: i64, steps: i64, friend: i64, moved: i64
) -> None:
    """Leave somebody somewhere, and go on alone or with another."""
    start = s.pawns[friend]
    targets = within(s, s.beside, start, LONGEST - steps) & ~bit(start)
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        taken = walked(s, way, steps, start, target, friend)
        far = steps_in(taken)
        add_ends(s, actions, navigator, taken, far, target)
        if far < LONGEST:
            add_errands(s, actions, navigator, taken, far, target, moved | bit(friend))


def add_ends(s: Sky, actions: Actions, navigator: i64, way: i64, steps: i64, place: i64) -> None:
    if steps == LONGEST:
        actions.add(GUIDE, navigator, s.setup.climber, way)
        return
    ends = within(s, s.beside, place, LONGEST - steps)
    while ends:
        end = lowest(ends)
        ends &= ends - 1
        whole = walked(s, way, steps, place, end, NOBODY)
        actions.add(GUIDE, navigator, s.setup.climber, whole)


def distance(s: Sky, place: i64, target: i64, most: i64) -> i64:
    """Steps of the Climber, who can go all ways back; `most` or 3 for whatever is farther."""
    if place == target:
        return 0
    if most == 1:
        return 1
    near = steps_from(s, s.beside, place)
    if has(near, target):
        return 1
    if most == 2 or near & steps_from(s, s.beside, target):
        return 2
    return 3


def walked(s: Sky, way: i64, steps: i64, place: i64, target: i64, friend: i64) -> i64:
    """The way, and from its end a shortest one to a target at most 3 steps away."""
    if place == target:
        return way
    near = steps_from(s, s.beside, place)
    if has(near, target):
        return with_step(way, steps, target, friend)
    around = steps_from(s, s.beside, target)
    middle = near & around
    if not middle:  # three steps: one that leads next to the target
        middle = near
        while not steps_from(s, s.beside, lowest(middle)) & around:
            middle &= middle - 1
    through = lowest(middle)
    longer = with_step(way, steps, through, friend)
    return walked(s, longer, steps + 1, through, target, friend)
