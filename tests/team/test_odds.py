"""How likely cards come from a deck of layers."""

from __future__ import annotations

from itertools import permutations

import pytest

from simoun.games.team.face.odds import chance_of, chances_of_some


def test_cards_are_drawn_without_putting_back() -> None:
    assert chance_of([(4, 1)], 1) == 1 / 4
    assert chance_of([(4, 1)], 2) == 1 / 2
    assert chance_of([(2, 1)], 2) == 1
    assert chance_of([(0, 0)], 2) == 0
    assert chance_of([], 2) == 0


def test_cards_of_a_lower_layer_only_come_when_those_above_are_drawn() -> None:
    assert chance_of([(2, 0), (1, 1)], 2) == 0
    assert chance_of([(2, 0), (1, 1)], 3) == 1
    assert chance_of([(2, 0), (2, 1)], 3) == 1 / 2


def test_the_chances_of_each_number_add_up() -> None:
    chances = chances_of_some(10, 3, 4)
    assert len(chances) == 4  # none to three
    assert sum(chances) == pytest.approx(1)
    assert chance_of([(10, 3)], 4) == pytest.approx(1 - chances[0])


def test_several_of_a_kind_are_counted_over_layers() -> None:
    assert chance_of([(1, 1), (2, 1)], 2, 2) == 1 / 2
    assert chance_of([(1, 1), (2, 1)], 1, 2) == 0
    assert chance_of([(3, 3), (3, 3)], 6, 7) == 0


@pytest.mark.parametrize("drawn", range(6))
@pytest.mark.parametrize("least", range(1, 5))
def test_they_are_those_of_counting_all_orders(drawn: int, least: int) -> None:
    """Two layers: a a b, then a b b."""
    orders = [[*top, *under] for top in permutations("aab") for under in permutations("abb")]
    found = sum(order[:drawn].count("a") >= least for order in orders) / len(orders)
    assert chance_of([(3, 2), (3, 1)], drawn, least) == pytest.approx(found)
