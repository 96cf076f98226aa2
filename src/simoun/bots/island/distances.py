"""How many actions away things are on the island, for each adventurer.

A chart lays the 24 places out in rows of 8 bits: a neighbour is a shift away.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.games.island.data import ALL, DIVER, EXPLORER, PILOT, PLACES
from simoun.games.island.state import Island

FAR: Final = 9  # as good as unreachable
SPOT: Final = vec[i64]([1 << (8 * row + column) for row, column in PLACES])


def chart(places: i64) -> i64:
    """A set of places, on the chart."""
    return (
        (places & 3) << 2
        | (places & 0x3C) << 7
        | (places & 0xFC0) << 10
        | (places & 0x3F000) << 12
        | (places & 0x3C0000) << 15
        | (places & 0xC00000) << 20
    )


CHART: Final[i64] = chart(ALL)


def wider(spots: i64) -> i64:
    """These spots and those beside them."""
    return spots | spots << 1 | spots >> 1 | spots << 8 | spots >> 8


def wider_all_round(spots: i64) -> i64:
    """The same, diagonals included."""
    row: i64 = spots | spots << 1 | spots >> 1
    return row | row << 8 | row >> 8


class Distances:
    """The ways over the island as it is in one position."""

    def __init__(self, s: Island) -> None:
        self.s = s
        self.land: i64 = chart(s.present)
        self.wet: i64 = CHART & ~chart(s.present & ~s.flooded)

    def steps(self, player: i64, goal: i64) -> i64:
        """How many actions take a player's pawn to one of these spots of the chart."""
        s = self.s
        here = SPOT[s.pawns[player]]
        if here & goal:
            return 0
        adventurer = s.setup.adventurers[player]
        if adventurer == PILOT and not (s.flown and player == s.current):
            return 1
        steps: i64 = 0
        while steps < FAR:
            steps += 1
            if adventurer == EXPLORER:
                there = here | wider_all_round(here) & self.land
            elif adventurer == DIVER:
                there = here | self.dive(here)
            else:
                there = here | wider(here) & self.land
            if there & goal:
                return steps
            if there == here:
                return FAR
            here = there
        return FAR

    def dive(self, here: i64) -> i64:
        """Through any number of wet spots."""
        reach = wider(here) & CHART
        while True:
            further = reach | wider(reach & self.wet) & CHART
            if further == reach:
                return reach & self.land
            reach = further
