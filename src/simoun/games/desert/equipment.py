"""Equipment and sharing: at any time, in any player's turn, for no action (D14, D32 to D37)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import cards
from simoun.core.squares import has
from simoun.games.desert import city
from simoun.games.desert.actions import (
    BLAST,
    DRINK_RESERVE,
    HAND_OVER,
    JET,
    JET_WITH,
    POUR,
    SCOPE,
    SHADE,
    SPEED_UP,
)
from simoun.games.desert.adventurers import reach
from simoun.games.desert.data import (
    ALL,
    BESIDE,
    BLASTER,
    CARRIER,
    EQUIPMENT_KINDS,
    JET_PACK,
    MARKED,
    PLACES,
    RESERVE,
    SHIELD,
    TERRASCOPE,
    THROTTLE,
    THROTTLE_GIVES,
)
from simoun.games.desert.state import FACE, Desert, change_sand, face_at, sand_at
from simoun.games.team.equipment import add_flights, add_gifts
from simoun.games.team.state import is_adventurer


def add_equipment(s: Desert, actions: Actions) -> None:
    """By its holder, also between two storm cards (D32)."""
    for player in range(s.setup.players):
        hand = s.hands[player]
        if hand:
            add_cards(s, actions, player, hand, s.pawns[player])


def add_cards(s: Desert, actions: Actions, player: i64, hand: i64, place: i64) -> None:
    if cards(hand, BLASTER):  # D32
        actions.add_each(BLAST, player, (reach(s, player, place) | 1 << place) & s.sandy)
    if cards(hand, JET_PACK):
        add_flights(s, actions, JET, JET_WITH, player, landings(s) & ~(1 << place))
    if cards(hand, SHIELD):
        actions.add(SHADE, player)
    if cards(hand, TERRASCOPE):
        actions.add_each(SCOPE, player, unknown(s))
    if cards(hand, THROTTLE) and player == s.current and not s.ended:  # D36
        actions.add(SPEED_UP, player)
    if cards(hand, RESERVE):
        actions.add(DRINK_RESERVE, player)


def landings(s: Desert) -> i64:
    """Any unblocked tile (D33)."""
    return ALL & ~s.blocked & ~(1 << s.hole)


def unknown(s: Desert) -> i64:
    """The tiles of which nobody knows what lies below (D35)."""
    found: i64 = 0
    for place in range(PLACES):
        if place != s.hole and face_at(s, place) <= MARKED:
            found |= 1 << place
    return found


# ---------------------------------------------------------------- what it does


def blast(s: Desert, place: i64) -> None:
    change_sand(s, place, -sand_at(s, place))


def shade(s: Desert, player: i64) -> None:
    s.shields |= 1 << player


def scope(s: Desert, place: i64, face: i64) -> None:
    city.take_face(s, place, face)
    s.tiles[place] = (s.tiles[place] & ~FACE) | face


def speed_up(s: Desert) -> None:
    s.actions_left += THROTTLE_GIVES


# ---------------------------------------------------------------- sharing


def add_exchanges(s: Desert, actions: Actions) -> None:
    """Water and equipment between players on one tile (D14)."""
    for player in range(s.setup.players):
        for other in range(s.setup.players):
            if other != player:
                together = s.pawns[player] == s.pawns[other]
                if together or carries_to(s, player, other):
                    add_water(s, actions, player, other)
                if together:
                    add_gifts(s, actions, HAND_OVER, player, other, EQUIPMENT_KINDS)


def carries_to(s: Desert, player: i64, other: i64) -> bool:
    """The Water Carrier gives to those on the next tiles too (D43)."""
    return is_adventurer(s, player, CARRIER) and has(BESIDE[s.pawns[player]], s.pawns[other])


def add_water(s: Desert, actions: Actions, player: i64, other: i64) -> None:
    room = city.canteen(s, other) - s.water[other]
    most = s.water[player] if s.water[player] < room else room
    for amount in range(1, most + 1):
        actions.add(POUR, player, amount, other)


def pour(s: Desert, player: i64, amount: i64, other: i64) -> None:
    s.water[player] -= amount
    s.water[other] += amount
