"""Where players are rivals each seat has a mind of its own, even if one bot plays several."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from simoun.bots.bot import PASS, Bot
from simoun.core.rules import Rules, S
from simoun.core.squares import has

MindOf = Callable[[int, int], Bot[S]]  # by seat, and with which seed


class Rivals(Bot[S]):
    def __init__(self, rules: Rules[S], seed: i64, mind_of: MindOf[S]) -> None:
        super().__init__(rules, seed)
        self.steps_in = False
        self.seed = int(seed)
        self.mind_of = mind_of
        self.minds: dict[int, Bot[S]] = {}  # of the seats that it was asked for so far

    def begin(self, seed: i64) -> None:
        super().begin(seed)
        self.seed = int(seed)
        self.minds.clear()

    def choose(self, s: S, seats: i64) -> i64:
        if not self.decides(s, seats):
            return PASS
        seat = self.rules.decider(s)
        return self.mind(int(seat)).choose(s, 1 << seat)

    def ponder(self, s: S, seats: i64, seconds: float) -> bool:
        if not self.decides(s, seats):
            return True
        seat = self.rules.decider(s)
        return self.mind(int(seat)).ponder(s, 1 << seat, seconds)

    def hurry(self) -> None:
        for mind in self.minds.values():
            mind.hurry()

    def decides(self, s: S, seats: i64) -> bool:
        return not s.over and has(seats, self.rules.decider(s))

    def mind(self, seat: int) -> Bot[S]:
        """Who may think as long as all of them."""
        if seat not in self.minds:
            self.minds[seat] = self.mind_of(seat, self.seed)
        mind = self.minds[seat]
        mind.seconds = self.seconds
        return mind
