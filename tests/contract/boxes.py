"""What is in the box of each game, and where all of it lies in a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypedDict, cast

from simoun import Match
from simoun.core.phrases import slug
from simoun.games.desert import data as desert_data
from simoun.games.desert.view import DesertView
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


def island_found(match: Match) -> Contents:
    """Every card where it lies; a tile that sank took its flood card along."""
    paper = cast(IslandOnPaper, match.position())
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


# ---------------------------------------------------------------- Forbidden Desert


def desert_found(match: Match) -> Contents:
    view = cast(DesertView, match.view())
    sand = view["sand_left"] + sum(place["sand"] for place in view["places"])
    return Counter(sand=sand) + storm_cards(view) + city_sides(view) + equipment(match, view)


def storm_cards(view: DesertView) -> Contents:
    storm = view["storm"]
    found: Contents = Counter(storm["put_back"])
    for tally in [*storm["layers"], storm["discard"], storm["seen"]]:
        found.update(tally)
    return found


def city_sides(view: DesertView) -> Contents:
    """Those that anybody has seen, and those in the bags: one for each tile of that back."""
    found: Contents = Counter(place["face"] for place in view["places"] if place["face"])
    unseen = Counter(place["back"] for place in view["places"] if not place["face"])
    found["city"] += unseen["crash-site"]
    for back, bag in view["under"].items():
        assert unseen[back] == sum(bag.values())
        found.update(bag)
    return found


def equipment(match: Match, view: DesertView) -> Contents:
    """A card has left the deck for each gear that is up, and no card is there too often."""
    held = held_equipment(match)
    faces = Counter(place["face"] for place in view["places"] if place["revealed"])
    found: Contents = Counter(drawn=faces["city"] + faces["tunnel"] + view["equipment_left"])
    found.update({card: max(n, held[card]) for card, n in desert_equipment().items()})
    return found


def held_equipment(match: Match) -> Contents:
    """In the deck and in the hands; what isn't there was played."""
    paper = cast(DesertOnPaper, match.position())
    found: Contents = Counter(paper["equipment_deck"])
    for seat in paper["seats"]:
        found.update(seat["equipment"])
    return found


class EquippedOnPaper(TypedDict):
    equipment: dict[str, int]


class DesertOnPaper(TypedDict):
    """The parts of a position that hold equipment."""

    seats: list[EquippedOnPaper]
    equipment_deck: dict[str, int]


def desert_equipment() -> dict[str, int]:
    return dict(zip(desert_data.EQUIPMENT_NAMES, desert_data.EQUIPMENT_COPIES, strict=True))


def desert_printed() -> Contents:
    storm = dict(zip(map(slug, desert_data.STORM_NAMES), desert_data.STORM_COPIES, strict=True))
    assert (sum(storm.values()), sum(desert_equipment().values())) == (31, 12)
    clues = dict.fromkeys(map(slug, desert_data.FACE_NAMES[desert_data.CLUES :]), 1)
    sides = {"well": 2, "mirage": 1, "tunnel": 3, "launch-pad": 1, "city": 9, **clues}
    assert sum(sides.values()) == 24
    return (
        Counter(sand=48, drawn=12) + Counter(storm) + Counter(sides) + Counter(desert_equipment())
    )


FOUND: dict[str, Callable[[Match], Contents]] = {"island": island_found, "desert": desert_found}
PRINTED: dict[str, Contents] = {"island": island_printed(), "desert": desert_printed()}
