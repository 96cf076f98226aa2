"""Why a place can't be reached, walked onto or dug in the desert."""

from __future__ import annotations

from simoun.core.squares import has
from simoun.core.why import Asked, Reason, reason
from simoun.games.desert.adventurers import navigate_targets, reach
from simoun.games.desert.data import CLIMBER, EXPLORER, NAVIGATOR, PLACE_NAMES
from simoun.games.desert.state import Desert, is_blocked, is_buried, sand_at
from simoun.games.team.face.why import apart
from simoun.games.team.state import NOBODY, is_adventurer


def named(place: int) -> str:
    return PLACE_NAMES[place]


def hole(s: Desert, place: int | None, rule: str) -> Reason | None:
    return reason(rule, "desert-why-hole") if place == s.hole else None


def here(s: Desert, seat: int, place: int | None, rule: str) -> Reason | None:
    if place is None or place != s.pawns[seat]:
        return None
    return reason(rule, "desert-why-here", place=named(place))


def too_sandy(s: Desert, place: int | None, rule: str) -> Reason | None:
    if place is None or not is_blocked(s, place):
        return None
    sand = int(sand_at(s, place))
    return reason(rule, "desert-why-blocked", place=named(place), sand=sand)


def in_reach(s: Desert, seat: int, place: int) -> bool:
    """One's own tile, and those next to it."""
    return has(reach(s, seat, s.pawns[seat]) | 1 << s.pawns[seat], place)


def too_far(s: Desert, seat: int, place: int) -> Reason | None:
    if in_reach(s, seat, place):
        return None
    if is_adventurer(s, seat, EXPLORER):
        return reason("D40", "desert-why-far-explorer", place=named(place))
    return reason("D8", "desert-why-far", place=named(place))


def cannot_move(s: Desert, seat: int, asked: Asked) -> Reason | None:
    place = asked.last("place")
    if place is None:
        return reason("D8", "desert-why-no-way")
    found = hole(s, place, "D8") or here(s, seat, place, "D8")
    by_tunnel = has(s.tunnels, place) and has(s.tunnels, s.pawns[seat])
    if found or by_tunnel:
        return found or too_sandy(s, place, "D9")
    return too_far(s, seat, place) or too_sandy(s, place, "D8")


def cannot_escort(s: Desert, seat: int, asked: Asked) -> Reason | None:
    if not is_adventurer(s, seat, CLIMBER):
        return reason("D39", "desert-why-climber")
    found = apart(s, seat, asked.all("pawn"), "D39")
    return found or (cannot_move(s, seat, asked) if asked.all("place") else None)


def cannot_navigate(s: Desert, seat: int, asked: Asked) -> Reason | None:
    whom, place = asked.last("pawn"), asked.last("place")
    if not is_adventurer(s, seat, NAVIGATOR):
        return reason("D42", "desert-why-navigator")
    if whom == seat:
        return reason("D42", "desert-why-own-pawn")
    if whom is not None and is_buried(s, whom):
        return reason("D42", "desert-why-they-are-buried", whom=whom)
    if whom is None or place is None or has(navigate_targets(s, whom), place):
        return hole(s, place, "D42")
    sandy = too_sandy(s, place, "D42") if whom != s.setup.climber else None
    far = reason("D42", "desert-why-three-steps", whom=whom, place=named(place))
    return hole(s, place, "D42") or sandy or far


def cannot_guide(s: Desert, seat: int, asked: Asked) -> Reason | None:
    if not is_adventurer(s, seat, NAVIGATOR):
        return reason("D42", "desert-why-navigator")
    guided = asked.all("pawn")
    if guided and guided[0] != s.setup.climber:
        return reason("D42", "desert-why-only-climber-takes")
    climber = int(s.setup.climber)
    if climber != NOBODY and is_buried(s, climber):
        return reason("D42", "desert-why-they-are-buried", whom=climber)
    return hole(s, asked.last("place"), "D42") or reason("D42", "desert-why-nobody-on-the-way")


def cannot_dig(s: Desert, seat: int, asked: Asked) -> Reason | None:
    return reach_sand(s, seat, asked.last("place"), "D10")


def reach_sand(s: Desert, seat: int, place: int | None, rule: str) -> Reason | None:
    if place is None:
        near = (reach(s, seat, s.pawns[seat]) | 1 << s.pawns[seat]) & s.sandy
        return None if near else reason(rule, "desert-why-no-sand-near")
    if place == s.hole or not has(s.sandy, place):
        return hole(s, place, rule) or reason(rule, "desert-why-no-sand", place=named(place))
    if in_reach(s, seat, place):
        return None
    if is_adventurer(s, seat, EXPLORER):
        return reason("D40", "desert-why-sand-far-explorer", place=named(place))
    return reason(rule, "desert-why-sand-far", place=named(place))
