"""The end, and what everyone has then (T25 to T28, T30)."""

from __future__ import annotations

import pytest

import simoun
from simoun import Match
from simoun.core.events import event
from tests.contract.refusals import refusal_of
from tests.through_the_desert.position import (
    CLOSED,
    caravans,
    do,
    events,
    leave_in_supply,
    points,
    room,
    seen,
    territory,
    with_riders,
)

LINES = """
        C D E F G
      7 .   .   .
          .   .
      8 M1  .   M2
          m1  .
      9 .   .   m2
          .   .
     10 .   A2  .
"""


# ---------------------------------------------------------------- when it ends


def test_t25_the_turn_of_the_last_camel_of_a_colour_is_the_last() -> None:
    game = caravans(LINES, seat=2, left=1)
    leave_in_supply(game, "Mint", 1)
    told = do(game, "seat2 place Mint at G10")
    assert events(told)[:2] == ["place", "over-exhausted"]
    assert told[1] == event("over-exhausted", camel="mint")
    assert (game.over, game.outcome) == (True, "exhausted")


def test_t25_the_second_camel_of_that_turn_is_still_placed_of_another_colour() -> None:
    game = caravans(LINES, seat=1, left=2)
    leave_in_supply(game, "Mint", 1)
    do(game, "seat1 place Mint at E8")
    assert not game.over and (game.decider, seen(game)["turn"]["to_place"]) == (0, 1)
    assert room(game, "Mint") == ""
    do(game, f"seat1 place Azure at {room(game, 'Azure').split()[0]}")
    assert game.over


def test_t25_turns_are_not_evened_out() -> None:
    """The first player ends it, and the second gets no turn any more."""
    game = caravans(LINES, players=3, seat=1, left=1)
    leave_in_supply(game, "Mint", 1)
    do(game, "seat1 place Mint at E8")
    assert game.over and game.actions() == []


def test_t25_it_goes_on_while_every_colour_is_in_supply() -> None:
    game = caravans(LINES, seat=1, left=1)
    leave_in_supply(game, "Mint", 2)
    do(game, "seat1 place Mint at E8")
    assert not game.over


# ---------------------------------------------------------------- the longest caravans


def finished(players: int = 2) -> Match:
    """Mint: two and two, then three for seat1. The other colours are tied, one each."""
    game = caravans(LINES, players=players, seat=1, left=1)
    leave_in_supply(game, "Mint", 1)
    do(game, "seat1 place Mint at E8")
    assert game.over
    return game


def test_t26_the_longest_caravan_earns_ten_with_its_rider_counted() -> None:
    game = finished()
    assert seen(game)["longest"]["mint"] == {"length": 3, "seats": [0], "points": 10}
    assert [points(game, seat)["caravans"] for seat in (1, 2)] == [30, 20]


def test_t26_in_a_tie_each_of_the_tied_earns_five_and_nobody_ten() -> None:
    game = caravans(LINES, players=3)
    assert seen(game)["longest"]["mint"] == {"length": 2, "seats": [0, 1], "points": 5}
    game = finished(players=3)
    assert seen(game)["longest"]["rose"] == {"length": 1, "seats": [0, 1, 2], "points": 5}
    assert [points(game, seat)["caravans"] for seat in (1, 2, 3)] == [30, 20, 20]


def test_t26_who_lacks_the_colour_takes_no_part() -> None:
    """With 5 players: seat3 has set Mint aside."""
    game = finished(players=5)
    assert seen(game)["seats"][2]["lengths"]["mint"] == 0
    assert points(game, 3)["caravans"] == 4 * 5
    assert points(game, 1)["caravans"] == 10 + 3 * 5  # Mint, and all but Saffron
    assert points(game, 4)["caravans"] == 3 * 5  # neither Mint nor Azure


def test_t26_before_the_end_a_rider_without_camels_leads_nothing() -> None:
    game = with_riders(2)
    assert [points(game, seat)["total"] for seat in (1, 2)] == [0, 0]
    assert seen(game)["longest"]["mint"] == {"length": 1, "seats": [], "points": 0}
    assert seen(caravans(LINES))["longest"]["rose"]["seats"] == []


def test_t26_before_any_rider_is_placed_nobody_has_the_longest() -> None:
    game = simoun.new_game("through_the_desert", seed=1)
    assert [points(game, seat)["total"] for seat in (1, 2)] == [0, 0]
    assert seen(game)["longest"]["mint"] == {"length": 0, "seats": [], "points": 0}


def test_t26_the_caravans_are_told_at_the_end() -> None:
    game = caravans(LINES, seat=1, left=1)
    leave_in_supply(game, "Mint", 1)
    told = do(game, "seat1 place Mint at E8")
    assert event("longest", who=0, camel="mint", length=3, points=10) in told
    assert event("tied", group=[0, 1], camel="rose", length=1, points=5) in told


# ---------------------------------------------------------------- territory


def test_t27_a_point_for_each_empty_hex_inside() -> None:
    assert points(caravans(CLOSED), 1)["territory"] == 7


def test_t27_emptied_waterholes_count() -> None:
    game = caravans(
        """
        C D E F G
      9 .   m1  .
          m1  m1
     10 .   2   .
          m1  .
     11 .   M1  .
"""
    )
    do(game, "seat1 place Mint at F10")
    assert (points(game, 1)["waterholes"], points(game, 1)["territory"]) == (2, 1)


def test_t27_hexes_that_the_owner_filled_don_t_count() -> None:
    game = caravans(CLOSED)
    do(game, "seat1 place Mint at E9")
    assert points(game, 1)["territory"] == 6


def test_t27_nor_does_an_oasis() -> None:
    """Seven hexes, one of them with a palm."""
    open_yet = CLOSED.replace("=1", ". ").replace("m1  m1\n      9", "m1  . \n      9")
    game = caravans(open_yet.replace("10 m1  . ", "10 m1  * "))
    do(game, "seat1 place Mint at F8")
    assert territory(game, 1) == ["D9 D10 E9 E10 E11 F9 F10"]
    assert points(game, 1)["territory"] == 6


def test_t27_the_land_is_told_at_the_end() -> None:
    game = caravans(CLOSED, left=1)
    leave_in_supply(game, "Mint", 1)
    told = do(game, "seat1 place Mint at E9")
    assert event("land", who=0, points=6) in told


# ---------------------------------------------------------------- who has won


def test_t28_most_points_win() -> None:
    game = caravans(LINES, seat=1, left=1, taken={2: "3 3 2"})
    leave_in_supply(game, "Mint", 1)
    told = do(game, "seat1 place Mint at E8")
    assert [points(game, seat)["total"] for seat in (1, 2)] == [30, 28]
    assert (game.winners, seen(game)["winners"]) == ([0], [0])
    assert told[-3:] == [
        event("total", who=0, points=30),
        event("total", who=1, points=28),
        event("won", group=[0], points=30),
    ]
    assert [seen(game, seat)["won"] for seat in (None, 1, 2)] == [True, True, False]


def test_t28_a_tie_has_several_winners_and_no_tie_break() -> None:
    game = caravans(LINES, seat=1, left=1, taken={2: "3 3 2 2"})
    leave_in_supply(game, "Mint", 1)
    told = do(game, "seat1 place Mint at E8")
    assert game.winners == [0, 1]
    assert told[-1] == event("won", group=[0, 1], points=30)


def test_t28_the_total_is_the_sum_of_all_there_is() -> None:
    game = caravans(CLOSED, taken={1: "3 2 1"})
    found = points(game, 1)
    assert found == {
        "waterholes": 6,
        "oases": 0,
        "territory": 7,
        "caravans": 10,
        "total": 23,
    }


# ---------------------------------------------------------------- after the end


@pytest.mark.parametrize("text", ["seat1 place Mint at E9", "seat2 place Mint at G10"])
def test_t30_after_the_end_no_move_is_accepted(text: str) -> None:
    game = caravans(LINES, seat=1, left=1)
    leave_in_supply(game, "Mint", 1)
    do(game, "seat1 place Mint at E8")
    before = game.position()
    assert "The game is over" in refusal_of(game.play, text)
    assert game.actions() == [] and game.position() == before
    assert seen(game)["turn"]["asked"] == "nothing"
