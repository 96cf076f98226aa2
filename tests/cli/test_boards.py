"""What the boards look like in a terminal: they fit it, and are told apart without colour."""

from __future__ import annotations

import re
from collections import Counter
from typing import cast

import pytest

import simoun
from simoun.cli.boards import board_of
from simoun.cli.boards.drawing import NO_BREAK, TIMES, percent
from simoun.cli.boards.sky import near
from simoun.core.phrases import slug
from simoun.games.island.face.seen import IslandView
from simoun.match import Match
from simoun.text import LANGUAGES, Words
from tests.contract.walks import read
from tests.sky.position import FACE, sky
from tests.through_the_desert.position import caravans
from tests.through_the_desert.test_view import AT_WORK


def on_paper(game: str, title: str, lang: str = "en") -> list[str]:
    """A position as it is drawn, line by line."""
    match = simoun.from_position(read(game, title))
    drawn = board_of(game).draw(match.view(), Words(lang)).whole().plain
    return [line.rstrip() for line in drawn.replace(NO_BREAK, " ").splitlines()]


# ---------------------------------------------------------------- Forbidden Island


def seen(game: Match) -> IslandView:
    return cast(IslandView, game.view())


def test_the_board_tells_dry_flooded_and_sunk_apart_without_colour() -> None:
    game = simoun.new_game("island", seed=7)
    words = Words("en")
    drawn = board_of("island").draw(game.view(), words).whole().plain
    assert drawn.count("┌") == 24 - 6
    assert drawn.count("~" * 11) >= 6
    while not game.over:
        game.play(game.actions()[-1])
    sunk = sum(place["condition"] == "sunk" for place in seen(game)["places"])
    assert sunk
    assert board_of("island").draw(game.view(), words).whole().plain.count("      ·      ") == sunk


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_fits_eighty_columns_and_shows_every_pawn(lang: str) -> None:
    game = simoun.new_game("island", players=4, seed=7)
    words = Words(lang)
    island = board_of("island").draw(game.view(), words).whole().plain.splitlines()[:18]
    assert max(map(len, island)) <= 80
    for seat in seen(game)["seats"]:
        letter = words.forms("island", seat["adventurer"])["letter"]
        assert any(letter in pawns_on(line) for line in island[::3])


def pawns_on(edge: str) -> str:
    """The letters at the right end of each upper edge."""
    return "".join(re.findall(r" (\w+) [┐~]", edge))


# ---------------------------------------------------------------- Forbidden Desert


def drawn(title: str, lang: str = "en") -> str:
    return "\n".join(on_paper("desert", title, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["guide", "last_sand", "peek", "take_off", "waiting_part"])
def test_the_desert_fits_eighty_columns_and_shows_every_pawn(title: str, lang: str) -> None:
    board = drawn(title, lang).splitlines()[:16]
    assert max(map(len, board)) <= 80
    for seat in cast(list[dict[str, str]], read("desert", title)["seats"]):
        letter = Words(lang).forms("desert", slug(seat["adventurer"]))["letter"]
        assert any(letter in pawns_on(line) for line in board[1::3])


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
    assert board.splitlines()[7].startswith("  ┌╌╌╌╌╌╌╌╌╌╌╌┐┌♣╌╌╌╌╌╌╌ A ┐")  # the third row's top
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
    return on_paper("sky", title, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["launch", "last_circle", "look_ahead", "scope", "gust", "guide"])
def test_the_platform_fits_eighty_columns_and_shows_every_pawn(title: str, lang: str) -> None:
    match = simoun.from_position(read("sky", title))
    drawn = board_of("sky").draw(match.view(), Words(lang)).board
    board = "\n".join(row.plain for row in drawn).splitlines()
    assert max(map(len, board)) <= 80
    for seat in cast(list[dict[str, str]], read("sky", title)["seats"]):
        letter = Words(lang).forms("sky", slug(seat["adventurer"]))["letter"]
        row = next(k for k, line in enumerate(board) if line.startswith(seat["at"][1:]))
        assert letter in board[row - 1]


def test_the_platform_shows_sides_wires_components_and_current_without_colour() -> None:
    assert platform("look_ahead")[:13] == [
        "        M          N          O",
        "   ┌≈≈≈≈≈≈≈≈≈┐┌─────────┐┌─────────┐",
        "50 ━A0     →←━━P5    →↓←━━P8   ↓←·→━",
        "   └✦────────┘└────┃────◆◆◎───┃────┘",
        "   ┌D────────┐┌N───┃────◆◆────┃────┐",
        "51 ━A1    →·←━━P3   ↑→·←━━P2   ↑←·→━",
        "   └▭────────┘└─────────┘└≈≈≈≈≈≈≈≈≈┘",
        "   ┌─────────┐┌────□────┐┌────┃────┐",
        "52 ━A2    →·←━━B1 ↑·→·↓←●●G1   ↑↓·←≈",
        "   └◎────────┘└────┃───✱┘└⚙───┃───✱┘",
        "   ┌S────────┐┌────○────┐",
        "53 ━A3    →↓←━│T1    ↑·↓≈",
        "   └↯───┃───✱┘└◎───┃────┘",
    ]


def test_a_second_wire_ends_beside_the_middle() -> None:
    lines = platform("guide")
    (below,) = [k for k, line in enumerate(lines) if "P4" in line]
    assert lines[below - 1].startswith("   ━────┃────◇")
    (beside,) = [k for k, line in enumerate(lines) if "G2" in line]
    assert lines[beside - 1].endswith("┌────┃────━") and lines[beside].endswith("━G2  ↑→·↓←━")
    assert "┌────┃┃───┐" in platform("launch")[13]


def test_the_forecast_tells_whom_the_storm_would_hit_and_blow_where() -> None:
    blown = "Gust: Doctor \N{MINUS SIGN}1 rope, Climber → N52, Electrician → M53"
    assert forecast("gust") == f"Lightning: — · {blown}"
    assert forecast("launch").startswith(
        "Lightning: Sailor, Electrician, Doctor, Navigator · Gust:"
    )


def forecast(title: str) -> str:
    (line,) = [line for line in platform(title) if line.startswith("Forecast")]
    return line.removeprefix("Forecast").strip()


def test_of_a_platform_that_is_too_wide_what_is_near_is_drawn() -> None:
    assert near(range(5), 0, 7) == range(5)
    assert near(range(12), 6, 7) == range(3, 10)
    assert (near(range(12), 0, 7), near(range(12), 11, 7)) == (range(7), range(5, 12))


def test_beside_the_platform_stand_blueprint_cables_storm_and_team() -> None:
    lines = platform("launch")
    said = [line.strip() for line in lines]
    assert any("Large capacitor 1 of 1 wired (1 N51+O51)" in line for line in said)
    assert any("Lightning rod 3 ━ Launch pad" in line for line in said)
    assert "Wind         West" in said
    assert any(
        line.startswith(f"Cables left  Short cable {TIMES}8 · Tiles left 19") for line in said
    )
    assert any(line.startswith("  N Navigator (seat4) · N50 · 1 of 4 health") for line in lines)
    known = platform("guide")
    assert "Storm deck   next: Gust" in known


def test_the_tiles_to_choose_from_are_drawn() -> None:
    hand, choice = platform("guide")[-2], platform("scope")[-2]
    assert hand == "   ━P1   ↑→·←━≈G1   ↑↓·→○"
    assert choice.count("P") == 3 and "T2" in choice and "G10" in choice


# ---------------------------------------------------------------- Through the Desert


def hexes(title: str, lang: str = "en") -> list[str]:
    return on_paper("through_the_desert", title, lang)


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
    drawn = board_of(game).draw(view, Words("en")).whole().plain.replace(NO_BREAK, " ").splitlines()
    (line,) = [line for line in drawn if line.startswith("Odds")]
    assert all(words in line for words in told) and line.count(" %") >= 2


@pytest.mark.parametrize(
    ("chance", "said"), [(0, "0"), (0.001, "< 1"), (0.125, "12"), (0.999, "99"), (1, "100")]
)
def test_only_what_is_certain_is_told_as_certain(chance: float, said: str) -> None:
    assert percent(chance) == said


def test_what_a_camel_and_the_longest_caravans_bring_is_told() -> None:
    game = caravans(AT_WORK)
    drawn = board_of("through_the_desert").draw(game.view(), Words("en")).whole().plain
    assert "M F8 +15" in drawn and "M Mint 11 (Blue +10)" in drawn


def test_what_a_tile_would_complete_is_told_with_its_turns() -> None:
    s = sky("A1 G9D", tiles={"D": "G1"})
    drawn = board_of("sky").draw(FACE.view(s, None), Words("en")).whole().plain
    assert "Would complete" in drawn and "G1 O51 (2): Small capacitor" in drawn
