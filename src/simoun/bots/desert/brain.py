"""The brain for Forbidden Desert: what a position is worth, and what is worth trying in it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.desert.candidates import add_candidates
from simoun.bots.desert.hope import likeliest, turn_up
from simoun.bots.desert.odds import Forecast
from simoun.bots.desert.survey import Survey
from simoun.bots.desert.terms import BLASTERS, TERMS
from simoun.bots.desert.water import look_at_water
from simoun.bots.desert.work import look_at_work
from simoun.bots.team import TeamBrain, count_cards, worth_of_gear
from simoun.bots.weights import Weights
from simoun.core.actions import Actions, kind_of, who_of
from simoun.games.desert.actions import SCOPE
from simoun.games.desert.data import EQUIPMENT_KINDS, TERRASCOPE
from simoun.games.desert.game import RULES
from simoun.games.desert.state import Desert
from simoun.games.team.equipment import use_up


@final
class DesertBrain(TeamBrain[Desert]):
    def __init__(self, weights: Weights) -> None:
        super().__init__(TERMS, weights)
        self.forecast: Forecast | None = None  # of the deck that it saw last

    def count(self, s: Desert) -> vec[float]:
        survey = Survey(s, self.forecast_for(s))
        look_at_work(survey)
        look_at_water(survey)
        count_cards(s, survey.terms, BLASTERS, EQUIPMENT_KINDS)
        return survey.terms

    def forecast_for(self, s: Desert) -> Forecast:
        forecast = self.forecast
        if forecast is None or not forecast.is_about(s):
            forecast = Forecast(s)
            self.forecast = forecast
        return forecast

    def add_candidates(self, s: Desert, seats: i64, actions: Actions) -> None:
        add_candidates(s, seats, actions)

    def plan_ends(self, start: Desert, s: Desert) -> bool:
        return s.over or s.ended or s.current != start.current

    def imagine(self, s: Desert, action: i64) -> float:
        """An excavation, or a look through a Terrascope: nothing else is tried that reveals."""
        hope = self.hope(s, action)
        if kind_of(action) == SCOPE:  # the rest of a plan can't build on what one doesn't know
            use_up(s, who_of(action), TERRASCOPE)
        else:
            turn_up(s, action, likeliest(RULES.chances(s, action)))
        return hope - self.value(s)

    def hope(self, s: Desert, action: i64) -> float:
        """The value of all that can turn up, on average."""
        gear = worth_of_gear(s, self.weights, BLASTERS, EQUIPMENT_KINDS)
        hope = 0.0
        whole = 0.0
        for face, weight in RULES.chances(s, action):
            after = s.copy()
            found = gear if turn_up(after, action, face) else 0.0
            hope += float(weight) * (self.value(after) + found)
            whole += float(weight)
        return hope / whole
