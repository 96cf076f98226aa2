"""The brain for Forbidden Desert: what a position is worth, and what is worth trying in it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.desert.candidates import add_candidates
from simoun.bots.desert.hope import chance_of, has_gear, know, show, show_likeliest
from simoun.bots.desert.survey import Survey
from simoun.bots.desert.terms import BLASTERS, TERMS
from simoun.bots.desert.water import look_at_water
from simoun.bots.desert.work import look_at_work
from simoun.bots.team import TeamBrain, count_cards
from simoun.bots.weights import Weights
from simoun.core.actions import Actions, kind_of, what_of, who_of
from simoun.core.bags import bag_size, cards
from simoun.games.desert.actions import SCOPE
from simoun.games.desert.data import EQUIPMENT_KINDS, FACES, TERRASCOPE, WELL
from simoun.games.desert.ending import check_win
from simoun.games.desert.state import Desert, face_at
from simoun.games.team.equipment import use_up


@final
class DesertBrain(TeamBrain[Desert]):
    def __init__(self, weights: Weights) -> None:
        super().__init__(TERMS, weights)

    def count(self, s: Desert) -> vec[float]:
        survey = Survey(s)
        look_at_work(survey)
        look_at_water(survey)
        count_cards(s, survey.terms, BLASTERS, EQUIPMENT_KINDS)
        return survey.terms

    def add_candidates(self, s: Desert, seats: i64, actions: Actions) -> None:
        add_candidates(s, seats, actions)

    def plan_ends(self, start: Desert, s: Desert) -> bool:
        return s.over or s.ended or s.current != start.current

    def imagine(self, s: Desert, action: i64) -> float:
        """An excavation, or a look through a Terrascope: nothing else is tried that reveals."""
        if kind_of(action) == SCOPE:
            use_up(s, who_of(action), TERRASCOPE)
            return self.hope(s, what_of(action), False) - self.value(s)
        s.actions_left -= 1
        place = s.pawns[who_of(action)]
        hope = self.hope(s, place, True)
        show_likeliest(s, place)
        check_win(s)
        return hope - self.value(s)

    def hope(self, s: Desert, place: i64, excavated: bool) -> float:
        """The value of all that can lie below a tile, on average."""
        below = face_at(s, place)
        hope = 0.0
        for face in range(WELL, FACES):
            chance = chance_of(s, below, face)
            if chance > 0.0:
                after = s.copy()
                if excavated:
                    show(after, place, face)
                    check_win(after)
                    if has_gear(face):
                        hope += chance * self.gear(s)
                else:
                    know(after, place, face)
                hope += chance * self.value(after)
        return hope

    def gear(self, s: Desert) -> float:
        """What a card of the equipment deck is worth on average."""
        left = bag_size(s.equipment_deck)
        worth = 0.0
        for kind in range(EQUIPMENT_KINDS):
            if left:
                worth += self.weights[BLASTERS + kind] * float(cards(s.equipment_deck, kind))
        return worth / float(left) if left else 0.0
