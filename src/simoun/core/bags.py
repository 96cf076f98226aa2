"""Bags: how many of each kind of card, 4 bits each, and in the highest byte how many in all.

Bags are added and subtracted. A deck is a stack of layers; each was shuffled as a whole, so
its order does not exist yet.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KINDS: Final = 14  # at the most
ALL_OF_THEM: Final = 4 * 14  # the bit where the number of all cards begins; at most 127


def cards(bag: i64, kind: i64) -> i64:
    return (bag >> (4 * kind)) & 15


def some(kind: i64, n: i64) -> i64:
    """A bag with n cards of a kind."""
    return n << (4 * kind) | n << ALL_OF_THEM


def bag_size(bag: i64) -> i64:
    return bag >> ALL_OF_THEM


def kinds_in(bag: i64, kinds: i64) -> i64:
    """The set of those of the first kinds of which there is a card."""
    found: i64 = 0
    for kind in range(kinds):
        if (bag >> (4 * kind)) & 15:
            found |= 1 << kind
    return found


def counts(bag: int, kinds: int) -> list[int]:
    """How many of each kind, for those who have time."""
    return [bag >> (4 * kind) & 15 for kind in range(kinds)]


def bag_of(numbers: list[int]) -> int:
    return sum(int(some(kind, n)) for kind, n in enumerate(numbers))


class Pile:
    """The layers of a deck below its top one; never changed, so that copies share it."""

    def __init__(self, top: i64, under: Pile | None) -> None:
        self.top: Final[i64] = top
        self.under: Final = under


def layers(top: int, under: Pile | None) -> list[int]:
    """All the layers of a deck, the top one first."""
    found = [top] if top else []
    while under is not None:
        found.append(int(under.top))
        under = under.under
    return found


def pile_of(below: list[int]) -> Pile | None:
    pile: Pile | None = None
    for layer in reversed(below):
        pile = Pile(layer, pile)
    return pile
