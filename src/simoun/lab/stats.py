"""How sure a number is, and how much better one player is than another."""

from __future__ import annotations

from math import inf, log10, sqrt
from typing import Final

Z_95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
ELO: Final = 400.0  # points of rating for odds of ten to one


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval); a tie may count as part of one."""
    if not trials:
        return 0.0, 1.0
    rate = successes / trials
    spread = Z_95**2 / trials
    middle = (rate + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    low = middle - half if successes > 0 else 0.0  # exactly: no rounding error has a rating
    high = middle + half if successes < trials else 1.0
    return low, high


def elo(share: float) -> float:
    """The difference of ratings that gives such a share of the points of a duel."""
    if share <= 0.0:
        return -inf
    if share >= 1.0:
        return inf
    return ELO * log10(share / (1 - share))
