"""Why a rider or a camel can't go somewhere, or nobody can do it now."""

from __future__ import annotations

from typing import Final

from simoun.core.hexes import holds
from simoun.core.squares import has
from simoun.core.why import NO_KIND, Asked, Reason, reason
from simoun.games.through_the_desert.actions import LAY, PLACE, RIDE, SET_ASIDE
from simoun.games.through_the_desert.board import HEX_NAMES
from simoun.games.through_the_desert.data import COLOURS
from simoun.games.through_the_desert.face.words import CAMELS
from simoun.games.through_the_desert.riders import colours_to_ride
from simoun.games.through_the_desert.state import (
    ThroughTheDesert,
    caravan,
    colours_placed,
    laying_is_due,
    length,
    placing_riders,
    setting_aside,
    supply_of,
    waterhole_at,
)

RULE_OF: Final = {SET_ASIDE: "T2", RIDE: "T6", PLACE: "T13", LAY: "T4"}


def why(s: ThroughTheDesert, seat: int | None, asked: Asked) -> Reason:
    if s.over:
        return reason("T30", "table-why-over")
    if seat is None:
        return reason("T5", "table-why-looking-on", who=int(s.current))
    if s.current != seat:
        return reason("T5", "table-why-turn", who=int(s.current))
    kind = step(s) if asked.kind == NO_KIND else asked.kind
    found = not_now(s, kind)
    if found is None and kind == RIDE:
        found = cannot_ride(s, seat, asked)
    elif found is None and kind == PLACE:
        found = cannot_place(s, seat, asked)
    elif found is None and kind == SET_ASIDE and asked.all("place"):
        found = reason("T2", "through_the_desert-why-no-board-yet")
    return found or reason(RULE_OF[kind], "table-why-not-together")


def step(s: ThroughTheDesert) -> int:
    """The verb of this part of the game."""
    if setting_aside(s):
        return SET_ASIDE
    if laying_is_due(s):
        return LAY
    return RIDE if placing_riders(s) else PLACE


def not_now(s: ThroughTheDesert, kind: int) -> Reason | None:
    """It belongs to another part of the game, or the table does it."""
    now = step(s)
    if kind == LAY or now == LAY:
        return reason("T4", "through_the_desert-why-board-is-laid")
    if kind == now:
        return None
    if now == SET_ASIDE:
        return reason("T2", "through_the_desert-why-aside-first")
    if kind == SET_ASIDE:
        return reason("T2", "through_the_desert-why-no-aside")
    if now == RIDE:
        return reason("T6", "through_the_desert-why-riders-first")
    return reason("T6", "through_the_desert-why-riders-placed")


# ---------------------------------------------------------------- hexes


def named(hex: int) -> str:
    return HEX_NAMES[hex]


def not_free(s: ThroughTheDesert, hex: int, rule: str) -> Reason | None:
    """Outside, under a palm or a camel (T1, T7, T13)."""
    if holds(s.free, 0, hex):
        return None
    if not holds(s.setup.in_play, 0, hex):
        return reason("T1", "through_the_desert-why-outside", place=named(hex))
    if holds(s.setup.oases, 0, hex):
        return reason(rule, "through_the_desert-why-oasis", place=named(hex))
    return reason(rule, "through_the_desert-why-occupied", place=named(hex))


def next_to(s: ThroughTheDesert, player: int, colour: int, hex: int) -> bool:
    return holds(s.reach, caravan(player, colour), hex)


# ---------------------------------------------------------------- riders


def cannot_ride(s: ThroughTheDesert, seat: int, asked: Asked) -> Reason | None:
    colour, hex = asked.last("camel"), asked.last("place")
    if colour is not None and not has(s.riders[seat], colour):
        if has(colours_placed(s, seat), colour):
            return reason("T6", "through_the_desert-why-ridden", camel=CAMELS[colour])
        return reason("T2", "through_the_desert-why-set-aside", camel=CAMELS[colour])
    if colour is not None and not has(colours_to_ride(s, seat), colour):
        return reason("T10", "through_the_desert-why-first-round", camel=CAMELS[colour])
    return None if hex is None else no_room_for_rider(s, hex)


def no_room_for_rider(s: ThroughTheDesert, hex: int) -> Reason | None:
    found = not_free(s, hex, "T7")
    if found:
        return found
    if waterhole_at(s, hex):
        return reason("T7", "through_the_desert-why-waterhole", place=named(hex))
    if holds(s.setup.shade, 0, hex):
        return reason("T8", "through_the_desert-why-beside-oasis", place=named(hex))
    for player in range(s.setup.players):
        if any(next_to(s, player, colour, hex) for colour in range(COLOURS)):
            return reason(
                "T9", "through_the_desert-why-beside-rider", place=named(hex), whom=player
            )
    return None


# ---------------------------------------------------------------- camels


def cannot_place(s: ThroughTheDesert, seat: int, asked: Asked) -> Reason | None:
    colour, hex = asked.last("camel"), asked.last("place")
    if colour is not None and not length(s, seat, colour):
        return reason("T13", "through_the_desert-why-no-caravan", camel=CAMELS[colour])
    if colour is not None and not supply_of(s, colour):
        return reason("T13", "through_the_desert-why-no-supply", camel=CAMELS[colour])
    if hex is None:
        shut_in = "through_the_desert-why-shut-in"
        return None if colour is None else reason("T13", shut_in, camel=CAMELS[colour])
    found = not_free(s, hex, "T13") or foreign_land(s, seat, hex)
    if found or colour is None:
        return found or no_colour_fits(s, seat, hex)
    return no_room_for_camel(s, seat, colour, hex)


def foreign_land(s: ThroughTheDesert, seat: int, hex: int) -> Reason | None:
    for player in range(s.setup.players):
        if player != seat and holds(s.territories, player, hex):
            return reason("T17", "through_the_desert-why-their-land", place=named(hex), whom=player)
    return None


def no_room_for_camel(s: ThroughTheDesert, seat: int, colour: int, hex: int) -> Reason | None:
    facts = {"camel": CAMELS[colour], "place": named(hex)}
    if not next_to(s, seat, colour, hex):
        return reason("T13", "through_the_desert-why-not-beside", **facts)
    for player in range(s.setup.players):
        if player != seat and next_to(s, player, colour, hex):
            return reason("T15", "through_the_desert-why-beside-theirs", whom=player, **facts)
    return None


def no_colour_fits(s: ThroughTheDesert, seat: int, hex: int) -> Reason:
    """With none chosen: the caravan that touches this hex says why, else none does."""
    for colour in range(COLOURS):
        if length(s, seat, colour) and next_to(s, seat, colour, hex):
            if not supply_of(s, colour):
                return reason("T13", "through_the_desert-why-no-supply", camel=CAMELS[colour])
            found = no_room_for_camel(s, seat, colour, hex)
            if found:
                return found
    return reason("T13", "through_the_desert-why-no-caravan-near", place=named(hex))
