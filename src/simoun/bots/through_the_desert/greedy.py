"""A player who takes what one camel brings at once, and looks no further."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.bot import PASS, Bot
from simoun.bots.through_the_desert.gains import points_now
from simoun.core.actions import Actions
from simoun.core.squares import has
from simoun.games.through_the_desert.state import ThroughTheDesert


class Greedy(Bot[ThroughTheDesert]):
    """The most points at once, and any of those that bring as many."""

    def choose(self, s: ThroughTheDesert, seats: i64) -> i64:
        player = self.rules.decider(s)
        if s.over or not has(seats, player):
            return PASS
        actions = Actions()
        self.rules.turn_actions(s, actions)
        most: i64 = -1000
        equal: i64 = 0
        best: i64 = PASS
        for k in range(actions.n):
            after = s.copy()
            self.rules.apply(after, actions.codes[k])
            points = points_now(after, player)
            if points > most:
                most = points
                equal = 0
            if points == most:
                equal += 1
                if self.roll(equal) == 0:
                    best = actions.codes[k]
        return best
