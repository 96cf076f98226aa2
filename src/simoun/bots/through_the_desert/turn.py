"""Plans for both camels of a turn: the second goes where the first could well have gone, or
leans on it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.bots.beam import Beam, Plan, worth
from simoun.bots.through_the_desert.brain import ThroughTheDesertBrain
from simoun.bots.through_the_desert.ends import winning_end
from simoun.bots.through_the_desert.survey import Survey
from simoun.core.actions import Actions, what_of, whom_of
from simoun.core.hexes import holds
from simoun.core.rules import Rules
from simoun.games.through_the_desert.board import NEAR
from simoun.games.through_the_desert.state import ThroughTheDesert

PROMISING: Final = 8  # placements of the first camel that are tried for the second too


@final
class Half(Plan[ThroughTheDesert]):
    """A turn begun, and what was seen then: the next look only follows what has changed."""

    survey: Survey | None = None


@final
class TurnBeam(Beam[ThroughTheDesert]):
    promising: list[int]

    def __init__(
        self,
        rules: Rules[ThroughTheDesert],
        mind: ThroughTheDesertBrain,
        start: ThroughTheDesert,
        width: i64,
    ) -> None:
        super().__init__(rules, mind, start, 1 << start.current, 0, width)
        self.mind = mind

    def plans(self) -> list[Plan[ThroughTheDesert]]:
        """A turn that wins comes first, though it may not look like much before it is done."""
        end = winning_end(self.rules, self.mind, self.start)
        found = super().plans()
        return found if end is None else [end, *found]

    def best(self) -> Plan[ThroughTheDesert]:
        end = winning_end(self.rules, self.mind, self.start)
        return super().plans()[0] if end is None else end

    def grow(self, plan: Plan[ThroughTheDesert], reached: list[Plan[ThroughTheDesert]]) -> None:
        before = plan.survey if isinstance(plan, Half) else None
        if before is None:
            before = Survey(plan.state)
        candidates = self.candidates
        candidates.clear()
        self.add_candidates(plan, candidates)
        for k in range(candidates.n):
            self.place(plan, candidates.codes[k], before, reached)
        if plan.before is None:
            reached.sort(key=worth, reverse=True)
            self.promising = [int(first.action) for first in reached[:PROMISING]]

    def place(
        self,
        plan: Plan[ThroughTheDesert],
        action: i64,
        before: Survey,
        reached: list[Plan[ThroughTheDesert]],
    ) -> None:
        state = plan.state.copy()
        self.rules.apply(state, action)
        known = int(state.fingerprint())
        if known in self.seen:
            return
        self.seen.add(known)
        further = Half(state, 0.0, 0.0, action, plan)
        if state.over:
            further.value = self.mind.margin(state)
        else:
            further.survey = Survey(state, before)
            further.value = self.mind.lead(further.survey)
        if self.brain.plan_ends(self.start, state):
            further.survey = None
            self.finished.append(further)
        else:
            reached.append(further)

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
