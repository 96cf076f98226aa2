"""Who is asked what to do: the shape of an answer, where a plan leads, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from simoun.bots.bot import PASS
from simoun.bots.brain import Brain
from simoun.bots.outlook import outlook
from simoun.bots.reasons import Ground, Judge, Look, reasons_of
from simoun.bots.spread import SMALLEST
from simoun.bots.weights import weights_of
from simoun.core.catalog import face_named
from simoun.core.choice import Choice
from simoun.core.rules import Rules, State

END: Final = "end"  # the verb of who lets be


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
    """Plain data, to be shown or sent: the best plan first, then those about as good.

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

    def guess(self) -> list[Choice]:
        """The steps of the plan that looks best before it has thought."""
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


# ---------------------------------------------------------------- figures


def loss(difference: float, error: float | None) -> float:
    """Against the best; none where one can't tell, or the search told otherwise."""
    return -difference if difference <= -max(SMALLEST, error or 0.0) else 0.0


def line_of(
    steps: list[Choice], best: float, difference: float, error: float | None, why: list[Ground]
) -> Line:
    return {
        "steps": steps,
        "chance": min(1.0, max(0.0, best + difference)),
        "difference": difference,
        "error": error,
        "same": loss(difference, error) == 0.0,
        "reasons": why,
    }
