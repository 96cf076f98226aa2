"""Thoughts that take long: in slices, within a time, in a hurry, or dropped for another one."""

from __future__ import annotations

import time
from typing import Generic

from mypy_extensions import i64

from simoun.bots.beam import Plan, Planner
from simoun.bots.brain import Brain
from simoun.core.rules import Rules, S


class Thought(Generic[S]):
    """Compares plans from one position."""

    def __init__(self, start: S, seconds: float) -> None:
        self.start = start
        self.key: i64 = start.fingerprint()
        self.seconds = seconds  # that it may take in all; 0: as long as it takes
        self.spent = 0.0

    def is_done(self) -> bool:
        raise NotImplementedError

    def step(self) -> None:
        """A little further."""
        raise NotImplementedError

    def hurry(self) -> None:
        """What has been seen must do."""
        raise NotImplementedError

    def best(self) -> Plan[S]:
        raise NotImplementedError

    def go_on(self, seconds: float) -> bool:
        """Think for so long, or to the end where that is 0; True: the end has come."""
        before = self.spent
        begun = time.process_time()
        while not self.is_done():
            if seconds and self.spent - before > seconds:
                return False
            self.step()
            self.spent = before + time.process_time() - begun
        return True


class Ponderer(Planner[S]):
    """Compares its best plans before it follows one."""

    def __init__(self, rules: Rules[S], seed: i64, brain: Brain[S], width: i64) -> None:
        super().__init__(rules, seed, brain, width)
        self.thought: Thought[S] | None = None

    def thought_about(self, s: S, plans: list[Plan[S]]) -> Thought[S] | None:
        """What there is to compare; None: the first plan is clearly the best."""
        raise NotImplementedError

    def begin(self, seed: i64) -> None:
        super().begin(seed)
        self.thought = None

    def choose(self, s: S, seats: i64) -> i64:
        self.ponder(s, seats, 0.0)
        return super().choose(s, seats)

    def ponder(self, s: S, seats: i64, seconds: float) -> bool:
        if s.over or not self.can_act(s, seats) or self.has_plan(int(s.fingerprint()), seats):
            return True
        if not self.is_about(s, seats):
            self.look_at(s, seats)
        thought = self.thought
        if thought is None:
            return True
        if not thought.go_on(seconds):
            return False
        self.keep(thought.best())
        self.thought = None
        return True

    def hurry(self) -> None:
        if self.thought is not None:
            self.thought.hurry()

    def is_about(self, s: S, seats: i64) -> bool:
        """What it thinks about is this position, for these seats."""
        thought = self.thought
        if thought is None or seats != self.seats or self.spared != self.sparing:
            return False
        return thought.key == s.fingerprint()

    def look_at(self, s: S, seats: i64) -> None:
        """A new thought; the time for its plans counts, too."""
        self.planned.clear()
        self.seats = seats
        self.sparing = self.spared
        begun = time.process_time()
        plans = self.search(s).plans()
        thought = self.thought_about(s, plans) if plans else None
        self.thought = thought
        if thought is not None:
            thought.spent = time.process_time() - begun
        elif plans:
            self.keep(plans[0])
