"""Forbidden Island in numbers: how many things an action can name, and what is seen."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from simoun.core.arrays import Arrays, Part, put, put_bag, put_flag, put_one, put_pile, put_set
from simoun.core.squares import bit, has
from simoun.games.island.actions import VERBS
from simoun.games.island.data import (
    ADVENTURERS,
    CARD_KINDS,
    KINDS_IN_HAND,
    SKULL,
    TILES,
    TREASURES,
)
from simoun.games.island.state import Island
from simoun.games.team.arrays import put_seats, put_turn, seat_parts, turn_parts

THINGS: Final = {"place": TILES, "card": CARD_KINDS, "treasure": TREASURES}
MOST_LAYERS: Final = 9
ROLES: Final = len(ADVENTURERS)


@final
class IslandArrays(Arrays[Island]):
    def __init__(self) -> None:
        super().__init__(VERBS, THINGS)

    def parts(self, players: int) -> list[Part]:
        return [
            Part("sites", (TREASURES, TILES)),  # the two places of each treasure
            Part("landing", (TILES,)),
            Part("present", (TILES,)),
            Part("flooded", (TILES,)),
            Part("flood_layer", (TILES,), MOST_LAYERS),  # 1 is the next to come, 0: no card left
            *seat_parts(players, TILES, KINDS_IN_HAND, ROLES),
            Part("captured", (TREASURES,)),
            Part("treasure_next", (CARD_KINDS,), 15),  # the top layer
            Part("treasure_deck", (CARD_KINDS,), 15),
            Part("treasure_discard", (CARD_KINDS,), 15),
            Part("water", (1,), SKULL),
            *turn_parts(players),
            Part("second_shore", (1,)),
            Part("flown", (1,)),
            Part("to_flood", (1,), 5),
            Part("swimmers", (players,)),
        ]

    def write(self, s: Island, seat: i64, row: vec[u8], at: i64) -> i64:
        setup = s.setup
        for treasure in range(TREASURES):
            at = put_set(row, at, setup.sites[treasure], TILES)
        at = put_one(row, at, setup.landing, TILES)
        at = put_set(row, at, s.present, TILES)
        at = put_set(row, at, s.flooded, TILES)
        at = put_layers(s, row, at)
        at = put_seats(s, seat, row, at, TILES, KINDS_IN_HAND, ROLES)
        at = put_set(row, at, s.captured, TREASURES)
        at = put_bag(row, at, s.treasure_deck, CARD_KINDS)
        at = put_pile(row, at, s.treasure_deck, s.treasure_under, CARD_KINDS)
        at = put_bag(row, at, s.treasure_discard, CARD_KINDS)
        at = put(row, at, s.water)
        at = put_turn(s, seat, row, at)
        at = put_flag(row, at, s.second_shore)
        at = put_flag(row, at, s.flown)
        at = put(row, at, s.to_flood)
        return put_swimmers(s, seat, row, at)


def put_layers(s: Island, row: vec[u8], at: i64) -> i64:
    """For each place, how deep its flood card lies."""
    start = at
    at = put_set(row, at, s.flood_deck, TILES)
    under = s.flood_under
    depth: i64 = 1
    while under is not None:
        if depth < MOST_LAYERS:
            depth += 1
        for place in range(TILES):
            if has(under.top, place):
                row[start + place] = u8(depth)
        under = under.under
    return at


def put_swimmers(s: Island, seat: i64, row: vec[u8], at: i64) -> i64:
    players = s.setup.players
    for k in range(players):
        at = put_flag(row, at, s.swimmers & bit((seat + k) % players) != 0)
    return at


ARRAYS: Final = IslandArrays()
