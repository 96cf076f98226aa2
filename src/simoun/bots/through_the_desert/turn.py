"""Plans for both camels of a turn: the second goes where the first could well have gone, or
leans on it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.bots.beam import Beam, Plan, Planner, worth
from simoun.core.actions import Actions, what_of, whom_of
from simoun.core.hexes import holds
from simoun.games.through_the_desert.board import NEAR
from simoun.games.through_the_desert.state import ThroughTheDesert

PROMISING: Final = 8  # placements of the first camel that are tried for the second too


@final
class TurnBeam(Beam[ThroughTheDesert]):
    promising: list[int]

    def grow(self, plan: Plan[ThroughTheDesert], reached: list[Plan[ThroughTheDesert]]) -> None:
        super().grow(plan, reached)
        if plan.before is None:
            reached.sort(key=worth, reverse=True)
            self.promising = [int(first.action) for first in reached[:PROMISING]]

    def add_candidates(self, plan: Plan[ThroughTheDesert], candidates: Actions) -> None:
        super().add_candidates(plan, candidates)
        if plan.before is not None:
            self.keep_promising(candidates, plan.action)

    def keep_promising(self, candidates: Actions, first: i64) -> None:
        kept: i64 = 0
        for k in range(candidates.n):
            action = candidates.codes[k]
            if int(action) in self.promising or leans_on(action, first):
                candidates.codes[kept] = action
                kept += 1
        if kept:  # else any will do
            candidates.n = kept


def leans_on(second: i64, first: i64) -> bool:
    """Next to it, and of its colour."""
    return whom_of(second) == whom_of(first) and holds(NEAR, what_of(first), what_of(second))


@final
class TurnPlanner(Planner[ThroughTheDesert]):
    def search(self, s: ThroughTheDesert) -> Beam[ThroughTheDesert]:
        return TurnBeam(self.rules, self.brain, s, self.seats, self.spared, self.width)
