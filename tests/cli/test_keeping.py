"""Records in files: a game goes on from one, and none is overwritten by mistake."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

import simoun
from simoun.cli import run
from tests.cli.command import Does

PLAY = ["play", "island", "--seed", "7"]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A game of two moves."""
    game = simoun.new_game("island", seed=7)
    for _ in range(2):
        game.play(game.actions()[0])
    file = tmp_path / "game.json"
    file.write_text(game.record().to_json(), encoding="utf-8")
    return file


def moves_in(file: Path) -> int:
    return len(simoun.from_record(file).moves)


def test_a_file_is_not_overwritten_unless_somebody_says_so(here: Does, kept: Path) -> None:
    before = kept.read_bytes()
    done = here(*PLAY, "--save", str(kept), typed="q\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (f"{kept} exists already: --force replaces it, --load goes on with it.\n")
    assert kept.read_bytes() == before
    assert here(*PLAY, "--save", str(kept), "--force", typed="1\nq\n").returncode == 0
    assert moves_in(kept) == 1
    assert [file.name for file in kept.parent.iterdir()] == ["game.json"]


class Interrupted:
    """Somebody types a number, then Ctrl+C."""

    def __init__(self) -> None:
        self.lines = ["1\n"]

    def readline(self) -> str:
        if not self.lines:
            raise KeyboardInterrupt
        return self.lines.pop()


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("lang", "answer", "code", "moves"),
    [("en", "yes", 0, 0), ("en", "no", 2, 2), ("en", "", 2, 2), ("fr", "oui", 0, 0)],
)
def test_who_sits_at_a_keyboard_is_asked(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    kept: Path,
    lang: str,
    answer: str,
    code: int,
    moves: int,
) -> None:
    monkeypatch.setattr(sys, "stdin", Keyboard(f"{answer}\nq\n"))
    assert run([*PLAY, "--lang", lang, "--save", str(kept)]) == code
    assert str(kept) in capsys.readouterr().out.replace("\n", "")  # a long name is folded
    assert moves_in(kept) == moves


def test_save_is_typed_with_a_file_and_asks_too(here: Does, kept: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    done = here(*PLAY, typed=f"1\nsave {other}\nsave {kept}\nno\nsave {kept}\nyes\nq\n")
    told = " ".join(done.stdout.split())
    assert told.count("Replace it? (yes or no)") == 2
    assert told.count("stays as it was.") == 1
    assert (moves_in(other), moves_in(kept)) == (1, 1)


def test_a_game_goes_on_in_its_own_file(here: Does, kept: Path) -> None:
    done = here("play", "--load", str(kept), "--save", str(kept), typed="1\nundo\nundo\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert moves_in(kept) == 1  # a move more, then two taken back


def test_a_game_goes_on_with_bots_and_leaves_its_file_alone(here: Does, kept: Path) -> None:
    before = kept.read_bytes()
    done = here("play", "island", "--load", str(kept), "--bots", "novice", typed="1\nq\n")
    assert done.returncode == 0 and "is played by a bot: novice." in done.stdout
    assert kept.read_bytes() == before


def test_a_game_that_is_over_is_shown(here: Does, kept: Path) -> None:
    game = simoun.from_record(kept)
    while not game.over:
        game.play(game.actions()[0])
    kept.write_text(game.record().to_json(), encoding="utf-8")
    done = here("play", "--load", str(kept))
    assert done.returncode == 0 and "The game is over." in done.stdout


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--players", "3"], "--load goes on with a game as it was begun: --players,"),
        (["--seed", "3"], "--option and --seed come too late."),
        (["desert"], "is a game of island, not of desert."),
        (["--bots", "wise"], "There is no bot 'wise': it is random"),
        (["--bots", "seat3=normal"], "There is no 'seat3' for a bot: it is seat1 or seat2."),
    ],
)
def test_what_does_not_fit_the_record_is_refused(
    here: Does, kept: Path, more: list[str], sentence: str
) -> None:
    done = here("play", *more, "--load", str(kept))
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr and done.stderr.count("\n") == 1


def test_a_record_that_is_wrong_is_refused(here: Does, kept: Path) -> None:
    wrong = json.loads(kept.read_text(encoding="utf-8")) | {"moves": ["seat1 move Atlantis"]}
    kept.write_text(json.dumps(wrong), encoding="utf-8")
    done = here("play", "--load", str(kept))
    assert done.returncode == 2 and "Move 1 of the record: There is no place" in done.stderr


def test_ctrl_c_ends_the_line_and_keeps_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert run([*PLAY, "--lang", "en", "--save", str(file)]) == 130
    said = capsys.readouterr()
    assert "> \nYou leave the game before its end.\n" in said.out and said.err == ""
    assert moves_in(file) == 1
