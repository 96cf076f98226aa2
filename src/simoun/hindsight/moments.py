"""A turning point: what was played there, beside what an adviser would have done, and why."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

from simoun.bots.advice import Seen
from simoun.bots.adviser import Adviser
from simoun.bots.beam import Beam, Plan
from simoun.bots.bot import EVERYONE, PASS, Bot
from simoun.bots.brain import Brain, try_out
from simoun.bots.foresight import Effort, Foresight, Gain, Thinker, actions_of
from simoun.bots.spread import SMALLEST, error_of, mean, wide
from simoun.core.rules import Rules, State
from simoun.hindsight.shape import Moment, Way

SLICE: Final = 0.03  # seconds of thought after which others may have their turn

Thinking = Generator[None, None, Moment]  # in slices, and what came of it


def moment(
    rules: Rules[State], s: State, move: int, played: list[int], level: str, bot: Bot[State]
) -> Thinking:
    """Of a move, counted from 1, and all that was played after it in the turn."""
    stretch = Stretch(move, played)
    if isinstance(bot, Thinker):
        return Foreseen(rules, s, level, bot, stretch).thinking()
    return Certain(rules, s, level, Seen(rules, s, level, bot), stretch).thinking()


class Stretch(NamedTuple):
    """What was played from a move on."""

    move: int
    played: list[int]


class Beside(Adviser):
    """What was played, and what the adviser would have done."""

    def __init__(
        self, rules: Rules[State], s: State, level: str, brain: Brain[State], stretch: Stretch
    ) -> None:
        super().__init__(rules, s, level, brain)
        self.move, self.played = stretch

    def beside(self, better: list[int], chances: Sequence[float], spread: Spread) -> Moment:
        """Both ways, the better one first, with its reasons over what was played."""
        reasons = self.reasons([better, self.played])
        ways: list[Way] = [
            {"steps": self.steps(plan), "chance": chances[k], "reasons": reasons[k]}
            for k, plan in enumerate([better, self.played])
        ]
        return {
            "move": self.move,
            "seat": self.seat,
            "now": self.chance(self.start),
            "better": ways[0],
            "played": ways[1],
            "difference": spread.difference,
            "error": spread.error,
            "samples": spread.samples,
            "alike": spread.alike,
            "same": spread.difference <= max(SMALLEST, spread.error or 0.0),
        }


class Spread:
    """By how much two ways differ, and how sure that is."""

    def __init__(
        self, difference: float, error: float | None = None, samples: int = 0, alike: bool = False
    ) -> None:
        self.difference = difference
        self.error = error
        self.samples = samples
        self.alike = alike


class Foreseen(Beside):
    """Where cards come: both ways meet the same samples of what may come."""

    def __init__(
        self, rules: Rules[State], s: State, level: str, bot: Thinker[State], stretch: Stretch
    ) -> None:
        super().__init__(rules, s, level, bot.brain, stretch)
        self.bot = bot

    def thinking(self) -> Thinking:
        bot = self.bot
        plans = Beam(self.rules, bot.brain, self.start, EVERYONE, 0, bot.width).plans()
        yield
        best = plans[0]
        if not best.state.over:
            thought = self.thought(plans, bot.effort)
            yield from to_its_end(thought)
            best = thought.best()
        better = self.certain(actions_of(best))
        duel = self.thought([self.plan_of(better), self.plan_of(self.played)], bot.effort)
        duel.outlook = self.chance
        yield from to_its_end(duel)
        while duel.sampled < bot.effort.samples and len(duel.found) == 1:
            duel.sample()  # nothing to compare, but people ask how it stands
            yield
        return self.compared(better, duel)

    def thought(self, plans: list[Plan[State]], effort: Effort) -> Foresight[State]:
        return Foresight(self.rules, self.bot.brain, self.start, plans, effort, 0.0)

    def plan_of(self, actions: Sequence[int]) -> Plan[State]:
        """What was played, as if it had been planned."""
        brain = self.bot.brain
        plan = Plan(self.start, brain.value(self.start), 0.0, PASS, None)
        for action in actions:
            state = plan.state.copy()
            hope = try_out(self.rules, brain, state, action)
            plan = Plan(state, brain.value(state) + hope, hope, action, plan)
        return plan

    def compared(self, better: list[int], duel: Foresight[State]) -> Moment:
        ours = duel.found[0].chances
        if len(duel.found) > 1:
            theirs = duel.found[1].chances
            gain = Gain(ours, theirs)
            spread = Spread(gain.mean, wide(gain.error), len(ours))
            return self.beside(better, [mean(ours), mean(theirs)], spread)
        end = self.plan_of(self.played).state
        if end.over:  # it ended the game: nothing is left to chance
            chance = self.chance(end)
            spread = Spread(mean(ours) - chance, error_of(ours), len(ours))
            return self.beside(better, [mean(ours), chance], spread)
        alike = Spread(0.0, 0.0, len(ours), alike=True)
        return self.beside(self.played, [mean(ours), mean(ours)], alike)


class Certain(Beside):
    """Where nothing is left to chance: the outlook after each of both ways."""

    def __init__(
        self, rules: Rules[State], s: State, level: str, adviser: Seen, stretch: Stretch
    ) -> None:
        super().__init__(rules, s, level, adviser.brain, stretch)
        self.better = adviser.own

    def thinking(self) -> Thinking:
        yield
        better = self.better
        ends = [self.look(plan, self.start).after for plan in (better, self.played)]
        chances = [self.chance(end) for end in ends]
        alike = ends[0].fingerprint() == ends[1].fingerprint()
        return self.beside(better, chances, Spread(chances[0] - chances[1], alike=alike))


def to_its_end(thought: Foresight[State]) -> Generator[None]:
    while not thought.go_on(SLICE):
        yield
