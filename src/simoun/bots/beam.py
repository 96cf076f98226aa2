"""Plans for a whole turn, in any game: a beam of the best beginnings, up to the next reveal."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64

from simoun.bots.bot import PASS, Bot, keep_courteous, keep_those_of, reveal_due
from simoun.bots.brain import Brain, try_out
from simoun.core.actions import Actions, who_of
from simoun.core.rules import Rules, S
from simoun.core.squares import has


class Plan(Generic[S]):
    """Where a chain of actions leads, and what that is worth, with what to hope for on the way."""

    def __init__(
        self, state: S, value: float, hope: float, action: i64, before: Plan[S] | None
    ) -> None:
        self.state = state
        self.value = value
        self.hope = hope
        self.action: i64 = action
        self.before = before


def worth(plan: Plan[S]) -> float:
    return plan.value


class Beam(Generic[S]):
    """Searches from one position, for one set of seats; no card is ever turned up in it."""

    def __init__(
        self, rules: Rules[S], brain: Brain[S], start: S, seats: i64, spared: i64, width: i64
    ) -> None:
        self.rules = rules
        self.brain = brain
        self.start = start
        self.seats: i64 = seats
        self.spared: i64 = spared
        self.width: i64 = width
        self.candidates = Actions()
        self.seen: set[int] = set()
        self.finished: list[Plan[S]] = []

    def plans(self) -> list[Plan[S]]:
        """The best first; among equals the shorter."""
        front = [Plan(self.start, self.value(self.start), 0.0, PASS, None)]
        self.wait(front[0])
        while front:
            reached: list[Plan[S]] = []
            for plan in front:
                self.grow(plan, reached)
            reached.sort(key=worth, reverse=True)
            front = reached[: self.width]
        self.finished.sort(key=worth, reverse=True)
        return self.finished

    def value(self, s: S) -> float:
        return self.brain.value(s)

    def wait(self, plan: Plan[S]) -> None:
        """Where a card is about to be turned up, one may simply let it."""
        if self.rules.reveal_is_due(plan.state):
            reveal = reveal_due(self.rules, plan.state)
            self.finished.append(Plan(plan.state, plan.value, plan.hope, reveal, plan))

    def grow(self, plan: Plan[S], reached: list[Plan[S]]) -> None:
        """Every plan that goes one action further, unless another led to the same position."""
        candidates = self.candidates
        candidates.clear()
        self.add_candidates(plan, candidates)
        for k in range(candidates.n):
            state = plan.state.copy()
            hope = plan.hope + try_out(self.rules, self.brain, state, candidates.codes[k])
            known = int(state.fingerprint())
            if known not in self.seen:
                self.seen.add(known)
                value = self.value(state) + (0.0 if state.over else hope)
                further = Plan(state, value, hope, candidates.codes[k], plan)
                if self.brain.plan_ends(self.start, state):
                    self.finished.append(further)
                else:
                    reached.append(further)

    def add_candidates(self, plan: Plan[S], candidates: Actions) -> None:
        self.brain.add_candidates(plan.state, self.seats, candidates)
        keep_courteous(self.rules, plan.state, candidates, self.spared)


class Planner(Bot[S]):
    """Makes the best plan, and follows it as long as nobody else does anything."""

    def __init__(self, rules: Rules[S], seed: i64, brain: Brain[S], width: i64) -> None:
        super().__init__(rules, seed)
        self.brain = brain
        self.width: i64 = width
        self.seats: i64 = 0  # for whom it planned
        self.sparing: i64 = 0  # and whom it spared
        self.planned: dict[int, int] = {}  # what to do in each position of the plan

    def begin(self, seed: i64) -> None:
        super().begin(seed)
        self.planned.clear()

    def choose(self, s: S, seats: i64) -> i64:
        if s.over or not self.can_act(s, seats):
            return PASS
        here = int(s.fingerprint())
        if not self.has_plan(here, seats):
            self.seats = seats
            self.sparing = self.spared
            self.make_plan(s)
        action: i64 = self.planned.get(here, PASS)
        return action if action != PASS and has(seats, who_of(action)) else PASS

    def has_plan(self, here: int, seats: i64) -> bool:
        return seats == self.seats and self.spared == self.sparing and here in self.planned

    def make_plan(self, s: S) -> None:
        self.planned.clear()
        plans = self.search(s).plans()
        if plans:  # else all that could be done would disturb somebody
            self.keep(plans[0])

    def keep(self, plan: Plan[S]) -> None:
        while plan.before is not None:
            self.planned[int(plan.before.state.fingerprint())] = int(plan.action)
            plan = plan.before

    def search(self, s: S) -> Beam[S]:
        return Beam(self.rules, self.brain, s, self.seats, self.spared, self.width)

    def can_act(self, s: S, seats: i64) -> bool:
        if has(seats, self.rules.decider(s)):
            return True
        candidates = self.actions
        candidates.clear()
        self.brain.add_candidates(s, seats, candidates)
        keep_those_of(candidates, seats)
        keep_courteous(self.rules, s, candidates, self.spared)
        return candidates.n > 0
