"""Where players are rivals each seat has a mind of its own, even if one bot plays several."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from simoun.bots.bot import PASS, Bot
from simoun.core.rules import Rules, S
from simoun.core.squares import has


class Rivals(Bot[S]):
    def __init__(self, game: Rules[S], seed: i64, mind_of: Callable[[int], Bot[S]]) -> None:
        super().__init__(game, seed)
        self.mind_of = mind_of
        self.minds: dict[int, Bot[S]] = {}  # of the seats that it was asked for so far

    def choose(self, s: S, seats: i64) -> i64:
        seat = self.game.decider(s)
        if s.over or not has(seats, seat):
            return PASS
        if int(seat) not in self.minds:
            self.minds[int(seat)] = self.mind_of(int(seat))
        return self.minds[int(seat)].choose(s, 1 << seat)
