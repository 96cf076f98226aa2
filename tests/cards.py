"""Cards as tests write them, and decks of layers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from simoun.core.bags import Pile, bag_of, layers
from simoun.core.paper import tally


def bag(text: str) -> Counter[str]:
    """Cards as in "4 Earth Stone, Sandbags"."""
    found: Counter[str] = Counter()
    for part in filter(None, text.split(", ")):
        number, _, name = part.partition(" ")
        if number.isdigit():
            found[name] += int(number)
        else:
            found[part] += 1
    return found


def packed(cards: Counter[str], names: Sequence[str]) -> int:
    """A bag as the engine has it."""
    assert set(cards) <= set(names), cards
    return bag_of([cards[name] for name in names])


def decks(
    named: list[Counter[str]], discard: Counter[str], cards: Counter[str], others: str
) -> tuple[list[Counter[str]], Counter[str]]:
    """A deck and its discard, with the cards that nobody named at the bottom of one of them."""
    left = cards - sum(named, Counter()) - discard
    if others == "discard":
        return named, discard + left
    return [*named, left] if left else named, discard


def unpacked(top: int, under: Pile | None, names: Sequence[str]) -> list[dict[str, int]]:
    """The layers of a deck, the top one first."""
    return [tally(layer, names) for layer in layers(top, under)]
