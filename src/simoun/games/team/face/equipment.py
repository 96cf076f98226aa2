"""Equipment on paper: a card was drawn for each gear, and those that are nowhere were played."""

from __future__ import annotations

from collections.abc import Sequence

from simoun.core.bags import bag_size, counts
from simoun.core.paper import wrong_number
from simoun.core.refusal import Refused
from simoun.games.team.storm import StormTeam


def cards_held(s: StormTeam, kinds: int) -> list[int]:
    """How many of each kind are in the deck and the hands."""
    hands = [int(s.hands[player]) for player in range(s.party.players)]
    bags = [counts(bag, kinds) for bag in [int(s.equipment_deck), *hands]]
    return [sum(numbers) for numbers in zip(*bags, strict=True)]


def was_played(s: StormTeam, card: int, copies: Sequence[int]) -> bool:
    """One of these cards is neither in the deck nor in a hand."""
    return cards_held(s, len(copies))[card] < copies[card]


def check_drawn(
    s: StormTeam, played: Sequence[int], gears: int, names: Sequence[str], copies: Sequence[int]
) -> None:
    """No card too many, counting those whose effect can still be seen (D17, S22)."""
    found = [n + used for n, used in zip(cards_held(s, len(names)), played, strict=True)]
    for kind, n in enumerate(found):
        if n > copies[kind]:
            raise wrong_number(n, names[kind], copies[kind])
    left = sum(copies) - gears
    if bag_size(s.equipment_deck) != left:
        raise Refused(f"The position: 'equipment_deck' needs {left} cards, a card for each gear.")
