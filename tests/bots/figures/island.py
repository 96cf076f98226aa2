"""Each figure of a hint in Forbidden Island, once more."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from simoun.core.actions import kind_of
from simoun.core.bags import bag_size, cards
from simoun.core.rules import State
from simoun.core.squares import has, members, set_of
from simoun.games.island.actions import FLOOD
from simoun.games.island.data import CARD_NAMES, TILE_NAMES
from simoun.games.island.state import Island
from tests.bots.figures.common import (
    Check,
    all_walk,
    both,
    both_chances,
    hand,
    named,
    walk,
)
from tests.bots.hinted import Told, agrees, chance_that


def island(s: State) -> Island:
    assert isinstance(s, Island)
    return s


def sinks(told: Told, places: Callable[[State], set[int]]) -> Callable[[State], Fraction]:
    """Flood cards of other places do alike: one stands for all."""

    def chance(s: State) -> Fraction:
        watched = {place for place in places(s) if has(island(s).flooded, place)}
        here = set(members(int(island(s).present)))

        def has_sunk(s: State) -> bool:
            return any(not has(island(s).present, place) for place in watched & here)

        def alike(s: State, action: int, card: int) -> object:
            return card if kind_of(action) != FLOOD or card in watched else "another"

        calm = island(s).copy()
        calm.flooded = set_of(sorted(watched))  # so that no other tile sinks first
        return chance_that(told.rules, calm, has_sunk, alike)

    return chance


def tile_place(s: State, tile: object) -> int:
    return int(island(s).setup.place_of[named(TILE_NAMES, tile)])


def tile_sinks(told: Told) -> bool:
    return both_chances(told, sinks(told, lambda s: {tile_place(s, told.facts["place"])}))


def last_place(told: Told) -> bool:
    s = island(told.after)
    sites = members(int(s.setup.sites[named(CARD_NAMES, told.facts["treasure"])]))
    gone = [place for place in sites if not has(s.present, place)]
    return len(gone) == 1 and tile_sinks(told)


def pawn_sinks(told: Told) -> bool:
    who = told.figure("who")
    return both_chances(told, sinks(told, lambda s: {int(island(s).pawns[who])}))


def any_sinks(told: Told) -> bool:
    s = island(told.after)
    chance = sinks(told, lambda s: set(members(int(island(s).flooded))))(s)
    return agrees(told.figure("chance"), chance) and told.figure("n") == flooded(s)


def flooded(s: State) -> int:
    return int(island(s).flooded).bit_count()


def captures(told: Told) -> bool:
    treasure = named(CARD_NAMES, told.facts["treasure"])
    was, now = island(told.before).captured, island(told.after).captured
    new = has(now, treasure) and not has(was, treasure)
    return new and (told.figure("n"), told.figure("all")) == (int(now).bit_count(), 4)


def most(s: State, card: int) -> int:
    return max(int(cards(hand(s, player), card)) for player in range(island(s).setup.players))


def collects(told: Told) -> bool:
    card = named(CARD_NAMES, told.facts["treasure"])
    held = cards(hand(told.after, told.figure("who")), card)
    return held == told.figure("to") and both(told, lambda s: most(s, card))


def site(s: State, treasure: object) -> set[int]:
    places = island(s).setup.sites[named(CARD_NAMES, treasure)]
    return set(members(int(places & island(s).present)))


def way_to_capture(told: Told) -> bool:
    who, treasure = told.figure("who"), told.facts["treasure"]
    enough = cards(hand(told.after, who), named(CARD_NAMES, treasure)) >= 3
    return enough and both(
        told, lambda s: walk(told.rules, s, who, ("move", "fly"), site(s, treasure))
    )


def meets(told: Told) -> bool:
    who, whom, card = (
        told.figure("who"),
        told.figure("whom"),
        named(CARD_NAMES, told.facts["treasure"]),
    )
    held = cards(hand(told.after, who), card) > 0
    collects = cards(hand(told.after, whom), card) == most(told.after, card)
    return (
        held
        and collects
        and both(
            told,
            lambda s: walk(told.rules, s, who, ("move", "fly"), {int(island(s).pawns[whom])}),
        )
    )


def held_in_all(s: State, card: int) -> int:
    return sum(int(cards(hand(s, player), card)) for player in range(island(s).setup.players))


ISLAND: dict[str, Check] = {
    "win": lambda told: island(told.after).outcome == 1 and told.figure("treasures") == 4,
    "sinks": tile_sinks,
    "last-place": last_place,
    "stands": pawn_sinks,
    "flooded": lambda told: both(told, flooded),
    "captures": captures,
    "cards": collects,
    "way": way_to_capture,
    "meet": meets,
    "home": lambda told: all_walk(told, ("move", "fly"), lambda s: {int(island(s).setup.landing)}),
    "keeps": lambda told: both(
        told, lambda s: held_in_all(s, named(CARD_NAMES, told.facts["card"]))
    ),
    "hand": lambda told: both(told, lambda s: bag_size(hand(s, told.figure("who")))),
    "any": any_sinks,
    "wet": lambda told: told.figure("n") == flooded(told.after),
}
