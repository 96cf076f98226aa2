"""Players who see a little blurred: one looks an action ahead, the other a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.beam import Beam, Planner
from simoun.bots.bot import PASS, Bot, keep_courteous, reveal_due
from simoun.bots.brain import Brain, try_out
from simoun.core.actions import who_of
from simoun.core.rules import Rules, S
from simoun.core.squares import has

GRAIN: Final = 1 << 20


def mistake(bot: Bot[S], most: float) -> float:
    """Up to so many points too much or too little; a small one is likelier."""
    return most * (float(bot.roll(GRAIN) + bot.roll(GRAIN)) / float(GRAIN) - 1.0)


class Hasty(Bot[S]):
    """Looks one action ahead."""

    def __init__(self, rules: Rules[S], seed: i64, brain: Brain[S], blur: float) -> None:
        super().__init__(rules, seed)
        self.brain = brain
        self.blur = blur

    def choose(self, s: S, seats: i64) -> i64:
        if s.over:
            return PASS
        candidates = self.actions
        candidates.clear()
        self.brain.add_candidates(s, seats, candidates)
        keep_courteous(self.rules, s, candidates, self.spared)
        best = self.waiting(s, seats)
        most = -1e18 if best == PASS and has(seats, self.rules.decider(s)) else self.seen(s)
        for k in range(candidates.n):
            action = candidates.codes[k]
            if has(seats, who_of(action)):
                after = s.copy()
                value = try_out(self.rules, self.brain, after, action) + self.seen(after)
                if value > most:
                    most = value
                    best = action
        return best

    def waiting(self, s: S, seats: i64) -> i64:
        """What happens without these seats: a reveal that they are to make, or nothing."""
        if not self.rules.reveal_is_due(s) or not has(seats, self.rules.decider(s)):
            return PASS
        return reveal_due(self.rules, s)

    def seen(self, s: S) -> float:
        """What a position is worth, give or take the blur."""
        return self.brain.value(s) + mistake(self, self.blur)


class Careless(Planner[S]):
    """Plans its turn, but follows few beginnings."""

    def __init__(
        self, rules: Rules[S], seed: i64, brain: Brain[S], width: i64, blur: float
    ) -> None:
        super().__init__(rules, seed, brain, width)
        self.blur = blur

    def search(self, s: S) -> Beam[S]:
        return BlurredBeam(self, s)


class BlurredBeam(Beam[S]):
    def __init__(self, bot: Careless[S], start: S) -> None:
        super().__init__(bot.rules, bot.brain, start, bot.seats, bot.spared, bot.width)
        self.bot = bot

    def value(self, s: S) -> float:
        """An end is seen clearly: of two ways that win, the shorter is taken."""
        value = self.brain.value(s)
        return value if s.over else value + mistake(self.bot, self.bot.blur)
