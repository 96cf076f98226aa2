"""Placing camels (T11 to T17b)."""

from __future__ import annotations

import pytest

from simoun import Match
from tests.contract.refusals import refusal_of
from tests.through_the_desert.position import (
    CLOSED,
    LABELS,
    NEIGHBOURS,
    can,
    caravans,
    do,
    events,
    leave_in_play,
    leave_in_supply,
    length,
    points,
    room,
    seen,
    territory,
    with_riders,
)

OPEN = """
        C D E F G
      9 .   .   .
          .   .
     10 .   M1  .
          .   .
     11 .   .   .
"""


def place_first(game: Match) -> list[str]:
    return events(game.play(game.actions()[0]))


# ---------------------------------------------------------------- the turn


@pytest.mark.parametrize("second", ["Mint", "Rose"])
def test_t11_a_turn_is_two_camels_of_one_colour_or_two(second: str) -> None:
    game = caravans(OPEN)
    do(game, "seat1 place Mint at E9")
    assert (game.decider, seen(game)["turn"]["to_place"]) == (0, 1)
    do(game, f"seat1 place {second} at {room(game, second).split()[0]}")
    assert (game.decider, seen(game)["turn"]["to_place"]) == (1, 2)


def test_t11_the_second_may_lean_on_the_first() -> None:
    game = caravans(OPEN)
    assert not can(game, "seat1 place Mint at E8")
    do(game, "seat1 place Mint at E9", "seat1 place Mint at E8")
    assert length(game, 1, "Mint") == 3


def test_t11_there_is_no_pass() -> None:
    game = caravans(OPEN)
    assert {choice["verb"] for choice in game.choices()} == {"place"}
    assert "is no action" in refusal_of(game.play, "seat1 pass")


@pytest.mark.parametrize(
    ("players", "camels"),
    [
        (2, [1, 2, 2, 2]),
        (3, [1, 1, 2, 2, 2]),
        (4, [1, 1, 2, 2, 2, 2]),
        (5, [1, 1, 2, 2, 2, 2, 2]),
    ],
)
def test_t12_the_first_turns_are_of_one_camel(players: int, camels: list[int]) -> None:
    game = with_riders(players, first="seat2")
    for turn, number in enumerate(camels):
        assert game.decider == (1 + turn) % players
        assert seen(game)["turn"]["to_place"] == number
        for _ in range(number):
            game.play(game.actions()[0])


# ---------------------------------------------------------------- where a camel goes


def test_t13_next_to_ones_own_caravan_on_an_empty_hex_or_a_waterhole() -> None:
    game = caravans(
        """
        C D E F G
      9 .   3   .
          .   *
     10 R2  m1  .
          r2  .
     11 .   M1  .
          .   .
     12 .   .   .
"""
    )
    assert room(game, "Mint") == "D9 D11 E9 E12 F10 F11"


def test_t13_not_on_a_mountain_and_not_off_the_board() -> None:
    game = caravans(
        """
        I J K
      6 .   .
          M1
      7 .   .
          #
      8 #   #
"""
    )
    assert room(game, "Mint") == "I6 I7 J5 K6 K7"


def test_t13_only_a_colour_that_is_in_supply() -> None:
    game = caravans(OPEN, left=1)
    leave_in_supply(game, "Mint", 0)
    assert room(game, "Mint") == "" and room(game, "Rose") != ""


def test_t13_next_to_a_camel_of_that_colour_and_no_other() -> None:
    game = caravans(
        """
        C D E F G
      9 .   .   .
          .   .
     10 .   M1  .
          .   a1
     11 .   .   A1
"""
    )
    assert set(room(game, "Mint").split()) == NEIGHBOURS["E10"] - {"F10"}
    assert "E9" not in room(game, "Azure").split()


def test_t14_a_player_has_one_caravan_of_a_colour_and_it_is_connected() -> None:
    game = with_riders(3, seed=5)
    while not game.over:
        game.play(game.actions()[len(game.record().moves) % len(game.actions())])
    view = seen(game)
    for seat in range(3):
        for colour in view["supply"]:
            of_one = [c for c in view["camels"] if (c["seat"], c["camel"]) == (seat, colour)]
            assert [camel["rider"] for camel in of_one].count(True) == 1
            assert_connected({LABELS[camel["place"]] for camel in of_one})


def assert_connected(names: set[str]) -> None:
    reached = {names.pop()}
    while near := {name for name in names if NEIGHBOURS[name] & reached}:
        reached |= near
        names -= near
    assert not names


@pytest.mark.parametrize("seat", [1, 2])
def test_t15_never_next_to_another_players_camel_of_that_colour(seat: int) -> None:
    game = caravans(
        """
        B C D E F G H
      9   .   .   .
        .   m1  .   .
     10   M1  m1  m2
        .   .   .   .
     11   .   .   M2
""",
        seat=seat,
    )
    where = room(game, "Mint").split()
    assert not {"F9", "F10"} & set(where)
    assert set(where) & NEIGHBOURS["E10"] == ({"D10", "E9", "E11"} if seat == 1 else set())
    assert set(where) & NEIGHBOURS["G10"] == ({"G9", "H9", "H10"} if seat == 2 else set())


def test_t16_next_to_camels_of_other_colours_whoever_owns_them() -> None:
    game = caravans(
        """
        C D E F G
      8 .   R2  .
          .   .
      9 .   r2  .
          a1  .
     10 A1  M1  .
          .   .
     11 .   .   .
"""
    )
    assert room(game, "Mint") == "D10 E11 F9 F10"


def test_t13_example_green_has_nine_hexes_and_the_second_camel_leans_on_the_first() -> None:
    game = caravans(
        """
        C D E F G
      8 .   .   .
          .   .
      9 .   m1  .
          r2  .
     10 R2  M1  .
          .   1
     11 .   m1  .
          .   .
     12 .   .   .
"""
    )
    assert room(game, "Mint") == "D8 D10 D11 E8 E12 F8 F9 F10 F11"
    assert not can(game, "seat1 place Mint at F7")
    do(game, "seat1 place Mint at F8", "seat1 place Mint at F7")
    assert length(game, 1, "Mint") == 5


# ---------------------------------------------------------------- inside a territory


def test_t17_the_owner_may_place_inside_with_that_caravan_and_each_costs_a_point() -> None:
    game = caravans(CLOSED)
    assert territory(game, 1) == ["D9 D10 E9 E10 E11 F9 F10"]
    told = do(game, "seat1 place Mint at E9")
    assert events(told) == ["place"]
    assert territory(game, 1) == ["D9 D10 E10 E11 F9 F10"]


def test_t17_a_split_leaves_both_parts_owned() -> None:
    game = caravans(CLOSED)
    do(game, "seat1 place Mint at E9", "seat1 place Mint at E10")
    place_first(game)
    place_first(game)
    assert territory(game, 1) == ["D9 D10 E11 F9 F10"]
    do(game, "seat1 place Mint at E11")
    assert territory(game, 1) == ["D9 D10", "F9 F10"]


def test_t17_nobody_else_can_place_inside() -> None:
    game = caravans(CLOSED, seat=2)
    inside = {"D9", "D10", "E9", "E10", "E11", "F9", "F10"}
    assert not inside & {str(action).split()[-1] for action in game.actions()}


def test_t17_nor_the_owner_with_another_caravan() -> None:
    game = caravans(CLOSED)
    inside = ["D9", "D10", "E9", "E10", "E11", "F9", "F10"]
    found = [str(action) for action in game.actions() if str(action).split()[-1] in inside]
    assert found == [f"seat1 place Mint at {name}" for name in inside if name != "E10"]


# ---------------------------------------------------------------- nowhere to go

CORNERED = """
        A B C D E F G H I J K L M N O P
      1             R1      M1      A1
                      .   .       .
      2             .   .   .   .   .
                      R2  M2      A2
      4 S1
          .
      5 .
          S2
     13                             V2
                                      .
     14                             .
                                      V1
"""


def test_t17b_who_has_no_legal_placement_is_passed_over() -> None:
    """Seat1 sits in five corners, seat2 before each of them."""
    game = caravans(CORNERED, seat=2, left=1)
    told = place_first(game)
    assert told == ["place", "stuck"]
    assert (game.decider, seen(game)["turn"]["to_place"]) == (1, 2)


def test_t17b_a_turn_ends_after_one_camel_where_no_second_can_be_placed() -> None:
    """The last Saffron camel, and no room for the other colours."""
    game = caravans(CORNERED.replace("S2", ". "))
    leave_in_supply(game, "Saffron", 1)
    told = place_first(game)
    assert told[:2] == ["place", "one-camel"]


def test_t17b_the_game_ends_when_everybody_passes_in_a_row() -> None:
    """On a board as small as one hex, two riders and what lies between them."""
    game = caravans(CORNERED, seat=2, left=1)
    leave_in_play(game, ["A4", "A5", "B4", "B5", "C6"])
    told = do(game, "seat2 place Saffron at C6")
    assert events(told)[:4] == ["place", "stuck", "stuck", "over-stuck"]
    assert (game.over, game.outcome, game.actions()) == (True, "stuck", [])
    assert [points(game, seat)["caravans"] for seat in (1, 2)] == [20, 30]
    assert game.winners == [1]
