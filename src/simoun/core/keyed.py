"""Cards by a key: the same for all who draw from the same deck, and to be computed by nobody."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Mapping, Sequence

from simoun.core.record import Cards
from simoun.core.rules import Rules, State

Drawn = Mapping[int, int]  # how many cards have come from each deck


class Keyed:
    """The k-th card of a deck depends on the key, the deck, what is in it and k alone.

    What can't come otherwise, such as a card that somebody has put back, isn't counted: who has
    looked at it meets the same cards behind it.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key

    def cards(self, rules: Rules[State], s: State, code: int, drawn: Drawn) -> Cards:
        """All that an action turns up, from a position in which so many have come."""
        s, counts, found, more = s.copy(), Counter(drawn), list[int](), True
        while more:
            deck, chances = int(rules.deck(s, code)), rules.chances(s, code)
            found.append(self.card(deck, counts[deck], chances))
            counts[deck] += is_open(chances)
            more = rules.turn_up(s, code, found[-1])
        return tuple(found)

    def card(self, deck: int, number: int, chances: Sequence[tuple[int, int]]) -> int:
        content = sorted(chances)
        message = f"{deck} {number} {content}".encode()
        at = int.from_bytes(hmac.digest(self.key, message, "sha256"))
        at %= sum(weight for _, weight in content)
        for card, weight in content:
            at -= weight
            if at < 0:
                return card
        raise AssertionError("a deck that is drawn from holds no cards")


def is_open(chances: Sequence[tuple[int, int]]) -> bool:
    return len(chances) > 1


def drawn_from(rules: Rules[State], s: State, code: int, cards: Cards) -> list[tuple[int, int]]:
    """Each card with the deck that it came from, of those that could have been others."""
    s, found = s.copy(), list[tuple[int, int]]()
    for card in cards:
        if is_open(rules.chances(s, code)):
            found.append((int(rules.deck(s, code)), card))
        rules.turn_up(s, code, card)
    return found


def decks_of(rules: Rules[State], s: State, code: int, cards: Cards) -> list[int]:
    return [deck for deck, _ in drawn_from(rules, s, code, cards)]
