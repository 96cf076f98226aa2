"""Equipment on paper: a card was drawn for each gear, and those that are nowhere were played."""

from __future__ import annotations

from collections.abc import Sequence

from simoun.core.bags import counts
from simoun.core.paper import wrong_number
from simoun.core.refusal import Refused


def cards_in(bags: Sequence[int], kinds: int) -> list[int]:
    """How many of each kind are in some bags."""
    return [sum(numbers) for numbers in zip(*[counts(bag, kinds) for bag in bags], strict=True)]


def check_drawn(
    deck: int,
    hands: Sequence[int],
    played: Sequence[int],
    gears: int,
    names: Sequence[str],
    copies: Sequence[int],
) -> None:
    """No card too many, counting those whose effect can still be seen (D17, S22)."""
    held = cards_in([deck, *hands], len(names))
    for kind, name in enumerate(names):
        if held[kind] + played[kind] > copies[kind]:
            raise wrong_number(held[kind] + played[kind], name, copies[kind])
    left = sum(copies) - gears
    if sum(counts(deck, len(names))) != left:
        raise Refused(f"The position: 'equipment_deck' needs {left} cards, a card for each gear.")
