"""A player who looks one action ahead, and sees it a little blurred."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.bot import PASS, Bot, reveal_due
from simoun.bots.brain import Brain, try_out
from simoun.core.actions import Actions, who_of
from simoun.core.rules import Rules, S
from simoun.core.squares import has

GRAIN: Final = 1 << 20


class Hasty(Bot[S]):
    def __init__(self, game: Rules[S], seed: i64, brain: Brain[S], blur: float) -> None:
        super().__init__(game, seed)
        self.brain = brain
        self.blur = blur

    def choose(self, s: S, seats: i64) -> i64:
        if s.over:
            return PASS
        options = Actions()
        self.brain.options(s, seats, options)
        best = self.waiting(s, seats)
        most = -1e18 if best == PASS and has(seats, self.game.decider(s)) else self.seen(s)
        for k in range(options.n):
            if has(seats, who_of(options.codes[k])):
                after = s.copy()
                value = try_out(self.game, self.brain, after, options.codes[k]) + self.seen(after)
                if value > most:
                    most = value
                    best = options.codes[k]
        return best

    def waiting(self, s: S, seats: i64) -> i64:
        """What happens without these seats: a reveal that they are to make, or nothing."""
        if not self.game.reveal_is_due(s) or not has(seats, self.game.decider(s)):
            return PASS
        return reveal_due(self.game, s)

    def seen(self, s: S) -> float:
        """What a position is worth, give or take the blur."""
        blur = float(self.roll(GRAIN) + self.roll(GRAIN)) / float(GRAIN) - 1.0
        return self.brain.value(s) + self.blur * blur
