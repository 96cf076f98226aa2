"""The shape of what a seat sees of Forbidden Desert."""

from __future__ import annotations

from typing import TypedDict

from simoun.games.team.face import seen as team


class PlaceView(TypedDict):
    hole: bool
    back: str | None  # the desert side: desert, water-mark or crash-site
    face: str | None  # the city side, as far as anybody knows it
    revealed: bool  # the city side is up
    sand: int


class SeatView(TypedDict):
    adventurer: str
    place: int
    water: int
    canteen: int
    equipment: list[str]
    buried: bool
    shield: bool
    shaded: bool  # the sun doesn't reach it as things lie now


class PartView(TypedDict):
    part: str
    row: int | None  # shown by its row clue, as it lies now
    column: int | None
    place: int | None  # where it lies, once it has appeared
    taken: bool


class OddsView(team.StormOddsView):
    """Kinds: sun and rise; left are also wind, and that from north, east, south and west."""

    thirst: list[float]  # by seat: that it must drink this turn with nothing left
    endangered: int | None  # the seat for which that is most likely


class TurnView(team.TurnView):
    """Steps: actions or storm; asked: act, order, reveal, or nothing after the end."""

    reductions: int
    to_draw: int


class DesertView(team.TeamView):
    places: list[PlaceView]
    seats: list[SeatView]
    parts: list[PartView]
    sand_left: int
    sand_in_all: int
    blocked_from: int  # so much sand on a tile blocks the way
    under: dict[str, dict[str, int]]  # what can lie below each kind of desert side
    equipment_left: int
    storm: team.StormView
    odds: OddsView
    turn: TurnView
