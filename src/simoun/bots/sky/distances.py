"""How many actions away places are on the platform, for each player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.distances import Distances
from simoun.core.squares import bit, lowest
from simoun.games.sky.platform import steps_from, walks
from simoun.games.sky.state import Sky

FAR: Final = 8  # as good as unreachable


class SkyDistances(Distances):
    def __init__(self, s: Sky) -> None:
        super().__init__(s.setup.players, FAR, FAR)
        for player in range(s.setup.players):
            self.spread(s, player)

    def spread(self, s: Sky, player: i64) -> None:
        found: i64 = bit(s.pawns[player])
        edge: i64 = found
        near = walks(s, player)
        for step in range(FAR):
            self.within[FAR * player + step] = found
            fresh: i64 = 0
            while edge:
                fresh |= steps_from(s, near, lowest(edge))
                edge &= edge - 1
            edge = fresh & ~found
            found |= edge
