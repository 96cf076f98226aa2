"""Turns compared by what comes after them: everyone answers with their own best turn."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.beam import Plan
from simoun.bots.brain import VICTORY
from simoun.bots.thought import Thought
from simoun.bots.through_the_desert.brain import ThroughTheDesertBrain
from simoun.bots.through_the_desert.turn import TurnBeam
from simoun.core.rules import Rules
from simoun.games.through_the_desert.state import ThroughTheDesert


class Sight:
    """How far a level looks."""

    def __init__(self, turns: int, replies: int, narrow: int, kept: int, width: int) -> None:
        self.turns: i64 = turns  # of its own that are compared
        self.replies: i64 = replies  # turns that follow each of them
        self.narrow: i64 = narrow  # after so many of those the better half goes on
        self.kept: i64 = kept  # that always do
        self.width: i64 = width  # of the beams in which replies are found


class Line:
    """A turn, and where it has led so far."""

    def __init__(self, plan: Plan[ThroughTheDesert]) -> None:
        self.plan = plan
        self.state = plan.state
        self.value = plan.value
        if plan.state.over and plan.value < 0.0:
            self.value -= VICTORY  # rather than end it oneself, let the others find the end


def promise(line: Line) -> float:
    return line.value


class Replies(Thought[ThroughTheDesert]):
    """Compares the turns that a player might take, sorted by how good they look."""

    def __init__(
        self,
        rules: Rules[ThroughTheDesert],
        minds: list[ThroughTheDesertBrain],
        start: ThroughTheDesert,
        plans: list[Plan[ThroughTheDesert]],
        sight: Sight,
        seconds: float,
    ) -> None:
        super().__init__(start, seconds)
        self.rules = rules
        self.minds = minds  # of all players
        self.mind = minds[start.current]
        self.plans = plans
        self.sight = sight
        self.tried = 0  # turns that have been played on, or are
        self.found: list[Line] = []  # those that have their reply, the best first
        self.lines = self.more_turns()  # that are played on now,
        self.states: list[ThroughTheDesert] = []  # and where they have led, as far as that is known
        self.depth = 1
        self.hurried = False

    def more_turns(self) -> list[Line]:
        lines = [Line(p) for p in self.plans[self.tried : self.tried + int(self.sight.turns)]]
        self.tried += len(lines)
        return lines

    def is_done(self) -> bool:
        return self.hurried or not self.lines

    def hurry(self) -> None:
        self.hurried = True

    def best(self) -> Plan[ThroughTheDesert]:
        return self.found[0].plan if self.found else self.plans[0]

    # ------------------------------------------------------------ turns that follow

    def step(self) -> None:
        """One more turn in all lines, or in none if time runs out: they are compared by it."""
        if self.is_late():
            self.lines = []
        elif len(self.states) < len(self.lines):
            self.states.append(self.after(self.lines[len(self.states)].state))
        else:
            self.compare()

    def compare(self) -> None:
        """More turns are looked at as long as all would lose to the first reply."""
        for k in range(len(self.lines)):
            if self.states[k] is not self.lines[k].state:
                self.lines[k].state = self.states[k]
                self.lines[k].value = self.mind.value(self.states[k])
        self.states = []
        if self.depth == 1:
            self.found = self.found + self.lines
        self.found.sort(key=promise, reverse=True)
        is_lost = self.found[0].value <= -VICTORY / 2.0
        self.lines = self.more_turns() if self.depth == 1 and is_lost else []
        if not self.lines:
            self.look_further()

    def look_further(self) -> None:
        if self.depth < self.sight.replies:
            if self.depth % self.sight.narrow == 0:
                kept = max(int(self.sight.kept), (len(self.found) + 1) // 2)
                self.found = self.found[:kept]
            self.depth += 1
            self.lines = self.found if len(self.found) > 1 else []

    def after(self, s: ThroughTheDesert) -> ThroughTheDesert:
        """The turn of whoever is next."""
        if s.over:
            return s
        return TurnBeam(self.rules, self.minds[s.current], s, self.sight.width).best().state

    def is_late(self) -> bool:
        return self.seconds > 0.0 and self.spent > self.seconds
