"""What a circuit can lead through: components that stand, and spots where others could."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.corner import Corner, apart
from simoun.bots.sky.spots import MOST_SPOTS, Spots
from simoun.core.squares import bit, has
from simoun.games.sky.circuit import are_linked, cables_on
from simoun.games.sky.data import (
    COMPONENTS,
    KIND_OF,
    LONG_REACH,
    LONG_REACH_TO_PAD,
    PAD,
    PAD_KIND,
    SHORT_REACH,
    SHORT_REACH_TO_PAD,
)
from simoun.games.sky.state import Sky, across, down

NODES: Final = COMPONENTS + MOST_SPOTS  # a component keeps its number; then come the spots


class Network:
    """All of them, the cables that lie, and where cables could lie."""

    def __init__(self, s: Sky, corner: Corner) -> None:
        self.spots = Spots(s, corner)
        self.nodes: i64 = COMPONENTS + self.spots.n
        self.kinds: vec[i64] = vec[i64]([PAD_KIND] * NODES)
        self.across: vec[i64] = vec[i64]([0] * NODES)
        self.down: vec[i64] = vec[i64]([0] * NODES)
        self.rivals: vec[i64] = vec[i64]([0] * NODES)  # nodes that can't be besides this one
        self.near: vec[i64] = vec[i64]([0] * NODES)  # the nodes a short cable can lead to
        self.far: vec[i64] = vec[i64]([0] * NODES)  # ... and a long one
        self.linked: vec[i64] = vec[i64]([0] * COMPONENTS)  # ... and those that one does lead to
        self.cables: vec[i64] = vec[i64]([0] * NODES)
        self.standing: i64 = s.standing & ~bit(PAD)
        self.lying: i64 = 0  # cables
        self.chart(s, corner)

    def chart(self, s: Sky, corner: Corner) -> None:
        self.add_components(s)
        self.across[PAD] = corner.across
        self.down[PAD] = corner.down
        self.add_spots()
        self.measure(corner.ring != 0)

    def add_components(self, s: Sky) -> None:
        for one in range(COMPONENTS):
            if has(s.standing, one):
                self.kinds[one] = KIND_OF[one]
                self.across[one] = across(s, one)
                self.down[one] = down(s, one)
                self.cables[one] = cables_on(s, one)
                self.lying += self.cables[one]
                self.rivals[one] = bit(one)
                for other in range(one):
                    if has(s.standing, other) and are_linked(s, one, other):
                        self.linked[one] |= bit(other)
                        self.linked[other] |= bit(one)
        self.lying >>= 1  # each was counted at both ends

    def add_spots(self) -> None:
        spots = self.spots
        for k in range(spots.n):
            node: i64 = COMPONENTS + k
            self.kinds[node] = spots.kinds[k]
            self.across[node] = spots.across[k]
            self.down[node] = spots.down[k]
            self.rivals[node] = spots.rivals(k) << COMPONENTS

    def measure(self, pad_known: bool) -> None:
        """Which nodes are how near to each other."""
        for one in range(self.nodes):
            if has(self.standing, one) or one >= COMPONENTS:
                for other in range(one):
                    if has(self.standing, other) or other >= COMPONENTS:
                        self.join(one, other, SHORT_REACH, LONG_REACH)
                if pad_known:
                    self.join(one, PAD, SHORT_REACH_TO_PAD, LONG_REACH_TO_PAD)
                else:
                    self.near[one] |= bit(PAD)
                    self.near[PAD] |= bit(one)

    def join(self, one: i64, other: i64, short: i64, long: i64) -> None:
        reach = apart(self.across[one] - self.across[other], self.down[one] - self.down[other])
        if reach <= short:
            self.near[one] |= bit(other)
            self.near[other] |= bit(one)
        elif reach <= long:
            self.far[one] |= bit(other)
            self.far[other] |= bit(one)
