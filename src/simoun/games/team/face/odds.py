"""How likely cards come from a deck of layers: all of a layer come before those of the next.

A layer is told by how many cards it has, and how many of them are wanted.
"""

from __future__ import annotations

from functools import cache
from math import comb

Layer = tuple[int, int]


def chance_of(layers: list[Layer], drawn: int, least: int = 1) -> float:
    """The chance that at least so many of the next cards are wanted ones."""
    if least == 1:
        return 1.0 - chance_of_none(layers, drawn)
    if not can_come(layers, drawn, least):
        return 0.0
    fewer = [1.0]  # the chances of none, one, two … of them so far, as long as it is too few
    for cards, wanted in layers:
        if wanted and drawn:
            fewer = together(fewer, chances_of_some(cards, wanted, drawn), least)
        drawn -= min(drawn, cards)
    return max(0.0, 1.0 - sum(fewer, 0.0))


def chance_of_none(layers: list[Layer], drawn: int) -> float:
    chance = 1.0
    for cards, wanted in layers:
        if wanted and drawn:
            chance *= chances_of_some(cards, wanted, drawn)[0]
        drawn = max(0, drawn - cards)
    return chance


def can_come(layers: list[Layer], drawn: int, least: int) -> bool:
    for cards, wanted in layers:
        least -= min(drawn, wanted)
        drawn -= min(drawn, cards)
    return least <= 0


@cache  # few numbers are asked for, again and again
def chances_of_some(cards: int, wanted: int, drawn: int) -> list[float]:
    """The chances of none, one, two … wanted cards; no more are drawn than there are."""
    drawn = min(drawn, cards)
    ways = comb(cards, drawn)
    return [
        comb(wanted, found) * comb(cards - wanted, drawn - found) / ways
        for found in range(min(drawn, wanted) + 1)
    ]


def together(one: list[float], other: list[float], most: int) -> list[float]:
    """The chances of the first sums of two independent numbers."""
    sums = [0.0] * min(most, len(one) + len(other) - 1)
    for m, a in enumerate(one):
        for n, b in enumerate(other[: most - m]):
            sums[m + n] += a * b
    return sums
