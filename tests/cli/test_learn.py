"""Lessons in the terminal: done by what is typed, mistakes answered, progress remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from simoun.core.catalog import game_names
from simoun.learn.lesson import course
from simoun.text import LANGUAGES, Words
from tests.cli.command import Does


@pytest.fixture(autouse=True)
def nobody_has_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "simoun" / "lessons.json"


def one_line(text: str) -> str:
    """As if the terminal were wide."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_whole_course_by_its_solutions(here: Does, game: str, lang: str) -> None:
    """An empty line lets a card come."""
    lessons = course(game).found
    typed = [line for one in lessons for text in one.solution for line in ("", text)]
    done = here("learn", game, "1", "--lang", lang, typed="\n".join([*typed, "", ""]))
    words = Words(lang)
    assert done.returncode == 0, done.stderr
    for lesson in lessons:
        assert one_line(words.say(lesson.message("keep"))) in one_line(done.stdout), lesson.name
    assert one_line(words.say("cli-learn-finished", name=game)) in one_line(done.stdout)


@pytest.mark.parametrize("game", game_names())
def test_every_lesson_can_be_shown(here: Does, game: str) -> None:
    lessons = course(game).found
    done = here("learn", game, typed="show\n" * len(lessons))
    assert one_line(done.stdout).count("Done! ") == len(lessons)


def test_a_mistake_is_answered_by_words_and_by_the_text_of_an_action(here: Does) -> None:
    done = here("learn", "island", typed="move iron gate\nseat1 move Temple of the Moon\n")
    assert "Nobody but the Explorer moves diagonally. Go straight up. (rule I8)" in one_line(
        done.stdout
    )
    assert "The temple is two steps away" in one_line(done.stdout)


def test_what_the_lesson_does_not_know_is_answered_by_the_rules(here: Does) -> None:
    done = here("learn", "island", typed="capture earth stone\n")
    assert "(rule I11)" in one_line(done.stdout)


def test_who_can_not_reach_the_goal_any_more_begins_again(here: Does) -> None:
    done = here("learn", "island", typed="end\n\n\n\n\n\n\n\n\n\n")
    assert "Once again:" in done.stdout


def test_a_move_is_taken_back_or_all_of_them(here: Does) -> None:
    typed = ["move cave of embers", "undo", "move cave of embers", "again"]
    typed += ["move cave of embers", "move temple of the moon"]
    done = here("learn", "island", typed="\n".join(typed))
    assert "Done! One action, one step" in one_line(done.stdout)


def test_the_hint_of_a_lesson_is_its_why(here: Does) -> None:
    done = here("learn", "island", typed="hint\nhelp\n")
    assert done.stdout.count("It lies two tiles straight up") == 2
    assert "show: plays the lesson for you." in done.stdout


def test_what_is_done_is_remembered(here: Does, nobody_has_learnt: Path) -> None:
    assert "Forbidden Island (island): 0 of 9 lessons done" in here("learn").stdout
    here("learn", "island", typed="show\nshow\n")
    listed = here("learn").stdout
    assert "(island): 2 of 9 lessons done" in listed and "1. Moving (rule I8), done" in listed
    assert "Lesson 3 of 9" in here("learn", "island", typed="").stdout
    nobody_has_learnt.write_text("{torn", encoding="utf-8")
    assert "0 of 9 lessons done" in here("learn").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["chess"], "chess"), (["island", "0"], "1 to 9"), (["island", "10"], "1 to 9")],
)
def test_what_is_no_lesson_is_refused(here: Does, arguments: list[str], said: str) -> None:
    done = here("learn", *arguments)
    assert done.returncode == 2 and said in done.stderr and not done.stdout
