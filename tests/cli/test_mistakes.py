"""What bad input gets: one sentence that says what is allowed, exit code 2, no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import simoun
from simoun.cli import run
from simoun.core.catalog import game_names
from simoun.core.refusal import one_of_these
from tests.cli.command import simoun_does

GAMES = one_of_these(game_names())
MISTAKES = [
    (["play", "chess"], f"There is no game 'chess': it is {GAMES}."),
    (["play"], f"Which game? It is {GAMES}."),
    (["play", "desert", "--players", "6"], "'players' can't be 6: it is 2, 3, 4 or 5."),
    (["play", "desert", "--adventurers", "pilot,climber"], "'adventurers' can't be 'pilot'"),
    (["play", "sky", "--players", "6"], "'players' can't be 6: it is 2, 3, 4 or 5."),
    (["play", "sky", "--adventurers", "explorer,climber"], "'adventurers' can't be 'explorer'"),
    (
        ["play", "through_the_desert", "--players", "1"],
        "'players' can't be 1: it is 2, 3, 4 or 5.",
    ),
    (
        ["play", "through_the_desert", "-o", "scores=secret"],
        "'scores' can't be 'secret': it is hidden or open.",
    ),
    (
        ["play", "through_the_desert", "--difficulty", "novice"],
        "There is no option 'difficulty': it is players, scores, aside, first, more_camels or"
        " camels_a_turn.",
    ),
    (["play", "island", "--players", "9"], "'players' can't be 9: it is 2, 3 or 4."),
    (
        ["play", "island", "--players", "two"],
        "Invalid value for '--players': Input should be a valid integer",
    ),
    (["play", "island", "--difficulty", "easy"], "it is novice, normal, elite or legendary."),
    (["play", "island", "--adventurers", "pilot,wizard"], "'adventurers' can't be 'wizard'"),
    (["play", "island", "--adventurers", "pilot"], "'adventurers' names 1 for 2 players."),
    (["play", "island", "--adventurers", "pilot,pilot"], "'adventurers' names 'pilot' twice"),
    (["play", "island", "--seed", "-1"], "The seed can't be -1: it is a whole number from 0 to"),
    (["play", "island", "--lang", "de"], "There is no language 'de': it is en or fr."),
    (["play", "island", "-o", "rescue=maybe"], "'rescue' can't be 'maybe': it is True or False."),
    (["play", "island", "-o", "colour=red"], "There is no option 'colour': it is"),
    (
        ["play", "island", "-o", "rescue"],
        "The option 'rescue' lacks a value: it is written NAME=VALUE.",
    ),
    (["play", "island", "--save", "/no/such/folder/game.json"], "can't be written: No such file"),
    (["simulate", "chess"], f"There is no game 'chess': it is {GAMES}."),
    (["simulate", "island", "--games", "0"], "The number of games can't be 0: it is 1 to"),
    (["simulate", "island", "--seed", "-1"], "The seed can't be -1"),
    (["simulate", "island", "--seed", str(1 << 70)], "The seed can't be"),
    (["simulate", "island", "--jobs", "0"], "The number of jobs can't be 0: it is 1 to 256."),
    (["simulate", "island", "--bots", "wise"], "There is no bot 'wise': it is random"),
    (["simulate", "island", "-o", "first=seat4"], "'first' can't be 'seat4' with 2 players."),
    (["simulate", "island", "--bots", "normal:/no/file"], "/no/file can't be read: No such file"),
    (["simulate", "island", "--bots", "random:/no/file"], "The bot 'random' has no weights: it is"),
    (["fit", "chess"], f"There is no game 'chess': it is {GAMES}."),
    (["fit", "island", "--level", "wise"], "The bot 'wise' has no weights"),
    (["fit", "island", "--seed", "1"], "The seed can't be 1: an outlook is fitted"),
    (["tune", "island"], "Missing option '--out'."),
    (["tune", "chess", "--out", "w.json"], f"There is no game 'chess': it is {GAMES}."),
    (["tune", "island", "--out", "w.json", "--level", "wise"], "The bot 'wise' has no weights"),
    (["tune", "island", "--out", "w.json", "--against", "random"], "nobody to play against."),
    (["tune", "island", "--out", "w.json", "--generations", "0"], "generations can't be 0: it is"),
    (["tune", "island", "--out", "w.json", "--jobs", "0"], "The number of jobs can't be 0: it is"),
    (
        ["tune", "island", "--out", "w.json", "--seed", "1"],
        "The seed can't be 1: weights are tuned",
    ),
    (["tune", "island", "--out", "w.json", "--start", "/no/file"], "/no/file can't be read: No"),
    (["replay", "/no/such/file.json"], "can't be read: No such file or directory."),
    (["replay"], "Missing argument 'file'."),
    (["bench", "engine", "--game", "chess"], f"There is no game 'chess': it is {GAMES}."),
    (["dance"], "No such command 'dance'"),
    (["games", "--loud"], "No such option"),
]


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(list(arguments)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1, "one sentence"
    return said.err


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES)
def test_a_mistake_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert sentence in complaint(capsys, *arguments)


def test_a_mistake_ends_the_process_with_exit_code_2() -> None:
    done = simoun_does("play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"There is no game 'chess': it is {GAMES}.\n"


@pytest.fixture
def record() -> dict[str, object]:
    game = simoun.new_game("island", seed=7)
    while not game.over:
        game.play(game.actions()[0])
    return game.record().to_data()


def edited(record: dict[str, object], how: str) -> str:
    moves = record["moves"]
    assert isinstance(moves, list)
    if how == "truncated":
        return json.dumps(record)[:-40]
    if how == "no JSON":
        return "once upon a time"
    if how == "a list":
        return "[1, 2]"
    changed: dict[str, dict[str, object]] = {
        "newer": {"rules": 99},
        "another game": {"game": "chess"},
        "a move edited": {"moves": [moves[0], "seat1 move Atlantis", *moves[2:]]},
        "a move repeated": {"moves": [*moves, moves[-1]]},
        "an option edited": {"options": {"players": 7}},
        "a key too many": {"cheat": True},
        "a seed edited": {"seed": "seven"},
    }
    return json.dumps(record | changed[how])


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("truncated", "it isn't JSON"),
        ("no JSON", "it isn't JSON"),
        ("a list", "The record must be an object"),
        ("newer", "newer rules (version 99) than this program's (1)."),
        ("another game", "There is no game 'chess'"),
        ("a move edited", "Move 2 of the record: There is no place 'Atlantis'"),
        ("a move repeated", "The game is over"),
        ("an option edited", "'players' can't be 7"),
        ("a key too many", "The record has no 'cheat'"),
        ("a seed edited", "'seed' can't be 'seven'"),
    ],
)
def test_a_record_that_is_wrong_is_refused_before_a_word_of_it_is_told(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    record: dict[str, object],
    how: str,
    sentence: str,
) -> None:
    file = tmp_path / "game.json"
    file.write_text(edited(record, how), encoding="utf-8")
    assert sentence in complaint(capsys, "replay", str(file))


def test_a_replay_can_t_stop_after_the_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, object]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert "--to can't be 100000: the record has" in complaint(
        capsys, "replay", str(file), "--to", "100000"
    )


def test_bytes_that_are_no_text_are_no_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert "it isn't text" in complaint(capsys, "replay", str(file))
