"""The cross-entropy method by itself: it draws, keeps and comes closer."""

from __future__ import annotations

from random import Random

import pytest

from simoun.lab.cloud import EAGER, Cloud, Numbers, around, closer, drawn, elite_of


def test_a_cloud_is_as_wide_as_the_weights_are_large() -> None:
    assert around([4.0, -2.0, 0.0], 0.5) == Cloud((4.0, -2.0, 0.0), (2.0, 1.0, 0.5))


def test_the_middle_is_drawn_first_and_others_around_it() -> None:
    cloud = Cloud((10.0, -1.0), (1.0, 0.0))
    candidates = drawn(cloud, 400, Random(1))
    assert candidates[0] == cloud.middle
    assert {weights[1] for weights in candidates} == {-1.0}
    firsts = [weights[0] for weights in candidates[1:]]
    assert sum(firsts) / len(firsts) == pytest.approx(10.0, abs=0.2)
    assert 0.6 < sum(abs(first - 10.0) < 1.0 for first in firsts) / len(firsts) < 0.76


def test_the_elite_is_who_won_most_and_among_equals_who_came_first() -> None:
    candidates = [(0.0,), (1.0,), (2.0,), (3.0,)]
    assert elite_of(candidates, [0.1, 0.5, 0.5, 0.2], 3) == [(1.0,), (2.0,), (3.0,)]


def test_the_cloud_goes_to_the_elite_and_shrinks_to_its_width() -> None:
    cloud = closer(Cloud((0.0, 0.0), (1.0, 1.0)), [(1.0, 5.0), (3.0, 5.0)])
    assert cloud.middle == pytest.approx((2.0 * EAGER, 5.0 * EAGER))
    assert cloud.spread == pytest.approx((1.0, 1.0 - EAGER))


def test_in_the_end_it_stands_where_most_is_won() -> None:
    goal = (3.0, -0.5, 1.0)

    def score(weights: Numbers) -> float:
        return -sum((a - b) ** 2 for a, b in zip(weights, goal, strict=True))

    cloud, random = around([1.0, 1.0, 1.0], 2.0), Random(7)
    for _ in range(30):
        candidates = drawn(cloud, 40, random)
        cloud = closer(cloud, elite_of(candidates, [score(one) for one in candidates], 10))
    assert cloud.middle == pytest.approx(goal, abs=0.05)
