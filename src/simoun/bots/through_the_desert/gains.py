"""What the next camel of a caravan brings at once: water, oases, and areas that it closes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.through_the_desert.rings import RINGS, Rings, widen
from simoun.core.hexes import BIT_OF, BITS, DIRECTIONS, WORD_OF, WORDS
from simoun.core.squares import lowest, size
from simoun.games.through_the_desert.board import NEXT
from simoun.games.through_the_desert.data import COLOURS, OASIS_POINTS, PALMS
from simoun.games.through_the_desert.ending import oasis_points, waterhole_points
from simoun.games.through_the_desert.points import earn
from simoun.games.through_the_desert.state import (
    ThroughTheDesert,
    caravan,
    empty_territory,
    put_camel,
    waterhole_at,
)

DEEPEST: Final = 16  # rings of an area that is worth a look


def divides(around: int) -> bool:
    """Open hexes around another, by direction, and the spoilt ones among them: they form several
    runs, and one of those isn't spoilt."""
    open_ones = [bool(around >> d & 1) for d in range(DIRECTIONS)]
    spoilt = [bool(around >> DIRECTIONS + d & 1) for d in range(DIRECTIONS)]
    starts = [d for d in range(DIRECTIONS) if open_ones[d] and not open_ones[d - 1]]
    clean = 0
    for start in starts:
        d = start
        while open_ones[d] and not spoilt[d]:
            d = (d + 1) % DIRECTIONS
        clean += not open_ones[d]
    return len(starts) > 1 and clean > 0


MAY_CLOSE: Final = [divides(around) for around in range(1 << 2 * DIRECTIONS)]


def points_now(s: ThroughTheDesert, player: i64) -> i64:
    """What is earned already: the longest caravans are settled at the end."""
    return waterhole_points(s, player) + oasis_points(s, player) + empty_territory(s, player)


class Gains:
    def __init__(self, s: ThroughTheDesert, rings: Rings) -> None:
        self.s = s
        self.rings = rings
        self.once: vec[i64] = vec[i64]([0] * WORDS)  # hexes next to some caravan
        self.twice: vec[i64] = vec[i64]([0] * WORDS)  # and next to several
        self.open: vec[i64] = vec[i64]([0] * WORDS)  # to areas that the caravan at hand closes
        self.spoilt: vec[i64] = vec[i64]([0] * WORDS)  # with another camel there or next to it
        for k in range(s.setup.players * COLOURS):
            for w in range(WORDS):
                near = s.reach[k * WORDS + w]
                self.twice[w] |= self.once[w] & near
                self.once[w] |= near

    def best(self, player: i64, colour: i64) -> i64:
        """The most that one camel of this caravan brings."""
        s = self.s
        own = caravan(player, colour)
        for w in range(WORDS):
            mine = s.camels[own * WORDS + w]
            self.open[w] = s.setup.in_play[w] & ~mine
            others = self.open[w] & ~s.free[w] & ~s.setup.oases[w]
            others |= self.twice[w] | (self.once[w] & ~s.reach[own * WORDS + w])
            self.spoilt[w] = others
        best: i64 = 0
        for w in range(WORDS):
            word = self.rings.hexes[own * RINGS * WORDS + w]
            while word:
                gain = self.at(player, colour, w * BITS + lowest(word))
                if gain > best:
                    best = gain
                word &= word - 1
        return best

    def at(self, player: i64, colour: i64, hex: i64) -> i64:
        s = self.s
        if self.may_close(hex) and self.closes(hex):
            after = s.copy()
            put_camel(after, player, colour, hex)
            earn(after, player, colour, hex)
            return points_now(after, player) - points_now(s, player)
        palms: i64 = s.setup.palms_near[hex] & ~(s.reached[player] >> (colour * PALMS))
        return waterhole_at(s, hex) + (OASIS_POINTS * size(palms) if palms else 0)

    def may_close(self, hex: i64) -> bool:
        around: i64 = 0
        for direction in range(DIRECTIONS):
            other = NEXT[hex * DIRECTIONS + direction]
            if self.is_open(other):
                around |= 1 << direction
                if self.spoilt[WORD_OF[other]] & BIT_OF[other]:
                    around |= 1 << (DIRECTIONS + direction)
        return MAY_CLOSE[around]

    def closes(self, hex: i64) -> bool:
        before = NEXT[hex * DIRECTIONS + DIRECTIONS - 1]
        for direction in range(DIRECTIONS):
            other = NEXT[hex * DIRECTIONS + direction]
            if self.is_open(other) and not self.is_open(before) and self.is_cut_off(other, hex):
                return True
            before = other
        return False

    def is_open(self, hex: i64) -> bool:
        return self.open[WORD_OF[hex]] & BIT_OF[hex] != 0

    def is_cut_off(self, start: i64, camel: i64) -> bool:
        """No way leads from here to a spoilt hex, once a camel stands there."""
        rings = vec[i64]([0] * (DEEPEST * WORDS))
        room = self.open[:]
        room[WORD_OF[camel]] &= ~BIT_OF[camel]
        room[WORD_OF[start]] &= ~BIT_OF[start]
        rings[WORD_OF[start]] = BIT_OF[start]
        for n in range(DEEPEST):
            if n > 0:
                widen(rings, n, room)
            goes_on = False
            for w in range(WORDS):
                word = rings[n * WORDS + w]
                if word & self.spoilt[w]:
                    return False
                if word:
                    goes_on = True
            if not goes_on:
                return True
        return False
