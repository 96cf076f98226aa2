"""A task: a position, whose seats one plays, a goal that the rules can check, and by when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from simoun.core.events import Event
from simoun.core.paper import Sheet, is_whole
from simoun.core.record import MOST_SEED
from simoun.core.refusal import Refused
from simoun.learn.goals import Goal, GoalReader, Scene, seat_named
from simoun.match import Match, from_position, named_game

KEYS: Final = ("position", "seed", "seats", "goal", "within")  # of every task
MOST_WITHIN: Final = 100

Within = int | Literal["turn", "cards"] | None
Standing = Literal["open", "done", "missed"]


@dataclass(frozen=True)
class Task:
    """`within` is the turn that is on, or what of it comes before its cards, or so many decisions;
    None: whenever it comes."""

    game: str
    position: Mapping[str, object]
    seed: int
    seats: Sequence[int]
    goal: Goal
    within: Within

    def begin(self) -> Match:
        """The same cards come each time, where the position leaves them open."""
        return from_position(self.position, seed=self.seed)


def task_on(sheet: Sheet) -> Task:
    """What every task has; a lesson or a puzzle reads its other keys from the same sheet."""
    position, face = named_game(sheet.value("position"))
    seed = sheet.number("seed", 0, MOST_SEED) if "seed" in sheet.content else 0
    match = from_position(position, seed=seed)
    goal = GoalReader(face, match.state, f"{sheet.title}: 'goal'").read(sheet.value("goal"))
    task = Task(face.rules.name, position, seed, seats_on(sheet, match), goal, within_on(sheet))
    if Progress(task, match).standing != "open":
        raise Refused(f"{sheet.title}: the goal is reached before anything is done.")
    return task


def seats_on(sheet: Sheet, match: Match) -> Sequence[int]:
    if "seats" not in sheet.content:
        return range(match.players)
    return [seat_named(seat, match.players, sheet.title) for seat in sheet.items("seats")]


def within_on(sheet: Sheet) -> Within:
    wished = sheet.content.get("within")
    if wished in (None, "turn", "cards") or is_whole(wished, 1, MOST_WITHIN):
        found: Within = wished
        return found
    raise sheet.wrong(
        "within", wished, f"'turn', 'cards', or a number of decisions up to {MOST_WITHIN}"
    )


# ---------------------------------------------------------------- somebody tries it


@dataclass(frozen=True)
class Step:
    """What one move told, whether it was a decision, and how the task stood after it."""

    events: Sequence[Event]
    decided: bool
    standing: Standing


class Progress:
    """How somebody stands with a task; it follows a game that is played elsewhere."""

    def __init__(self, task: Task, match: Match) -> None:
        self.task = task
        self.match = match
        self.turn = int(match.rules.turn_of(match.state))
        self.steps: list[Step] = []
        self.begun: Standing = "done" if task.goal.met(self.scene()) else "open"

    @property
    def standing(self) -> Standing:
        return self.steps[-1].standing if self.steps else self.begun

    @property
    def decisions(self) -> int:
        return sum(step.decided for step in self.steps)

    @property
    def parts(self) -> tuple[int, int]:
        """How many parts of the goal hold, of how many; all of them once it is done."""
        parts = self.task.goal.parts
        scene = self.scene()
        met = len(parts) if self.standing == "done" else sum(part.met(scene) for part in parts)
        return met, len(parts)

    def hear(self, events: Sequence[Event], decided: bool) -> Standing:
        """A move was made in the game; a card that came by itself is no decision."""
        self.steps.append(Step(events, decided, "open"))
        before = self.steps[-2].standing if len(self.steps) > 1 else self.begun
        standing = before if before != "open" else self.judged()
        self.steps[-1] = Step(events, decided, standing)
        return standing

    def take_back(self) -> None:
        """The last move was."""
        self.steps.pop()

    def scene(self, last: int | None = None) -> Scene:
        """All that has happened, or the last moves alone."""
        steps = self.steps if last is None else self.steps[-last:]
        told = [event for step in steps for event in step.events]
        return Scene(self.match.face, self.match.state, told)

    def judged(self) -> Standing:
        """What is reached with the last move counts, also where it ends the turn."""
        if self.task.goal.met(self.scene()):
            return "done"
        return "missed" if self.match.over or self.too_late() else "open"

    def too_late(self) -> bool:
        within = self.task.within
        if within in ("turn", "cards"):
            passed = int(self.match.rules.turn_of(self.match.state)) != self.turn
            return passed or (within == "cards" and self.match.moment.reveal is not None)
        if not isinstance(within, int) or self.decisions < within:
            return False
        return self.match.moment.reveal is None  # what the last decision brings still counts


class Attempt:
    """A task with a game of its own, in which the cards that are due come by themselves."""

    def __init__(self, task: Task) -> None:
        self.match = task.begin()
        self.progress = Progress(task, self.match)

    @property
    def standing(self) -> Standing:
        return self.progress.standing

    def play(self, action: str) -> Standing:
        """A decision, by its text; refused, it changes nothing but cards that were due."""
        self.turn_up_before(action)
        return self.move(action, decided=True)

    def move(self, action: str, decided: bool) -> Standing:
        return self.progress.hear(self.match.play(action), decided)

    def turn_up_before(self, action: str) -> None:
        """The cards that are due, unless the action may be done before them."""
        while not self.match.over and (card := self.card_due()) is not None:
            if action in map(str, self.match.actions()):
                return
            self.move(card, decided=False)

    def turn_up(self) -> Standing:
        """All cards that are due."""
        while not self.match.over and (card := self.card_due()) is not None:
            self.move(card, decided=False)
        return self.standing

    def card_due(self) -> str | None:
        moment = self.match.moment
        return None if moment.reveal is None else moment.text_of(moment.reveal)
