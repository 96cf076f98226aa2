"""Whole games in the terminal, typed line by line."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import simoun
from simoun.cli.boards import board_of
from simoun.games.island.view import IslandView
from simoun.match import Match
from simoun.text import LANGUAGES, Words
from tests.cli.command import simoun_does

ENDS = {"en": "The game is over.", "fr": "La partie est finie."}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_to_its_end_by_numbers(lang: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = simoun_does(
        *["play", "island", "--players", "3", "--difficulty", "legendary", "--seed", "11"],
        *["--lang", lang, "--save", str(kept)],
        typed="1\n" * 2000,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert ENDS[lang] in done.stdout
    game = simoun.from_record(kept)
    assert game.over
    assert Words(lang).say(f"island-outcome-{game.outcome}") in done.stdout


def test_an_action_can_be_typed_as_a_record_writes_it_or_without_its_seat(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    game = simoun.new_game("island", seed=7)
    move = str(game.actions()[0])
    done = simoun_does(
        "play", "--seed", "7", "--save", str(kept), typed=f"{move}\nmove Atlantis\nend\nq\n"
    )
    assert "There is no place 'Atlantis'" in done.stdout
    moves = [move.text for move in simoun.from_record(kept).record().moves]
    assert moves[:2] == [move, f"seat{game.decider + 1} end"]


def test_help_tells_what_each_adventurer_can_do() -> None:
    done = simoun_does("play", "--adventurers", "pilot,diver", "--seed", "1", typed="?\nq\n")
    assert "Pilot · Once a turn, flies to any tile" in done.stdout
    assert "Diver · Dives through" in done.stdout
    assert done.stdout.endswith("You leave the game before its end.\n")


def test_a_number_that_stands_for_nothing_is_asked_again() -> None:
    done = simoun_does("play", "--seed", "1", typed="999\n0\nq\n")
    assert done.stdout.count("The numbers go from 1 to") == 2


def test_a_long_list_is_narrowed_in_steps(tmp_path: Path) -> None:
    """Whoever holds the helicopter flies the only pawn of a tile somewhere: card, pawn, place."""
    seed = next(
        seed
        for seed in range(100)
        if any(" lift " in str(a) for a in simoun.new_game("island", seed=seed).actions())
    )
    kept = tmp_path / "game.json"
    first = simoun_does("play", "--seed", str(seed), typed="q\n").stdout
    number = first.split("Helicopter  [")[1].split("]")[0]
    simoun_does(
        *["play", "--seed", str(seed), "--save", str(kept)],
        typed=f"{number}\n2\n\n{number}\n1\n1\nq\n",
    )
    moves = simoun.from_record(kept).record().moves
    assert " lift " in moves[0].text


def seen(game: Match) -> IslandView:
    return cast(IslandView, game.view())


def test_the_board_tells_dry_flooded_and_sunk_apart_without_colour() -> None:
    game = simoun.new_game("island", seed=7)
    words = Words("en")
    drawn = board_of("island").draw(game.view(), words).plain
    assert drawn.count("┌") == 24 - 6 + 1  # and one in the legend
    assert drawn.count("~" * 11) >= 6
    while not game.over:
        game.play(game.actions()[-1])
    sunk = sum(place["condition"] == "sunk" for place in seen(game)["places"])
    assert sunk
    assert board_of("island").draw(game.view(), words).plain.count("      ·      ") == sunk


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_fits_eighty_columns_and_shows_every_pawn(lang: str) -> None:
    game = simoun.new_game("island", players=4, seed=7)
    words = Words(lang)
    island = board_of("island").draw(game.view(), words).plain.splitlines()[:24]
    assert max(map(len, island)) <= 80
    for seat in seen(game)["seats"]:
        letter = words.forms("island", seat["adventurer"])["letter"]
        assert any(f" {letter} " in line for line in island)
