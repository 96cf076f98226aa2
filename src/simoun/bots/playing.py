"""Games played to their end, whoever chooses: one bot in all seats, rivals, or chance."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.bot import EVERYONE, Bot, reveal_due
from simoun.core.chance import mixed
from simoun.core.rules import Options, Rules, S


class Turns:
    """Counts whose turns they were, for those who want to know."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.whose: i64 = -1

    def see(self, whose: i64) -> None:
        if whose != self.whose:
            self.n += 1
            self.whose = whose


def play_out(rules: Rules[S], s: S, bot: Bot[S], turns: Turns | None = None) -> i64:
    """To the end, and how many decisions that took: a card turned up is none."""
    decisions: i64 = 0
    steps_in = bot.steps_in
    while True:
        if not steps_in:
            rules.settle(s)
        if s.over:
            return decisions
        if turns is not None:
            turns.see(rules.turn_of(s))
        action = bot.choose(s, EVERYONE)
        if not steps_in or not is_reveal_due(rules, s, action):
            decisions += 1
        rules.apply(s, action)


def is_reveal_due(rules: Rules[S], s: S, action: i64) -> bool:
    """Nobody steps in: the next card is turned up."""
    return rules.reveal_is_due(s) and action == reveal_due(rules, s)


class Ends:
    """What came of some games."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.outcomes: dict[int, int] = {}  # how often each
        self.checksum: i64 = 0  # equal for all who play by the same rules


def play_games(rules: Rules[S], options: Options, bot: Bot[S], games: i64, first_seed: i64) -> Ends:
    """One bot in all seats; each game has its own seed."""
    ends = Ends()
    for k in range(games):
        seed: i64 = first_seed + k
        s = rules.new(options, seed)
        bot.begin(seed)
        ends.decisions += play_out(rules, s, bot)
        ends.checksum = mixed(ends.checksum, s.fingerprint() & 0xFFFFFFFFFFFF)
        outcome = int(rules.outcome(s))
        ends.outcomes[outcome] = ends.outcomes.get(outcome, 0) + 1
    return ends
