"""One look at a position: what its terms are worked out from."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.island.distances import Distances
from simoun.bots.island.odds import Odds
from simoun.bots.island.terms import NUMBER_OF_TERMS
from simoun.core.bags import cards
from simoun.core.squares import size
from simoun.games.island.data import HELICOPTER, SANDBAGS
from simoun.games.island.state import Island, held


class Survey:
    def __init__(self, s: Island) -> None:
        hands = held(s)
        self.s = s
        self.odds = Odds(s)
        self.distances = Distances(s)
        self.captured: i64 = size(s.captured)
        self.helicopters: i64 = cards(hands, HELICOPTER)
        self.sandbags: i64 = cards(hands, SANDBAGS)
        self.danger: i64 = 0  # flooded places that must not sink
        self.terms: vec[float] = vec[float]([0.0] * NUMBER_OF_TERMS)
