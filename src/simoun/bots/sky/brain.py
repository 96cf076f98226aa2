"""The brain for Forbidden Sky: what a position is worth, and what is worth trying in it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.boarding import Boarding, boarding_key, look_at_launch
from simoun.bots.sky.candidates import add_candidates
from simoun.bots.sky.corner import Corner
from simoun.bots.sky.danger import look_at_danger
from simoun.bots.sky.hope import SORTS, best_of, holding
from simoun.bots.sky.loop import Loop, loop_key
from simoun.bots.sky.pieces import tiles_held
from simoun.bots.sky.survey import Survey
from simoun.bots.sky.terms import (
    ACTIONS_LEFT,
    CAGES,
    FREE_CABLE,
    JETPACKS,
    SHELTERS,
    TELEPORTERS,
    TERMS,
)
from simoun.bots.sky.weather import Weather, weather_key
from simoun.bots.sky.work import look_at_work
from simoun.bots.team import TeamBrain, count_cards, put_back, worth_of_gear
from simoun.bots.weights import Weights
from simoun.core.actions import Actions, kind_of, who_of
from simoun.core.squares import lowest, size
from simoun.games.sky.actions import SCOPE, SCOUT
from simoun.games.sky.data import EQUIPMENT_KINDS, STRATOSCOPE, STRATOSCOPE_SEES
from simoun.games.sky.game import RULES
from simoun.games.sky.state import Sky
from simoun.games.sky.turn import has_free_cable, scout
from simoun.games.team.equipment import use_up
from simoun.games.team.state import NOBODY

MOST_KEPT: Final = 4000  # loops and weathers, before they are forgotten
MOST_BOARDINGS: Final = 400  # each holds much more


@final
class SkyBrain(TeamBrain[Sky]):
    def __init__(self, weights: Weights) -> None:
        super().__init__(TERMS, weights)
        self.loops: dict[int, Loop] = {}
        self.weathers: dict[int, Weather] = {}
        self.boardings: dict[int, Boarding] = {}

    def count(self, s: Sky) -> vec[float]:
        corner = Corner(s)
        survey = Survey(s, corner, self.loop(s, corner))
        look_at_work(survey)
        weather = self.weather(s, False)
        climbers = weather if s.setup.climber == NOBODY else self.weather(s, True)
        look_at_danger(survey, weather, climbers)
        if survey.ready:
            look_at_launch(survey, self.boarding(s, corner, weather, climbers))
        look_at_table(survey)
        return survey.terms

    def loop(self, s: Sky, corner: Corner) -> Loop:
        held = tiles_held(s)
        key = int(loop_key(s, corner, held))
        if key not in self.loops:
            if len(self.loops) > MOST_KEPT:
                self.loops.clear()
            self.loops[key] = Loop(s, corner, held)
        return self.loops[key]

    def weather(self, s: Sky, climbs: bool) -> Weather:
        key = int(weather_key(s, climbs))
        if key not in self.weathers:
            if len(self.weathers) > MOST_KEPT:
                self.weathers.clear()
            self.weathers[key] = Weather(s, climbs)
        return self.weathers[key]

    def boarding(self, s: Sky, corner: Corner, weather: Weather, climbers: Weather) -> Boarding:
        key = int(boarding_key(s))
        if key not in self.boardings:
            if len(self.boardings) > MOST_BOARDINGS:
                self.boardings.clear()
            self.boardings[key] = Boarding(s, corner.ring, weather, climbers)
        return self.boardings[key]

    def add_candidates(self, s: Sky, seats: i64, actions: Actions) -> None:
        corner = Corner(s)
        add_candidates(s, seats, actions, corner, self.loop(s, corner))

    def plan_ends(self, start: Sky, s: Sky) -> bool:
        return s.over or (s.ended and s.chooser == NOBODY) or s.current != start.current

    # ------------------------------------------------------------ what turns something up

    def imagine(self, s: Sky, action: i64) -> float:
        """A scout, a look through a Stratoscope, or a tile with a gear."""
        kind = kind_of(action)
        player = who_of(action)
        if kind == SCOPE:
            use_up(s, player, STRATOSCOPE)
            return self.scout(s, player, STRATOSCOPE_SEES)
        if kind == SCOUT:
            s.actions_left -= 1
            return self.scout(s, player, 1)
        gear = worth_of_gear(s, self.weights, JETPACKS, EQUIPMENT_KINDS)
        card = RULES.chances(s, action)[0][0]
        RULES.turn_up(s, action, card)
        put_back(s, player, card)
        return gear

    def scout(self, s: Sky, player: i64, seen: i64) -> float:
        """For the rest of a plan, one holds the tile that is worth most like the average one."""
        sorts: i64 = len(SORTS)
        values: vec[float] = vec[float]([0.0] * sorts)
        chances: vec[float] = vec[float]([0.0] * sorts)
        for k in range(sorts):
            tiles = SORTS[k] & s.pile
            if tiles:
                values[k] = self.value(holding(s, player, tiles))
                chances[k] = float(size(tiles)) / float(size(s.pile))
        hope = best_of(chances, values, seen)
        closest: i64 = 0
        apart = 1e18
        for k in range(sorts):
            off = values[k] - hope if values[k] > hope else hope - values[k]
            if chances[k] > 0.0 and off < apart:
                apart = off
                closest = k
        scout(s, player, lowest(SORTS[closest] & s.pile))
        return hope - values[closest]


def look_at_table(survey: Survey) -> None:
    s = survey.s
    terms = survey.terms
    terms[SHELTERS] = float(size(s.shelters))
    terms[CAGES] = float(size(s.cages))
    terms[TELEPORTERS] = float(size(s.teleporters))
    if not s.ended:
        terms[ACTIONS_LEFT] = float(s.actions_left)
        terms[FREE_CABLE] = 1.0 if has_free_cable(s) else 0.0
    count_cards(s, terms, JETPACKS, EQUIPMENT_KINDS)
