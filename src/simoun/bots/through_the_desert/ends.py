"""Turns that end the game and win it: every one of them is looked at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.beam import Plan
from simoun.bots.bot import PASS
from simoun.bots.brain import VICTORY
from simoun.bots.through_the_desert.brain import ThroughTheDesertBrain
from simoun.core.actions import Actions, whom_of
from simoun.core.rules import Rules
from simoun.games.through_the_desert.data import COLOURS
from simoun.games.through_the_desert.state import ThroughTheDesert, supply_of

OUT_OF_REACH: Final = 40.0  # points behind that a turn hardly makes up for


def winning_end(
    rules: Rules[ThroughTheDesert], brain: ThroughTheDesertBrain, s: ThroughTheDesert
) -> Plan[ThroughTheDesert] | None:
    """The turn that uses up a colour and wins by most, or nothing."""
    if not s.to_place or not can_run_out(s) or brain.margin(s) < -VICTORY - OUT_OF_REACH:
        return None
    return Ends(rules, brain, s).best


def can_run_out(s: ThroughTheDesert) -> bool:
    for colour in range(COLOURS):
        if supply_of(s, colour) <= s.to_place:
            return True
    return False


class Ends:
    """Of the player at turn, with one colour after the other."""

    def __init__(
        self, rules: Rules[ThroughTheDesert], brain: ThroughTheDesertBrain, s: ThroughTheDesert
    ) -> None:
        self.rules = rules
        self.brain = brain
        self.best: Plan[ThroughTheDesert] | None = None
        start = Plan(s, 0.0, 0.0, PASS, None)
        actions = Actions()
        rules.turn_actions(s, actions)
        for k in range(actions.n):
            if supply_of(s, whom_of(actions.codes[k])) <= s.to_place:
                self.place(start, actions.codes[k])

    def place(self, plan: Plan[ThroughTheDesert], action: i64) -> None:
        state = plan.state.copy()
        self.rules.apply(state, action)
        further = Plan(state, 0.0, 0.0, action, plan)
        if state.over:
            self.compare(further)
        elif state.current == plan.state.current and state.turns == plan.state.turns:
            self.go_on(further, whom_of(action))

    def go_on(self, plan: Plan[ThroughTheDesert], colour: i64) -> None:
        """With the last camel of the colour, or with any if that was it."""
        actions = Actions()
        self.rules.turn_actions(plan.state, actions)
        for k in range(actions.n):
            if not supply_of(plan.state, colour) or whom_of(actions.codes[k]) == colour:
                self.place(plan, actions.codes[k])

    def compare(self, plan: Plan[ThroughTheDesert]) -> None:
        plan.value = self.brain.margin(plan.state)
        if plan.value >= VICTORY and (self.best is None or plan.value > self.best.value):
            self.best = plan
