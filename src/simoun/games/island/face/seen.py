"""The shape of what a seat sees of Forbidden Island."""

from __future__ import annotations

from typing import TypedDict

from simoun.games.team.face import seen as team


class PlaceView(TypedDict):
    tile: str
    row: int
    column: int
    condition: str  # dry, flooded or sunk
    treasure: str | None
    start: str | None  # the adventurer whose tile it is


class SeatView(TypedDict):
    adventurer: str
    place: int
    hand: list[str]
    limit: int  # cards that the hand can keep


class TurnView(team.TurnView):
    """Steps: actions, draw or flood; asked: act, discard, swim, reveal, or nothing at the end."""

    second_shore: bool
    flown: bool
    to_draw: int
    to_flood: int


class WaterView(TypedDict):
    level: int
    cards: int
    meter: list[int]
    skull: int


class TreasureDeckView(TypedDict):
    count: int
    next: dict[str, int]  # the cards among which the next one is, and how many of each
    rises: int  # Waters Rise in the whole deck
    discard: dict[str, int]
    cards_for_a_treasure: int


class FloodDeckView(TypedDict):
    count: int
    layers: list[list[int]]  # places; all cards of a layer come before those of the next
    discard: list[int]


class OddsView(TypedDict):
    """How likely things are, from what everyone may know."""

    cards: int  # treasure cards that the player at turn, or the next one, is about to draw
    chances: dict[str, float]  # that some of those are of a kind, for each kind still to come
    next: dict[str, float]  # that the very next treasure card is of a kind
    wanted: str | None  # the treasure the player at turn collects most, and the team hasn't got yet
    sinks: float  # some tile does before this turn ends, if nobody shores any up
    landing: float  # Fools' Landing does


class IslandView(team.TeamView):
    places: list[PlaceView]
    seats: list[SeatView]
    captured: list[str]
    water: WaterView
    treasure_deck: TreasureDeckView
    flood_deck: FloodDeckView
    odds: OddsView
    turn: TurnView
