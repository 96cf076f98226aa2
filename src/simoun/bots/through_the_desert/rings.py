"""How many camels away from a caravan everything is: rings of hexes, one for each camel."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.hexes import BITS, WORDS
from simoun.core.squares import lowest
from simoun.games.through_the_desert.board import NEAR
from simoun.games.through_the_desert.data import COLOURS, PALMS
from simoun.games.through_the_desert.state import (
    ThroughTheDesert,
    caravan,
    length,
    supply_of,
)

RINGS: Final = 4  # what is farther away doesn't count


class Rings:
    """Ring n of a caravan has the hexes that its camel n from now can stand on, and none before;
    a player's own territory is left out. What camels placed since an earlier look don't touch is
    taken over from there."""

    def __init__(self, s: ThroughTheDesert, before: Rings | None = None) -> None:
        self.s = s
        players = s.setup.players
        self.fresh: i64 = 0  # caravans whose rings are drawn anew, a set
        self.room: vec[i64] = vec[i64]([0] * WORDS)  # where the caravan at hand may still grow
        if before is None:
            self.hexes: vec[i64] = vec[i64]([0] * (players * COLOURS * RINGS * WORDS))
            self.spans: vec[i64] = vec[i64]([0] * (players * COLOURS * WORDS))  # all rings of each
            self.within: vec[i64] = vec[i64]([0] * (players * RINGS * WORDS))  # by any caravan
            self.to_palm: vec[i64] = vec[i64]([0] * (players * COLOURS * PALMS))  # camels
        else:
            self.hexes = before.hexes[:]
            self.spans = before.spans[:]
            self.within = before.within[:]
            self.to_palm = before.to_palm[:]
        for player in range(players):
            self.look_around(player, before)

    def look_around(self, player: i64, before: Rings | None) -> None:
        changed = False
        for colour in range(COLOURS):
            if before is None or self.is_touched(before.s, player, colour):
                self.draw(player, colour)
                changed = True
        if changed:
            self.gather(player)

    def is_touched(self, old: ThroughTheDesert, player: i64, colour: i64) -> bool:
        """A camel has been placed where these rings were, or has closed an area of the player."""
        s = self.s
        own = caravan(player, colour)
        if length(s, player, colour) != length(old, player, colour):
            return True
        if supply_of(s, colour) == 0 and supply_of(old, colour) != 0:
            return True
        spans, free, now, then = self.spans, s.free, s.territories, old.territories
        for w in range(WORDS):
            here: i64 = player * WORDS + w
            if spans[own * WORDS + w] & ~free[w] or now[here] != then[here]:
                return True
        for other in range(s.setup.players):
            if other != player and length(s, other, colour) != length(old, other, colour):
                if self.is_blocked(own, caravan(other, colour)):
                    return True
        return False

    def is_blocked(self, own: i64, other: i64) -> bool:
        spans, reach = self.spans, self.s.reach
        for w in range(WORDS):
            if spans[own * WORDS + w] & reach[other * WORDS + w]:
                return True
        return False

    def draw(self, player: i64, colour: i64) -> None:
        own = caravan(player, colour)
        self.fresh |= 1 << own
        hexes = self.hexes
        for k in range(RINGS * WORDS):
            hexes[own * RINGS * WORDS + k] = 0
        if supply_of(self.s, colour):
            self.draw_rings(player, colour)
        self.span(own)

    def draw_rings(self, player: i64, colour: i64) -> None:
        s = self.s
        own = caravan(player, colour)
        first: i64 = own * RINGS
        reach, free, territories = s.reach, s.free, s.territories
        for w in range(WORDS):
            near = reach[own * WORDS + w]
            room = free[w] & ~territories[player * WORDS + w]
            for other in range(s.setup.players):
                if other != player:
                    room &= ~reach[caravan(other, colour) * WORDS + w]
            self.hexes[first * WORDS + w] = near & room
            self.room[w] = room & ~near
        for n in range(1, RINGS):
            widen(self.hexes, first + n, self.room)

    def span(self, own: i64) -> None:
        hexes = self.hexes
        for w in range(WORDS):
            word: i64 = 0
            for n in range(RINGS):
                word |= hexes[(own * RINGS + n) * WORDS + w]
            self.spans[own * WORDS + w] = word
        palms = self.s.setup.palms
        for palm in range(len(palms)):
            self.to_palm[own * PALMS + palm] = self.camels_to(own, palms[palm])

    def gather(self, player: i64) -> None:
        hexes, within = self.hexes, self.within
        for w in range(WORDS):
            word: i64 = 0
            for n in range(RINGS):
                for colour in range(COLOURS):
                    word |= hexes[(caravan(player, colour) * RINGS + n) * WORDS + w]
                within[(player * RINGS + n) * WORDS + w] = word

    def camels_to(self, own: i64, hex: i64) -> i64:
        """How many until a caravan stands next to a hex; more than the rings if it never does."""
        if not self.comes_near(own, hex):
            return RINGS + 1
        for n in range(RINGS):
            here: i64 = (own * RINGS + n) * WORDS
            for w in range(WORDS):
                if self.hexes[here + w] & NEAR[hex * WORDS + w]:
                    return n + 1
        return RINGS + 1

    def comes_near(self, own: i64, hex: i64) -> bool:
        spans = self.spans
        for w in range(WORDS):
            if spans[own * WORDS + w] & NEAR[hex * WORDS + w]:
                return True
        return False


def widen(hexes: vec[i64], ring: i64, room: vec[i64]) -> None:
    """All the hexes next to the ring before that are still left; they leave the room."""
    here: i64 = ring * WORDS
    for w in range(WORDS):
        word = hexes[here - WORDS + w]
        low: i64 = w - 1 if w > 0 else 0  # neighbours are never more than a word away
        high: i64 = w + 1 if w < WORDS - 1 else w
        while word:
            near: i64 = (w * BITS + lowest(word)) * WORDS
            for v in range(low, high + 1):
                hexes[here + v] |= NEAR[near + v]
            word &= word - 1
    for w in range(WORDS):
        hexes[here + w] &= room[w]
        room[w] &= ~hexes[here + w]
