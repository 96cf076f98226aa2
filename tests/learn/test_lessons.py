"""Each lesson is solved by its solution, each usual mistake answered, in both languages."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from simoun.core.catalog import game_names
from simoun.core.refusal import Refused
from simoun.learn.lesson import FILES, Lesson, Mistake, course, lesson_in, mistake_made, played
from simoun.learn.shelf import shelf
from simoun.learn.task import Progress
from simoun.text import LANGUAGES, Words, locales

LESSONS = [lesson for game in game_names() for lesson in course(game).found]
MISTAKES = [(lesson, mistake) for lesson in LESSONS for mistake in lesson.mistakes]
PARTS = ["", "task", "why", "keep"]


def name(lesson: Lesson) -> str:
    return f"{lesson.task.game} {lesson.name}"


def name_of_mistake(made: tuple[Lesson, Mistake]) -> str:
    return f"{name(made[0])}: {made[1].name}"


# ---------------------------------------------------------------- what comes with the program


@pytest.mark.parametrize("game", game_names())
def test_a_course_has_six_to_ten_lessons_and_none_is_damaged(game: str) -> None:
    assert course(game).damaged == {}
    assert 6 <= len(course(game).found) <= 10
    numbers = [int(file.stem[:2]) for file in sorted((FILES / game).glob("*.json"))]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_the_solution_solves_it_whatever_the_cards(lesson: Lesson) -> None:
    """Cards come in another order for a table that takes fresh randomness."""
    assert played(lesson, lesson.solution, "").turn_up() == "done"
    for fresh in range(1, 6):
        match = lesson.task.begin()
        progress = Progress(lesson.task, match)
        for text in lesson.solution:
            while text not in map(str, match.actions()):
                progress.hear(match.play(match.actions()[0], fresh * 7919), decided=False)
            progress.hear(match.play(text, fresh * 104729), decided=True)
        while progress.standing == "open" and match.moment.reveal is not None:
            progress.hear(match.play(match.moment.reveal, fresh * 1299709), decided=False)
        assert progress.standing == "done"


@pytest.mark.parametrize("made", MISTAKES, ids=name_of_mistake)
def test_a_usual_mistake_is_answered(made: tuple[Lesson, Mistake]) -> None:
    lesson, mistake = made
    assert mistake_made(lesson, mistake, "") == mistake.name
    for language in LANGUAGES:
        assert Words(language).say(lesson.message(f"not-{mistake.name}")).endswith((".", "!"))


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_no_step_of_the_solution_is_called_a_mistake(lesson: Lesson) -> None:
    attempt = played(lesson, (), "")
    for text in lesson.solution:
        attempt.play(text)
        assert lesson.mistake_in(attempt.progress) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_says_what_and_why_in_a_few_words(lesson: Lesson, language: str) -> None:
    words = Words(language)
    title, task, why, keep = (words.say(lesson.message(part)) for part in PARTS)
    assert len(title) <= 34 and not title.endswith(".")
    assert len(task) <= 70 and task.endswith(".")
    assert len(why) <= 215 and len(keep) <= 215


@pytest.mark.parametrize("game", game_names())
def test_no_lesson_has_a_message_that_nobody_says(game: str) -> None:
    text = (locales() / "en" / f"{game}_lessons.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    mistakes = [
        one.message(f"not-{mistake.name}") for one in course(game).found for mistake in one.mistakes
    ]
    assert there == {one.message(part) for one in course(game).found for part in PARTS} | {
        *mistakes
    }


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_the_rule_of_a_lesson_is_in_the_rules(lesson: Lesson) -> None:
    for language in LANGUAGES:
        page = (locales() / language / "rules" / f"{lesson.task.game}.md").read_text("utf-8")
        assert re.search(rf"\b{lesson.rule}\b", page)


# ---------------------------------------------------------------- what isn't a lesson


def first() -> dict[str, object]:
    file = next(iter(sorted((FILES / "island").glob("*.json"))))
    data: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"rule": "eight"}, "'rule' can't be 'eight'"),
        ({"solution": []}, "'solution' can't be []"),
        ({"solution": ["seat1 move Cave of Embers"]}, "the solution doesn't reach the goal"),
        ({"solution": ["seat1 move Atlantis"]}, "the solution: "),
        ({"mistakes": [{"name": "x"}]}, "has either 'tried' or 'when'"),
        ({"mistakes": [{"name": "x", "tried": ["seat1 end"]}]}, "isn't made by what it tells"),
        (
            {"mistakes": [{"name": "x", "when": {"happened": "shore"}, "after": ["seat1 end"]}]},
            "isn't made by what it tells",
        ),
        ({"mistakes": [{"name": "x", "tried": ["seat1 jump"]}]}, "jump"),
        ({"picture": 1}, "has no 'picture'"),
    ],
)
def test_a_lesson_that_teaches_nothing_is_refused(changed: dict[str, object], said: str) -> None:
    with pytest.raises(Refused, match=re.escape(said)):
        lesson_in("01-move", {**first(), **changed})


def test_a_file_says_its_place_in_the_course() -> None:
    with pytest.raises(Refused, match="should be called"):
        lesson_in("move", first())


def test_a_damaged_lesson_keeps_no_other_from_being_taught(tmp_path: Path) -> None:
    folder = tmp_path / "island"
    shutil.copytree(FILES / "island", folder)
    torn, *rest = sorted(folder.glob("*.json"))
    torn.write_text(torn.read_text(encoding="utf-8")[:200], encoding="utf-8")
    read = shelf(folder, lesson_in)
    assert len(read.found) == len(rest) and "can't be read" in read.damaged[torn.stem]
