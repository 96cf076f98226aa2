"""One look at a position: what its terms are worked out from."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.corner import Corner
from simoun.bots.sky.distances import FAR, SkyDistances
from simoun.bots.sky.loop import Loop
from simoun.bots.sky.pieces import tiles_held
from simoun.bots.sky.terms import NUMBER_OF_TERMS
from simoun.core.squares import has
from simoun.games.sky.data import PAD, PAD_KIND
from simoun.games.sky.state import Sky, count_of


class Survey:
    def __init__(self, s: Sky, corner: Corner, loop: Loop) -> None:
        self.s = s
        self.corner = corner
        self.loop = loop
        self.distances = SkyDistances(s)
        self.held = tiles_held(s)
        self.launch: i64 = FAR  # turns until then, at best
        self.ready: bool = False  # what is left to do can be done from the launch pad
        self.terms: vec[float] = vec[float]([0.0] * NUMBER_OF_TERMS)

    def missing(self, kind: i64) -> i64:
        """How many components of a kind the best loop lacks."""
        lack = self.s.setup.plan[kind] - count_of(self.loop.members, kind)
        return lack if lack > 0 else 0


def is_all_built(s: Sky, loop: Loop) -> bool:
    """The launch pad stands, and the best loop holds all that the blueprint asks for."""
    for kind in range(PAD_KIND):
        if count_of(loop.members, kind) < s.setup.plan[kind]:
            return False
    return has(s.standing, PAD) and not loop.chosen
