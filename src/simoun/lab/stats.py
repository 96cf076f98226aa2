"""How sure a number is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval)."""
    if not trials:
        return 0.0, 1.0
    rate = successes / trials
    spread = Z_95**2 / trials
    middle = (rate + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
