"""The storm on paper: its deck and its discard, and what they tell of the storm so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from simoun.core.bags import Pile, bag_of, counts, layers, pile_of
from simoun.core.paper import Sheet, check_copies
from simoun.core.refusal import Refused


class Deck(NamedTuple):
    top: int  # a bag
    under: Pile | None
    discard: int


def read_deck(sheet: Sheet, names: Sequence[str], copies: Sequence[int], looks: bool) -> Deck:
    """The deck can only be empty while somebody looks at its cards."""
    deck = sheet.deck("storm_deck", names, copies, least=0 if looks else 1)
    discard = sheet.value("storm_discard")
    return Deck(
        deck[0] if deck else 0,
        pile_of(deck[1:]),
        sheet.bag_in("storm_discard", discard, names, copies),
    )


def check_cards(
    deck: Deck, seen: int, put_back: Pile | None, names: Sequence[str], copies: Sequence[int]
) -> None:
    """Every storm card is in the deck, in the discard, or before who looks at it."""
    chosen = layers(0, put_back)
    back = bag_of([chosen.count(kind) for kind in range(len(names))])
    check_copies([*layers(deck.top, deck.under), deck.discard, seen, back], names, copies)


# ---------------------------------------------------------------- how a storm can have gone


class Storm(NamedTuple):
    """What a storm has turned up so far: cards that raise the level, and others."""

    rises: int
    others: int


def storms(meter: Sequence[int], level: int, left: int) -> list[Storm]:
    """All that can have brought the level here: the cards are counted as it begins (D24, S28)."""
    found = []
    for rises in range(level + 1):
        begun = level - rises
        others = meter[begun] - left - rises if begun < len(meter) else -1
        if others >= 0:
            found.append(Storm(rises, others))
    return found


def storms_told(ways: Sequence[Storm], discard: int, kinds: int, rise: int) -> list[Storm]:
    """Those of them whose cards all lie in the discard."""
    drawn = counts(discard, kinds)
    others = sum(drawn) - drawn[rise]
    return [way for way in ways if way.rises <= drawn[rise] and way.others <= others]


def check_risen(level: int, first: int, rises: int, card: str) -> None:
    """The level began somewhere, and each card in the discard has raised it (D29, S33)."""
    if level < first + rises:
        least = f"with {rises} {card!r} discarded it is {first + rises} or more"
        raise Refused(f"The position: 'level' can't be {level}: {least}.")
