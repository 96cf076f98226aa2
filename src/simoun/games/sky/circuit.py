"""Wires on the ground and cables overhead: two networks that never meet (S17 to S21, S29, S30)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.squares import bit, has, lowest
from simoun.games.sky.data import (
    COMPONENTS,
    KIND_OF,
    LONG,
    LONG_REACH,
    LONG_REACH_TO_PAD,
    MOST_CABLES,
    NOWHERE,
    PAD,
    PAD_KIND,
    ROD,
    ROD_SYMBOL,
    SHORT,
    SHORT_REACH,
    SHORT_REACH_TO_PAD,
)
from simoun.games.sky.state import (
    LIVE,
    Sky,
    across,
    count_of,
    down,
    live_groups,
    neighbour,
    ports_at,
    stands_on,
    symbol_at,
    tile_at,
)
from simoun.games.sky.tiles import SET
from simoun.games.team.state import NOBODY

# ---------------------------------------------------------------- wires on the ground


def join_ground(s: Sky, place: i64) -> None:
    """A new tile takes up the current around it, or brings a rod of its own."""
    groups: i64 = 0
    if symbol_at(s, place) == ROD_SYMBOL:
        groups = SET.groups[tile_at(s, place)]
        s.live_ground |= bit(place)
    for side in range(4):
        other = neighbour(s, place, side)
        if other != NOWHERE:
            groups |= groups_met(s, other, live_groups(s, other), (side + 2) & 3, place)
    energise(s, place, groups)


def energise(s: Sky, place: i64, groups: i64) -> None:
    """Current flows through wire groups, and on; never between groups of one tile (S30)."""
    fresh: i64 = groups & ~live_groups(s, place)
    if not fresh:
        return
    s.places[place] |= fresh << LIVE
    s.live_ground |= bit(place)
    for side in range(4):
        other = neighbour(s, place, side)
        if other != NOWHERE:
            energise(s, other, groups_met(s, place, fresh, side, other))


def groups_met(s: Sky, place: i64, groups: i64, side: i64, other: i64) -> i64:
    """The wire groups of another place that meet these across a side.

    Middle meets middle; a wire to the right of it meets one to the left, as the other looks.
    """
    ours: i64 = ports_at(s, place) >> (12 * side)
    theirs: i64 = ports_at(s, other) >> (12 * ((side + 2) & 3))
    met: i64 = 0
    if ours & groups & 15:
        met |= theirs & 15
    if (ours >> 4) & groups & 15:
        met |= (theirs >> 8) & 15
    if (ours >> 8) & groups & 15:
        met |= (theirs >> 4) & 15
    return met


# ---------------------------------------------------------------- cables
# A link is a cable as one of its ends knows it: the component at the other end, counted from 1,
# and its length. A component's two links are kept in order, so that equal tables look alike.


def link(other: i64, length: i64) -> i64:
    return (other + 1) << 1 | length


def link_at(s: Sky, component: i64, which: i64) -> i64:
    """One of the two links of a component, or 0."""
    return (s.links[component] >> (6 * which)) & 63


def end_of(cable: i64) -> i64:
    return (cable >> 1) - 1


def cables_on(s: Sky, component: i64) -> i64:
    links = s.links[component]
    return 2 if links >> 6 else (1 if links else 0)


def tie(s: Sky, component: i64, cable: i64) -> None:
    """The smaller link first."""
    held = s.links[component]
    s.links[component] = (
        cable if not held else (held | cable << 6 if held < cable else cable | held << 6)
    )


def untie(s: Sky, component: i64, cable: i64) -> None:
    first = link_at(s, component, 0)
    s.links[component] = link_at(s, component, 1) if first == cable else first


def add_cable(s: Sky, one: i64, other: i64, length: i64) -> None:
    tie(s, one, link(other, length))
    tie(s, other, link(one, length))
    use_cables(s, length, 1)


def take_cable(s: Sky, one: i64, other: i64, length: i64) -> None:
    """Back to the supply (S19)."""
    untie(s, one, link(other, length))
    untie(s, other, link(one, length))
    use_cables(s, length, -1)


def use_cables(s: Sky, length: i64, n: i64) -> None:
    if length == SHORT:
        s.short_left -= n
    else:
        s.long_left -= n
    follow_cables(s)


def are_linked(s: Sky, one: i64, other: i64) -> bool:
    return end_of(link_at(s, one, 0)) == other or end_of(link_at(s, one, 1)) == other


def can_link(s: Sky, one: i64, other: i64) -> bool:
    """Both have room, and no cable yet joins them; but both halves of the pad may (S18, S20)."""
    if cables_on(s, one) == MOST_CABLES or cables_on(s, other) == MOST_CABLES:
        return False
    return one == PAD or other == PAD or not are_linked(s, one, other)


def spans(s: Sky, one: i64, other: i64, length: i64) -> bool:
    """A cable of this length reaches from one to the other, and is left (S18)."""
    aside = across(s, one) - across(s, other)
    below = down(s, one) - down(s, other)
    to_pad = one == PAD or other == PAD
    if length == SHORT:
        reach: i64 = SHORT_REACH_TO_PAD if to_pad else SHORT_REACH
        return s.short_left > 0 and aside * aside + below * below <= reach
    reach = LONG_REACH_TO_PAD if to_pad else LONG_REACH
    return s.long_left > 0 and aside * aside + below * below <= reach


# ---------------------------------------------------------------- listing


def add_cables(s: Sky, actions: Actions, kind: i64, player: i64, near: i64) -> None:
    """Every cable that could join one of these components to another."""
    ones = near
    while ones:
        one = lowest(ones)
        ones &= ones - 1
        if cables_on(s, one) < MOST_CABLES:
            others: i64 = s.standing & ~(near & (2 * bit(one) - 1))
            while others:
                other = lowest(others)
                others &= others - 1
                if can_link(s, one, other):
                    add_lengths(s, actions, kind, player, one, other)


def add_lengths(s: Sky, actions: Actions, kind: i64, player: i64, one: i64, other: i64) -> None:
    for length in range(SHORT, LONG + 1):
        if spans(s, one, other, length):
            actions.add(kind, player, pair(one, other), length)


def add_cables_to_take(s: Sky, actions: Actions, kind: i64, player: i64, near: i64) -> None:
    """Every cable on one of these components."""
    ones = near
    while ones:
        one = lowest(ones)
        ones &= ones - 1
        for which in range(cables_on(s, one)):
            cable = link_at(s, one, which)
            other = end_of(cable)
            again = which == 1 and cable == link_at(s, one, 0)  # both halves of the pad, alike
            if not again and (other > one or not has(near, other)):
                actions.add(kind, player, pair(one, other), cable & 1)


def pair(one: i64, other: i64) -> i64:
    """Two components as one number, the smaller one first."""
    return one << 4 | other if one < other else other << 4 | one


# ---------------------------------------------------------------- current overhead


def follow_cables(s: Sky) -> None:
    """Where current goes from the rods, from cable to cable (S29)."""
    live = live_components(s)
    places: i64 = 0
    while live:
        places |= stands_on(s, lowest(live))
        live &= live - 1
    s.live_cables = places


def live_components(s: Sky) -> i64:
    """All that cables join to a rod; current doesn't pass from half to half of the pad (S30)."""
    live: i64 = 0
    for rod in range(COMPONENTS):
        if KIND_OF[rod] == ROD and s.links[rod]:
            live |= bit(rod)
            for which in range(cables_on(s, rod)):
                live |= along(s, rod, end_of(link_at(s, rod, which)))
    return live


def along(s: Sky, start: i64, at: i64) -> i64:
    """The components on a line of cables that leaves one: to its end, the pad, or its start."""
    passed: i64 = 0
    before = start
    while at != NOBODY:
        passed |= bit(at)
        if at == PAD or at == start:
            return passed
        ahead = onward_from(s, at, before)
        before = at
        at = ahead
    return passed


def onward_from(s: Sky, component: i64, before: i64) -> i64:
    """Where the other cable of a component leads, or nowhere."""
    first = end_of(link_at(s, component, 0))
    return end_of(link_at(s, component, 1)) if first == before else first


# ---------------------------------------------------------------- the series circuit


def is_complete(s: Sky) -> bool:
    """One loop from half to half of the pad, with at least what the blueprint shows (S42)."""
    loop = along(s, PAD, end_of(link_at(s, PAD, 0)))
    if not has(loop, PAD):
        return False
    for kind in range(PAD_KIND):
        if count_of(loop, kind) < s.setup.plan[kind]:
            return False
    return True
