"""What a seat may see: all of the board, and points that lie face up or are its own (T29)."""

from __future__ import annotations

from simoun.core.hexes import DIRECTIONS, hexes_in, holds
from simoun.core.squares import has, members
from simoun.games.through_the_desert import camels, ending
from simoun.games.through_the_desert.board import beside
from simoun.games.through_the_desert.data import (
    COLOURS,
    MOST_PLAYERS,
    PLAYER_COLOURS,
    WATERHOLE_KINDS,
    WHOLE_BOARD_FROM,
)
from simoun.games.through_the_desert.face.points import (
    earnings,
    leaders,
    longest,
    points_view,
    worth_view,
)
from simoun.games.through_the_desert.face.seen import (
    CamelView,
    SeatView,
    TerritoryView,
    ThroughTheDesertView,
    TurnView,
)
from simoun.games.through_the_desert.face.words import CAMELS
from simoun.games.through_the_desert.state import (
    BYTE,
    OASES,
    OUTCOMES,
    ThroughTheDesert,
    caravan,
    laying_is_due,
    length,
    placing_riders,
    set_aside_by,
    setting_aside,
    supply_of,
)


def view(s: ThroughTheDesert, seat: int | None) -> ThroughTheDesertView:
    players = range(s.setup.players)
    seats = [seat_view(s, player, seat) for player in players]
    winners = members(ending.winners(s)) if s.over else []
    return {
        "game": "through_the_desert",
        "you": seat,
        "whole": s.setup.players >= WHOLE_BOARD_FROM,
        "palms": [int(s.setup.palms[palm]) for palm in range(len(s.setup.palms))],
        "waterholes": [
            {"place": hex, "points": kind + 1}
            for kind in range(WATERHOLE_KINDS)
            for hex in hexes_in(s.waterholes, kind)
        ],
        "camels": [
            camel
            for player in players
            for colour in range(COLOURS)
            for camel in caravan_view(s, player, colour)
        ],
        "territories": [area for player in players for area in territory_views(s, player)],
        "supply": {CAMELS[colour]: in_supply(s, colour) for colour in range(COLOURS)},
        "seats": seats,
        "leaders": leaders(s, seats),
        "longest": {CAMELS[colour]: longest(s, colour) for colour in range(COLOURS)},
        "earns": earnings(s),
        "turn": turn_view(s),
        "worth": worth_view(),
        "scores": "open" if s.setup.open_scores else "hidden",
        "outcome": OUTCOMES[s.outcome] if s.over else None,
        "winners": winners,
        "won": s.over and (seat is None or seat in winners),
    }


def caravan_view(s: ThroughTheDesert, player: int, colour: int) -> list[CamelView]:
    """The ridden camel first."""
    k = caravan(player, colour)
    ridden = int(s.ridden[k])
    return [
        {"place": hex, "camel": CAMELS[colour], "seat": player, "rider": hex == ridden}
        for hex in sorted(hexes_in(s.camels, int(k)), key=lambda hex: (hex != ridden, hex))
    ]


def seat_view(s: ThroughTheDesert, player: int, looker: int | None) -> SeatView:
    aside = members(set_aside_by(s, player))
    shown = scores_are_open(s) or player == looker
    return {
        "colour": PLAYER_COLOURS[player],
        "riders": [CAMELS[colour] for colour in range(COLOURS) if has(s.riders[player], colour)],
        "aside": CAMELS[aside[0]] if aside else None,
        "lengths": {CAMELS[colour]: int(length(s, player, colour)) for colour in range(COLOURS)},
        "tokens": sum(int(s.tokens[player] >> shift) & BYTE for shift in range(0, OASES + 1, 8)),
        "points": points_view(s, player) if shown else None,
    }


def scores_are_open(s: ThroughTheDesert) -> bool:
    return s.over or s.setup.open_scores


def in_supply(s: ThroughTheDesert, colour: int) -> int:
    """With 5 players a camel of each colour comes back with the rider set aside (T2, T3)."""
    left = int(supply_of(s, colour))
    if s.setup.players < MOST_PLAYERS:
        return left
    is_aside = any(has(set_aside_by(s, player), colour) for player in range(MOST_PLAYERS))
    return left if is_aside else left - 1


def step(s: ThroughTheDesert) -> str:
    if setting_aside(s):
        return "aside"
    if laying_is_due(s):
        return "lay"
    return "riders" if placing_riders(s) else "camels"


def turn_view(s: ThroughTheDesert) -> TurnView:
    asked = "act"
    if s.over:
        asked = "nothing"
    elif laying_is_due(s):
        asked = "reveal"
    return {
        "seat": int(s.current),
        "step": step(s),
        "decider": int(s.current),
        "asked": asked,
        "to_place": int(s.to_place),
        "in_all": in_all(s),
        "round": rounds(s) + 1,
    }


def in_all(s: ThroughTheDesert) -> int:
    """What is placed in this turn: a rider, or camels (T12)."""
    return 1 if step(s) != "camels" else int(camels.camels_in_turn(s))


def rounds(s: ThroughTheDesert) -> int:
    """Rounds of riders, then of camel turns, that are over."""
    if placing_riders(s):
        return min(rides(s, player) for player in range(s.setup.players))
    return int(s.turns // s.setup.players)


def rides(s: ThroughTheDesert, player: int) -> int:
    """Riders on the board."""
    return sum(1 for colour in range(COLOURS) if length(s, player, colour))


# ---------------------------------------------------------------- areas


def territory_views(s: ThroughTheDesert, player: int) -> list[TerritoryView]:
    return [
        {
            "seat": player,
            "places": area,
            "empty": sum(1 for hex in area if holds(s.free, 0, hex)),
        }
        for area in areas(hexes_in(s.territories, player))
    ]


def areas(hexes: list[int]) -> list[list[int]]:
    """The connected parts of a set."""
    left = set(hexes)
    found = []
    while left:
        area = [min(left)]
        left -= set(area)
        for hex in area:  # it grows meanwhile
            near = left.intersection(int(beside(hex, d)) for d in range(DIRECTIONS))
            area += sorted(near)
            left -= near
        found.append(sorted(area))
    return found
