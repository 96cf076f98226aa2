"""Whole games in the terminal, typed line by line."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import simoun
from simoun.cli.boards import board_of
from simoun.cli.boards.drawing import team_of
from simoun.cli.menu import MOST_IN_A_LINE, Item, Menu, Speaker, narrowed
from simoun.core.catalog import game_names
from simoun.core.phrases import slug
from simoun.games.island.view import IslandView
from simoun.match import Match
from simoun.text import LANGUAGES, Words
from tests.cli.command import simoun_does
from tests.contract.walks import read

ENDS = {"en": "The game is over.", "fr": "La partie est finie."}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_game_is_played_to_its_end_by_numbers(name: str, lang: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = simoun_does(
        *["play", name, "--players", "3", "--difficulty", "legendary", "--seed", "11"],
        *["--lang", lang, "--save", str(kept)],
        typed="1\n" * 2000,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert ENDS[lang] in done.stdout
    game = simoun.from_record(kept)
    assert game.over
    assert Words(lang).say(f"{name}-outcome-{game.outcome}") in done.stdout


def test_an_action_can_be_typed_as_a_record_writes_it_or_without_its_seat(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    game = simoun.new_game("island", seed=7)
    move = str(game.actions()[0])
    done = simoun_does(
        *["play", "island", "--seed", "7", "--save", str(kept)],
        typed=f"{move}\nmove Atlantis\nend\nq\n",
    )
    assert "There is no place 'Atlantis'" in done.stdout
    moves = [move.text for move in simoun.from_record(kept).record().moves]
    assert moves[:2] == [move, f"seat{game.decider + 1} end"]


def test_help_tells_what_each_adventurer_can_do() -> None:
    done = simoun_does(
        "play", "island", "--adventurers", "pilot,diver", "--seed", "1", typed="?\nq\n"
    )
    assert "Pilot · Once a turn, flies to any tile" in done.stdout
    assert "Diver · Dives through" in done.stdout
    assert done.stdout.endswith("You leave the game before its end.\n")


def test_a_number_that_stands_for_nothing_is_asked_again() -> None:
    done = simoun_does("play", "island", "--seed", "1", typed="999\n0\nq\n")
    assert done.stdout.count("The numbers go from 1 to") == 2


def test_a_long_list_is_narrowed_in_steps(tmp_path: Path) -> None:
    """Whoever holds the helicopter flies the only pawn of a tile somewhere: card, pawn, place."""
    seed = next(
        seed
        for seed in range(100)
        if any(" lift " in str(a) for a in simoun.new_game("island", seed=seed).actions())
    )
    kept = tmp_path / "game.json"
    first = simoun_does("play", "island", "--seed", str(seed), typed="q\n").stdout
    number = first.split("Helicopter  [")[1].split("]")[0]
    simoun_does(
        *["play", "island", "--seed", str(seed), "--save", str(kept)],
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


# ---------------------------------------------------------------- Forbidden Desert


def drawn(title: str, lang: str = "en") -> str:
    game = simoun.from_position(read("desert", title))
    return board_of("desert").draw(game.view(), Words(lang)).plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["guide", "last_sand", "peek", "take_off", "waiting_part"])
def test_the_desert_fits_eighty_columns_and_shows_every_pawn(title: str, lang: str) -> None:
    board = drawn(title, lang).splitlines()[:21]
    assert max(map(len, board)) <= 80
    for seat in cast(list[dict[str, str]], read("desert", title)["seats"]):
        letter = Words(lang).forms("desert", slug(seat["adventurer"]))["letter"]
        assert any(f" {letter} " in line for line in board)


def test_the_desert_tells_its_sides_apart_without_colour() -> None:
    board = drawn("waiting_part")
    assert (board.count("└─"), board.count("└╌")) == (9, 15)
    assert "(Mirage)" in board  # what a Terrascope has shown
    assert "The storm" in board


def test_the_desert_shows_sand_parts_and_what_the_clues_say() -> None:
    board = drawn("waiting_part")
    assert "┌░2✕╌" in board and "┌░1╌" in board
    assert "♣ Propeller (B3)" in board and "▲ Crystal (E5)" in board
    assert "■ Engine (not found)" in board
    assert board.splitlines()[9].rstrip("┐╌─ ").count("♣") == 1  # the top of the third row
    assert "42 of 48 markers left" in board
    clues = drawn("guide")
    assert "♣ Propeller (column E)" in clues and "■ Engine (row 1)" in clues
    assert "● Compass (column C)" in clues


def test_the_desert_shows_the_team() -> None:
    lines = drawn("guide").splitlines()
    assert "➤ N Navigator (seat1) · B2 · 3 of 4 water · Jet Pack, Solar Shield" in lines
    assert "  X Explorer (seat3) · B2 · 2 of 4 water · — · under a Solar Shield" in lines


def test_a_way_is_chosen_step_by_step() -> None:
    """The longest list there is: where the Navigator guides the Climber, and with whom."""
    game = simoun.from_position(read("desert", "guide"))
    words, names = Words("en"), game.rules.names(game.state)
    seats = team_of(game.view(), words).names()
    speaker = Speaker(words, "desert", seats, names)
    left = [choice for choice in game.choices() if choice["verb"] == "guide"]
    labels = []
    while len(left) > 1:
        item = narrowed(Item("", left), speaker).items[-1]
        assert len(item.choices) < len(left)
        labels.append(item.label)
        left = item.choices
    assert labels[0].startswith("Climber")
    assert left[0]["action"].startswith("seat1 guide seat2 by ")


def test_lists_of_ways_stay_short() -> None:
    game = simoun.from_position(read("desert", "guide"))
    names = game.rules.names(game.state)
    speaker = Speaker(Words("en"), "desert", ["A", "B", "C", "D", "E"], names)
    ways = [choice for choice in game.choices() if choice["verb"] == "guide"]
    assert len(ways) > 100
    assert_short(narrowed(Item("", ways), speaker), speaker)


def assert_short(menu: Menu, speaker: Speaker) -> None:
    assert len(menu.items) <= MOST_IN_A_LINE
    for item in menu.items:
        if len(item.choices) > 1:
            assert_short(narrowed(item, speaker), speaker)
