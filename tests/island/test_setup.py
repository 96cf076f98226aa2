"""How the game begins (I1 to I6)."""

from __future__ import annotations

import pytest

from simoun.core.bags import bag_size, cards, counts
from simoun.core.phrases import numbered
from simoun.core.refusal import Refused
from simoun.games.island.data import (
    ADVENTURERS,
    ALL,
    CARD_COPIES,
    CARD_KINDS,
    PLACES,
    TILE_NAMES,
    WATERS_RISE,
)
from simoun.games.island.face.view import view
from simoun.games.island.state import Island
from tests.island.position import FACE, flood_discard, flood_layers, flooded, fresh
from tests.playing import adventurers, do

START = {
    "Pilot": "Fools' Landing",
    "Engineer": "Bronze Gate",
    "Explorer": "Copper Gate",
    "Diver": "Iron Gate",
    "Messenger": "Silver Gate",
    "Navigator": "Gold Gate",
}


def tiles(s: Island) -> list[str]:
    return [name for _, name in numbered(FACE.names(s)["place"])]


def test_i1_the_places_are_a_square_with_two_more_beside_the_middle_of_each_side() -> None:
    square = {(row, column) for row in range(1, 5) for column in range(1, 5)}
    middle = (2, 3)
    beside = {(row, m) for row in (0, 5) for m in middle} | {
        (m, col) for col in (0, 5) for m in middle
    }
    assert set(PLACES) == square | beside
    assert [sum(row == r for row, _ in PLACES) for r in range(6)] == [2, 4, 6, 6, 4, 2]


def test_i1_every_tile_is_laid_once() -> None:
    s = fresh()
    assert sorted(tiles(s)) == sorted(TILE_NAMES)
    assert s.present == ALL


def test_i1_the_tiles_are_shuffled() -> None:
    assert {tiles(fresh(seed)).index("Fools' Landing") for seed in range(300)} == set(range(24))


def test_i2_six_flood_cards_flood_their_tiles_and_are_discarded() -> None:
    s = fresh()
    assert len(flooded(s)) == 6
    assert flood_discard(s) == flooded(s)
    assert flood_layers(s) == [set(range(24)) - flooded(s)]


def test_i2_the_flood_deck_is_shuffled() -> None:
    assert {place for seed in range(100) for place in flooded(fresh(seed))} == set(range(24))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i3_each_player_gets_a_different_adventurer_who_starts_on_its_own_tile(
    players: int,
) -> None:
    for seed in range(50):
        s = fresh(seed, players=players)
        drawn = adventurers(s)
        assert len(set(drawn)) == players
        assert [tiles(s)[s.pawns[k]] for k in range(players)] == [START[name] for name in drawn]


def test_i3_any_adventurer_may_be_drawn_for_any_seat() -> None:
    for seat in range(2):
        assert {adventurers(fresh(seed))[seat] for seed in range(100)} == set(ADVENTURERS)


def test_i3_a_pawn_may_start_on_a_flooded_tile() -> None:
    assert any(int(s.pawns[0]) in flooded(s) for s in map(fresh, range(50)))


def test_i3_adventurers_may_be_chosen_all_or_some() -> None:
    chosen = fresh(players=3, adventurers=["diver", "pilot", "engineer"])
    assert adventurers(chosen) == ["Diver", "Pilot", "Engineer"]
    for seed in range(30):
        drawn = adventurers(fresh(seed, players=3, adventurers=["drawn", "pilot", "drawn"]))
        assert drawn[1] == "Pilot" and len(set(drawn)) == 3


@pytest.mark.parametrize("players", [0, 1, 5])
def test_i3_there_are_two_to_four_players(players: int) -> None:
    with pytest.raises(Refused):
        fresh(players=players)


def test_i3_nobody_chooses_an_adventurer_that_is_taken() -> None:
    with pytest.raises(Refused):
        fresh(players=2, adventurers=["pilot", "pilot"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i4_two_cards_each_and_never_a_waters_rise(players: int) -> None:
    for seed in range(50):
        s = fresh(seed, players=players)
        hands = [s.hands[k] for k in range(players)]
        assert [bag_size(bag) for bag in hands] == [2] * players
        assert not any(cards(bag, WATERS_RISE) for bag in hands)
        assert cards(s.treasure_deck, WATERS_RISE) == 3


def test_i4_the_treasure_deck_is_complete() -> None:
    s = fresh(players=4)
    bags = [s.treasure_deck, *[s.hands[k] for k in range(4)]]
    assert [
        sum(ns) for ns in zip(*[counts(bag, CARD_KINDS) for bag in bags], strict=True)
    ] == CARD_COPIES
    assert CARD_COPIES == [5, 5, 5, 5, 3, 2, 3]
    assert s.treasure_under is None and not s.treasure_discard


def test_i4_the_treasure_deck_is_shuffled() -> None:
    assert len({int(fresh(seed).hands[0]) for seed in range(100)}) > 10


@pytest.mark.parametrize(
    ("difficulty", "water", "rate"),
    [("novice", 1, 2), ("normal", 2, 2), ("elite", 3, 3), ("legendary", 4, 3)],
)
def test_i5_the_difficulty_sets_the_water_level(difficulty: str, water: int, rate: int) -> None:
    s = fresh(difficulty=difficulty)
    assert s.water == water
    shown = view(s, None)["water"]
    assert shown == {
        "level": water,
        "cards": rate,
        "meter": [2, 2, 3, 3, 3, 4, 4, 5, 5],
        "skull": 10,
    }


def test_i6_everybody_sees_all_hands_and_both_discards() -> None:
    s = fresh(players=3)
    spectator = view(s, None)
    for seat in range(3):
        assert view(s, seat) == {**spectator, "you": seat}
    assert [len(shown["hand"]) for shown in spectator["seats"]] == [2, 2, 2]
    assert set(spectator["flood_deck"]["discard"]) == flooded(s)
    assert spectator["treasure_deck"]["discard"] == {}


def test_i6_nobody_sees_what_a_deck_will_bring() -> None:
    s = fresh(first="seat1")
    futures = [s.copy() for _ in range(30)]
    for number, future in enumerate(futures):
        future.stir(number)
        assert view(future, 0) == view(s, 0)
        do(future, "seat1 end", "seat1 draw")
    assert len({int(future.hands[0]) for future in futures}) > 1
