"""How likely the next storm cards are, from what everyone may know."""

from __future__ import annotations

from typing import Final

from simoun.core.bags import bag_size, cards, layers
from simoun.games.sky.data import (
    CARDS_AT,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    GUST,
    INTENSIFIES,
    LIGHTNING,
    RESHUFFLES,
)
from simoun.games.sky.state import Sky
from simoun.games.team.face.seen import StormOddsView

KINDS: Final = {
    "lightning": [LIGHTNING],
    "gust": [GUST],
    "shift": [CLOCKWISE, COUNTERCLOCKWISE],
    "rise": [INTENSIFIES, RESHUFFLES],
}


def odds_view(s: Sky) -> StormOddsView:
    deck = layers(s.storm_deck, s.storm_under)
    drawn = cards_to_come(s)
    return {
        "cards": drawn,
        "chances": {what: chance_of_some(deck, drawn, kinds) for what, kinds in KINDS.items()},
        "left": {what: number_of(sum(deck), kinds) for what, kinds in KINDS.items()},
    }


def cards_to_come(s: Sky) -> int:
    """Storm cards that this turn still brings; none after the end."""
    if s.over:
        return 0
    return int(s.to_draw if s.ended else CARDS_AT[s.level])


def chance_of_some(deck: list[int], drawn: int, kinds: list[int]) -> float:
    """The chance that cards of some kinds are drawn before one stops the storm (S34)."""
    chance, others_only = 0.0, 1.0
    for layer in deck:
        left, wanted = int(bag_size(layer)), number_of(layer, kinds)
        stopping = 0 if RESHUFFLES in kinds else int(cards(layer, RESHUFFLES))
        while left and drawn:
            chance += others_only * wanted / left
            others_only *= (left - wanted - stopping) / left
            left -= 1
            drawn -= 1
    return chance


def number_of(bag: int, kinds: list[int]) -> int:
    return sum([int(cards(bag, kind)) for kind in kinds])
