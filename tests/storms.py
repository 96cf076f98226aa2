"""The storm of Forbidden Desert and of Forbidden Sky, as tests stack it and let it come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Literal

from simoun.core.actions import act
from simoun.core.bags import pile_of
from simoun.core.paper import tally
from simoun.games.desert import data as desert_data
from simoun.games.desert.state import Desert
from simoun.games.sky import data as sky_data
from simoun.games.sky.state import Sky
from tests.cards import bag, decks, packed, unpacked
from tests.playing import do, face_of, texts


def cards_of(s: Desert | Sky) -> dict[str, int]:
    """All storm cards of a game, with their copies."""
    data = desert_data if isinstance(s, Desert) else sky_data
    return dict(zip(data.STORM_NAMES, data.STORM_COPIES, strict=True))


def stack_storm(
    s: Desert | Sky, storm: Sequence[str], discard: str, others: Literal["deck", "discard"]
) -> None:
    """Layers of cards, the top one first; the cards that nobody named lie below, or are spent."""
    cards = cards_of(s)
    deck, spent = decks([bag(layer) for layer in storm], bag(discard), Counter(cards), others)
    top, *below = [packed(layer, list(cards)) for layer in deck]
    s.storm_deck, s.storm_under = top, pile_of(below)
    s.storm_discard = packed(spent, list(cards))


def storm_layers(s: Desert | Sky) -> list[dict[str, int]]:
    return unpacked(int(s.storm_deck), s.storm_under, list(cards_of(s)))


def storm_discard(s: Desert | Sky) -> dict[str, int]:
    return tally(int(s.storm_discard), list(cards_of(s)))


def check_cards_come_one_by_one(s: Desert | Sky, number: int) -> None:
    """seat1 ends its actions; so many cards come, and then it is the turn of seat2."""
    do(s, "seat1 end")
    for card in range(number):
        assert (s.current, sum(storm_discard(s).values())) == (0, card)
        assert texts(s, "seat1 storm") == ["seat1 storm"]
        do(s, "seat1 storm")
    assert (s.current, sum(storm_discard(s).values())) == (1, number)


def bring_to(s: Desert | Sky, step: str) -> None:
    """A moment of seat1's turn: "actions", "none left", "storm" or "between cards"."""
    if step == "none left":
        s.actions_left = 0
    elif step != "actions":
        do(s, "seat1 end", *["seat1 storm"] * (step == "between cards"))


def turns_to_the_skull(s: Desert | Sky, end: int) -> int:
    """How many turns it takes when everybody just ends theirs."""
    turns, face = 0, face_of(type(s))
    while not s.over:
        face.rules.apply(s, act(end, s.current))
        face.rules.settle(s)
        turns += 1
    assert face.outcome(s) in ("skull", "swept")
    return turns


def check_mean(found: list[int], expected: float, uncertainty: float = 0.05) -> None:
    """Within four standard errors, and what the last figure leaves open."""
    error = stdev(found) / len(found) ** 0.5
    assert abs(fmean(found) - expected) < 4 * error + uncertainty
