"""Bots at the terminal: in any seat, to the end of a game, and no wiser than people."""

from __future__ import annotations

from pathlib import Path

import pytest

import simoun
from simoun.cli.company import Company, bots_by_seat
from simoun.cli.sitting import Sitting
from simoun.core.catalog import game_names
from simoun.core.record import Record
from simoun.core.refusal import Refused
from simoun.text import Words
from tests.bots.test_courtesy import one_card_short
from tests.cli.command import Does
from tests.island.position import FACE, GAME

IN_FRENCH = ("desert", "fr")
ENDS = {"en": "The game is over.", "fr": "La partie est finie."}


@pytest.mark.parametrize(
    ("text", "players", "bots"),
    [
        ("normal", 3, {1: "normal", 2: "normal"}),
        ("normal,novice", 4, {1: "normal", 2: "novice", 3: "normal"}),
        ("seat1=novice", 2, {0: "novice"}),
        ("seat3=novice,seat1=normal", 3, {0: "normal", 2: "novice"}),
    ],
)
def test_bots_sit_where_they_are_told_or_in_all_seats_but_the_first(
    text: str, players: int, bots: dict[int, str]
) -> None:
    assert bots_by_seat(text, players) == bots


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("normal,novice,random", "There are 3 bots for 2 seats beside yours."),
        ("seat9=normal", "There is no 'seat9' for a bot: it is seat1, seat2 or seat3."),
        ("seat2=normal,seat2=novice", "--bots names seat2 twice."),
        ("seat2=normal,novice", "--bots names a seat for some bots only: it is as in"),
    ],
)
def test_seats_that_make_no_sense_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        bots_by_seat(text, 3)


@pytest.mark.parametrize(("name", "lang"), [*((name, "en") for name in game_names()), IN_FRENCH])
def test_a_game_with_bots_goes_to_its_end(here: Does, tmp_path: Path, name: str, lang: str) -> None:
    """A person who does the last thing on the list, lets cards and bots come, and lets bots do
    every other thing that they offer."""
    kept = tmp_path / "game.json"
    started = simoun.new_game(name, seed=4, players=3)
    bots = {1: "novice", 2: "random"}
    sitting = Sitting(started.record(), bots)
    lines: list[str] = []

    def agrees(_: int) -> bool:
        lines.append("no" if "yes" in lines[-20:] else "yes")
        return lines[-1] == "yes"

    while not sitting.match.over:
        if not sitting.asks():
            sitting.play(sitting.next_code(agrees))
        elif sitting.comes_by_itself():
            lines.append("")
            sitting.go_on()
        else:
            lines.append(sitting.choices()[-1]["action"])
            sitting.play(lines[-1])
    done = here(
        *["play", name, "--players", "3", "--seed", "4", "--bots", "novice,random"],
        *["--lang", lang, "--save", str(kept)],
        typed="\n".join([*lines, ""]),
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert ENDS[lang] in done.stdout
    assert Words(lang).say(f"{name}-outcome-{sitting.match.outcome}") in done.stdout
    assert simoun.from_record(kept).moves == sitting.match.moves  # the same seed, the same bots


def test_who_only_watches_sees_the_whole_game(here: Does) -> None:
    done = here("play", "island", "--seed", "2", "--bots", "seat1=random,seat2=novice")
    assert done.stdout.splitlines()[1].endswith("(seat1) is played by a bot: random.")
    assert "The game is over." in done.stdout and "> " not in done.stdout


def test_what_a_bot_decides_nobody_else_does(here: Does, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = here(
        *["play", "island", "--seed", "7", "--adventurers", "pilot,diver", "-o", "first=seat1"],
        *["--bots", "normal", "--save", str(kept)],
        typed="seat2 end\ndiver move\nq\n",
    )
    assert done.stdout.count("Diver is played by a bot, which decides by itself.") == 2
    assert simoun.from_record(kept).moves == []


def test_a_bot_s_turn_waits_until_what_was_done_before_it_stands(here: Does) -> None:
    rivals = ["play", "through_the_desert", "--seed", "5", "-o", "first=seat1", "--bots", "novice"]
    done = here(*rivals, typed="c9 mint\nundo\nc9 mint\n\nundo\nq\n")
    assert "plays next, by itself." in done.stdout
    assert done.stdout.count("What was done last is taken back.") == 1
    assert done.stdout.count("There is nothing to take back") == 1


def test_bots_imagine_other_cards_than_those_that_come() -> None:
    game = simoun.new_game("island", seed=9)
    company = Company(game.rules, {1: "normal"}, [0], 9)
    imagined = company.imagined(game)
    assert game.face.view(imagined, None) == game.view()
    coming = game.state.copy()
    for _ in range(20):
        for state in (imagined, coming):
            game.rules.settle(state)
            game.rules.apply(state, game.rules.legal(state)[-1])
    assert game.face.view(imagined, None) != game.face.view(coming, None)


def test_a_bot_asks_until_it_is_told_that_it_need_not(here: Does, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    kept.write_text(
        Record("island", GAME.version, None, FACE.position(one_card_short()), 1, []).to_json()
    )
    play = ["play", "--load", str(kept), "--bots", "seat1=normal"]
    asked = "yes, no or always?"
    done = here(*play, typed="perhaps\nno\nq\n")
    assert done.stdout.count(asked) == 2
    assert "gives" not in done.stdout
    done = here(*play, typed="always\nq\n")
    assert done.stdout.count(asked) == 1 and "gives" in done.stdout
    done = here(*play, "--free-bots", typed="q\n")
    assert asked not in done.stdout and "gives" in done.stdout
