"""The storm on paper: its deck and its discard, and what they tell of the storm so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from simoun.core.bags import bag_of, bag_size, cards, layers, pile_of
from simoun.core.paper import Sheet, check_copies
from simoun.core.refusal import Refused
from simoun.games.team.storm import StormTeam

STEPS: Final = ["actions", "storm"]  # of a turn


def read_deck(sheet: Sheet, s: StormTeam, names: Sequence[str], copies: Sequence[int]) -> None:
    """The deck can only be empty while somebody looks at its cards."""
    deck = sheet.deck("storm_deck", names, copies, least=0 if s.seen else 1)
    s.storm_deck = deck[0] if deck else 0
    s.storm_under = pile_of(deck[1:])
    discard = sheet.value("storm_discard")
    s.storm_discard = sheet.bag_in("storm_discard", discard, names, copies)


def check_cards(s: StormTeam, names: Sequence[str], copies: Sequence[int]) -> None:
    """Every storm card is in the deck, in the discard, or before who looks at it."""
    chosen = layers(0, s.put_back)
    back = bag_of([chosen.count(kind) for kind in range(len(names))])
    deck = layers(s.storm_deck, s.storm_under)
    check_copies([*deck, int(s.storm_discard), int(s.seen), back], names, copies)


def check_risen(s: StormTeam, first: int, rise: int, name: str) -> None:
    """The level began somewhere, and each card in the discard has raised it (D29, S33)."""
    rises = int(cards(s.storm_discard, rise))
    if s.level < first + rises:
        least = f"with {rises} {name!r} discarded it is {first + rises} or more"
        raise Refused(f"The position: 'level' can't be {s.level}: {least}.")


# ---------------------------------------------------------------- how a storm can have gone


class Storm(NamedTuple):
    """What a storm has turned up so far: cards that raise the level, and others."""

    rises: int
    others: int


def storms(s: StormTeam, meter: Sequence[int], left: int) -> list[Storm]:
    """All that can have brought the level here: the cards are counted as it begins (D24, S28)."""
    found = []
    for rises in range(int(s.level) + 1):
        begun = int(s.level) - rises
        others = meter[begun] - left - rises if begun < len(meter) else -1
        if others >= 0:
            found.append(Storm(rises, others))
    return found


def is_told(s: StormTeam, way: Storm, rise: int) -> bool:
    """All that it has turned up lies in the discard."""
    rises = cards(s.storm_discard, rise)
    return way.rises <= rises and way.others <= bag_size(s.storm_discard) - rises


def check_left(s: StormTeam, most: int, waits: bool, found: bool) -> None:
    """The cards to come agree with the meter, and those turned up were found."""
    if not s.to_draw and not waits:
        raise Refused("The turn: with no cards left the turn passes to the next seat.")
    if s.to_draw > most:
        raise Refused(f"The turn: 'cards_left' can't be more than {most} here.")
    if not found:
        raise Refused("The turn: cards that this storm has turned up are not in the discard.")
