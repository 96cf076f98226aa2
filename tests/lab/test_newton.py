"""Weights that make what happened likely: those it was made with are found again."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from simoun.bots.signs import chances_of
from simoun.lab.newton import Examples, likeliest, spreads

TRUE = [0.5, -1.0, 2.0]


def played(rows: int, n: int) -> Examples:
    """Who wins is drawn by chances that the true weights give."""
    random = Random(f"{rows} {n}")
    examples = Examples(3, rows)
    for _ in range(n):
        signs = [[1.0, random.gauss(0, 1), random.gauss(0, 1)] for _ in range(rows)]
        chances = chances_of(signs, TRUE)
        if rows == 1:
            examples.add(signs, [float(random.random() < chances[0])])
        else:
            winner = random.choices(range(rows), chances)[0]
            examples.add(signs, [float(row == winner) for row in range(rows)])
    return examples


def found(groups: list[Examples], stiffness: float = 0.01) -> list[float]:
    return likeliest(groups, [0.0] * 3, stiffness, spreads(groups))


def test_all_who_win_together_have_one_row_against_nothing() -> None:
    assert found([played(1, 3000)]) == pytest.approx(TRUE, abs=0.2)


def test_between_rivals_only_what_differs_counts() -> None:
    weights = found([played(3, 2000)])
    assert weights[0] == pytest.approx(0.0, abs=1e-6)
    assert weights[1:] == pytest.approx(TRUE[1:], abs=0.25)


def test_groups_of_several_sizes_are_fitted_together() -> None:
    weights = found([played(2, 1000), played(4, 1000)])
    assert weights[1:] == pytest.approx(TRUE[1:], abs=0.25)


def test_weights_are_drawn_to_the_middle() -> None:
    examples = played(1, 300)
    middle = [3.0, 3.0, 3.0]
    assert likeliest([examples], middle, 1e9, [1.0] * 3) == pytest.approx(middle, abs=1e-3)
    near, far = found([examples], 1.0), found([examples], 100.0)
    assert abs(far[2]) < abs(near[2])


def test_what_never_differs_has_a_spread_of_one() -> None:
    spread = spreads([played(1, 2000)])
    assert spread[0] == 1.0
    assert spread[1:] == pytest.approx([1.0, 1.0], abs=0.1)


def test_a_row_alone_has_the_chance_of_its_weight_and_rivals_share() -> None:
    assert chances_of([[2.0, 1.0]], [1.0, -1.0]) == pytest.approx([1 / (1 + exp(-1.0))])
    assert chances_of([[1.0], [1.0], [1.0]], [9.0]) == pytest.approx([1 / 3] * 3)
    assert chances_of([[1.0], [0.0]], [800.0]) == pytest.approx([1.0, 0.0])
