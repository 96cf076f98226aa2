"""What is in the box of each game, and where all of it lies in a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypedDict, cast

from simoun.games.island import data

Contents = Counter[str]


class SeatOnPaper(TypedDict):
    adventurer: str
    hand: dict[str, int]


class IslandOnPaper(TypedDict):
    """The parts of a position that hold cards."""

    sunk: list[str]
    seats: list[SeatOnPaper]
    treasure_deck: list[dict[str, int]]
    treasure_discard: dict[str, int]
    flood_deck: list[list[str]]
    flood_discard: list[str]


def island_found(position: object) -> Contents:
    """Every card where it lies; a tile that sank took its flood card along."""
    paper = cast(IslandOnPaper, position)
    hands = [seat["hand"] for seat in paper["seats"]]
    found: Contents = Counter()
    for tally in [*paper["treasure_deck"], paper["treasure_discard"], *hands]:
        found.update(tally)
    for cards in [*paper["flood_deck"], paper["flood_discard"], paper["sunk"]]:
        found.update(cards)
    return found


def island_printed() -> Contents:
    treasures = dict(zip(data.CARD_NAMES, data.CARD_COPIES, strict=True))
    assert sum(treasures.values()) == 28
    return Counter(treasures) + Counter(data.TILE_NAMES)


FOUND: dict[str, Callable[[object], Contents]] = {"island": island_found}
PRINTED: dict[str, Contents] = {"island": island_printed()}
