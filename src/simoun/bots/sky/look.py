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
from simoun.games.sky.data import (
    BESIDE,
    LONG_REACH,
    LONG_REACH_TO_PAD,
    NOWHERE,
    PAD,
    PAD_KIND,
    SIDE,
    SIDES_ACROSS,
    SIDES_DOWN,
    SMALL,
)
from simoun.games.sky.platform import half_at
from simoun.games.sky.state import Sky, across, cell_at, count_of, down, neighbour

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
        self.terms: vec[float] = vec[float]([0.0] * NUMBER_OF_TERMS)
        self.look_for_halves()

    def look_for_halves(self) -> None:
        s = self.s
        for place in range(s.laid):
            for side in range(4):
                kind = half_at(s, place, side)
                if kind and neighbour(s, place, side) == NOWHERE:
                    if self.is_useful(cell_at(s, place), side):
                        if kind == SMALL:
                            self.small_open += 1
                            self.small_places |= bit(place)
                        else:
                            self.large_open += 1
                            self.large_places |= bit(place)

    def is_useful(self, cell: i64, side: i64) -> bool:
        """Cables can reach a capacitor there, and it doesn't take the place of a quarter."""
        corner = self.corner
        if corner.is_gap(cell + BESIDE[side]):
            return False
        s = self.s
        right: i64 = 2 * (cell % SIDE) + SIDES_ACROSS[side]
        lower: i64 = 2 * (cell // SIDE) + SIDES_DOWN[side]
        within: i64 = 0
        if corner.ring and apart(right - corner.across, lower - corner.down) <= LONG_REACH_TO_PAD:
            within = 1
        others = self.loop.members
        while others:
            other = lowest(others)
            others &= others - 1
            if apart(right - across(s, other), lower - down(s, other)) <= LONG_REACH:
                within += 1
        return within >= 2 or (within == 1 and size(self.loop.members) < ENOUGH)

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
