"""A lesson: one thing to do on a real board, how it is done, and what to say to usual mistakes.

What a lesson says is in the locales: `<game>_lessons-<name>` is its title, `-task` what to do,
`-why` why, `-keep` what to remember, `-not-<mistake>` what is said to a mistake.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from simoun.core.catalog import game_names
from simoun.core.paper import Sheet
from simoun.core.refusal import Refused
from simoun.learn.goals import Goal, GoalReader
from simoun.learn.shelf import Shelf, shelf
from simoun.learn.task import KEYS, Attempt, Progress, Task, task_on
from simoun.match import Match

LESSON_KEYS: Final = (*KEYS, "rule", "solution", "mistakes")
MISTAKE_KEYS: Final = ("name", "tried", "when", "after")
FILES: Final = Path(__file__).parent / "lessons"
FILE_NAME: Final = re.compile(r"\d\d-([a-z]+(?:-[a-z]+)*)")
RULE: Final = re.compile(r"[A-Z]\d+[a-z]?")


@dataclass(frozen=True)
class Mistake:
    """Something that can't be done was `tried`, or something was done that doesn't help."""

    name: str
    tried: Sequence[str]  # texts of actions
    when: Goal | None  # asked of the last move alone
    after: Sequence[str]  # what somebody plays who makes it


@dataclass(frozen=True)
class Lesson:
    name: str
    task: Task
    rule: str
    solution: Sequence[str]
    mistakes: Sequence[Mistake]

    def message(self, part: str = "") -> str:
        """The id of what is said: the title, or a part such as `task` or `not-<mistake>`."""
        return f"{self.task.game}_lessons-{self.name}{part and '-'}{part}"

    def mistake_in(self, progress: Progress) -> str | None:
        """The usual mistake that the last move was, by its name."""
        last = progress.scene(last=1)
        made = (one.name for one in self.mistakes if one.when is not None and one.when.met(last))
        return next(made, None)

    def mistake_of(self, match: Match, clicked: Sequence[str]) -> str | None:
        """The usual mistake behind something clicked that can't be done."""
        asked = set(clicked)
        for mistake in self.mistakes:
            if any(asked and asked <= picks_of(match, text) for text in mistake.tried):
                return mistake.name
        return None


def picks_of(match: Match, text: str) -> set[str]:
    return set(match.moment.picks_in(text, None))


# ---------------------------------------------------------------- reading one


def lesson_in(name: str, data: object) -> Lesson:
    """What is damaged, and a lesson whose solution or mistakes are none, is refused."""
    title = f"The lesson {name}"
    known = FILE_NAME.fullmatch(name)
    if known is None:
        raise Refused(f"{title} should be called such as '01-first-move'.")
    sheet = Sheet(data, title, LESSON_KEYS)
    task = task_on(sheet)
    rule = sheet.text("rule")
    if RULE.fullmatch(rule) is None:
        raise sheet.wrong("rule", rule, "a rule's number")
    mistakes = [mistake_in(task, item, title) for item in sheet.items("mistakes")]
    lesson = Lesson(known[1], task, rule, texts_on(sheet, "solution"), mistakes)
    check(lesson, title)
    return lesson


def mistake_in(task: Task, data: object, title: str) -> Mistake:
    sheet = Sheet(data, f"{title}: a mistake", MISTAKE_KEYS)
    if ("tried" in sheet.content) == ("when" in sheet.content):
        raise Refused(f"{sheet.title} has either 'tried' or 'when'.")
    match = task.begin()
    reader = GoalReader(match.face, match.state, f"{sheet.title}: 'when'")
    return Mistake(
        name=sheet.text("name"),
        tried=texts_on(sheet, "tried") if "tried" in sheet.content else (),
        when=reader.read(sheet.value("when")) if "when" in sheet.content else None,
        after=texts_on(sheet, "after") if "after" in sheet.content else (),
    )


def texts_on(sheet: Sheet, key: str) -> Sequence[str]:
    texts = [text for text in sheet.items(key) if isinstance(text, str)]
    if not texts or len(texts) != len(sheet.items(key)):
        raise sheet.wrong(key, sheet.value(key), "a list of actions, each as its text")
    return texts


# ---------------------------------------------------------------- whether it is one


def check(lesson: Lesson, title: str) -> None:
    """The solution solves it, and each mistake can be made and isn't a solution."""
    if played(lesson, lesson.solution, f"{title}: the solution").turn_up() != "done":
        raise Refused(f"{title}: the solution doesn't reach the goal.")
    for mistake in lesson.mistakes:
        where = f"{title}: the mistake {mistake.name}"
        if mistake_made(lesson, mistake, where) != mistake.name:
            raise Refused(f"{where} isn't made by what it tells.")


def mistake_made(lesson: Lesson, mistake: Mistake, where: str) -> str | None:
    """What is said to whoever plays what the mistake tells."""
    attempt = played(lesson, mistake.after, where)
    if mistake.when is None:
        told = {lesson.mistake_of(attempt.match, tried(attempt, text)) for text in mistake.tried}
        return told.pop() if len(told) == 1 else None
    while attempt.standing != "done":
        found = lesson.mistake_in(attempt.progress)
        if found is not None or (card := attempt.card_due()) is None:
            return found
        attempt.move(card, decided=False)
    return None


def tried(attempt: Attempt, text: str) -> Sequence[str]:
    """All that is clicked for something that can't be done; nothing for what can."""
    legal = [str(action) for action in attempt.match.actions()]
    return [] if text in legal else attempt.match.moment.picks_in(text, None)


def played(lesson: Lesson, texts: Sequence[str], where: str) -> Attempt:
    attempt = Attempt(lesson.task)
    for text in texts:
        try:
            attempt.play(text)
        except Refused as refusal:
            raise Refused(f"{where}: {refusal}") from None
    return attempt


# ---------------------------------------------------------------- all of a game


@cache
def course(game: str) -> Shelf[Lesson]:
    """The lessons of a game in their order; they are read once."""
    if game not in game_names():
        raise Refused(f"There are no lessons of {game!r}.")
    return shelf(FILES / game, lesson_in)
