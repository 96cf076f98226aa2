"""The cross-entropy method: draw weights, keep those that won most, draw closer to them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple

EAGER: Final = 0.7  # how far the cloud goes at once to where the elite is

Numbers = tuple[float, ...]


class Cloud(NamedTuple):
    """Where good weights are thought to be: for each term a middle, and how far around it."""

    middle: Numbers
    spread: Numbers


def around(weights: Sequence[float], spread: float) -> Cloud:
    """As wide as each weight is large, times the spread; what counts nothing might count 1."""
    return Cloud(tuple(weights), tuple(spread * (abs(weight) or 1.0) for weight in weights))


def drawn(cloud: Cloud, n: int, random: Random) -> list[Numbers]:
    """The middle itself, and others around it."""
    others = [tuple(map(random.gauss, cloud.middle, cloud.spread)) for _ in range(n - 1)]
    return [cloud.middle, *others]


def elite_of(candidates: Sequence[Numbers], scores: Sequence[float], n: int) -> list[Numbers]:
    """The best first; among equals those drawn first."""
    ranked = sorted(range(len(candidates)), key=lambda k: -scores[k])
    return [candidates[k] for k in ranked[:n]]


def closer(cloud: Cloud, elite: Sequence[Numbers]) -> Cloud:
    terms = list(zip(*elite, strict=True))
    return Cloud(
        mixed(cloud.middle, [fmean(term) for term in terms]),
        mixed(cloud.spread, [pstdev(term) for term in terms]),
    )


def mixed(now: Sequence[float], wanted: Sequence[float]) -> Numbers:
    return tuple((1 - EAGER) * a + EAGER * b for a, b in zip(now, wanted, strict=True))
