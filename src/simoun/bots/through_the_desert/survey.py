"""One look at a position: the terms of each player."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.through_the_desert.gains import Gains, points_now
from simoun.bots.through_the_desert.rings import RINGS, Rings
from simoun.bots.through_the_desert.terms import (
    DISPUTED_AT_1,
    NUMBER_OF_TERMS,
    OASIS_AT_1,
    POINTS,
    PRIZES,
    PRIZES_NEXT,
    RACE,
    ROOM,
    TEMPO,
    WATER_AT_1,
)
from simoun.core.hexes import WORDS
from simoun.core.squares import size
from simoun.games.through_the_desert.data import (
    CAMELS_A_TURN,
    COLOURS,
    LONGEST_POINTS,
    PALMS,
    TIED_POINTS,
    WATERHOLE_KINDS,
)
from simoun.games.through_the_desert.ending import caravan_points
from simoun.games.through_the_desert.state import (
    ThroughTheDesert,
    caravan,
    length,
    supply_of,
)

PLACED_FOR_EACH: Final = 3.2  # camels of all colours, while the scarcest one loses one
SOON: Final = 3.0  # camels of a player: with so few left, what is yet to be reached counts half
STEEP: Final = 1.5  # how fast a lead decides the race for the longest caravan
ENOUGH_ROOM: Final = 4


class Survey:
    """An earlier one, of the same game, saves a look at what has not changed since."""

    def __init__(self, s: ThroughTheDesert, before: Survey | None = None) -> None:
        self.s = s
        self.players: i64 = s.setup.players
        if before is None:
            self.rings = Rings(s)
            self.gains = Gains(s, self.rings)
        else:
            self.rings = Rings(s, before.rings)
            self.gains = Gains(s, self.rings, before.gains)
        self.scarcest: i64 = scarcest(s)
        left = PLACED_FOR_EACH * float(self.scarcest) / float(self.players)
        self.hope: float = left / (left + SOON)
        self.terms: vec[float] = vec[float]([0.0] * (self.players * NUMBER_OF_TERMS))
        for player in range(self.players):
            here: i64 = player * NUMBER_OF_TERMS
            self.look_at_points(player, here)
            self.look_at_oases(player, here)
            self.look_at_water(player, here)
            self.look_at_room(player, here)
            self.look_at_prizes(player, here)

    def look_at_points(self, player: i64, here: i64) -> None:
        s = self.s
        points = float(points_now(s, player))
        self.terms[here + POINTS] = points
        for colour in range(COLOURS):
            self.terms[here + RACE] += self.expected(player, colour)
        standing = points + float(caravan_points(s, player))
        self.terms[here + TEMPO] = standing / (1.0 + float(self.scarcest))

    def expected(self, player: i64, colour: i64) -> float:
        """Points for the longest caravan of a colour, by the lead and the camels to come."""
        s = self.s
        mine = length(s, player, colour)
        if mine == 0:
            return 0.0
        best: i64 = 0
        for other in range(self.players):
            if other != player and length(s, other, colour) > best:
                best = length(s, other, colour)
        lead = mine - best
        to_come = supply_of(s, colour)
        if lead > to_come:
            return float(LONGEST_POINTS)
        if -lead > to_come:
            return 0.0
        if to_come == 0:
            return float(TIED_POINTS)
        return float(LONGEST_POINTS) / (
            1.0 + exp(-STEEP * float(lead) / sqrt(1.0 + float(to_come)))
        )

    def look_at_oases(self, player: i64, here: i64) -> None:
        to_palm, reached = self.rings.to_palm, self.s.reached[player]
        palms: i64 = len(self.s.setup.palms)
        for colour in range(COLOURS):
            own: i64 = caravan(player, colour) * PALMS
            for palm in range(palms):
                n = to_palm[own + palm]
                if n <= RINGS and not (reached >> (colour * PALMS + palm)) & 1:
                    self.terms[here + OASIS_AT_1 + n - 1] += self.hope

    def look_at_water(self, player: i64, here: i64) -> None:
        within, waterholes = self.rings.within, self.s.waterholes
        for n in range(RINGS):
            ring: i64 = (player * RINGS + n) * WORDS
            clear: i64 = 0
            disputed: i64 = 0
            for w in range(WORDS):
                hexes = within[ring + w]
                if n > 0:
                    hexes &= ~within[ring - WORDS + w]
                if hexes:
                    theirs: i64 = -1
                    for kind in range(WATERHOLE_KINDS):
                        water = hexes & waterholes[kind * WORDS + w]
                        if water:
                            if theirs < 0:
                                theirs = self.sooner(player, n, w)
                            clear += (kind + 1) * size(water & ~theirs)
                            disputed += (kind + 1) * size(water & theirs)
            self.terms[here + WATER_AT_1 + n] = float(clear) * self.hope
            self.terms[here + DISPUTED_AT_1 + n] = float(disputed) * self.hope

    def look_at_prizes(self, player: i64, here: i64) -> None:
        best: i64 = 0
        second: i64 = 0
        for colour in range(COLOURS):
            gain = self.gains.most[caravan(player, colour)]
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        term: i64 = PRIZES_NEXT if player == self.s.current else PRIZES
        self.terms[here + term] = float(best + second)

    def sooner(self, player: i64, n: i64, w: i64) -> i64:
        """Word w of the hexes where another is before the camel n + 1 of this player."""
        found: i64 = 0
        within = self.rings.within
        for other in range(self.players):
            if other != player:
                m = n - 1
                if self.comes_before(other, player):
                    m += CAMELS_A_TURN
                if m >= RINGS:
                    m = RINGS - 1
                if m >= 0:
                    found |= within[(other * RINGS + m) * WORDS + w]
        return found

    def comes_before(self, other: i64, player: i64) -> bool:
        """In turn, from now on."""
        current = self.s.current
        if other < current:
            other += self.players
        if player < current:
            player += self.players
        return other < player

    def look_at_room(self, player: i64, here: i64) -> None:
        """Where the next camel of each caravan can go."""
        hexes = self.rings.hexes
        for colour in range(COLOURS):
            room: i64 = 0
            for w in range(WORDS):
                word = hexes[caravan(player, colour) * RINGS * WORDS + w]
                if word:
                    room += size(word)
            if room > ENOUGH_ROOM:
                room = ENOUGH_ROOM
            self.terms[here + ROOM] += float(room) * self.hope


def scarcest(s: ThroughTheDesert) -> i64:
    """Camels of the colour that runs out first."""
    least: i64 = supply_of(s, 0)
    for colour in range(1, COLOURS):
        if supply_of(s, colour) < least:
            least = supply_of(s, colour)
    return least
