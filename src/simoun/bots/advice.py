"""What a bot would do in somebody's place: its best plan and the next ones, with reasons."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, TypedDict

from simoun.bots.beam import Beam, Plan, Planner
from simoun.bots.bot import EVERYONE, PASS, Bot
from simoun.bots.brain import Brain
from simoun.bots.catalog import bot_named, levels
from simoun.bots.foresight import Foresight, Gain, Prospect, Thinker, actions_of
from simoun.bots.levels import EXPERT, NORMAL, ORACLE
from simoun.bots.outlook import outlook
from simoun.bots.reasons import Ground, Judge, Look, reasons_of
from simoun.bots.rivals import Rivals
from simoun.bots.spread import SMALLEST, error_of, mean, standing, wide
from simoun.bots.weights import weights_of
from simoun.core.catalog import face_named
from simoun.core.choice import Choice
from simoun.core.paper import shown
from simoun.core.refusal import Refused, one_of_these
from simoun.core.rules import Rules, State

ADVISERS: Final = [EXPERT, ORACLE]
LINES: Final = 4
END: Final = "end"  # the verb of who lets be
OWN_WIDTH: Final = 8  # of the beam, where every plan is seen to its end


class Line(TypedDict):
    """A plan up to the first thing that it turns up, or to the end of the turn.

    `chance` is that of who decides to win after it, from 0 to 1; `difference` is against the best
    plan, and `error` half of its interval of 95 %: None where nothing is left to chance. `same`
    says that the plan is about as good as the best one, as far as one can tell.
    """

    steps: list[Choice]
    chance: float
    difference: float
    error: float | None
    same: bool
    reasons: list[Ground]


class Advice(TypedDict):
    """Plain data, to be shown or sent: the best plan first.

    `level` is who has answered, `now` the chance before anything is done, `error` that of the best
    line's chance, `samples` the number of continuations that were looked at (0: nothing is left to
    chance). A reason is a message of the game with its facts, as `text.Words.explain` says it, and
    `against` tells what the plan is compared with.
    """

    game: str
    seat: int
    level: str
    samples: int
    now: float
    error: float | None
    lines: list[Line]


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


class Adviser:
    """One answer, from one position."""

    def __init__(self, rules: Rules[State], s: State, level: str, brain: Brain[State]) -> None:
        self.rules = rules
        self.start = s
        self.level = level
        self.seat = int(rules.decider(s))
        self.face = face_named(rules.name)
        self.judge = Judge(brain, weights_of(rules.name), reasons_of(rules.name))

    def ponder(self, seconds: float) -> bool:
        """Think for so long, or to the end where that is 0; True: it knows what to tell."""
        return True

    def hurry(self) -> None:
        """Somebody waits: what it has thought so far must do."""

    def advice(self) -> Advice:
        raise NotImplementedError

    def chance(self, s: State) -> float:
        """Of who decides: between rivals, as that seat sees it."""
        return outlook(self.rules, s, self.level, self.seat)[self.seat]

    # ------------------------------------------------------------ where a plan leads

    def certain(self, actions: Sequence[int]) -> list[int]:
        """A plan up to the first thing turned up: what comes after that was a guess."""
        found: list[int] = []
        for action in actions:
            found.append(action)
            if self.rules.reveals(action):
                break
        return found

    def steps(self, actions: Sequence[int]) -> list[Choice]:
        """Each is named as things are called when it is done."""
        s = self.start.copy()
        found: list[Choice] = []
        for action in actions:
            found.append(self.face.language.choice(action, self.face.names(s)))
            if not self.rules.reveals(action):
                self.rules.apply(s, action)
        return found

    def look(self, actions: Sequence[int], before: State) -> Look[State]:
        brink = self.start.copy()
        reveal = PASS
        for action in actions:
            if self.rules.reveals(action):
                reveal = action
            else:
                self.rules.apply(brink, action)
        return Look(self.rules, self.start, before, self.let_be(brink), brink, reveal)

    def let_be(self, s: State) -> State:
        """The turn ends here, if its player may end it."""
        phrase = self.face.language.phrase
        ending = [code for code in self.rules.legal(s) if phrase(code).verb == END]
        if s.over or not ending or self.rules.decider(s) != self.seat:
            return s
        after = s.copy()
        self.rules.apply(after, ending[0])
        return after

    # ------------------------------------------------------------ why

    def reasons(self, plans: Sequence[Sequence[int]]) -> list[list[Ground]]:
        """For each plan; the best one is compared with the next one, too, and always has one."""
        nothing = self.let_be(self.start)
        looks = [self.look(plan, nothing) for plan in plans]
        found = []
        for k, look in enumerate(looks):
            rival = looks[1] if k == 0 and len(looks) > 1 else None
            against = None if rival is None else self.look(plans[0], rival.after)
            found.append(self.judge.grounds(look, against))
        found[0] = found[0] or self.judge.in_any_case(looks[0])
        return found

    def told(self, samples: int, error: float | None, lines: list[Line]) -> Advice:
        lines[0]["same"] = False
        return {
            "game": self.rules.name,
            "seat": self.seat,
            "level": self.level,
            "samples": samples,
            "now": self.chance(self.start),
            "error": error,
            "lines": lines,
        }


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
        ranked = self.ranked(thought)
        best = ranked[0]
        plans = [self.certain(one.actions) for one in ranked]
        reasons = self.reasons(plans)
        chance = mean(best.chances)
        lines = [line_of(self.steps(plans[0]), chance, 0.0, None, reasons[0])]
        for k, one in enumerate(ranked[1:], 1):
            gain = Gain(one.chances, best.chances)
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
        plans = self.plans()
        ends = [self.look(plan, self.start).after for plan in plans]
        reasons = self.reasons(plans)
        chances = [self.chance(end) for end in ends]
        lines = [
            line_of(self.steps(plan), chances[0], chances[k] - chances[0], None, reasons[k])
            for k, plan in enumerate(plans)
        ]
        return self.told(0, None, lines)

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


# ---------------------------------------------------------------- figures


def line_of(
    steps: list[Choice], best: float, difference: float, error: float | None, why: list[Ground]
) -> Line:
    """Against the best; about the same where one can't tell, or the search told otherwise."""
    lower = difference <= -max(SMALLEST, error or 0.0)
    return {
        "steps": steps,
        "chance": min(1.0, max(0.0, best + difference)),
        "difference": difference,
        "error": error,
        "same": not lower,
        "reasons": why,
    }
