"""The shape of what is seen alike in the games in which all play together."""

from __future__ import annotations

from typing import TypedDict


class TeamView(TypedDict):
    game: str
    you: int | None
    outcome: str | None
    won: bool


class TurnView(TypedDict):
    seat: int
    step: str
    decider: int
    asked: str
    actions_left: int
    actions_in_all: int  # of a turn; more than usual where something has given some


class StormView(TypedDict):
    level: int
    cards: int  # a turn, at this level
    meter: list[int]
    count: int  # cards in the deck
    next: dict[str, int]  # the cards among which the next one is, and how many of each
    layers: list[dict[str, int]]
    discard: dict[str, int]
    seen: dict[str, int]  # cards that somebody looks at
    put_back: list[str]  # those of them that come next, the first one first


class StormOddsView(TypedDict):
    """How likely kinds of storm cards are, from what everyone may know."""

    cards: int  # that this turn still brings, unless one stops the storm
    chances: dict[str, float]  # that some of them are of a kind
    left: dict[str, int]  # cards of a kind in the deck
