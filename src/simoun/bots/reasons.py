"""Why a plan is good, in sentences: what it changes of all that counts, with exact figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final, Generic

from simoun.bots.bot import PASS
from simoun.bots.brain import Brain
from simoun.bots.team import T
from simoun.bots.weights import Weights
from simoun.core.actions import Actions, kind_of
from simoun.core.rules import Rules, S, State
from simoun.core.squares import has
from simoun.core.why import Reason

LETTING_BE: Final = "letting be"
NEXT_BEST: Final = "next best"

SLIGHT: Final = 1e-6  # a difference of value that is none
MOST_ACTIONS: Final = 99  # of a walk


class Ground(Reason):
    """A reason for a plan, and what the plan is compared with: `letting be`, or `next best`."""

    against: str


class Look(Generic[S]):
    """A position without a plan, and one with it; nothing is turned up on the way to either."""

    def __init__(
        self, rules: Rules[S], start: S, before: S, after: S, brink: S, reveal: int = PASS
    ) -> None:
        self.rules = rules
        self.start = start  # where the plan begins
        self.before = before  # the turn over: had one let be, or done the next best
        self.after = after  # the turn over
        self.brink = brink  # where the plan turns something up, or ends
        self.reveal = reveal  # the action that does, or PASS

    def is_elsewhere(self) -> bool:
        """In the next turn or at the end: nothing can be said of this turn's cards."""
        turns = {int(self.rules.turn_of(s)) for s in (self.start, self.before, self.after)}
        return self.before.over or self.after.over or len(turns) > 1


Say = Callable[[Look[S]], Reason | None]
Eyes = Callable[[S, int], S]  # the position as a seat may picture it


class Subject(Generic[S]):
    """What a sentence can speak of, and the terms that make it matter."""

    def __init__(self, say: Say[S], *terms: str) -> None:
        self.say = say
        self.terms = terms

    def weight(self, gains: Mapping[str, float]) -> float:
        return sum([gains[term] for term in self.terms])


def as_it_is(s: S, looker: int) -> S:
    """Where nothing on the table is hidden from anybody."""
    return s


class Reasons(Generic[S]):
    """All that can be said in a game."""

    def __init__(
        self,
        openers: Sequence[Say[S]],
        subjects: Sequence[Subject[S]],
        always: Sequence[Say[S]],
        eyes: Eyes[S] = as_it_is,
    ) -> None:
        self.openers = openers  # what is said first wherever it is true
        self.subjects = subjects  # what is said where it matters most
        self.always = always  # what is said where there is nothing else
        self.eyes = eyes  # with which a hint looks at the table


def reasons_of(game_name: str) -> Reasons[State]:
    reasons: Reasons[State] = import_module(f"simoun.bots.{game_name}.reasons").REASONS
    return reasons


class Judge(Generic[S]):
    """Weighs what plans change, with the terms that a bot plays by."""

    def __init__(self, brain: Brain[S], weights: Weights, reasons: Reasons[S]) -> None:
        self.brain = brain
        self.weights = weights
        self.reasons = reasons

    def grounds(self, look: Look[S], rival: Look[S] | None) -> list[Ground]:
        """Two sentences at most: what a plan is good for, and what the next best lacks."""
        first = self.first(look) or self.strongest(look, [])
        found = [] if first is None else [grounded(first, LETTING_BE)]
        second = None if rival is None else self.strongest(rival, found)
        if second is not None:
            return [*found, grounded(second, NEXT_BEST)]
        second = self.strongest(look, found)
        if second is not None:
            found.append(grounded(second, LETTING_BE))
        return found

    def in_any_case(self, look: Look[S]) -> list[Ground]:
        """Where a plan changes nothing that can be told, how things stand with it."""
        said = (say(look) for say in self.reasons.always)
        return [grounded(one, LETTING_BE) for one in said if one is not None][:1]

    def first(self, look: Look[S]) -> Reason | None:
        said = (say(look) for say in self.reasons.openers)
        return next((one for one in said if one is not None), None)

    def strongest(self, look: Look[S], besides: Sequence[Ground]) -> Reason | None:
        """Of what a plan makes better."""
        if look.before.over or look.after.over:
            return None
        gains = self.gains(look)
        told = {ground["message"] for ground in besides}
        subjects = sorted(self.reasons.subjects, key=lambda one: one.weight(gains), reverse=True)
        for subject in subjects:
            if subject.weight(gains) < SLIGHT:
                return None
            found = subject.say(look)
            if found is not None and found["message"] not in told:
                return found
        return None

    def gains(self, look: Look[S]) -> dict[str, float]:
        """By how much each term counts for the plan."""
        before, after = self.brain.terms(look.before), self.brain.terms(look.after)
        return {
            name: self.weights[name] * (after[k] - before[k])
            for k, name in enumerate(self.brain.term_names)
        }


def terms_from(names: Sequence[str], beginnings: tuple[str, ...]) -> list[str]:
    """All that begin so."""
    return [name for name in names if name.startswith(beginnings)]


def grounded(reason: Reason, against: str) -> Ground:
    return {**reason, "against": against}


def per_cent(chance: float) -> int:
    """A whole number; what can happen is never 0, and what isn't sure is never 100."""
    if chance <= 0.0 or chance >= 1.0:
        return 0 if chance <= 0.0 else 100
    return min(99, max(1, round(100.0 * chance)))


def steps(rules: Rules[T], s: T, player: int, kinds: Sequence[int], goals: int) -> int | None:
    """How many actions of these kinds bring a pawn to a goal; None: no way leads there."""
    walker = s.copy()
    walker.current, walker.ended, walker.actions_left = player, False, MOST_ACTIONS
    reached = {int(s.pawns[player]): walker}
    there, n = dict(reached), 0
    while there:
        if any(has(goals, place) for place in there):
            return n
        further: dict[int, T] = {}
        for one in there.values():
            for moved in moves(rules, one, player, kinds):
                further.setdefault(int(moved.pawns[player]), moved)
        there = {place: one for place, one in further.items() if place not in reached}
        reached |= there
        n += 1
    return None


def moves(rules: Rules[T], s: T, player: int, kinds: Sequence[int]) -> list[T]:
    """Where one action of these kinds takes a pawn, if it is the player's to decide."""
    if rules.decider(s) != player:
        return []
    actions = Actions()
    rules.turn_actions(s, actions)
    found = []
    for action in actions.listed():
        if kind_of(action) in kinds:
            moved = s.copy()
            rules.apply(moved, action)
            found.append(moved)
    return found
