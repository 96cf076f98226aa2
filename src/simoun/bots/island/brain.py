"""The brain for Forbidden Island: what a position is worth, and what is worth trying in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.brain import TeamBrain
from simoun.bots.island.hands import look_at_hands
from simoun.bots.island.look import Look
from simoun.bots.island.options import add_options
from simoun.bots.island.pawns import look_at_pawns
from simoun.bots.island.terms import TERMS
from simoun.bots.island.tiles import look_at_tiles
from simoun.bots.island.weights import WEIGHTS
from simoun.core.actions import Actions
from simoun.games.island.state import Island, reveal_is_due
from simoun.games.team.state import WON


@final
class IslandBrain(TeamBrain[Island]):
    def __init__(self, weights: Mapping[str, float] = WEIGHTS) -> None:
        super().__init__(TERMS, weights)

    def look(self, s: Island) -> vec[float]:
        look = Look(s)
        look_at_tiles(look)
        look_at_hands(look)
        look_at_pawns(look)
        return look.terms

    def won(self, s: Island) -> bool:
        return s.outcome == WON

    def options(self, s: Island, seats: i64, actions: Actions) -> None:
        add_options(s, seats, actions)

    def plan_ends(self, start: Island, s: Island) -> bool:
        return s.over or s.current != start.current or reveal_is_due(s)
