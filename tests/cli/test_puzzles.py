"""Puzzles in the terminal: solved by what is typed, hints in steps, files made and checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from simoun.core.catalog import game_names
from simoun.learn.puzzle import FILES, puzzles
from simoun.text import LANGUAGES, Words
from tests.cli.command import Does

GAME = "through_the_desert"


def one_line(text: str) -> str:
    """As if the terminal were wide."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_answer_solves_it(here: Does, game: str, lang: str) -> None:
    one = puzzles(game).found[0]
    done = here("puzzles", game, "1", "--lang", lang, typed="\n".join([*one.solution, ""]))
    assert done.returncode == 0, done.stderr
    assert one_line(Words(lang).say("puzzles-solved")) in one_line(done.stdout)
    assert str(one.lines) in done.stdout


@pytest.mark.parametrize("game", game_names())
def test_it_can_be_shown(here: Does, game: str) -> None:
    done = here("puzzles", game, "2", typed="show\nshow\n")
    assert one_line(done.stdout).count("Solved!") == 2


def test_hints_come_one_by_one(here: Does) -> None:
    done = here("puzzles", GAME, "1", typed="hint\n")
    assert "It takes 2 steps" not in done.stdout
    done = here("puzzles", GAME, "1", typed="hint\nhint\n")
    assert "It takes 2 steps" in done.stdout


def test_a_turn_that_fails_is_told_and_tried_again(here: Does) -> None:
    one = puzzles(GAME).found[0]
    wrong = one.tries[0].line
    typed = "\n".join([*wrong, *one.solution, ""])
    said = one_line(here("puzzles", GAME, "1", typed=typed).stdout)
    assert said.index("Not yet.") < said.index("Solved!")


def test_a_step_can_be_taken_back(here: Does) -> None:
    one = puzzles(GAME).found[0]
    wrong = one.tries[0].line[0]
    typed = "\n".join([wrong, "undo", *one.solution, ""])
    assert "Not yet." not in here("puzzles", GAME, "1", typed=typed).stdout


def test_all_are_listed_by_their_stars(here: Does) -> None:
    done = here("puzzles", "--lang", "en")
    assert f"Through the Desert ({GAME}): {len(puzzles(GAME).found)} puzzles" in done.stdout
    assert "1 star: 1, 2" in done.stdout


def test_no_such_puzzle(here: Does) -> None:
    done = here("puzzles", GAME, "1000")
    assert done.returncode == 2
    assert "There is no puzzle 1000" in done.stderr


# ---------------------------------------------------------------- making and checking


def test_a_file_is_made_gone_on_with_and_checked(here: Does, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    make = ("puzzles", "make", GAME, "--out", str(file), "--jobs", "1")
    assert here(*make, "--seed", "1", "--games", "1").returncode == 0
    first = file.read_text(encoding="utf-8").splitlines()
    assert first
    assert here(*make, "--seed", "1", "--games", "2").returncode == 0
    assert set(first) <= set(file.read_text(encoding="utf-8").splitlines())
    done = here("puzzles", "check", str(file), "--lang", "en")
    assert (done.returncode, "proved" in done.stdout) == (0, True)


def test_a_file_with_a_wrong_answer_is_refused(here: Does, tmp_path: Path) -> None:
    good, other = (FILES / f"{GAME}.jsonl").read_text(encoding="utf-8").splitlines()[:2]
    wrong = {**json.loads(other), "ways": 7}
    file = tmp_path / "wrong.jsonl"
    file.write_text(f"{good}\n{json.dumps(wrong)}\n{{}}\n", encoding="utf-8")
    done = here("puzzles", "check", str(file), "--lang", "en")
    assert done.returncode == 2
    assert "1 puzzle is proved" in done.stdout
    assert "Puzzle 2" in done.stderr
    assert "Puzzle 3 lacks 'position'" in done.stderr
