"""Why a cable can't be hung or taken down in the sky, and what the circuit still lacks."""

from __future__ import annotations

from simoun.core.squares import has, members
from simoun.core.why import Asked, Reason, reason
from simoun.games.sky import circuit
from simoun.games.sky.data import (
    LARGE,
    LONG,
    MOST_CABLES,
    PAD_KIND,
    ROD,
    SHORT,
    SMALL,
)
from simoun.games.sky.ending import left_behind
from simoun.games.sky.face.forecast import closing_cables, in_circuit
from simoun.games.sky.face.words import COMPONENT_SLUGS
from simoun.games.sky.state import Sky, components_at, count_of


def cannot_wire(s: Sky, seat: int, asked: Asked) -> Reason | None:
    near = int(components_at(s, s.pawns[seat]))
    return not_near(near, asked, "S18") or cannot_hang(s, near, asked, "S18")


def cannot_fuse(s: Sky, seat: int, asked: Asked) -> Reason | None:
    return cannot_hang(s, int(s.standing), asked, "S23d")


def cannot_unwire(s: Sky, seat: int, asked: Asked) -> Reason | None:
    near = int(components_at(s, s.pawns[seat]))
    return not_near(near, asked, "S19") or no_cable(s, near, asked, "S19")


def cannot_unfuse(s: Sky, seat: int, asked: Asked) -> Reason | None:
    return no_cable(s, int(s.standing), asked, "S23d")


def not_near(near: int, asked: Asked, rule: str) -> Reason | None:
    """One end must be on one's own tile; the other one may be anywhere."""
    ends = asked.all("component")
    if not near:
        return reason(rule, "sky-why-nothing-here")
    if len(ends) < 2 or any(has(near, end) for end in ends):
        return None
    return reason(rule, "sky-why-not-on-your-tile", component=COMPONENT_SLUGS[ends[-1]])


def unusable(s: Sky, ends: list[int]) -> Reason | None:
    for end in ends:
        if not has(s.standing, end):
            return reason("S15", "sky-why-not-built", component=COMPONENT_SLUGS[end])
    return None


def cannot_hang(s: Sky, near: int, asked: Asked, rule: str) -> Reason | None:
    ends = asked.all("component")
    found = unusable(s, ends)
    if found:
        return found
    for end in ends:
        if circuit.cables_on(s, end) == MOST_CABLES:
            return reason("S20", "sky-why-two-cables", component=COMPONENT_SLUGS[end])
    if len(ends) > 1:
        return cannot_join(s, ends[0], ends[-1], asked.last("cable"), rule)
    if not s.short_left and not s.long_left:
        return reason(rule, "sky-why-no-cables")
    if not ends:
        return reason(rule, "sky-why-nothing-to-wire")
    if has(near, ends[0]):
        return reason(rule, "sky-why-nothing-in-reach", component=COMPONENT_SLUGS[ends[0]])
    return cannot_join(s, members(near)[0], ends[0], asked.last("cable"), rule)


def cannot_join(s: Sky, one: int, other: int, cable: int | None, rule: str) -> Reason | None:
    names = {"component": COMPONENT_SLUGS[one], "other": COMPONENT_SLUGS[other]}
    if one == other:
        return reason(rule, "sky-why-one-component", component=COMPONENT_SLUGS[one])
    if not circuit.can_link(s, one, other):
        return reason(rule, "sky-why-joined", **names)
    lengths = [SHORT, LONG] if cable is None else [cable]
    left = {SHORT: s.short_left, LONG: s.long_left}
    if all(not left[length] for length in lengths):
        return reason(rule, "sky-why-none-left")
    if any(circuit.spans(s, one, other, length) for length in lengths):
        return None
    if cable == SHORT and circuit.spans(s, one, other, LONG):
        return reason(rule, "sky-why-too-short", **names)
    return reason(rule, "sky-why-no-cable-long-enough", **names)


def no_cable(s: Sky, near: int, asked: Asked, rule: str) -> Reason | None:
    ends = asked.all("component")
    found = unusable(s, ends)
    if found:
        return found
    if len(ends) > 1 and not circuit.are_linked(s, ends[0], ends[-1]):
        names = {"component": COMPONENT_SLUGS[ends[0]], "other": COMPONENT_SLUGS[ends[-1]]}
        return reason(rule, "sky-why-not-joined", **names)
    if ends and not circuit.cables_on(s, ends[0]):
        return reason(rule, "sky-why-no-cable-on", component=COMPONENT_SLUGS[ends[0]])
    if not any(circuit.cables_on(s, one) for one in members(near)):
        return reason(rule, "sky-why-no-cable-here")
    return None


# ---------------------------------------------------------------- the circuit


def launch_lacks(s: Sky) -> Reason:
    """What must still be built, then wired; then who is still on the way (S42, S43)."""
    built = lacking(s, int(s.standing))
    if any(built.values()):
        return reason("S42", "sky-why-to-build", **built)
    closing = closing_cables(s)
    if closing:
        return last_cable(s, *closing[0])
    wired = lacking(s, int(in_circuit(s)))
    if any(wired.values()):
        return reason("S42", "sky-why-to-wire", **wired)
    return reason("S42", "sky-why-open-loop")


def lacking(s: Sky, components: int) -> dict[str, int]:
    """How many of each kind the blueprint asks for besides these."""
    kinds = {"rods": ROD, "small": SMALL, "large": LARGE}
    found = {
        name: max(0, int(s.setup.plan[kind] - count_of(components, kind)))
        for name, kind in kinds.items()
    }
    return {**found, "pad": 1 - int(count_of(components, PAD_KIND))}


def last_cable(s: Sky, one: int, other: int) -> Reason:
    away = members(left_behind(s))
    if away:
        return reason("S47", "sky-why-not-aboard", group=away)
    names = {"component": COMPONENT_SLUGS[one], "other": COMPONENT_SLUGS[other]}
    return reason("S43", "sky-why-one-cable", **names)
