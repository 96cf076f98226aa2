"""`simoun hint`, and the word in a game: a plan, its reasons, and what else could be done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import simoun
from simoun import Match
from simoun.core.catalog import game_names
from simoun.text import LANGUAGES, Words
from tests.cli.command import Does


def kept(match: Match, folder: Path, *, paper: bool) -> str:
    file = folder / "kept.json"
    data = match.position() if paper else match.record().to_data()
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_hint_tells_plans_and_reasons(here: Does, tmp_path: Path, game: str, lang: str) -> None:
    file = kept(simoun.new_game(game, seed=4), tmp_path, paper=game == "desert")
    done = here("hint", file, "--lang", lang, "--seconds", "0.05")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("1. ")
    assert "%" in lines[0]
    assert lines[1].startswith("   ")
    assert any(line.startswith("2. ") for line in lines)


def test_a_hint_for_scripts_is_the_advice_itself(here: Does, tmp_path: Path) -> None:
    match = simoun.new_game("island", seed=4)
    done = here("hint", kept(match, tmp_path, paper=True), "--json")
    assert json.loads(done.stdout) == simoun.advise(match)


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("fr", "conseil")])
def test_a_hint_can_be_asked_for_in_a_game(here: Does, lang: str, word: str) -> None:
    done = here("play", "island", "--seed", "4", "--lang", lang, typed=f"{word}\nq\n")
    samples = Words(lang).say("cli-hint-samples", samples=0).partition("0")[0]
    assert done.stdout.count(samples) == 1


def test_a_finished_game_has_no_hint(here: Does, tmp_path: Path) -> None:
    match = simoun.new_game("island", seed=4)
    while not match.over:
        match.play(match.actions()[0])
    done = here("hint", kept(match, tmp_path, paper=False))
    assert (done.returncode, done.stderr) == (
        2,
        "The game is over: there is nothing left to decide.\n",
    )


def test_an_impossible_position_has_no_hint(here: Does, tmp_path: Path) -> None:
    position = simoun.new_game("island", seed=4).position() | {"water": 77}
    file = tmp_path / "impossible.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    done = here("hint", str(file))
    assert done.returncode == 2
    assert "'water' can't be 77" in done.stderr


def test_what_is_neither_a_record_nor_a_position_has_no_hint(here: Does, tmp_path: Path) -> None:
    file = tmp_path / "tale.json"
    file.write_text("once upon a time", encoding="utf-8")
    done = here("hint", str(file))
    assert done.stderr == f"{file} is neither a record nor a position: it isn't JSON.\n"
    assert "can't be read" in here("hint", str(tmp_path / "nowhere.json")).stderr
    file.write_text(json.dumps(simoun.new_game("island").position()), encoding="utf-8")
    assert "'wise' gives no advice" in here("hint", str(file), "--bot", "wise").stderr
    assert "Seconds of thought" in here("hint", str(file), "--seconds", "-1").stderr
