"""What the next camel of a caravan brings at once: water, oases, and areas that it closes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.through_the_desert.rings import RINGS, Rings, widen
from simoun.core.hexes import BIT_OF, BITS, DIRECTIONS, WORD_OF, WORDS, nothing
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
NO_HEXES: Final = nothing(1)
NO_RINGS: Final = nothing(DEEPEST)


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


def same_areas(s: ThroughTheDesert, old: ThroughTheDesert) -> bool:
    now, then = s.territories, old.territories
    for k in range(s.setup.players * WORDS):
        if now[k] != then[k]:
            return False
    return True


class Gains:
    """Of each caravan; those of an earlier look stay as they were where no camel touched them."""

    def __init__(self, s: ThroughTheDesert, rings: Rings, before: Gains | None = None) -> None:
        self.s = s
        self.rings = rings
        self.once: vec[i64] = NO_HEXES[:]  # hexes next to some caravan
        self.twice: vec[i64] = NO_HEXES[:]  # and next to several
        self.open: vec[i64] = NO_HEXES[:]  # to areas that the caravan at hand closes
        self.spoilt: vec[i64] = NO_HEXES[:]  # with another camel there or next to it
        self.tide: vec[i64] = NO_RINGS[:]  # spreads over an area
        self.look_around()
        self.closing: i64 = 0  # caravans that can close an area with their next camel, a set
        self.most: vec[i64] = vec[i64]([0] * (s.setup.players * COLOURS))  # of one camel
        again: i64 = rings.fresh
        if before is not None and same_areas(s, before.s):
            self.closing = before.closing & ~again
            self.most = before.most[:]
            again |= before.closing
        else:
            again = -1
        for player in range(s.setup.players):
            for colour in range(COLOURS):
                if (again >> caravan(player, colour)) & 1:
                    self.most[caravan(player, colour)] = self.best(player, colour)

    def look_around(self) -> None:
        reach, once, twice = self.s.reach, self.once, self.twice
        k: i64 = 0
        for _caravan in range(self.s.setup.players * COLOURS):
            for w in range(WORDS):
                twice[w] |= once[w] & reach[k]
                once[w] |= reach[k]
                k += 1

    def best(self, player: i64, colour: i64) -> i64:
        """The most that one camel of this caravan brings."""
        own = caravan(player, colour)
        self.look_at_areas(own)
        rings = self.rings.hexes
        best: i64 = 0
        for w in range(WORDS):
            word = rings[own * RINGS * WORDS + w]
            while word:
                gain = self.at(player, colour, w * BITS + lowest(word))
                if gain > best:
                    best = gain
                word &= word - 1
        return best

    def look_at_areas(self, own: i64) -> None:
        s = self.s
        camels, reach, free, oases = s.camels, s.reach, s.free, s.setup.oases
        for w in range(WORDS):
            inside = s.setup.in_play[w] & ~camels[own * WORDS + w]
            others = inside & ~free[w] & ~oases[w]
            self.open[w] = inside
            self.spoilt[w] = others | self.twice[w] | (self.once[w] & ~reach[own * WORDS + w])

    def at(self, player: i64, colour: i64, hex: i64) -> i64:
        s = self.s
        if self.may_close(hex) and self.closes(hex):
            self.closing |= 1 << caravan(player, colour)
            after = s.copy()
            put_camel(after, player, colour, hex)
            earn(after, player, colour, hex)
            return points_now(after, player) - points_now(s, player)
        palms: i64 = s.setup.palms_near[hex] & ~(s.reached[player] >> (colour * PALMS))
        points = waterhole_at(s, hex)
        if palms:
            points += OASIS_POINTS * size(palms)
        return points

    def may_close(self, hex: i64) -> bool:
        around: i64 = 0
        inside, spoilt = self.open, self.spoilt
        for direction in range(DIRECTIONS):
            other = NEXT[hex * DIRECTIONS + direction]
            w, bit = WORD_OF[other], BIT_OF[other]
            if inside[w] & bit:
                around |= 1 << direction
                if spoilt[w] & bit:
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
        tide, spoilt = self.tide, self.spoilt
        room = self.open[:]
        room[WORD_OF[camel]] &= ~BIT_OF[camel]
        room[WORD_OF[start]] &= ~BIT_OF[start]
        for w in range(WORDS):
            tide[w] = 0
        tide[WORD_OF[start]] = BIT_OF[start]
        for n in range(DEEPEST):
            if n > 0:
                for w in range(WORDS):
                    tide[n * WORDS + w] = 0
                widen(tide, n, room)
            goes_on: i64 = 0
            for w in range(WORDS):
                word = tide[n * WORDS + w]
                if word & spoilt[w]:
                    return False
                goes_on |= word
            if not goes_on:
                return True
        return False
