"""How many camels away from a caravan everything is: rings of hexes, one for each camel."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.hexes import BITS, WORDS
from simoun.core.squares import lowest
from simoun.games.through_the_desert.board import NEAR
from simoun.games.through_the_desert.data import COLOURS
from simoun.games.through_the_desert.state import ThroughTheDesert, caravan, supply_of

RINGS: Final = 4  # what is farther away doesn't count


class Rings:
    """Ring n of a caravan has the hexes that its camel n from now can stand on, and none before;
    a player's own territory is left out."""

    def __init__(self, s: ThroughTheDesert) -> None:
        self.s = s
        players = s.setup.players
        self.hexes: vec[i64] = vec[i64]([0] * (players * COLOURS * RINGS * WORDS))
        self.within: vec[i64] = vec[i64]([0] * (players * RINGS * WORDS))  # by any caravan
        self.room: vec[i64] = vec[i64]([0] * WORDS)  # where the caravan at hand may still grow
        for player in range(players):
            for colour in range(COLOURS):
                if supply_of(s, colour):
                    self.draw(player, colour)
            self.gather(player)

    def draw(self, player: i64, colour: i64) -> None:
        s = self.s
        own = caravan(player, colour)
        first: i64 = own * RINGS
        for w in range(WORDS):
            near = s.reach[own * WORDS + w]
            room = s.free[w] & ~s.territories[player * WORDS + w]
            for other in range(s.setup.players):
                if other != player:
                    room &= ~s.reach[caravan(other, colour) * WORDS + w]
            self.hexes[first * WORDS + w] = near & room
            self.room[w] = room & ~near
        for n in range(1, RINGS):
            widen(self.hexes, first + n, self.room)

    def gather(self, player: i64) -> None:
        for n in range(RINGS):
            here: i64 = (player * RINGS + n) * WORDS
            for w in range(WORDS):
                word: i64 = self.within[here - WORDS + w] if n > 0 else 0
                for colour in range(COLOURS):
                    word |= self.hexes[(caravan(player, colour) * RINGS + n) * WORDS + w]
                self.within[here + w] = word

    def camels_to(self, own: i64, hex: i64) -> i64:
        """How many until a caravan stands next to a hex; more than the rings if it never does."""
        for n in range(RINGS):
            here: i64 = (own * RINGS + n) * WORDS
            for w in range(WORDS):
                if self.hexes[here + w] & NEAR[hex * WORDS + w]:
                    return n + 1
        return RINGS + 1


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
