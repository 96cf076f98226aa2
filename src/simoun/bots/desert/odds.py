"""How likely the sun is to beat down, read from the layers of the storm deck, and sand to lack."""

from __future__ import annotations

from math import erfc, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import bag_size, cards
from simoun.core.squares import has
from simoun.games.desert.data import STORM_DECK, SUN
from simoun.games.desert.state import Desert

MOST_CARDS: Final = 30  # that a round can bring
MOST_SUNS: Final = 6  # so many or more count alike
NUMBERS: Final = MOST_SUNS + 1
SAND_A_CARD: Final = 0.903  # on average over all cards, and all places of the hole
SAND_VARIES: Final = 0.759  # and its variance
MOST_SAND: Final = 3  # that one card brings


class Forecast:
    """The suns among the next cards of one deck: worked out once for all plans of a turn."""

    def __init__(self, s: Desert) -> None:
        self.deck: i64 = s.storm_deck
        self.under = s.storm_under
        self.known: i64 = 0  # the numbers of cards that somebody has asked for
        self.chances: vec[float] = vec[float]([0.0] * ((MOST_CARDS + 1) * NUMBERS))

    def is_about(self, s: Desert) -> bool:
        return self.deck == s.storm_deck and self.under is s.storm_under

    def exactly(self, s: Desert, n: i64, number: i64) -> float:
        """The chance of so many suns among the next n cards."""
        return self.chances[self.row(s, n) + number]

    def more_than(self, s: Desert, n: i64, number: i64) -> float:
        row = self.row(s, n)
        chance = 0.0
        for k in range(number + 1, NUMBERS):
            chance += self.chances[row + k]
        return chance

    def row(self, s: Desert, n: i64) -> i64:
        """Where the chances for n cards begin."""
        row: i64 = n * NUMBERS
        if not has(self.known, n):
            self.known |= 1 << n
            chances = suns(s, n)
            for k in range(NUMBERS):
                self.chances[row + k] = chances[k]
        return row


def suns(s: Desert, n: i64) -> vec[float]:
    """The chance of each number of suns among the next n storm cards."""
    certain: i64 = 0  # in layers that are drawn to the last card
    layer = s.storm_deck
    under = s.storm_under
    while n > 0 and n >= bag_size(layer):
        certain += cards(layer, SUN)
        n -= bag_size(layer)
        if under is not None:
            layer = under.top
            under = under.under
        else:
            layer = STORM_DECK  # all cards again (D30)
    return shifted(drawn(layer, n), certain)


def drawn(layer: i64, n: i64) -> vec[float]:
    chances: vec[float] = vec[float]([0.0] * NUMBERS)
    chances[0] = 1.0
    left = bag_size(layer)
    in_it = cards(layer, SUN)
    for _card in range(n):
        k: i64 = in_it if in_it < MOST_SUNS else MOST_SUNS
        while k > 0:
            more = float(in_it - k + 1) / float(left)
            none = float(left - in_it + k) / float(left)
            chances[k] = chances[k] * none + chances[k - 1] * more
            k -= 1
        chances[0] *= float(left - in_it) / float(left)
        left -= 1
    return chances


def shifted(chances: vec[float], by: i64) -> vec[float]:
    if by == 0:
        return chances
    further: vec[float] = vec[float]([0.0] * NUMBERS)
    for k in range(NUMBERS):
        more: i64 = k + by
        further[more if more < MOST_SUNS else MOST_SUNS] += chances[k]
    return further


def cards_coming(s: Desert) -> i64:
    """Storm cards until this turn is over."""
    if s.ended:
        return s.to_draw
    coming = cards_a_turn(s) - s.reductions
    return coming if coming > 0 else 0


def cards_a_turn(s: Desert) -> i64:
    """Storm cards at the end of each turn; the skull has no number."""
    return s.setup.meter[s.level if s.level < s.setup.skull else s.setup.skull - 1]


def lacks_sand(s: Desert, n: i64) -> float:
    """About how likely the next n storm cards bring more sand than is left."""
    if s.sand_left >= MOST_SAND * n:
        return 0.0
    spare = float(s.sand_left) + 0.5 - SAND_A_CARD * float(n)
    return 0.5 * erfc(spare / sqrt(2.0 * SAND_VARIES * float(n)))
