"""A turn seen through the cards that may come: its best plans are played on, and compared."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, Generic

from mypy_extensions import i64

from simoun.bots.beam import Beam, Plan, Planner
from simoun.bots.bot import EVERYONE
from simoun.bots.brain import STAKE, Brain
from simoun.bots.thought import Ponderer, Thought
from simoun.core.chance import stream_of
from simoun.core.rules import Rules, S

SURE: Final = 1.0  # standard errors by which another plan must be better than the beam's own
ANY_SEED: Final = 0x3FFFFFFFFFFFFFFF


class Effort:
    """How far a level looks."""

    def __init__(self, plans: int, samples: int, turns: int, width: int) -> None:
        self.plans: i64 = plans  # that are compared
        self.samples: i64 = samples  # of what may come, for each plan on average
        self.turns: i64 = turns  # that a sample is played on
        self.width: i64 = width  # of the beams in a sample


class Prospect(Generic[S]):
    """A plan, and what came of it in each sample: points of value, and the chance to win."""

    def __init__(self, plan: Plan[S]) -> None:
        self.plan = plan
        self.actions = actions_of(plan)
        self.worths: list[float] = []
        self.chances: list[float] = []  # only where somebody asked for them


def actions_of(plan: Plan[S]) -> list[int]:
    """From the first one on."""
    actions: list[int] = []
    while plan.before is not None:
        actions.append(int(plan.action))
        plan = plan.before
    actions.reverse()
    return actions


def mean_worth(prospect: Prospect[S]) -> float:
    return sum(prospect.worths) / float(len(prospect.worths))


class Gain:
    """By how much one plan is better than another in the samples that both met; and its error."""

    def __init__(self, over: list[float], under: list[float]) -> None:
        n = min(len(over), len(under))
        mean = 0.0
        for k in range(n):
            mean += (over[k] - under[k]) / float(n)
        squares = 0.0
        for k in range(n):
            off = over[k] - under[k] - mean
            squares += off * off
        self.mean = mean
        self.error = sqrt(squares / float(n - 1) / float(n)) if n > 1 else 2.0 * STAKE


class Foresight(Thought[S]):
    """Plays plans on. It sees what players see: which cards come in a sample depends on the
    position and on the number of the sample, never on the state's streams."""

    def __init__(
        self,
        rules: Rules[S],
        brain: Brain[S],
        start: S,
        plans: list[Plan[S]],
        effort: Effort,
        seconds: float,
    ) -> None:
        super().__init__(start, seconds)
        self.rules = rules
        self.brain = brain
        self.effort = effort
        self.outlook: Callable[[S], float] | None = None  # for people, who ask how likely a win is
        self.base = plans[0].value  # of the beam's own plan
        self.mind = Planner(rules, 0, brain, effort.width)  # who plays on
        self.sampled: i64 = 0
        self.found = self.distinct(plans)  # the beam's own plan is the first
        self.alive = self.found
        self.rounds = halvings(len(self.found))
        self.round = 0
        self.left = 0  # samples of this round
        self.next_round()

    def distinct(self, plans: list[Plan[S]]) -> list[Prospect[S]]:
        """The best that lead to different positions, none of them lost."""
        found: list[Prospect[S]] = []
        ends: set[int] = set()
        for plan in plans:
            end = int(plan.state.fingerprint())
            if end not in ends and (not plan.state.over or not found):
                ends.add(end)
                found.append(Prospect(plan))
                if len(found) == self.effort.plans:
                    break
        return found

    # ------------------------------------------------------------ halving

    def is_done(self) -> bool:
        return self.round > self.rounds

    def step(self) -> None:
        if self.left == 0 or self.is_late():
            self.alive = better_half(self.alive)
            self.next_round()
        else:
            self.sample()

    def next_round(self) -> None:
        self.round += 1
        budget = int(self.effort.samples) * len(self.found)
        self.left = max(1, budget // self.rounds // len(self.alive)) if self.rounds else 0

    def is_late(self) -> bool:
        """Each round may take an equal part of the time; one more sample takes some, too."""
        if not self.seconds or not self.sampled:
            return False
        after = self.spent + self.spent / float(self.sampled)
        return after > self.seconds * float(self.round) / float(self.rounds)

    def hurry(self) -> None:
        if self.sampled:
            self.round = self.rounds + 1

    def best(self) -> Plan[S]:
        """Another than the beam's own if that is better for sure."""
        own = self.found[0]
        met_all = [p for p in self.found[1:] if len(p.worths) == len(own.worths)]
        if not self.sampled or not met_all:
            return own.plan
        rival = max(met_all, key=mean_worth)
        gain = Gain(rival.worths, own.worths)
        return rival.plan if gain.mean > SURE * gain.error else own.plan

    # ------------------------------------------------------------ one sample

    def sample(self) -> None:
        """All plans that are left meet the same cards."""
        self.left -= 1
        self.sampled += 1
        seed = stream_of(self.key & ANY_SEED, self.sampled)
        outlook = self.outlook
        for prospect in self.alive:
            s = self.start.copy()
            self.rules.begin_streams(s, seed)
            self.follow(s, prospect.actions)
            self.play_on(s)
            prospect.worths.append(self.gain(s))
            if outlook is not None:
                prospect.chances.append(outlook(s))

    def gain(self, s: S) -> float:
        """What has been gained, turns later, over what the beam thought of its own plan."""
        gain = self.best_value(s) - self.base
        return STAKE if gain > STAKE else -STAKE if gain < -STAKE else gain

    def follow(self, s: S, actions: list[int]) -> None:
        """To the first thing turned up: what the plan does beyond that was a guess."""
        for action in actions:
            self.rules.apply(s, action)
            if s.over or self.rules.reveals(action):
                return

    def play_on(self, s: S) -> None:
        turn = self.rules.turn_of(self.start)
        turns: i64 = 0
        while not s.over:
            now = self.rules.turn_of(s)
            if now != turn:
                turn = now
                turns += 1
                if turns >= self.effort.turns:
                    return
            self.rules.apply(s, self.mind.choose(s, EVERYONE))

    def best_value(self, s: S) -> float:
        """Of what can be made of a position: a beam's best plan."""
        if s.over:
            return self.brain.value(s)
        plans = Beam(self.rules, self.brain, s, EVERYONE, 0, self.effort.width).plans()
        return plans[0].value


def halvings(plans: int) -> int:
    """Until two are left; none where there is nothing to compare."""
    rounds = 0
    while 1 << rounds < plans:
        rounds += 1
    return rounds


def better_half(alive: list[Prospect[S]]) -> list[Prospect[S]]:
    """The beam's own plan stays, whatever came of it; two are left at least."""
    rest = sorted(alive[1:], key=mean_worth, reverse=True)
    return [alive[0], *rest[: max(1, len(alive) // 2 - 1)]]


class Thinker(Ponderer[S]):
    """Takes the plan after which most can be hoped for."""

    def __init__(
        self, rules: Rules[S], seed: i64, brain: Brain[S], width: i64, effort: Effort
    ) -> None:
        super().__init__(rules, seed, brain, width)
        self.effort = effort

    def thought_about(self, s: S, plans: list[Plan[S]]) -> Thought[S] | None:
        """Nothing is better than an end, where the beam takes it."""
        if plans[0].state.over:
            return None
        return Foresight(self.rules, self.brain, s, plans, self.effort, self.seconds)
