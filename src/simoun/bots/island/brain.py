"""The brain for Forbidden Island: what a position is worth, and what is worth trying in it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.island.candidates import add_candidates
from simoun.bots.island.hands import look_at_hands
from simoun.bots.island.pawns import look_at_pawns
from simoun.bots.island.survey import Survey
from simoun.bots.island.terms import TERMS
from simoun.bots.island.tiles import look_at_tiles
from simoun.bots.team import TeamBrain
from simoun.bots.weights import Weights
from simoun.core.actions import Actions
from simoun.games.island.state import Island, reveal_is_due


@final
class IslandBrain(TeamBrain[Island]):
    def __init__(self, weights: Weights) -> None:
        super().__init__(TERMS, weights)

    def count(self, s: Island) -> vec[float]:
        survey = Survey(s)
        look_at_tiles(survey)
        look_at_hands(survey)
        look_at_pawns(survey)
        return survey.terms

    def add_candidates(self, s: Island, seats: i64, actions: Actions) -> None:
        add_candidates(s, seats, actions)

    def plan_ends(self, start: Island, s: Island) -> bool:
        return s.over or s.current != start.current or reveal_is_due(s)
