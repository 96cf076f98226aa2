"""A puzzle: a position of a real game, a goal that few turns reach, and one that does.

What a puzzle says is in the locales: `<game>_puzzles-<aim>` is the goal, `-hint` where to look,
`-why` why it works, `-missed` what is said to a turn that fails.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from simoun.core.catalog import known
from simoun.core.events import Fact
from simoun.core.paper import Sheet, is_whole, shown
from simoun.core.refusal import Refused
from simoun.learn.goals import Scene
from simoun.learn.lesson import texts_on
from simoun.learn.lines import Lines, Quest, TooLarge
from simoun.learn.shelf import Shelf
from simoun.learn.task import KEYS, Standing, Task, task_on
from simoun.match import Match

PUZZLE_KEYS: Final = (
    *KEYS,
    *("aim", "facts", "stars", "solved", "solution", "ways", "lines", "tries", "from"),
)
TRY_KEYS: Final = ("line", "n", "chance")
FILES: Final = Path(__file__).parent / "puzzles"
MOST: Final = 10**9
MOST_STARS: Final = 5
MOST_POSITIONS: Final = 1_000_000  # that cards can lead to after one turn
MOST_TO_TELL: Final = 5_000  # the same, for a figure that one can do without


@dataclass(frozen=True)
class Failed:
    """A turn that fails: how much it reaches, or with what chance against the cards."""

    line: Sequence[str]
    n: int | None
    chance: tuple[int, int] | None


@dataclass(frozen=True)
class Puzzle:
    number: int
    task: Task
    aim: str
    facts: Mapping[str, Fact]
    stars: int
    solved: Mapping[str, tuple[int, int]]  # by level: how often, of how often
    solution: Sequence[str]
    ways: int  # ends of the turn that reach the goal
    lines: int  # ends of the turn in all
    tries: Sequence[Failed]

    def message(self, part: str = "") -> str:
        """The id of what is said: the goal, or `hint`, `why`, `missed`."""
        return f"{self.task.game}_puzzles-{self.aim}{part and '-'}{part}"


# ---------------------------------------------------------------- those that come with the program


@cache
def puzzles(game: str) -> Shelf[Puzzle]:
    """All of a game, by their numbers; a damaged one keeps no other from being solved."""
    return puzzles_in(FILES / f"{known(game)}.jsonl")


def puzzle(game: str, number: int) -> Puzzle:
    shelf = puzzles(game)
    for one in shelf.found:
        if one.number == number:
            return one
    if str(number) in shelf.damaged:
        raise Refused(shelf.damaged[str(number)])
    raise Refused(f"There is no puzzle {shown(number)}: it is 1 to {len(shelf.found)}.")


def puzzles_in(file: Path) -> Shelf[Puzzle]:
    """A file has a puzzle in each line."""
    try:
        return puzzles_of(file.read_text(encoding="utf-8").splitlines())
    except (OSError, ValueError) as error:
        raise Refused(f"{file.name} can't be read: {error}.") from None


def puzzles_of(lines: Iterable[str]) -> Shelf[Puzzle]:
    found: list[Puzzle] = []
    damaged: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        try:
            found.append(puzzle_in(number, content_of(number, line)))
        except Refused as refusal:
            damaged[str(number)] = str(refusal)
    return Shelf(found, damaged)


def content_of(number: int, line: str) -> object:
    try:
        found: object = json.loads(line)
        return found
    except (ValueError, RecursionError) as error:
        raise Refused(f"Puzzle {number} isn't JSON: {error}.") from None


def puzzle_in(number: int, data: object) -> Puzzle:
    """What is damaged, or has an answer that is none, is refused."""
    sheet = Sheet(data, f"Puzzle {number}", PUZZLE_KEYS)
    task = task_on(sheet)
    if task.within not in ("turn", "cards"):
        raise sheet.wrong("within", task.within, "'turn' or 'cards'")
    found = Puzzle(
        number,
        task,
        sheet.text("aim"),
        facts_on(sheet),
        sheet.number("stars", 1, MOST_STARS),
        {level: pair(sheet, "solved", two) for level, two in mapping(sheet, "solved").items()},
        texts_on(sheet, "solution"),
        sheet.number("ways", 1, MOST),
        sheet.number("lines", 1, MOST),
        [failed_on(sheet, item) for item in sheet.items("tries")],
    )
    check_answer(found, sheet.title)
    return found


def facts_on(sheet: Sheet) -> Mapping[str, Fact]:
    facts = mapping(sheet, "facts")
    return {name: fact for name, fact in facts.items() if isinstance(fact, (int, str))}


def mapping(sheet: Sheet, key: str) -> dict[str, object]:
    found = sheet.value(key)
    if not isinstance(found, Mapping):
        raise sheet.wrong(key, found, "an object")
    return {str(name): value for name, value in found.items()}


def pair(sheet: Sheet, key: str, item: object) -> tuple[int, int]:
    """So many of so many."""
    if not isinstance(item, list) or len(item) != 2 or not is_whole(item[1], 1, 10**30):
        raise sheet.wrong(key, item, "two whole numbers")
    if not is_whole(item[0], 0, item[1]):
        raise sheet.wrong(key, item, "two whole numbers, the second not smaller")
    return item[0], item[1]


def failed_on(sheet: Sheet, item: object) -> Failed:
    own = Sheet(item, f"{sheet.title}: a try", TRY_KEYS)
    return Failed(
        texts_on(own, "line"),
        own.number("n", -MOST, MOST) if "n" in own.content else None,
        pair(own, "chance", own.value("chance")) if "chance" in own.content else None,
    )


def check_answer(one: Puzzle, title: str) -> None:
    attempt = Try(one)
    for number, text in enumerate(one.solution, 1):
        if attempt.standing != "open":
            raise Refused(f"{title}: the answer goes on after its end.")
        try:
            attempt.play(text)
        except Refused as refusal:
            raise Refused(f"{title}: step {number} of the answer: {refusal}") from None
    if attempt.standing != "done":
        raise Refused(f"{title}: the answer doesn't reach the goal.")


# ---------------------------------------------------------------- somebody tries it


class Try:
    """One turn; once it is ended it is judged against every card that may come."""

    def __init__(self, one: Puzzle) -> None:
        self.puzzle = one
        self.match = one.task.begin()
        self.quest = quest_of(one.task, self.match)
        self.standing: Standing = "open"

    def play(self, text: str) -> Standing:
        """Whoever turns something up before the end counts on luck: that is no answer."""
        code = self.match.moment.code_of(text)
        if self.match.rules.reveals(code):
            self.standing = "missed"
        else:
            self.match.play(code)
            self.standing = self.judged()
        return self.standing

    def judged(self) -> Standing:
        s = self.match.state
        if self.quest.is_met(s):
            return "done"
        if self.quest.is_over(s):
            return "missed"
        if not self.match.rules.reveal_is_due(s):
            return "open"
        return "done" if self.lines().sure(s) else "missed"

    def chance(self) -> tuple[int, int] | None:
        """How likely the cards spare a turn that has ended, if that can be told."""
        s = self.match.state
        if self.quest.is_over(s) or not self.match.rules.reveal_is_due(s):
            return None
        try:
            found = self.lines(MOST_TO_TELL).chance(s)
        except TooLarge:
            return None
        return found.numerator, found.denominator

    def lines(self, most: int = MOST_POSITIONS) -> Lines:
        """Told apart on paper: an answer is never judged wrongly."""
        face = self.match.face
        return Lines(self.quest, self.match.state, most, lambda s: str(face.position(s)))


def quest_of(task: Task, match: Match) -> Quest:
    face, rules = match.face, match.rules
    turn = int(rules.turn_of(match.state))
    return Quest(rules, lambda s: task.goal.met(Scene(face, s, ())), turn, task.within == "cards")
