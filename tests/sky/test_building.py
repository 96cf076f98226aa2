"""What a tile would complete, as everyone is told before it is laid (S14 to S16)."""

from __future__ import annotations

import pytest

from simoun.core.actions import kind_of, what_of, whom_of
from simoun.core.squares import members
from simoun.games.sky.actions import CLAMP, EXPLORE
from simoun.games.sky.data import (
    CELL_NAMES,
    FIRST_COLUMN,
    FIRST_ROW,
    KIND_OF,
    SIDES_ACROSS,
    SIDES_DOWN,
    column_of,
    row_of,
)
from simoun.games.sky.face.view import view
from simoun.games.sky.face.words import KIND_SLUGS
from simoun.games.sky.platform import half_at
from simoun.games.sky.state import Sky, across, cell_at, down
from simoun.games.sky.tiles import TILE_NAMES
from tests.sky.position import GAME, random_game, sky
from tests.sky.test_platform import FIVE_SMALL, THREE_LARGE

Piece = tuple[str, int, int]
Lay = tuple[str, int, str]


def told(s: Sky) -> dict[Lay, set[Piece]]:
    return {
        (one["tile"], one["turn"], one["spot"]): {
            (piece["kind"], piece["x"], piece["y"]) for piece in one["pieces"]
        }
        for one in view(s, None)["completes"]
    }


def built(before: Sky, after: Sky) -> set[Piece]:
    """The components that stand now, and those of which somebody must choose one."""
    cell = int(cell_at(after, after.laid - 1))
    new = {
        (
            KIND_SLUGS[KIND_OF[component]],
            int(across(after, component)) - 2 * FIRST_COLUMN,
            int(down(after, component)) - 2 * FIRST_ROW,
        )
        for component in members(int(after.standing & ~before.standing))
    }
    choice = {
        (
            KIND_SLUGS[half_at(after, after.laid - 1, side)],
            2 * column_of(cell) + int(SIDES_ACROSS[side]),
            2 * row_of(cell) + int(SIDES_DOWN[side]),
        )
        for side in members(int(after.circles))
    }
    return new | choice


def laid(s: Sky) -> dict[Lay, set[Piece]]:
    """What each tile that may be laid now brings when it is."""
    found = {}
    for action in GAME.legal(s):
        if kind_of(action) in (EXPLORE, CLAMP):
            after = s.copy()
            GAME.apply(after, action)
            way = int(whom_of(action))
            lay = TILE_NAMES[what_of(action)], way & 3, CELL_NAMES[way >> 2]
            found[lay] = built(s, after)
    return {lay: pieces for lay, pieces in found.items() if pieces}


def test_s14_a_tile_with_the_symbol_brings_a_rod() -> None:
    s = sky("A1D", tiles={"D": "R1"})
    assert told(s)["R1", 3, "N51"] == {("rod", 3, 3)}
    assert told(s) == laid(s)


def test_s15_a_half_disc_completes_another_of_its_kind() -> None:
    s = sky("A1 G9D", tiles={"D": "G1"})
    assert told(s) == {("G1", 2, "O51"): {("small-capacitor", 4, 3)}}
    assert told(sky("A1 G9D", tiles={"D": "H3"})) == {}


def test_s15_one_tile_may_complete_several() -> None:
    s = sky("A0 G7 G6v\nA1 F1<D .", tiles={"D": "B1"})
    assert told(s)["B1", 3, "O51"] == {("small-capacitor", 5, 2), ("large-capacitor", 4, 3)}


def test_s15_the_fourth_quarter_at_a_corner_completes_the_launch_pad() -> None:
    s = sky("A0 P5> P8vD\nA1 P3 .", tiles={"D": "P2"})
    assert told(s) == {("P2", 3, "O51"): {("launch-pad", 4, 2)}}
    assert told(sky("A0 P5> P8vD\nA1 . .", tiles={"D": "P2"})) == {}


def test_s16_nothing_is_completed_of_a_kind_that_is_used_up() -> None:
    s = sky(THREE_LARGE, tiles={"D": "F1"})
    assert all(kind != "large-capacitor" for pieces in told(s).values() for kind, _, _ in pieces)
    assert told(s) == laid(s)


def test_s16_of_several_circles_for_one_piece_all_are_told() -> None:
    s = sky(FIVE_SMALL, order="S", tiles={"S": "G3"})
    assert told(s)["G3", 0, "N51"] == {("small-capacitor", 3, 2), ("small-capacitor", 3, 4)}


def test_a_clamp_reaches_farther_and_a_storm_has_no_explorer() -> None:
    drawing = "A1D G9"
    assert told(sky(drawing, tiles={"D": "G1"})) == {}
    clamped = sky(drawing, tiles={"D": "G1"}, hands={"D": "Platform Clamp"}, step="storm")
    assert told(clamped) == {("G1", 2, "O51"): {("small-capacitor", 4, 3)}}


@pytest.mark.parametrize("seed", range(6))
def test_s15_what_is_told_is_what_comes_when_it_is_laid(seed: int) -> None:
    kinds = set()
    for number, s in enumerate(random_game(seed, quiet=True, players=2 + seed % 4)):
        if number % 7 == 0 and not s.over:
            assert told(s) == laid(s)
            kinds |= {piece[0] for pieces in told(s).values() for piece in pieces}
        if number > 400:
            break
    assert {"rod", "small-capacitor"} <= kinds
