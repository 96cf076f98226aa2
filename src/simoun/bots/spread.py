"""Means of samples, and how far they may be off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from simoun.bots.foresight import Gain, Prospect
from simoun.core.rules import State

WIDE: Final = 1.96  # standard errors on each side of 95 %
SMALLEST: Final = 0.005  # a difference that a whole per cent can show


def mean(chances: Sequence[float]) -> float:
    return sum(chances) / len(chances)


def wide(error: float) -> float:
    return min(1.0, WIDE * error)


def error_of(chances: Sequence[float]) -> float:
    """Of their mean: as that of a gain over nothing."""
    return wide(Gain(list(chances), [0.0] * len(chances)).error)


def standing(prospect: Prospect[State]) -> tuple[int, float]:
    """Who was looked at longer has lasted longer."""
    return len(prospect.worths), mean(prospect.worths)
