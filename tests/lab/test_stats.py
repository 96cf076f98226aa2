"""How sure a number is, and how much better one player is than another."""

from __future__ import annotations

from math import inf

import pytest

from simoun.lab.stats import elo, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (1, 1000, 2e-4, 0.0056),
        (2.5, 5, 0.1705, 0.8295),
    ],
)
def test_the_interval_is_wilson_s(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("share", "difference"),
    [(0.5, 0.0), (0.75, 190.85), (10 / 11, 400.0), (1 / 11, -400.0), (1.0, inf), (0.0, -inf)],
)
def test_elo_is_400_for_odds_of_ten_to_one(share: float, difference: float) -> None:
    assert elo(share) == pytest.approx(difference, abs=0.01)
