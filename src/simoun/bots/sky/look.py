"""One look at a position: what its terms are worked out from."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.corner import Corner
from simoun.bots.sky.loop import Loop
from simoun.bots.sky.terms import NUMBER_OF_TERMS
from simoun.bots.sky.ways import FAR, Ways
from simoun.core.squares import bit, has, lowest, size
from simoun.games.sky.circuit import cables_on
from simoun.games.sky.data import (
    BESIDE,
    LONG_REACH,
    LONG_REACH_TO_PAD,
    MOST_CABLES,
    PAD,
    PAD_KIND,
    SIDE,
    SIDES_ACROSS,
    SIDES_DOWN,
    SMALL,
)
from simoun.games.sky.platform import half_at, is_open_wire
from simoun.games.sky.state import Sky, across, cell_at, count_of, down

ENOUGH: Final = 3  # components: with fewer, a new one may be near a single other one


class Look:
    def __init__(self, s: Sky, corner: Corner, loop: Loop) -> None:
        self.s = s
        self.corner = corner
        self.loop = loop
        self.ways = Ways(s)
        self.held: i64 = 0  # tiles in all hands
        for player in range(s.setup.players):
            self.held |= s.tiles[player]
        self.small_places: i64 = 0  # places with a half disc that waits for the other half
        self.large_places: i64 = 0
        self.small_open: i64 = 0  # how many half discs do
        self.large_open: i64 = 0
        self.rod_places: i64 = 0  # places next to which a rod would be in reach
        self.loose: i64 = 0  # components of the best loop with room for a cable
        others = loop.members
        while others:
            if cables_on(s, lowest(others)) < MOST_CABLES:
                self.loose |= others & -others
            others &= others - 1
        self.terms: vec[float] = vec[float]([0.0] * NUMBER_OF_TERMS)
        self.look_for_spots()

    def look_for_spots(self) -> None:
        """Half discs that wait, and wires beyond which a rod would be of use."""
        s = self.s
        for place in range(s.laid):
            cell = cell_at(s, place)
            for side in range(4):
                if is_open_wire(s, place, side):
                    beyond: i64 = cell + BESIDE[side]
                    if not self.corner.is_gap(beyond):
                        if self.is_in_reach(beyond, 1, 1):
                            self.rod_places |= bit(place)
                        kind = half_at(s, place, side)
                        if kind and self.is_in_reach(cell, SIDES_ACROSS[side], SIDES_DOWN[side]):
                            self.note_half(place, kind)

    def note_half(self, place: i64, kind: i64) -> None:
        if kind == SMALL:
            self.small_open += 1
            self.small_places |= bit(place)
        else:
            self.large_open += 1
            self.large_places |= bit(place)

    def is_in_reach(self, cell: i64, right: i64, lower: i64) -> bool:
        """Cables can lead there from two components, or from one while there are few."""
        s = self.s
        corner = self.corner
        right += 2 * (cell % SIDE)
        lower += 2 * (cell // SIDE)
        ends: i64 = 0
        if corner.ring and apart(right - corner.across, lower - corner.down) <= LONG_REACH_TO_PAD:
            ends = 1
        others = self.loose
        while others:
            other = lowest(others)
            others &= others - 1
            if apart(right - across(s, other), lower - down(s, other)) <= LONG_REACH:
                ends += 1
        return ends >= 2 or (ends == 1 and size(self.loop.members) < ENOUGH)

    def missing(self, kind: i64) -> i64:
        """How many components of a kind the best loop lacks."""
        lack = self.s.setup.plan[kind] - count_of(self.loop.members, kind)
        return lack if lack > 0 else 0

    def nearest(self, goal: i64) -> i64:
        """Actions of the player who is nearest to one of these places."""
        best: i64 = FAR
        for player in range(self.s.setup.players):
            steps = self.ways.steps(player, goal)
            if steps < best:
                best = steps
        return best


def is_all_built(s: Sky, loop: Loop) -> bool:
    """The launch pad stands, and the best loop holds all that the blueprint asks for."""
    for kind in range(PAD_KIND):
        if count_of(loop.members, kind) < s.setup.plan[kind]:
            return False
    return has(s.standing, PAD)


def apart(aside: i64, below: i64) -> i64:
    """The distance, squared."""
    return aside * aside + below * below
