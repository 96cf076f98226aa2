"""What would happen now: whom the storm would hit and how, and what would launch the rocket."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.squares import bit, has, members
from simoun.games.sky import circuit
from simoun.games.sky.data import COMPONENTS, KIND_OF, LONG, NOWHERE, PAD, ROD, ROD_SYMBOL, SHORT
from simoun.games.sky.state import Sky, components_at, live_groups, neighbour, symbol_at
from simoun.games.team.state import NOBODY

Wire = tuple[int, int]  # a place, and one of its wire groups

# ---------------------------------------------------------------- lightning


def ground_path(s: Sky, place: int) -> list[Wire]:
    """The wires that bring current from a rod to a place, the rod's own first; or none."""
    came: dict[Wire, Wire | None] = {
        (at, group): None
        for at in range(s.laid)
        if symbol_at(s, at) == ROD_SYMBOL
        for group in members(live_groups(s, at))
    }
    waiting = list(came)
    for wire in waiting:
        if wire[0] == place:
            return traced(came, wire)
        for onward in wires_beyond(s, wire):
            if onward not in came:
                came[onward] = wire
                waiting.append(onward)
    return []


def wires_beyond(s: Sky, wire: Wire) -> list[Wire]:
    """The wires of other tiles that one meets."""
    place, group = wire
    found = []
    for side in range(4):
        other = int(neighbour(s, place, side))
        if other != NOWHERE:
            met = circuit.groups_met(s, place, bit(group), side, other)
            found += [(other, theirs) for theirs in members(met)]
    return found


def traced(came: dict[Wire, Wire | None], wire: Wire) -> list[Wire]:
    path = [wire]
    before = came[wire]
    while before is not None:
        path.append(before)
        before = came[before]
    return path[::-1]


def cable_path(s: Sky, place: int) -> list[int]:
    """The components by which cables bring current from a rod to a place; or none."""
    here = int(components_at(s, place))
    for rod in range(COMPONENTS):
        if KIND_OF[rod] == ROD:
            for which in range(circuit.cables_on(s, rod)):
                path = line_from(s, rod, int(circuit.link_at(s, rod, which)))
                for k, component in enumerate(path):
                    if has(here, component):
                        return path[: k + 1]
    return []


def line_from(s: Sky, start: int, cable: int) -> list[int]:
    """The components along a line of cables, to its end, the pad, or back at its start."""
    line = [start]
    at = int(circuit.end_of(cable))
    while at not in (NOBODY, start):
        line.append(at)
        if at == PAD:
            break
        at = int(circuit.onward_from(s, at, line[-2]))
    return line


# ---------------------------------------------------------------- the rocket


def closing_cables(s: Sky) -> list[tuple[int, int]]:
    """The pairs of components that one more cable would join to a complete circuit (S43)."""
    return [
        (one, other)
        for one in range(COMPONENTS)
        for other in range(one + 1, COMPONENTS)
        if has(s.standing, one) and has(s.standing, other) and would_launch(s, one, other)
    ]


def would_launch(s: Sky, one: i64, other: i64) -> bool:
    if not circuit.can_link(s, one, other):
        return False
    for length in range(SHORT, LONG + 1):
        if circuit.spans(s, one, other, length):
            tried = s.copy()
            circuit.add_cable(tried, one, other, length)
            return circuit.is_complete(tried)
    return False


def in_circuit(s: Sky) -> i64:
    """The launch pad, once it has a cable, and all that cables join to it."""
    found: i64 = bit(PAD) if circuit.cables_on(s, PAD) else 0
    for which in range(circuit.cables_on(s, PAD)):
        found |= circuit.along(s, PAD, circuit.end_of(circuit.link_at(s, PAD, which)))
    return found
