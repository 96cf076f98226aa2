"""Where each adventurer can go, and how far its hands reach (D8, D9, D39, D40, D42)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions, act, what_of, whom_of
from simoun.core.squares import has, lowest
from simoun.core.ways import LONGEST, step_companion, step_place, takes_anyone, with_step
from simoun.games.desert.actions import GUIDE
from simoun.games.desert.data import (
    ALL,
    AROUND,
    BESIDE,
    EXPLORER,
)
from simoun.games.desert.state import Desert
from simoun.games.team.state import NOBODY, is_adventurer, pawns_at


def reach(s: Desert, player: i64, place: i64) -> i64:
    """The tiles next to a place; the Explorer's are diagonal too (D40)."""
    near = AROUND[place] if is_adventurer(s, player, EXPLORER) else BESIDE[place]
    return near & ~(1 << s.hole)


def steps_from(s: Desert, player: i64, place: i64) -> i64:
    """Where one step takes a player from a place, on foot or by tunnel."""
    steps: i64 = reach(s, player, place)
    if has(s.tunnels, place):  # D9; who is buried in one takes no steps at all (D13)
        steps |= s.tunnels
    return steps & open_to(s, player) & ~(1 << place)


def open_to(s: Desert, player: i64) -> i64:
    """Where a player may set foot: the Climber on blocked tiles too (D8, D39)."""
    if player == s.setup.climber:
        return ALL
    return ALL & ~s.blocked


def navigate_targets(s: Desert, player: i64) -> i64:
    """One to three steps of another player (D42)."""
    start: i64 = 1 << s.pawns[player]
    bare = open_to(s, player)
    seen: i64 = start
    edge: i64 = start
    for _step in range(LONGEST):
        near: i64 = 0
        if edge & s.tunnels:
            near = s.tunnels
        while edge:
            near |= reach(s, player, lowest(edge))
            edge &= edge - 1
        edge = near & bare & ~seen
        seen |= edge
    return seen & ~start


def add_guided(s: Desert, actions: Actions, navigator: i64, climber: i64) -> None:
    """The Climber's ways on which it takes somebody along, chosen at each step (D42)."""
    start = s.pawns[climber]
    if company_ahead(s, climber, start, LONGEST):
        add_ways(s, actions, act(GUIDE, navigator, climber), 0, start, 0)


def add_ways(s: Desert, actions: Actions, guide: i64, steps: i64, place: i64, trail: i64) -> None:
    """Go on from a place: alone, or with one who stands there by now.

    The trail is where the last company has been: a circle there brings nobody elsewhere.
    """
    last: i64 = NOBODY
    if steps:
        last = step_companion(whom_of(guide), steps - 1)
    here: i64 = 1 << place
    alone: i64 = trail | here if last == NOBODY else here
    company = company_at(s, guide, steps, place)
    targets = steps_from(s, what_of(guide), place)
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        add_step(s, actions, guide, steps, target, NOBODY, alone)
        friends = company
        while friends:
            friend = lowest(friends)
            friends &= friends - 1
            together: i64 = trail | here if last == friend else here
            add_step(s, actions, guide, steps, target, friend, together)


def add_step(
    s: Desert, actions: Actions, guide: i64, steps: i64, target: i64, friend: i64, trail: i64
) -> None:
    if has(trail, target):
        return
    longer = guide | with_step(0, steps, target, friend) << 24
    taken = takes_anyone(whom_of(longer))
    if taken:
        actions.add_one(longer)
    left: i64 = LONGEST - steps - 1
    if left and (taken or company_ahead(s, what_of(guide), target, left)):
        add_ways(s, actions, longer, steps + 1, target, trail)


def company_ahead(s: Desert, climber: i64, place: i64, steps: i64) -> bool:
    """Somebody stands where the Climber can be before the last of its steps."""
    near: i64 = 1 << place
    for _step in range(steps - 1):
        edge = near
        while edge:
            near |= steps_from(s, climber, lowest(edge))
            edge &= edge - 1
    for player in range(s.setup.players):
        if player != climber and has(near, s.pawns[player]):
            return True
    return False


def company_at(s: Desert, guide: i64, steps: i64, place: i64) -> i64:
    """Who stands there besides the Climber, after the steps so far."""
    way = whom_of(guide)
    company = pawns_at(s, place) & ~(1 << what_of(guide))
    for step in range(steps):
        friend = step_companion(way, step)
        if friend != NOBODY:
            company &= ~(1 << friend)
            if step_place(way, step) == place:
                company |= 1 << friend
    return company
