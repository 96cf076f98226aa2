"""How the game begins (D1 to D6)."""

from __future__ import annotations

import pytest

from simoun.core.bags import counts
from simoun.core.refusal import Refused
from simoun.games.desert.data import (
    ADVENTURERS,
    CRASH,
    EQUIPMENT_COPIES,
    EQUIPMENT_KINDS,
    HOLE,
    MARKED,
    PLACES,
    PLAIN,
    STORM_COPIES,
    STORM_NAMES,
    UNDER_MARKED,
    UNDER_PLAIN,
)
from simoun.games.desert.face.view import view
from simoun.games.desert.state import Desert, face_at
from tests.desert.position import RISE, SUN, at, desert, drawn, dunes, fresh, grid, hand, water
from tests.playing import adventurers, do, texts
from tests.storms import storm_discard, storm_layers


def places_of(s: Desert, face: int) -> list[int]:
    return [place for place in range(PLACES) if face_at(s, place) == face]


def excavated(s: Desert) -> Desert:
    """The first player's own tile, cleared of its sand if need be."""
    s = s.copy()
    while texts(s, "seat1 excavate") == []:
        do(s, f"seat1 dig {at(s, 1)}")
    return do(s, "seat1 excavate")


# ---------------------------------------------------------------- tiles and sand


def test_d1_d2_a_square_of_desert_round_the_hole_with_a_diamond_of_sand() -> None:
    s = fresh(first="seat1")
    bare = [row.translate(str.maketrans("", "", "ACEMNW")) for row in grid(s)]
    assert bare == drawn("""
        .  .  .1 .  .
        .  .1 .  .1 .
        .1 .  @  .  .1
        .  .1 .  .1 .
        .  .  .1 .  .
    """)


def test_d1_the_desert_sides_show_three_water_marks_and_a_crash_site() -> None:
    s = fresh()
    assert len(places_of(s, PLAIN)) == 20
    assert len(places_of(s, MARKED)) == 3
    assert len(places_of(s, CRASH)) == 1
    assert s.revealed == 0


def test_d1_the_city_below_is_that_of_the_box() -> None:
    tunnels, pad, gears, *clues = counts(UNDER_PLAIN, 11)
    assert (tunnels, pad, gears, clues) == (3, 1, 8, [1] * 8)  # the ninth: the crash site
    assert counts(UNDER_MARKED, 2) == [2, 1]


def test_d1_the_tiles_are_shuffled() -> None:
    laid = [fresh(seed) for seed in range(300)]
    round_the_hole = set(range(PLACES)) - {12}
    assert {place for s in laid for place in places_of(s, CRASH)} == round_the_hole
    assert {place for s in laid for place in places_of(s, MARKED)} == round_the_hole


def test_d2_forty_markers_stay_in_supply() -> None:
    assert fresh().sand_left == 40


# ---------------------------------------------------------------- the storm meter

TWO = [2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]
THREE_OR_FOUR = [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]
FIVE = [2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]


@pytest.mark.parametrize(
    ("players", "meter"), [(2, TWO), (3, THREE_OR_FOUR), (4, THREE_OR_FOUR), (5, FIVE)]
)
@pytest.mark.parametrize(
    ("difficulty", "tick"), [("novice", 0), ("normal", 1), ("elite", 2), ("legendary", 3)]
)
def test_d3_players_and_difficulty_set_the_storm_level(
    players: int, meter: list[int], difficulty: str, tick: int
) -> None:
    s = fresh(players=players, difficulty=difficulty)
    shown = view(s, None)["storm"]
    assert (shown["meter"], shown["level"], shown["cards"]) == (meter, tick, meter[tick])
    assert s.setup.skull == len(meter)


# ---------------------------------------------------------------- decks


def test_d4_the_storm_deck_has_31_cards_in_one_shuffled_layer() -> None:
    wind = {
        f"wind {direction} {tiles}": copies
        for direction in ("north", "east", "south", "west")
        for tiles, copies in ((1, 3), (2, 2), (3, 1))
    }
    assert storm_layers(fresh()) == [{**wind, SUN: 4, RISE: 3}]
    assert sum(STORM_COPIES) == 31 and storm_discard(fresh()) == {}


def test_d4_any_storm_card_may_come_first() -> None:
    first = set()
    for seed in range(400):
        s = fresh(seed, first="seat1")
        first |= set(storm_discard(do(s, "seat1 end", "seat1 storm")))
    assert first == set(STORM_NAMES)


def test_d4_the_equipment_deck_has_12_cards_and_any_may_come_first() -> None:
    assert counts(int(fresh().equipment_deck), EQUIPMENT_KINDS) == EQUIPMENT_COPIES
    assert EQUIPMENT_COPIES == [3, 3, 2, 2, 1, 1]
    first = {card for seed in range(150) for card in hand(excavated(fresh(seed, first="seat1")), 1)}
    assert len(first) == EQUIPMENT_KINDS


# ---------------------------------------------------------------- adventurers

CANTEENS = {
    "Archaeologist": 3,
    "Climber": 3,
    "Explorer": 4,
    "Meteorologist": 4,
    "Navigator": 4,
    "Water Carrier": 5,
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_d5_each_has_a_different_adventurer_with_a_full_canteen_at_the_crash_site(
    players: int,
) -> None:
    for seed in range(50):
        s = fresh(seed, players=players)
        assert len(set(adventurers(s))) == players
        assert water(s) == [CANTEENS[name] for name in adventurers(s)]
        assert [[int(s.pawns[k])] for k in range(players)] == [places_of(s, CRASH)] * players
        assert [hand(s, k + 1) for k in range(players)] == [{}] * players


def test_d5_any_adventurer_may_be_drawn_for_any_seat() -> None:
    for seat in range(2):
        assert {adventurers(fresh(seed))[seat] for seed in range(100)} == set(ADVENTURERS)


def test_d5_adventurers_may_be_chosen_all_or_some() -> None:
    chosen = fresh(players=3, adventurers=["climber", "water-carrier", "explorer"])
    assert adventurers(chosen) == ["Climber", "Water Carrier", "Explorer"]
    for seed in range(30):
        some = adventurers(fresh(seed, players=3, adventurers=["drawn", "climber", "drawn"]))
        assert some[1] == "Climber" and len(set(some)) == 3


@pytest.mark.parametrize("players", [0, 1, 6])
def test_d5_there_are_two_to_five_players(players: int) -> None:
    with pytest.raises(Refused):
        fresh(players=players)


def test_d5_nobody_chooses_an_adventurer_that_is_taken() -> None:
    with pytest.raises(Refused):
        fresh(players=2, adventurers=["climber", "climber"])


# ---------------------------------------------------------------- what one may know


def test_d6_nobody_sees_what_lies_below_a_tile() -> None:
    for tile in view(fresh(), 0)["places"]:
        assert tile["face"] is None and not tile["revealed"]


def test_d6_what_lies_below_is_not_decided_before_somebody_looks() -> None:
    assert {int(face_at(fresh(), place)) for place in range(PLACES)} == {PLAIN, MARKED, CRASH, HOLE}
    s = desert(dunes("A"))
    found = set()
    for chance in range(1, 200):
        s.stir(chance)
        found.add(grid(do(s.copy(), "seat1 excavate"))[0])
    assert len(found) > 8


def test_d6_all_hands_and_the_discarded_storm_cards_are_open() -> None:
    s = desert(
        dunes("AC"),
        hands={"A": "Jet Pack", "C": "2 Dune Blaster"},
        storm_discard="2 wind north 1, Sun Beats Down",
    )
    for seat in (None, 0, 1):
        shown = view(s, seat)
        assert [player["equipment"] for player in shown["seats"]] == [
            ["jet-pack"],
            ["dune-blaster", "dune-blaster"],
        ]
        assert shown["storm"]["discard"] == {"wind-north-1": 2, "sun-beats-down": 1}
