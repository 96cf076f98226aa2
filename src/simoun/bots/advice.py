"""What a bot would do in somebody's place: its best plan and the next ones, with reasons."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from simoun.bots.adviser import Advice, Adviser, line_of, loss
from simoun.bots.beam import Beam, Plan, Planner
from simoun.bots.bot import EVERYONE, Bot
from simoun.bots.brain import Brain
from simoun.bots.catalog import bot_named, levels
from simoun.bots.foresight import Foresight, Gain, Prospect, Thinker, actions_of
from simoun.bots.levels import EXPERT, NORMAL, ORACLE
from simoun.bots.reasons import reasons_of
from simoun.bots.rivals import Rivals
from simoun.bots.spread import error_of, mean, standing, wide
from simoun.core.choice import Choice
from simoun.core.paper import shown
from simoun.core.refusal import Refused, one_of_these
from simoun.core.rules import Rules, State

ADVISERS: Final = [EXPERT, ORACLE]
LINES: Final = 4
OWN_WIDTH: Final = 8  # of the beam, where every plan is seen to its end


def may_ask(rules: Rules[State], s: State, seat: int | None) -> bool:
    """Who plays together may ask for each other; between rivals one may ask for oneself only."""
    return rules.together() or seat == rules.decider(s)


def advise(rules: Rules[State], s: State, level: str = EXPERT, seconds: float = 0.0) -> Advice:
    """The same position gets the same answer, unless it may take so many seconds only."""
    return asked(rules, s, level, seconds).advice()


def asked(rules: Rules[State], s: State, level: str = EXPERT, seconds: float = 0.0) -> Adviser:
    """Who answers, and may be given the time for it piece by piece."""
    if s.over:
        raise Refused("The game is over: there is nothing left to decide.")
    s = reasons_of(rules.name).eyes(s, int(rules.decider(s)))
    name = adviser(rules.name, level)
    bot = bot_named(name, rules, 0)
    bot.seconds = seconds
    if isinstance(bot, Thinker):
        return Foreseen(rules, s, name, bot, seconds)
    return Seen(rules, s, name, bot)


def adviser(game_name: str, level: str) -> str:
    """A game without such a level has its best advice from the last that it has."""
    if level not in ADVISERS:
        raise Refused(f"{shown(level)} gives no advice: it is {one_of_these(ADVISERS)}.")
    return level if level in levels(game_name) else NORMAL


class Foreseen(Adviser):
    """Where cards come: plans are compared over the same samples of what may come."""

    def __init__(
        self, rules: Rules[State], s: State, level: str, bot: Thinker[State], seconds: float
    ) -> None:
        super().__init__(rules, s, level, bot.brain)
        self.wanted = int(bot.effort.samples)
        self.late = False
        self.plans = Beam(rules, bot.brain, s, EVERYONE, 0, bot.width).plans()
        self.thought = Foresight(rules, bot.brain, s, self.plans, bot.effort, seconds)
        self.thought.outlook = self.chance

    def ponder(self, seconds: float) -> bool:
        return self.is_sure() or (self.thought.go_on(seconds) and self.go_on_alone(seconds))

    def hurry(self) -> None:
        self.late = True
        self.thought.hurry()

    def advice(self) -> Advice:
        self.ponder(0.0)
        return self.sure(self.plans[0]) if self.is_sure() else self.compared(self.thought)

    def guess(self) -> list[Choice]:
        return self.steps(self.certain(actions_of(self.plans[0])))

    def go_on_alone(self, seconds: float) -> bool:
        """A plan alone is compared with nothing, but people ask how it stands."""
        thought, begun = self.thought, time.process_time()
        before = thought.spent
        while self.wants_more():
            thought.sample()
            thought.spent = before + time.process_time() - begun
            if seconds and thought.spent - before > seconds:
                return False
        return True

    def wants_more(self) -> bool:
        thought = self.thought
        if len(thought.found) > 1 or thought.sampled >= self.wanted:
            return False
        is_late = self.late or 0.0 < thought.seconds < thought.spent
        return not is_late or not thought.sampled

    def is_sure(self) -> bool:
        """The game ends with the best plan."""
        return self.plans[0].state.over and not self.reveals(self.plans[0])

    def reveals(self, plan: Plan[State]) -> bool:
        return any(self.rules.reveals(action) for action in actions_of(plan))

    def sure(self, plan: Plan[State]) -> Advice:
        """Nothing is left to chance."""
        actions = actions_of(plan)
        reasons = self.reasons([actions])
        chance = self.chance(plan.state)
        line = line_of(self.steps(actions), chance, 0.0, None, reasons[0])
        return self.told(0, None, [line])

    def compared(self, thought: Foresight[State]) -> Advice:
        best, *rest = self.ranked(thought)
        gains = [(one, Gain(one.chances, best.chances)) for one in rest]
        gains.sort(key=lambda pair: loss(pair[1].mean, wide(pair[1].error)))
        plans = [self.certain(one.actions) for one in [best, *(one for one, _ in gains)]]
        reasons = self.reasons(plans)
        chance = mean(best.chances)
        lines = [line_of(self.steps(plans[0]), chance, 0.0, None, reasons[0])]
        for k, (_, gain) in enumerate(gains, 1):
            error = wide(gain.error)
            lines.append(line_of(self.steps(plans[k]), chance, gain.mean, error, reasons[k]))
        return self.told(len(best.chances), error_of(best.chances), lines)

    def ranked(self, thought: Foresight[State]) -> list[Prospect[State]]:
        """As the search sees it: its choice, then those it looked at longest; each plan once."""
        choice = thought.best()
        rest = [one for one in thought.found if one.plan is not choice]
        rest.sort(key=standing, reverse=True)
        best = [one for one in thought.found if one.plan is choice]
        found: dict[tuple[int, ...], Prospect[State]] = {}
        for one in [*best, *rest]:
            found.setdefault(tuple(self.certain(one.actions)), one)
        return list(found.values())[:LINES]


class Seen(Adviser):
    """Where nothing is left to chance: a bot's own choice, and the turns that look best besides."""

    def __init__(self, rules: Rules[State], s: State, level: str, bot: Bot[State]) -> None:
        own = choices_of(rules, s, bot)
        self.brain = brain_of(bot, int(rules.decider(s)))
        super().__init__(rules, s, level, self.brain)
        self.own = self.certain(own)

    def advice(self) -> Advice:
        own, *others = self.plans()
        chance = self.chance_after(own)
        gains = [(plan, self.chance_after(plan) - chance) for plan in others]
        gains.sort(key=lambda pair: loss(pair[1], None))
        ranked = [(own, 0.0), *gains]
        reasons = self.reasons([plan for plan, _ in ranked])
        lines = [
            line_of(self.steps(plan), chance, gain, None, reasons[k])
            for k, (plan, gain) in enumerate(ranked)
        ]
        return self.told(0, None, lines)

    def chance_after(self, plan: Sequence[int]) -> float:
        return self.chance(self.look(plan, self.start).after)

    def guess(self) -> list[Choice]:
        return self.steps(self.own)

    def plans(self) -> list[list[int]]:
        """That lead to different positions."""
        beam = Beam(self.rules, self.brain, self.start, 1 << self.seat, 0, OWN_WIDTH)
        found: dict[int, list[int]] = {}
        for actions in [self.own, *map(actions_of, beam.plans())]:
            plan = self.certain(actions)
            found.setdefault(int(self.look(plan, self.start).after.fingerprint()), plan)
            if len(found) == LINES:
                break
        return list(found.values())


def choices_of(rules: Rules[State], s: State, bot: Bot[State]) -> list[int]:
    """What a bot does until its turn is over, or something is turned up."""
    seat = int(rules.decider(s))
    s, found = s.copy(), list[int]()
    while not s.over and rules.decider(s) == seat:
        found.append(int(bot.choose(s, 1 << seat)))
        if rules.reveals(found[-1]):
            break
        rules.apply(s, found[-1])
    return found


def brain_of(bot: Bot[State], seat: int) -> Brain[State]:
    """Of the mind that it has chosen with for a seat."""
    mind = bot.minds[seat] if isinstance(bot, Rivals) else bot
    assert isinstance(mind, Planner)
    return mind.brain
