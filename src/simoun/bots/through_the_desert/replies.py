"""Turns compared by what comes after them: everyone answers with their own best turn."""

from __future__ import annotations

import time

from mypy_extensions import i64

from simoun.bots.beam import Plan
from simoun.bots.brain import VICTORY
from simoun.bots.through_the_desert.brain import ThroughTheDesertBrain
from simoun.bots.through_the_desert.turn import TurnBeam
from simoun.core.rules import Rules
from simoun.games.through_the_desert.state import ThroughTheDesert, is_laid


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


class Replies:
    """Compares the turns that a player might take."""

    def __init__(
        self,
        rules: Rules[ThroughTheDesert],
        minds: list[ThroughTheDesertBrain],
        player: i64,
        sight: Sight,
        seconds: float,
    ) -> None:
        self.rules = rules
        self.minds = minds  # of all players
        self.mind = minds[player]
        self.sight = sight
        self.seconds = seconds
        self.begun = time.process_time()

    def best(self, plans: list[Plan[ThroughTheDesert]]) -> Plan[ThroughTheDesert]:
        """Of turns that are sorted by how good they look."""
        if plans[0].value >= VICTORY or not is_laid(plans[0].state):
            return plans[0]
        lines = self.not_lost(plans)
        lines.sort(key=promise, reverse=True)
        for depth in range(1, self.sight.replies):
            if depth % self.sight.narrow == 0:
                lines = lines[: max(int(self.sight.kept), (len(lines) + 1) // 2)]
            if len(lines) == 1 or not self.go_on(lines):
                break
            lines.sort(key=promise, reverse=True)
        return lines[0].plan

    def not_lost(self, plans: list[Plan[ThroughTheDesert]]) -> list[Line]:
        """The best turns with the first reply to each; more of them as long as all would lose."""
        found: list[Line] = []
        k = 0
        while k < len(plans) and not self.is_late():
            lines = [Line(plan) for plan in plans[k : k + int(self.sight.turns)]]
            if not self.go_on(lines):
                break
            found += lines
            k += int(self.sight.turns)
            if max(found, key=promise).value > -VICTORY / 2.0:
                break
        return found if found else [Line(plans[0])]

    def go_on(self, lines: list[Line]) -> bool:
        """One more turn in all of them, or in none if time runs out: they are compared by it."""
        states: list[ThroughTheDesert] = []
        for line in lines:
            if self.is_late():
                return False
            states.append(self.after(line.state))
        for k in range(len(lines)):
            if states[k] is not lines[k].state:
                lines[k].state = states[k]
                lines[k].value = self.mind.value(states[k])
        return True

    def after(self, s: ThroughTheDesert) -> ThroughTheDesert:
        """The turn of whoever is next."""
        if s.over:
            return s
        return TurnBeam(self.rules, self.minds[s.current], s, self.sight.width).best().state

    def is_late(self) -> bool:
        return self.seconds > 0.0 and time.process_time() - self.begun > self.seconds
