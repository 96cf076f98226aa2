"""The shape of what a seat sees of Through the Desert."""

from __future__ import annotations

from typing import TypedDict


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
    caravans: int  # as they stand: those that a camel has joined
    total: int


class WorthView(TypedDict):
    """What brings points, and how many (T18, T19, T26, T27)."""

    waterhole: int  # at most; at least one
    oasis: int
    territory: int  # for each empty hex of it
    longest: int  # of a colour
    tied: int  # for each of several that are as long


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
    points: int  # for each of them


class EarnsView(TypedDict):
    """What one placement would bring or cost at once."""

    camel: str
    place: int
    waterholes: int  # points
    oases: int  # points
    territory: int  # empty hexes that it would close off; -1 if it fills one of one's own
    points: int  # all of it
    closes: list[int]


class TurnView(TypedDict):
    seat: int
    step: str  # aside, lay, riders or camels
    decider: int
    asked: str  # act, reveal, or nothing after the end
    to_place: int  # camels left in this turn
    in_all: int  # camels of the whole turn
    round: int


class ThroughTheDesertView(TypedDict):
    game: str
    you: int | None
    whole: bool  # the part behind the black line is in play
    palms: list[int]
    waterholes: list[WaterholeView]
    camels: list[CamelView]
    territories: list[TerritoryView]
    supply: dict[str, int]  # besides the ridden ones
    seats: list[SeatView]
    leaders: list[int]  # as far as one may know; nobody before anything is worth a point
    longest: dict[str, LongestView]
    earns: list[EarnsView]
    turn: TurnView
    worth: WorthView
    scores: str
    outcome: str | None
    winners: list[int]
    won: bool
