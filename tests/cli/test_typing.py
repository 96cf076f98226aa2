"""What is typed: words, commands, and the reasons why something can't be done."""

from __future__ import annotations

from pathlib import Path

import pytest

import simoun
from simoun.cli.boards import board_of
from simoun.cli.typed import Vocabulary, meant_by
from simoun.core.catalog import game_names
from simoun.core.phrases import number_of
from simoun.core.refusal import Refused
from simoun.text import LANGUAGES, Words
from tests.cli.command import Does

ISLAND = ["play", "island", "--seed", "7", "--adventurers", "pilot,diver", "-o", "first=seat1"]


def moves_in(file: Path) -> list[str]:
    return [move.text for move in simoun.from_record(file).moves]


# ---------------------------------------------------------------- words


def vocabulary(game: simoun.Match, lang: str) -> Vocabulary:
    words = Words(lang)
    seats = [words.person(f"Player {number + 1}") for number in range(game.players)]
    return Vocabulary(words, game.rules.name, game.face.language, game.moment, seats)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_choice_is_found_by_its_verb_in_both_languages(name: str, lang: str) -> None:
    game = simoun.new_game(name, seed=3)
    known = vocabulary(game, lang)
    for choice in game.choices()[::40]:
        verb = Words(lang).say(f"{name}-verb-{choice['verb']}")
        assert choice in meant_by(known.read(verb), game.choices())


def test_three_letters_are_enough_and_capitals_and_accents_don_t_count() -> None:
    game = simoun.new_game("island", seed=7)
    known = vocabulary(game, "fr")
    place = f"place:{number_of('place', 'Coral Palace', game.moment.names)}"
    name = Words("fr").name("island", "coral-palace")
    assert known.read(name.upper()) == known.read("coral palace") == [[place]]
    assert known.read("CAVERNE") == known.read("cav") and len(known.read("cav")[0]) == 2
    assert known.read("finir")[0][0] == "verb:end"
    with pytest.raises(Refused, match="ne désigne rien ici"):
        known.read("fi")


def test_a_verb_opens_its_list_and_a_place_chooses(here: Does, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    game = simoun.new_game("island", seed=7, adventurers=["pilot", "diver"], first="seat1")
    move = next(choice for choice in game.choices() if choice["verb"] == "move")
    place = move["action"].removeprefix("seat1 move ")
    done = here(*ISLAND, "--save", str(kept), typed=f"move\n{place.lower()}\nq\n")
    assert done.returncode == 0
    assert moves_in(kept) == [move["action"]]


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "navigate diver", "(rule I27)"),
        ("en", "capture earth stone", "(rule I11)"),
        ("en", "diver move", "Pilot is playing. (rule I21)"),
        ("en", "seat2 end", "(rule I21)"),
        ("fr", "plongeur finir", "(règle I21)"),
    ],
)
def test_what_can_t_be_done_is_told_with_its_rule(
    here: Does, tmp_path: Path, lang: str, typed: str, told: str
) -> None:
    kept = tmp_path / "game.json"
    done = here(*ISLAND, "--lang", lang, "--save", str(kept), typed=f"{typed}\nq\n")
    assert told in done.stdout
    assert moves_in(kept) == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("dance", "“dance” names nothing here"),
        ("!!!", "“!!!” names nothing here"),
        ("999", "The numbers go from 1 to"),
        ("move " + "x" * 300, "Nothing that can be done has more than 200 letters."),
        ("rule I999", "There is no rule with that number: simoun rules island tells them all."),
        ("save", "Which file?"),
        ("save /no/such/folder/game.json", "can't be written: No such file"),
        ("undo", "There is nothing to take back"),
    ],
)
def test_a_mistake_gets_a_sentence_and_changes_nothing(
    here: Does, tmp_path: Path, typed: str, told: str
) -> None:
    kept = tmp_path / "game.json"
    done = here(*ISLAND, "--save", str(kept), typed=f"{typed}\nq\n")
    assert told in done.stdout
    assert (done.returncode, done.stderr, moves_in(kept)) == (0, "", [])


# ---------------------------------------------------------------- commands


@pytest.mark.parametrize(
    ("lang", "help_", "legend"), [("en", "help", "legend"), ("fr", "aide", "légende")]
)
def test_help_and_legend_come_on_demand(here: Does, lang: str, help_: str, legend: str) -> None:
    done = here(*ISLAND, "--lang", lang, typed=f"{help_}\n{legend}\ntable\nq\n")
    signs = board_of("island").legend(Words(lang))
    assert all(done.stdout.count(line) == 1 for line in signs)
    for command in ("undo", "legend", "table", "chances", "rule", "save", "quit"):
        name = Words(lang).say(f"cli-command-{command}")
        assert Words(lang).say(f"cli-help-{command}", name=name)[:60] in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_chances_are_told_on_demand(here: Does, lang: str) -> None:
    team = here(*ISLAND, "--lang", lang, typed="chances\nq\n")
    said = Words(lang).say("cli-chances-team", percent="…").partition("…")[0]
    assert team.stdout.count(said) == 1
    rivals = here("play", "through_the_desert", "--lang", lang, typed="chances\nq\n")
    said = Words(lang).say("cli-chances-rivals", chances="…").partition("…")[0]
    assert rivals.stdout.count(said) == 1
    assert rivals.stdout.partition(said)[2].count("%") >= 2


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_legend(name: str) -> None:
    lines = board_of(name).legend(Words("en"))
    assert len(lines) >= 2 and max(map(len, lines)) <= 80


def test_a_rule_is_told_by_its_number(here: Does) -> None:
    done = here(*ISLAND, typed="rule i8\nq\n")
    assert "I8 Move: for one action" in done.stdout and "*" not in done.stdout


def test_what_was_done_last_is_taken_back(here: Does, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = here(*ISLAND, "--save", str(kept), typed="1\n1\nundo\nq\n")
    assert "What was done last is taken back." in done.stdout
    assert len(moves_in(kept)) == 1


def test_an_end_by_a_slip_is_taken_back_before_the_card_comes(here: Does, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = here(*ISLAND, "--save", str(kept), typed="end\nundo\nend\n\nundo\nq\n")
    assert done.stdout.count("What was done last is taken back.") == 1
    assert done.stdout.count("There is nothing to take back") == 1
    assert moves_in(kept)[:2] == ["seat1 end", "seat1 draw"]


def test_who_takes_a_tile_sees_whose_it_is(here: Does) -> None:
    adventurers = ["--adventurers", "surveyor,electrician"]
    done = here("play", "sky", *adventurers, "--seed", "3", "-o", "first=seat1", typed="take\nq\n")
    assert "Take a tile" in done.stdout
    assert "\u00a0←\u00a0Electrician" in done.stdout
