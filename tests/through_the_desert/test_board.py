"""The board: what is printed on it, which part is in play, and files that are refused (T1)."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import simoun
from simoun.games.through_the_desert.board import BOARD, read_board
from tests.contract.refusals import refusal_of
from tests.through_the_desert.position import (
    CELLS,
    LABELS,
    NEIGHBOURS,
    PRINTED,
    caravans,
    do,
    room,
    seen,
    territory,
)

# ---------------------------------------------------------------- the part in play


def test_the_board_is_that_of_the_box() -> None:
    parts = Counter(cell["section"] for cell in CELLS.values())
    spots = Counter(cell["section"] for cell in CELLS.values() if cell["feature"] == "palm")
    circles = Counter(cell["section"] for cell in CELLS.values() if cell["feature"] == "circle")
    assert (parts["main"], parts["annex"], len(PRINTED["mountain"])) == (189, 62, 7)
    assert (spots["main"], sum(spots.values())) == (6, 7)
    assert (circles["main"], sum(circles.values())) == (32, 43)
    assert BOARD.labels == LABELS


def test_every_hex_is_next_to_those_around_it() -> None:
    assert NEIGHBOURS["E10"] == {"E9", "F9", "F10", "E11", "D10", "D9"}
    assert NEIGHBOURS["A4"] == {"A5", "B4"}
    assert NEIGHBOURS["I7"] == {"H6", "H7", "I6", "J6"}  # the massif lies below
    assert all(name in NEIGHBOURS[other] for name in LABELS for other in NEIGHBOURS[name])


@pytest.mark.parametrize(("players", "whole"), [(2, False), (3, False), (4, True), (5, True)])
def test_t1_the_part_behind_the_line_is_for_four_and_five(players: int, whole: bool) -> None:
    game = simoun.new_game("through_the_desert", players=players, aside="drawn", seed=players)
    view = seen(game)
    laid = [*view["palms"], *(hole["place"] for hole in view["waterholes"])]
    beyond = {name for name in LABELS if CELLS[name]["section"] == "annex"}
    assert view["whole"] == whole
    assert bool(beyond.intersection(LABELS[place] for place in laid)) == whole
    assert any(str(action).split()[-1] in beyond for action in game.actions()) == whole


AT_THE_LINE = """
        M N O
      3 .   .
          m1
      4 .   .
          m1
      5 .   M1
"""


def test_t1_with_two_and_three_players_the_line_is_the_edge() -> None:
    game = caravans(AT_THE_LINE, players=3)
    assert room(game, "Mint") == "M3 M4 M5 N2 N5 O3 O4 O6"
    do(game, "seat1 place Mint at O3")
    assert territory(game, 1) == ["O4"]


def test_t1_with_four_and_five_players_the_line_means_nothing() -> None:
    game = caravans(AT_THE_LINE, players=4)
    assert room(game, "Mint") == "M3 M4 M5 N2 N5 O3 O4 O6 P4 P5"
    do(game, "seat1 place Mint at O3", "seat1 place Mint at P3")
    assert territory(game, 1) == []


def test_t1_an_area_goes_across_the_line() -> None:
    game = caravans(
        """
        N O P Q
      3   m1  .
        m1  m1
      4   .   .
        m1  .
      5   M1  m1
            m1
      6   .   .
""",
        players=5,
    )
    do(game, "seat1 place Mint at Q4")
    assert territory(game, 1) == ["O4 P4"]


# ---------------------------------------------------------------- damaged files

Damage = Callable[[dict[str, Any]], object]

DAMAGED: list[tuple[str, Damage, str]] = [
    ("a part is missing", lambda d: d.pop("cells"), "The board lacks 'cells'."),
    ("the counts are missing", lambda d: d.pop("counts"), "The board lacks 'counts'."),
    ("the massif is missing", lambda d: d.pop("mountain"), "The board lacks 'mountain'."),
    ("something unknown", lambda d: d.update(rivers=[]), "The board has no 'rivers'"),
    ("no hex at all", lambda d: d.update(cells=[]), "The board has 0 hexes: it needs 1 to 253."),
    ("too many", lambda d: d["cells"].extend([d["cells"][0]] * 9), "has another number: 0."),
    ("no list", lambda d: d.update(cells={}), "'cells' can't be {}: it is a list."),
    ("no object", lambda d: d["cells"].append(7), "Hex 251 of the board must be an object"),
    ("cut off", lambda d: d["cells"].pop(), "these aren't its neighbours."),
    ("a hole", lambda d: d["cells"].pop(100), "Hex 100 of the board has another number: 101."),
    ("a hex lacks its name", lambda d: d["cells"][3].pop("label"), "3 of the board lacks 'label'."),
    ("a hex has more", lambda d: d["cells"][3].update(sand=2), "3 of the board has no 'sand'"),
    ("renamed", lambda d: d["cells"][3].update(label="Z9"), "at (0, 6), and is named Z9."),
    ("a name twice", lambda d: d["cells"][3].update(label="A4"), "and is named A4."),
    ("no name", lambda d: d["cells"][3].update(label=None), "'label' can't be None: it is a text."),
    ("moved", lambda d: d["cells"][3].update(row=12), "Hex 3 of the board is at (0, 12)"),
    ("far away", lambda d: d["cells"][3].update(row=10**9), "'row' can't be 1000000000"),
    ("skewed", lambda d: d["cells"][3].update(q=1), "A7 on the board: its two kinds of coord"),
    ("skewed", lambda d: d["cells"][3].update(r=-3), "A7 on the board: its two kinds of coord"),
    ("no number", lambda d: d["cells"][3].update(q="0"), "'q' can't be '0'"),
    ("a fraction", lambda d: d["cells"][3].update(r=6.0), "'r' can't be 6.0"),
    ("a neighbour less", lambda d: d["cells"][3]["neighbors"].pop(), "these aren't its neighbours"),
    ("twice", lambda d: d["cells"][3]["neighbors"].append(2), "these aren't its neighbours"),
    ("far", lambda d: d["cells"][3]["neighbors"].append(9), "A7 on the board: these aren't its"),
    ("nowhere", lambda d: d["cells"][3]["neighbors"].append(254), "'neighbors' can't be 254"),
    ("no place", lambda d: d["cells"][3]["neighbors"].append("A5"), "'neighbors' can't be 'A5'"),
    ("no part", lambda d: d["cells"][3].update(section="north"), "'section' can't be 'north'"),
    ("other part", lambda d: d["cells"][3].update(section="annex"), "188 for 'playable_main'"),
    ("no feature", lambda d: d["cells"][3].update(feature="lake"), "'feature' can't be 'lake'"),
    ("one circle more", lambda d: d["cells"][0].update(feature="circle"), "44 for 'circles_full'"),
    ("one spot more", lambda d: d["cells"][0].update(feature="palm"), "has 8 for 'palms_full'"),
    ("a mountain less", lambda d: d["mountain"].pop(), "The board has 6 for 'mountain', not 7."),
    ("counts", lambda d: d["counts"].update(palms_main=5), "has 6 for 'palms_main', not 5."),
    ("counts", lambda d: d["counts"].update(palms_main="6"), "'palms_main' can't be '6'"),
    ("counts", lambda d: d["counts"].update(lakes=0), "The board's counts has no 'lakes'"),
    ("counts", lambda d: d["counts"].pop("mountain"), "The board's counts lacks 'mountain'."),
]


@pytest.mark.parametrize(
    ("damage", "said"), [damaged[1:] for damaged in DAMAGED], ids=[one[0] for one in DAMAGED]
)
def test_a_damaged_board_is_refused_with_the_reason(damage: Damage, said: str) -> None:
    data = copy.deepcopy(PRINTED)
    damage(data)
    assert said in refusal_of(read_board, data)


@pytest.mark.parametrize("data", [None, [], "board", 7, {}])
def test_what_is_no_board_is_refused(data: object) -> None:
    assert refusal_of(read_board, data).startswith("The board ")


def test_a_board_without_room_for_the_palms_is_refused() -> None:
    """Where its counts agree with it."""
    data = copy.deepcopy(PRINTED)
    spots = [cell for cell in data["cells"] if cell["feature"] == "palm"]
    for cell in [spot for spot in spots if spot["section"] == "main"][:2]:
        cell["feature"] = "circle"
    data["counts"].update(palms_main=4, palms_full=5, circles_main=34, circles_full=45)
    said = "The board has 4 oasis spots on its main part: it needs 5."
    assert refusal_of(read_board, data) == said


def test_a_board_that_needs_more_waterholes_than_there_are_is_refused() -> None:
    data = copy.deepcopy(PRINTED)
    data["cells"][0]["feature"] = "circle"
    data["counts"].update(circles_main=33, circles_full=44)
    assert refusal_of(read_board, data) == "The board needs 46 waterholes: there are 45."


def test_the_good_board_is_read() -> None:
    assert read_board(copy.deepcopy(PRINTED)).labels == LABELS
