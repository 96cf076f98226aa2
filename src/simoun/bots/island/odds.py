"""How likely each place's flood card is to come up: exact for one turn, near enough for two."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import bag_size, cards
from simoun.core.squares import lowest, size
from simoun.games.island.data import FLOOD_RATE, SKULL, TILES, WATERS_RISE
from simoun.games.island.state import Island


class Odds:
    """For flooded places: the chance to sink before the next turn, and before the one after."""

    def __init__(self, s: Island) -> None:
        self.s = s
        self.soon: vec[float] = vec[float]([0.0] * TILES)
        self.later: vec[float] = vec[float]([0.0] * TILES)
        if s.flooded:
            self.look_ahead()

    def look_ahead(self) -> None:
        s = self.s
        now = s.to_flood if s.ended and not s.to_draw else FLOOD_RATE[s.water]
        higher = FLOOD_RATE[s.water + 1] if s.water + 1 < SKULL else FLOOD_RATE[s.water]
        calm = no_rise(s, s.to_draw)
        self.spread(self.soon, now, False, calm)
        self.spread(self.soon, higher, True, 1.0 - calm)
        calm = calm * no_rise(s, s.setup.cards_drawn)
        self.spread(self.later, now + FLOOD_RATE[s.water], False, calm)
        self.spread(self.later, higher + higher, True, 1.0 - calm)

    def spread(self, odds: vec[float], n: i64, risen: bool, chance: float) -> None:
        """So many flood cards, with the discard on top of the deck or under it."""
        if chance <= 0.0:
            return
        s = self.s
        if risen:
            n = self.draw_from(odds, s.flood_discard, n, chance)
        n = self.draw_from(odds, s.flood_deck, n, chance)
        under = s.flood_under
        while under is not None and n > 0:
            n = self.draw_from(odds, under.top, n, chance)
            under = under.under
        if not risen:
            self.draw_from(odds, s.flood_discard, n, chance)

    def draw_from(self, odds: vec[float], layer: i64, n: i64, chance: float) -> i64:
        """Each card of a layer is as likely as another; tells how many are still to come."""
        cards_in_it = size(layer)
        if n <= 0 or cards_in_it == 0:
            return n
        each = chance if n >= cards_in_it else chance * float(n) / float(cards_in_it)
        wet = layer & self.s.flooded
        while wet:
            place = lowest(wet)
            odds[place] += each
            wet &= wet - 1
        return n - cards_in_it


def no_rise(s: Island, draws: i64) -> float:
    """The chance that so many treasure cards bring no Waters Rise."""
    chance = 1.0
    bag = s.treasure_deck
    left = bag_size(bag)
    under = s.treasure_under
    for _card in range(draws):
        if left == 0:
            if under is not None:
                bag = under.top
                under = under.under
            else:
                bag = s.treasure_discard
            left = bag_size(bag)
        rises = cards(bag, WATERS_RISE)
        if rises >= left:
            return 0.0 if rises else chance
        chance *= float(left - rises) / float(left)
        left -= 1
    return chance
