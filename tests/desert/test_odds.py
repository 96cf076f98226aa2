"""How likely the next storm cards are, as everyone is told."""

from __future__ import annotations

import pytest

from simoun.games.desert.face.seen import OddsView
from simoun.games.desert.face.view import view
from simoun.games.desert.state import THIRST, Desert
from tests.desert.position import desert, dunes

FOUR = ["Sun Beats Down, Storm Picks Up, 2 wind north 1"]


def odds(s: Desert) -> OddsView:
    return view(s, None)["odds"]


def test_two_cards_of_four_one_of_them_sun_show_it_half_of_the_time() -> None:
    s = desert(dunes("A"), storm=FOUR)
    assert odds(s)["cards"] == 2
    assert odds(s)["chances"] == {"sun": 1 / 2, "rise": 1 / 2}


def test_cards_that_were_kept_away_dont_count_nor_those_already_drawn() -> None:
    s = desert(dunes("M"), storm=FOUR)
    s.reductions = 2
    assert (odds(s)["cards"], odds(s)["chances"]["sun"]) == (0, 0)
    drawing = desert(dunes("A"), storm=FOUR, step="storm", to_draw=1)
    assert (odds(drawing)["cards"], odds(drawing)["chances"]["sun"]) == (1, 1 / 4)


def test_known_cards_on_top_come_in_their_order() -> None:
    s = desert(dunes("A"), storm=["wind east 2", "Storm Picks Up", "4 Sun Beats Down"])
    assert odds(s)["chances"] == {"sun": 0, "rise": 1}


def test_with_the_deck_used_up_all_cards_come_again() -> None:
    """The second card is one of all 31."""
    s = desert(dunes("A"), storm=["wind east 2"], other_cards="discard")
    assert odds(s)["chances"] == pytest.approx({"sun": 4 / 31, "rise": 3 / 31})


def test_who_has_no_water_left_dies_of_the_first_sun_unless_shaded() -> None:
    s = desert(dunes("A", "C"), storm=FOUR, water={"A": 0, "C": 3})
    assert (odds(s)["thirst"], odds(s)["endangered"]) == ([1 / 2, 0], 0)
    s.shields |= 1
    assert (odds(s)["thirst"], odds(s)["endangered"]) == ([0, 0], None)
    assert [seat["shaded"] for seat in view(s, None)["seats"]] == [True, False]


def test_a_second_sun_counts_for_who_has_one_water_left() -> None:
    s = desert(dunes("A", "C"), storm=["2 Sun Beats Down, wind north 1"], water={"A": 3, "C": 1})
    assert odds(s)["thirst"] == pytest.approx([0, 1 / 3])
    assert odds(s)["endangered"] == 1


def test_the_cards_left_are_counted_by_kind_and_direction() -> None:
    s = desert(dunes("A"), storm=FOUR, other_cards="discard")
    winds = {"north": 2, "east": 0, "south": 0, "west": 0}
    assert odds(s)["left"] == {"sun": 1, "rise": 1, "wind": 2, **winds}


def test_after_the_end_no_card_comes_any_more() -> None:
    s = desert(dunes("A"), storm=FOUR)
    s.over, s.outcome = True, THIRST
    assert (odds(s)["cards"], odds(s)["chances"]["sun"]) == (0, 0)


def test_limits_are_told() -> None:
    s = desert(dunes("A"))
    seen = view(s, None)
    assert (seen["sand_in_all"], seen["blocked_from"]) == (48, 2)
    assert seen["turn"]["actions_in_all"] == 4
    s.actions_left = 6  # a Time Throttle
    assert view(s, None)["turn"]["actions_in_all"] == 6
