"""How likely the next storm cards are, as everyone is told."""

from __future__ import annotations

from itertools import permutations

import pytest

from simoun.core.bags import bag_of
from simoun.games.sky.data import GUST, LIGHTNING, RESHUFFLES
from simoun.games.sky.face.odds import chance_of_some
from simoun.games.sky.face.view import view
from simoun.games.sky.state import SWEPT, Sky
from simoun.games.team.face.seen import StormOddsView
from tests.sky.position import RISE, SHUFFLE, sky

FOUR = [f"2 Lightning, Gust, {SHUFFLE}"]


def odds(s: Sky) -> StormOddsView:
    return view(s, None)["odds"]


def test_two_cards_of_four_until_one_stops_the_storm() -> None:
    chances = odds(sky("A1D", storm=FOUR))["chances"]
    assert chances["gust"] == pytest.approx(1 / 4 + (1 / 2) * (1 / 3))
    assert chances["rise"] == pytest.approx(1 / 2)
    assert chances["shift"] == 0


def test_s34_nothing_comes_after_the_card_that_stops_the_storm() -> None:
    assert odds(sky("A1D", storm=[SHUFFLE, "3 Lightning"]))["chances"]["lightning"] == 0
    assert odds(sky("A1D", storm=[RISE, "3 Lightning"]))["chances"]["lightning"] == 1


def test_in_the_storm_only_the_cards_still_to_come_count() -> None:
    s = sky("A1D", storm=FOUR, step="storm", to_draw=1)
    assert (odds(s)["cards"], odds(s)["chances"]["lightning"]) == (1, 1 / 2)


def test_after_the_end_no_card_comes_any_more() -> None:
    s = sky("A1D", storm=FOUR)
    assert odds(s)["cards"] == 2
    s.over, s.outcome = True, SWEPT
    assert (odds(s)["cards"], odds(s)["chances"]["lightning"]) == (0, 0)


def test_cards_left_are_counted_over_all_layers() -> None:
    s = sky("A1D", storm=["Gust", "2 Gust, Lightning"], other_cards="discard")
    assert odds(s)["left"] == {"lightning": 1, "gust": 3, "shift": 0, "rise": 0}


@pytest.mark.parametrize("drawn", range(7))
def test_the_chances_are_those_of_counting_all_orders(drawn: int) -> None:
    top, under = [LIGHTNING, GUST, GUST], [LIGHTNING, RESHUFFLES, GUST]
    orders = [[*a, *b] for a in permutations(top) for b in permutations(under)]
    deck = [bag_of([layer.count(kind) for kind in range(6)]) for layer in (top, under)]
    for wanted in (LIGHTNING, GUST, RESHUFFLES):
        come = [order[: order.index(RESHUFFLES) + 1][:drawn] for order in orders]
        found = sum(wanted in cards for cards in come) / len(orders)
        assert chance_of_some(deck, drawn, [wanted]) == pytest.approx(found)
