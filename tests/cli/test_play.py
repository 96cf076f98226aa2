"""Whole games in the terminal, typed line by line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

import simoun
from simoun.cli.boards import board_of
from simoun.cli.boards.drawing import TIMES, percent, team_of
from simoun.cli.menu import MOST_IN_A_LINE, NO_BREAK, Item, Menu, Speaker, narrowed
from simoun.core.catalog import game_names
from simoun.core.phrases import slug
from simoun.games.island.face.seen import IslandView
from simoun.match import Match
from simoun.text import LANGUAGES, Words
from tests.cli.command import simoun_does
from tests.contract.walks import read
from tests.sky.position import FACE, sky
from tests.through_the_desert.position import caravans
from tests.through_the_desert.test_view import AT_WORK

ENDS = {"en": "The game is over.", "fr": "La partie est finie."}
LEGENDARY = ["--difficulty", "legendary"]
HARD = {"through_the_desert": ["-o", "scores=open"]}  # nobody but the others makes it hard


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_game_is_played_to_its_end_by_numbers(name: str, lang: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = simoun_does(
        *["play", name, "--players", "3", "--seed", "11", *HARD.get(name, LEGENDARY)],
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


# ---------------------------------------------------------------- Forbidden Sky


def platform(title: str, lang: str = "en") -> list[str]:
    game = simoun.from_position(read("sky", title))
    drawing = board_of("sky").draw(game.view(), Words(lang)).plain
    return [line.rstrip() for line in drawing.splitlines()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["launch", "last_circle", "look_ahead", "scope", "gust", "guide"])
def test_the_platform_fits_eighty_columns_and_shows_every_pawn(title: str, lang: str) -> None:
    lines = platform(title, lang)
    board = lines[: lines.index(next(line for line in lines if line.startswith("○ ●"))) + 4]
    assert max(map(len, board)) <= 80
    for seat in cast(list[dict[str, str]], read("sky", title)["seats"]):
        letter = Words(lang).forms("sky", slug(seat["adventurer"]))["letter"]
        row = next(line for line in board if line.startswith(seat["at"][1:]))
        assert letter in row


def test_the_platform_shows_sides_wires_components_and_current_without_colour() -> None:
    assert platform("look_ahead")[:21] == [
        "        M        N        O",
        "    ┌≈≈≈≈≈≈≈┐┌───────┐┌───────┐",
        "    │A0 ✦   ││P5     ││P8 ◎   │",
        "50  ━       ━━       ━━       ━",
        "    │   →←  ││  →↓←  ││  ↓←·→ │",
        "    └───────┘└───┃───◆◆───┃───┘",
        "    ┌───────┐┌───┃───◆◆───┃───┐",
        "    │A1 ▭   ││P3     ││P2     │",
        "51  ━   D   ━━   N   ━━       ━",
        "    │  →·←  ││  ↑→·← ││  ↑←·→ │",
        "    └───────┘└───────┘└≈≈≈≈≈≈≈┘",
        "    ┌───────┐┌───□───┐┌───┃───┐",
        "    │A2 ◎   ││B1    ✱││G1 ⚙  ✱≈",
        "52  ━       ━━       ●●       ≈",
        "    │  →·←  ││ ↑·→·↓←││  ↑↓·← ≈",
        "    └───────┘└───┃───┘└───┃───┘",
        "    ┌───────┐┌───○───┐",
        "    │A3 ↯  ✱││T1 ◎   ≈",
        "53  ━   S   ━│       ≈",
        "    │  →↓←  ││  ↑·↓  ≈",
        "    └───┃───┘└───┃───┘",
    ]


def test_a_second_wire_ends_beside_the_middle() -> None:
    lines = platform("guide")
    assert [line[4:14] for line in lines if "P4" in line] == ["━P4    ✱││"]
    assert [line[22:31] for line in lines if "G2" in line] == ["│G2 ⚙   ━"]


def test_beside_the_platform_stand_blueprint_cables_storm_and_team() -> None:
    lines = platform("launch")
    said = [line.strip() for line in lines]
    assert "Large capacitor · 1 of 1 wired · 1 N51+O51" in said
    assert "Lightning rod 3 ━ Launch pad" in said
    assert "Wind            West" in said and f"Cables left     Short cable {TIMES}8" in said
    assert any(line.startswith("  N Navigator (seat4) · N50 · 1 of 4 health") for line in lines)
    known = platform("guide")
    assert "                next: Gust" in known


def test_the_tiles_to_choose_from_are_drawn() -> None:
    hand, choice = platform("guide")[-4], platform("scope")[-4]
    assert hand == "    │P1     │≈G1 ⚙   │"
    assert choice.count("P") == 3 and "T2" in choice and "G10" in choice


# ---------------------------------------------------------------- Through the Desert


def hexes(title: str, lang: str = "en") -> list[str]:
    game = simoun.from_position(read("through_the_desert", title))
    return board_of("through_the_desert").draw(game.view(), Words(lang)).plain.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["riders", "closing", "territories", "setting_aside"])
def test_the_hexes_fit_eighty_columns(title: str, lang: str) -> None:
    board = hexes(title, lang)[:30]
    assert board[0].split() == list("ABCDEFGHIJKLMNOPQRSTU")[: len(board[0].split())]
    assert max(map(len, board)) <= 80


def test_the_hexes_show_camels_riders_water_oases_and_land_without_colour() -> None:
    board = hexes("territories")
    count = Counter(" ".join(line[3:] for line in board[1:30]).split())
    assert (count["♣"], count["~1"], count["~2"], count["~3"]) == (5, 7, 5, 9)
    assert (count["S1"], count["s1"], count["m1"], count["R5"]) == (1, 8, 1, 1)
    assert [count[f"░{seat}"] for seat in range(1, 6)] == [1, 0, 1, 1, 1]
    assert board[9].split()[:3] == ["5", "r3", "v1"]  # A5 and C5
    assert board[10].split()[:2] == ["r3", "~3"]  # B5 and D5, half a hex lower


def test_the_part_behind_the_line_is_drawn_for_those_who_play_on_it() -> None:
    assert hexes("closing")[0].endswith("P") and hexes("territories")[0].endswith("U")


def test_beside_the_hexes_stand_camels_left_lengths_tokens_and_points() -> None:
    lines = hexes("closing")
    supply = "Camels left S Saffron 22 R Rose 22 M Mint 22 A Azure 20 V Violet 13"
    assert supply in [" ".join(line.split()) for line in lines]
    assert any("V Violet 10 (Blue +10)" in line for line in lines)
    assert lines[-2].startswith("➤ 1 Blue (seat1) · S 1 R 1 M 1 A 3 V 10 · 0 tokens · Waterholes 0")
    hidden = hexes("territories")
    assert hidden[-1] == "➤ 5 Teal (seat5) · S 4 R 7 A 8 V 5 · 7 tokens"
    assert any("Riders" in line for line in hexes("riders")[-3:])


def test_a_camel_is_chosen_by_colour_and_then_by_place(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = simoun_does(
        *["play", "through_the_desert", "-o", "first=seat1", "--seed", "1", "--save", str(kept)],
        typed="1\n3\n1\nq\n",
    )
    assert f"Mint{NO_BREAK}…" in done.stdout
    assert simoun.from_record(kept).record().moves[0].text.startswith("seat1 ride Mint to ")


# ---------------------------------------------------------------- long lists


def test_a_way_is_chosen_step_by_step() -> None:
    """The longest list there is: where the Navigator guides the Climber, and with whom."""
    game = simoun.from_position(read("desert", "guide"))
    words, names = Words("en"), game.face.names(game.state)
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
    names = game.face.names(game.state)
    speaker = Speaker(Words("en"), "desert", ["A", "B", "C", "D", "E"], names)
    ways = [choice for choice in game.choices() if choice["verb"] == "guide"]
    assert len(ways) > 100
    assert_short(narrowed(Item("", ways), speaker), speaker)


def assert_short(menu: Menu, speaker: Speaker) -> None:
    assert len(menu.items) <= MOST_IN_A_LINE
    for item in menu.items:
        if len(item.choices) > 1:
            assert_short(narrowed(item, speaker), speaker)


# ---------------------------------------------------------------- what is likely, what it brings


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("island", ["Odds", "Waters Rise (2 cards)", "A tile sinks this turn"]),
        ("desert", ["Odds", "Sun (2 cards)", "Storm picks up"]),
        ("sky", ["Odds", "Lightning (6)", "Intensifies (3)"]),
    ],
)
def test_the_odds_of_the_next_cards_are_told_in_a_line(game: str, told: list[str]) -> None:
    view = simoun.new_game(game, seed=3).view()
    drawn = board_of(game).draw(view, Words("en")).plain.replace(NO_BREAK, " ").splitlines()
    (line,) = [line for line in drawn if line.startswith("Odds")]
    assert all(words in line for words in told) and line.count(" %") >= 2


@pytest.mark.parametrize(
    ("chance", "said"), [(0, "0"), (0.001, "< 1"), (0.125, "12"), (0.999, "99"), (1, "100")]
)
def test_only_what_is_certain_is_told_as_certain(chance: float, said: str) -> None:
    assert percent(chance) == said


def test_what_a_camel_and_the_longest_caravans_bring_is_told() -> None:
    game = caravans(AT_WORK)
    drawn = board_of("through_the_desert").draw(game.view(), Words("en")).plain
    assert "M F8 +15" in drawn and "M Mint 11 (Blue +10)" in drawn


def test_what_a_tile_would_complete_is_told_with_its_turns() -> None:
    s = sky("A1 G9D", tiles={"D": "G1"})
    drawn = board_of("sky").draw(FACE.view(s, None), Words("en")).plain
    assert "Would complete" in drawn and "G1 O51 (2): Small capacitor" in drawn
