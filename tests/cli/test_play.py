"""Whole games in the terminal, typed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

import simoun
from simoun.cli.boards.drawing import NO_BREAK, team_of
from simoun.cli.menu import MOST_IN_A_LINE, Item, Menu, Speaker, narrowed
from simoun.cli.sitting import Sitting
from simoun.text import LANGUAGES, Words
from tests.cli.command import Does, Done
from tests.contract.walks import read

ENDS = {"en": "The game is over.", "fr": "La partie est finie."}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["island", "desert", "sky"])
def test_a_game_is_played_to_its_end_by_numbers(
    here: Does, name: str, lang: str, tmp_path: Path
) -> None:
    kept = tmp_path / "game.json"
    done = here(
        *["play", name, "--players", "3", "--seed", "11", "--difficulty", "legendary"],
        *["--lang", lang, "--save", str(kept)],
        typed="1\n" * 2000,
    )
    assert_ended(done, name, lang, kept)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_to_its_end_by_words(here: Does, lang: str, tmp_path: Path) -> None:
    """A colour and a place say all that is needed."""
    kept = tmp_path / "game.json"
    sitting = Sitting(simoun.new_game("through_the_desert", seed=11, scores="open").record(), {})
    words = Words(lang)
    lines = []
    while not sitting.match.over:
        choice = sitting.choices()[-1]
        if sitting.asks():
            lines.append(" ".join(said(pick, sitting, words) for pick in choice["picks"]))
        sitting.play(choice["action"])
    done = here(
        *["play", "through_the_desert", "--seed", "11", "-o", "scores=open"],
        *["--lang", lang, "--save", str(kept)],
        typed="\n".join(lines),
    )
    assert_ended(done, "through_the_desert", lang, kept)
    assert simoun.from_record(kept).moves == sitting.match.moves


def said(pick: str, sitting: Sitting, words: Words) -> str:
    thing, _, which = pick.partition(":")
    if thing == "place":
        return sitting.moment.names["place"][int(which)].lower()
    return words.name("through_the_desert", which)


def assert_ended(done: Done, name: str, lang: str, kept: Path) -> None:
    assert (done.returncode, done.stderr) == (0, "")
    assert ENDS[lang] in done.stdout
    game = simoun.from_record(kept)
    assert game.over
    assert Words(lang).say(f"{name}-outcome-{game.outcome}") in done.stdout


def test_an_action_can_be_typed_as_a_record_writes_it_or_without_its_seat(
    here: Does, tmp_path: Path
) -> None:
    kept = tmp_path / "game.json"
    game = simoun.new_game("island", seed=7)
    move = str(game.actions()[0])
    done = here(
        *["play", "island", "--seed", "7", "--save", str(kept)],
        typed=f"{move}\nmove Atlantis\nend\nq\n",
    )
    assert "“atlantis” names nothing here" in done.stdout
    moves = [move.text for move in simoun.from_record(kept).record().moves]
    assert moves[:2] == [move, f"seat{game.decider + 1} end"]


def test_help_tells_what_each_adventurer_can_do(here: Does) -> None:
    done = here("play", "island", "--adventurers", "pilot,diver", "--seed", "1", typed="?\nq\n")
    assert "Pilot · Once a turn, flies to any tile" in done.stdout
    assert "Diver · Dives through" in done.stdout
    assert done.stdout.endswith("You leave the game before its end.\n")


def test_a_number_that_stands_for_nothing_is_asked_again(here: Does) -> None:
    done = here("play", "island", "--seed", "1", typed="999\n0\nq\n")
    assert done.stdout.count("The numbers go from 1 to") == 2


def test_a_long_list_is_narrowed_in_steps(here: Does, tmp_path: Path) -> None:
    """Whoever holds the helicopter flies the only pawn of a tile somewhere: card, pawn, place."""
    seed = next(
        seed
        for seed in range(100)
        if any(" lift " in str(a) for a in simoun.new_game("island", seed=seed).actions())
    )
    kept = tmp_path / "game.json"
    first = here("play", "island", "--seed", str(seed), typed="q\n").stdout
    number = first.split(f"]{NO_BREAK}Helicopter{NO_BREAK}…")[0].rpartition("[")[2]
    here(
        *["play", "island", "--seed", str(seed), "--save", str(kept)],
        typed=f"{number}\n2\n\n{number}\n1\n1\nq\n",
    )
    moves = simoun.from_record(kept).record().moves
    assert " lift " in moves[0].text


def test_a_camel_is_chosen_by_colour_and_then_by_place(here: Does, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = here(
        *["play", "through_the_desert", "-o", "first=seat1", "--seed", "1", "--save", str(kept)],
        typed="place\n3\n17\nc9\nq\n",
    )
    assert f"Mint{NO_BREAK}…" in done.stdout
    assert "Type a place" in done.stdout and "“17” names nothing here" in done.stdout
    assert [str(move.text) for move in simoun.from_record(kept).moves] == ["seat1 ride Mint to C9"]


# ---------------------------------------------------------------- long lists


def test_a_way_is_chosen_step_by_step() -> None:
    """The longest list there is: where the Navigator guides the Climber, and with whom."""
    game = simoun.from_position(read("desert", "guide"))
    words, names = Words("en"), game.face.names(game.state)
    seats = team_of(game.view(), words).called()
    speaker = Speaker(words, "desert", seats, names, game.face.language)
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
    words, names = Words("en"), game.face.names(game.state)
    seats = [words.person(name) for name in "ABCDE"]
    speaker = Speaker(words, "desert", seats, names, game.face.language)
    ways = [choice for choice in game.choices() if choice["verb"] == "guide"]
    assert len(ways) > 100
    assert_short(narrowed(Item("", ways), speaker), speaker)


def assert_short(menu: Menu, speaker: Speaker) -> None:
    assert len(menu.items) <= MOST_IN_A_LINE
    for item in menu.items:
        if len(item.choices) > 1:
            assert_short(narrowed(item, speaker), speaker)
