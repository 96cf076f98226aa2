"""Why a card, a power or a gift does nothing now in the desert."""

from __future__ import annotations

from simoun.core.bags import cards
from simoun.core.squares import has
from simoun.core.why import Asked, Reason, reason
from simoun.games.desert.city import canteen
from simoun.games.desert.data import CARRIER, METEOROLOGIST, WELL
from simoun.games.desert.equipment import carries_to, unknown
from simoun.games.desert.face.why_places import here, hole, named, reach_sand, too_sandy
from simoun.games.desert.face.words import EQUIPMENT, STORM_CARDS
from simoun.games.desert.state import Desert, shows
from simoun.games.team.face.why import apart, here_with, not_held, oneself
from simoun.games.team.state import is_adventurer

# ---------------------------------------------------------------- powers


def cannot_draw_water(s: Desert, seat: int, asked: Asked) -> Reason | None:
    if not is_adventurer(s, seat, CARRIER):
        return reason("D43", "desert-why-carrier")
    if not shows(s, s.pawns[seat], WELL):
        return reason("D43", "desert-why-no-well")
    return reason("D43", "desert-why-canteen-full")


def cannot_reduce(s: Desert, seat: int, asked: Asked) -> Reason | None:
    if not is_adventurer(s, seat, METEOROLOGIST):
        return reason("D41", "desert-why-meteorologist")
    return reason("D41", "desert-why-no-card-left", cards=int(s.reductions))


def cannot_peek(s: Desert, seat: int, asked: Asked) -> Reason | None:
    is_meteorologist = is_adventurer(s, seat, METEOROLOGIST)
    return None if is_meteorologist else reason("D41", "desert-why-meteorologist")


def cannot_order(s: Desert, seat: int, asked: Asked) -> Reason | None:
    card = asked.last("storm")
    if not s.seen:
        return reason("D41", "team-why-no-cards-seen")
    if card is not None and not cards(s.seen, card):
        return reason("D41", "team-why-not-seen", card=STORM_CARDS[card])
    return None if s.may_bury else reason("D41", "desert-why-one-buried")


# ---------------------------------------------------------------- equipment


def cannot_blast(s: Desert, seat: int, asked: Asked) -> Reason | None:
    return reach_sand(s, seat, asked.last("place"), "D32")


def cannot_jet(s: Desert, seat: int, asked: Asked) -> Reason | None:
    place = asked.last("place")
    found = hole(s, place, "D33") or here(s, seat, place, "D33") or too_sandy(s, place, "D33")
    return found or (apart(s, seat, asked.all("pawn"), "D33") if asked.all("pawn") else None)


def cannot_jet_with(s: Desert, seat: int, asked: Asked) -> Reason | None:
    return apart(s, seat, asked.all("pawn"), "D33") or cannot_jet(s, seat, asked)


def cannot_scope(s: Desert, seat: int, asked: Asked) -> Reason | None:
    place = asked.last("place")
    if place is None:
        return None if unknown(s) else reason("D35", "desert-why-all-known")
    found = hole(s, place, "D35")
    if found is None and not has(unknown(s), place):
        return reason("D35", "desert-why-known", place=named(place))
    return found


def cannot_speed_up(s: Desert, seat: int, asked: Asked) -> Reason | None:
    return reason("D36", "team-why-own-turn-only")


# ---------------------------------------------------------------- sharing


def cannot_pour(s: Desert, seat: int, asked: Asked) -> Reason | None:
    whom, water = asked.last("pawn"), asked.last("water")
    if whom == seat or s.water[seat] == 0:
        return oneself(seat, asked, "D14") or reason("D14", "desert-why-no-water")
    if whom is None:
        return nobody_to_pour_for(s, seat)
    if not (here_with(s, seat, whom) or carries_to(s, seat, whom)):
        far = reason("D43", "desert-why-too-far-to-pour", whom=whom)
        return far if is_adventurer(s, seat, CARRIER) else apart(s, seat, [whom], "D14")
    room = int(canteen(s, whom) - s.water[whom])
    if room == 0:
        return reason("D14", "desert-why-their-canteen-full", whom=whom)
    if water is None:
        return None
    most = min(room, int(s.water[seat]))
    return reason("D14", "desert-why-too-much-water", whom=whom, water=water, most=most)


def nobody_to_pour_for(s: Desert, seat: int) -> Reason:
    """Nobody is near enough, or none of those who are has room."""
    for other in range(s.setup.players):
        if other != seat and (here_with(s, seat, other) or carries_to(s, seat, other)):
            return reason("D14", "desert-why-their-canteen-full", whom=other)
    return reason("D14", "team-why-alone")


def cannot_hand_over(s: Desert, seat: int, asked: Asked) -> Reason | None:
    found = oneself(seat, asked, "D14") or not_held(s, seat, asked, "equipment", EQUIPMENT, "D14")
    return found or apart(s, seat, asked.all("pawn"), "D14")
