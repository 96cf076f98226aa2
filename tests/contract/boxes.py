"""What is in the box of each game, and where all of it lies in a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypedDict, cast

from simoun import Match
from simoun.core.phrases import slug
from simoun.games.desert import data as desert_data
from simoun.games.desert.face.seen import DesertView
from simoun.games.island import data
from simoun.games.sky import data as sky_data
from simoun.games.sky.face.seen import SkyView
from simoun.games.sky.tiles import SET
from simoun.games.through_the_desert import data as caravans_data
from simoun.games.through_the_desert.face.seen import ThroughTheDesertView

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
    sand += 48 - view["sand_in_all"]  # beside the table, or from another box
    return Counter(sand=sand) + storm_cards(view) + city_sides(view) + equipment(match, view)


def storm_cards(view: DesertView | SkyView) -> Contents:
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


# ---------------------------------------------------------------- Through the Desert

IN_THE_BOX = {2: 10, 3: 5, 4: 0, 5: 0}  # camels of each colour that stay there, by players


class WaterholesOnPaper(TypedDict):
    waterholes: dict[str, int]


class ThroughTheDesertOnPaper(TypedDict):
    """The parts of a position that hold waterholes."""

    waterholes: dict[str, list[str]]
    seats: list[WaterholesOnPaper]


def caravans_found(match: Match) -> Contents:
    view = cast(ThroughTheDesertView, match.view())
    return camels_found(match, view) + riders_found(view) + waterholes_found(match, view)


def camels_found(match: Match, view: ThroughTheDesertView) -> Contents:
    """On the board, under riders, in supply and left in the box."""
    players = len(view["seats"])
    variants = cast("dict[str, int]", match.position().get("variants", {}))
    boxed = IN_THE_BOX[players] - variants.get("more_camels", 0)
    found: Contents = Counter(view["supply"])
    found.update(camel["camel"] for camel in view["camels"])
    for camel in view["supply"]:
        ridden = sum(camel in seat["riders"] for seat in view["seats"])
        found[camel] += ridden + boxed
    return found


def riders_found(view: ThroughTheDesertView) -> Contents:
    """Each player's five, wherever they are, and those of colours that nobody plays."""
    mounted = Counter(camel["seat"] for camel in view["camels"] if camel["rider"])
    found: Contents = Counter(dict.fromkeys(caravans_data.PLAYER_COLOURS, 5))
    for number, seat in enumerate(view["seats"]):
        found[seat["colour"]] = mounted[number] + len(seat["riders"]) + (seat["aside"] is not None)
    return found


def waterholes_found(match: Match, view: ThroughTheDesertView) -> Contents:
    """No kind is there too often; what isn't seen was set aside. So with the palms."""
    paper = cast(ThroughTheDesertOnPaper, match.position())
    found: Contents = Counter(palms=len(view["palms"]) or caravans_data.PALMS)
    for kind, hexes in paper["waterholes"].items():
        seen = len(hexes) + sum(seat["waterholes"][kind] for seat in paper["seats"])
        found[kind] = max(caravans_data.WATERHOLES_OF_A_KIND, seen)
    return found


def caravans_printed() -> Contents:
    camels = dict.fromkeys(map(slug, caravans_data.CAMEL_NAMES), caravans_data.CAMELS_OF_A_COLOUR)
    riders = dict.fromkeys(caravans_data.PLAYER_COLOURS, 5)
    waterholes = {"1": 15, "2": 15, "3": 15}
    assert (sum(camels.values()), sum(waterholes.values())) == (170, caravans_data.WATERHOLES)
    return Counter(camels) + Counter(riders) + Counter(waterholes) + Counter(palms=5)


# ---------------------------------------------------------------- Forbidden Sky


def sky_found(match: Match) -> Contents:
    view = cast(SkyView, match.view())
    return sky_tiles(view) + pieces(view) + storm_cards(view) + sky_equipment(match, view)


def sky_tiles(view: SkyView) -> Contents:
    """On the platform, in hands, in the pile, and before who looks at them."""
    shown = [*[place["tile"] for place in view["places"]], *view["turn"]["tiles"]]
    shown += [tile for seat in view["seats"] for tile in seat["tiles"]]
    names = [tile["tile"] for tile in shown]
    return Counter([*names, *view["pile"]["tiles"], *view["pile"]["under"]])


def pieces(view: SkyView) -> Contents:
    """Components that stand or are left, and cables that hang or are left."""
    found: Contents = Counter(component["kind"] for component in view["components"])
    found.update({need["kind"]: need["left"] for need in view["blueprint"]["needs"]})
    found.update(cable["length"] for cable in view["cables"])
    found.update(view["cables_left"])
    return found


def sky_equipment(match: Match, view: SkyView) -> Contents:
    """A card has left the deck for each gear that lies, and no card is there too often."""
    held = held_equipment(match)
    gears = sum(place["tile"]["symbol"] == "gear" for place in view["places"])
    found: Contents = Counter(drawn=gears + view["equipment_left"])
    found.update({card: max(n, held[card]) for card, n in sky_cards().items()})
    return found


def sky_cards() -> dict[str, int]:
    return dict(zip(sky_data.EQUIPMENT_NAMES, sky_data.EQUIPMENT_COPIES, strict=True))


def sky_printed() -> Contents:
    storm = dict(zip(map(slug, sky_data.STORM_NAMES), sky_data.STORM_COPIES, strict=True))
    assert (sum(storm.values()), sum(sky_cards().values()), len(SET.names)) == (15, 14, 40)
    components = dict(zip(map(slug, sky_data.KINDS), sky_data.COPIES, strict=True))
    cables = dict(zip(sky_data.CABLES, sky_data.CABLE_COPIES, strict=True))
    assert (sum(components.values()), sum(cables.values())) == (16, 16)
    counted = Counter(SET.names) + Counter(components) + Counter(cables) + Counter(storm)
    return counted + Counter(sky_cards()) + Counter(drawn=14)


FOUND: dict[str, Callable[[Match], Contents]] = {
    "island": island_found,
    "desert": desert_found,
    "sky": sky_found,
    "through_the_desert": caravans_found,
}
PRINTED: dict[str, Contents] = {
    "island": island_printed(),
    "desert": desert_printed(),
    "sky": sky_printed(),
    "through_the_desert": caravans_printed(),
}
