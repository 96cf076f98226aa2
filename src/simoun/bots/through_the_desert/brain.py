"""The brain for Through the Desert: what a position is worth to one of the players."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.brain import VICTORY, Brain
from simoun.bots.through_the_desert.riders import add_promising_riders
from simoun.bots.through_the_desert.survey import Survey
from simoun.bots.through_the_desert.terms import NUMBER_OF_TERMS, TERMS
from simoun.bots.weights import Weights
from simoun.core.actions import Actions
from simoun.games.through_the_desert import camels, setup
from simoun.games.through_the_desert.ending import total
from simoun.games.through_the_desert.state import (
    ThroughTheDesert,
    laying_is_due,
    placing_riders,
)


@final
class ThroughTheDesertBrain(Brain[ThroughTheDesert]):
    """Each term is the player's own less that of the strongest rival."""

    def __init__(self, player: i64, weights: Weights) -> None:
        super().__init__(TERMS)
        self.player: i64 = player
        self.weights: vec[float] = vec[float]([weights[name] for name in TERMS])

    def terms(self, s: ThroughTheDesert) -> list[float]:
        survey = Survey(s)
        mine: i64 = self.player * NUMBER_OF_TERMS
        theirs: i64 = self.rival(survey) * NUMBER_OF_TERMS
        return [survey.terms[mine + k] - survey.terms[theirs + k] for k in range(NUMBER_OF_TERMS)]

    def value(self, s: ThroughTheDesert) -> float:
        if s.over:
            return self.margin(s)
        return self.lead(Survey(s))

    def lead(self, survey: Survey) -> float:
        """Over the strongest rival, while the game goes on."""
        return self.worth(survey, self.player) - self.worth(survey, self.rival(survey))

    def margin(self, s: ThroughTheDesert) -> float:
        """Of a finished game: who has most has won, with others or alone (T28)."""
        best: i64 = 0
        for other in range(s.setup.players):
            if other != self.player and total(s, other) > best:
                best = total(s, other)
        lead = float(total(s, self.player) - best)
        return lead + (VICTORY if lead > 0 else 0.0 if lead == 0 else -VICTORY)

    def worth(self, survey: Survey, player: i64) -> float:
        here: i64 = player * NUMBER_OF_TERMS
        weights = self.weights
        worth = 0.0
        for k in range(NUMBER_OF_TERMS):
            worth += weights[k] * survey.terms[here + k]
        return worth

    def rival(self, survey: Survey) -> i64:
        """The other player who stands best."""
        found: i64 = -1
        most = 0.0
        for other in range(survey.players):
            if other != self.player:
                worth = self.worth(survey, other)
                if found < 0 or worth > most:
                    found = other
                    most = worth
        return found

    def add_candidates(self, s: ThroughTheDesert, seats: i64, actions: Actions) -> None:
        if s.to_place:
            camels.add_camels(s, actions, s.current)
        elif placing_riders(s):
            add_promising_riders(s, actions, s.current)
        elif not laying_is_due(s) and not s.over:
            setup.add_asides(s, actions, s.current)

    def plan_ends(self, start: ThroughTheDesert, s: ThroughTheDesert) -> bool:
        return s.over or s.current != start.current or s.turns != start.turns or laying_is_due(s)
