"""What a seat may see: all of the board, and points that lie face up or are its own (T29)."""

from __future__ import annotations

from typing import Final, TypedDict

from simoun.core.actions import Actions, what_of, whom_of
from simoun.core.hexes import DIRECTIONS, hexes_in, holds
from simoun.core.phrases import Names, slug
from simoun.core.seating import seats
from simoun.core.squares import has, members
from simoun.games.through_the_desert import camels, ending
from simoun.games.through_the_desert.board import HEX_NAMES, beside
from simoun.games.through_the_desert.data import (
    CAMEL_NAMES,
    COLOURS,
    PLAYER_COLOURS,
    WATERHOLE_KINDS,
    WHOLE_BOARD_FROM,
)
from simoun.games.through_the_desert.state import (
    BYTE,
    OASES,
    OUTCOMES,
    Caravans,
    caravan,
    empty_territory,
    laying_is_due,
    length,
    placing_riders,
    set_aside_by,
    setting_aside,
    supply_of,
)

CAMELS: Final = [slug(name) for name in CAMEL_NAMES]


class WaterholeView(TypedDict):
    place: int
    points: int


class CamelView(TypedDict):
    place: int
    camel: str
    seat: int
    rider: bool


class TerritoryView(TypedDict):
    seat: int
    places: list[int]
    empty: int  # a point each at the end


class PointsView(TypedDict):
    waterholes: int
    oases: int
    territory: int  # as it stands
    caravans: int  # as they stand
    total: int


class SeatView(TypedDict):
    colour: str
    riders: list[str]  # still to be placed
    aside: str | None
    lengths: dict[str, int]
    tokens: int  # that lie before it, face down
    points: PointsView | None  # None: hidden from whoever looks


class LongestView(TypedDict):
    length: int
    seats: list[int]


class EarnsView(TypedDict):
    """What one placement would bring at once."""

    camel: str
    place: int
    waterholes: int  # points
    oases: int  # points
    territory: int  # empty hexes that it would close off
    closes: list[int]


class TurnView(TypedDict):
    seat: int
    step: str  # aside, lay, riders or camels
    decider: int
    asked: str  # act, reveal, or nothing after the end
    to_place: int  # camels left in this turn
    round: int


class CaravansView(TypedDict):
    game: str
    you: int | None
    whole: bool  # the part behind the black line is in play
    palms: list[int]
    waterholes: list[WaterholeView]
    camels: list[CamelView]
    territories: list[TerritoryView]
    supply: dict[str, int]
    seats: list[SeatView]
    longest: dict[str, LongestView]
    earns: list[EarnsView]
    turn: TurnView
    scores: str
    outcome: str | None
    winners: list[int]
    won: bool


def view(s: Caravans, seat: int | None) -> CaravansView:
    players = range(s.setup.players)
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
        "supply": {CAMELS[colour]: int(supply_of(s, colour)) for colour in range(COLOURS)},
        "seats": [seat_view(s, player, seat) for player in players],
        "longest": {CAMELS[colour]: longest(s, colour) for colour in range(COLOURS)},
        "earns": earnings(s),
        "turn": turn_view(s),
        "scores": "open" if s.setup.open_scores else "hidden",
        "outcome": OUTCOMES[s.outcome] if s.over else None,
        "winners": winners,
        "won": s.over and (seat is None or seat in winners),
    }


def names(s: Caravans) -> Names:
    """The same during the whole game: made once."""
    found = s.setup.names
    if found is None:
        found = {"place": HEX_NAMES, "camel": CAMEL_NAMES, "seat": seats(int(s.setup.players))}
        s.setup.names = found
    return found


def caravan_view(s: Caravans, player: int, colour: int) -> list[CamelView]:
    """The ridden camel first."""
    k = caravan(player, colour)
    ridden = int(s.ridden[k])
    return [
        {"place": hex, "camel": CAMELS[colour], "seat": player, "rider": hex == ridden}
        for hex in sorted(hexes_in(s.camels, int(k)), key=lambda hex: (hex != ridden, hex))
    ]


def seat_view(s: Caravans, player: int, looker: int | None) -> SeatView:
    aside = members(set_aside_by(s, player))
    shown = s.over or s.setup.open_scores or player == looker
    return {
        "colour": PLAYER_COLOURS[player],
        "riders": [CAMELS[colour] for colour in range(COLOURS) if has(s.riders[player], colour)],
        "aside": CAMELS[aside[0]] if aside else None,
        "lengths": {CAMELS[colour]: int(length(s, player, colour)) for colour in range(COLOURS)},
        "tokens": sum(int(s.tokens[player] >> shift) & BYTE for shift in range(0, OASES + 1, 8)),
        "points": points_view(s, player) if shown else None,
    }


def points_view(s: Caravans, player: int) -> PointsView:
    return {
        "waterholes": int(ending.waterhole_points(s, player)),
        "oases": int(ending.oasis_points(s, player)),
        "territory": int(empty_territory(s, player)),
        "caravans": int(ending.caravan_points(s, player)),
        "total": int(ending.total(s, player)),
    }


def longest(s: Caravans, colour: int) -> LongestView:
    lengths = [int(length(s, player, colour)) for player in range(s.setup.players)]
    most = max(lengths)
    return {"length": most, "seats": [k for k, n in enumerate(lengths) if n == most and most]}


def step(s: Caravans) -> str:
    if setting_aside(s):
        return "aside"
    if laying_is_due(s):
        return "lay"
    return "riders" if placing_riders(s) else "camels"


def turn_view(s: Caravans) -> TurnView:
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
        "round": rounds(s) + 1,
    }


def rounds(s: Caravans) -> int:
    """Rounds of riders, then of camel turns, that are over."""
    if placing_riders(s):
        return min(rides(s, player) for player in range(s.setup.players))
    return int(s.turns // s.setup.players)


def rides(s: Caravans, player: int) -> int:
    """Riders on the board."""
    return sum(1 for colour in range(COLOURS) if length(s, player, colour))


# ---------------------------------------------------------------- areas


def territory_views(s: Caravans, player: int) -> list[TerritoryView]:
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


# ---------------------------------------------------------------- what a placement would earn


def earnings(s: Caravans) -> list[EarnsView]:
    """Of every camel that may be placed now and would bring something at once."""
    if s.over or not s.to_place:
        return []
    actions = Actions()
    camels.add_camels(s, actions, s.current)
    found = [earned_by(s, int(whom_of(code)), int(what_of(code))) for code in actions.listed()]
    return [one for one in found if one["waterholes"] or one["oases"] or one["closes"]]


def earned_by(s: Caravans, colour: int, hex: int) -> EarnsView:
    player = int(s.current)
    after = s.copy()
    camels.place(after, player, colour, hex)
    owned = hexes_in(s.territories, player)
    closes = [other for other in hexes_in(after.territories, player) if other not in owned]
    return {
        "camel": CAMELS[colour],
        "place": hex,
        "waterholes": int(
            ending.waterhole_points(after, player) - ending.waterhole_points(s, player)
        ),
        "oases": int(ending.oasis_points(after, player) - ending.oasis_points(s, player)),
        "territory": sum(1 for other in closes if holds(after.free, 0, other)),
        "closes": closes,
    }
