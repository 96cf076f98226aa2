"""A turn: up to 4 actions, then storm cards (S7 to S10)."""

from __future__ import annotations

import pytest

from simoun.games.sky.tiles import TILE_NAMES
from tests.playing import can, do, verbs
from tests.sky.position import at, rest, sky, stand, tiles

# ---------------------------------------------------------------- S7: actions


def test_s7_move_scout_explore_and_wire_are_the_actions() -> None:
    s = sky("A2\nA3D R1<", tiles={"D": "P1"})
    words = ["move", "scout", "explore", "wire", "end"]
    assert verbs(s) == {f"seat1 {word}" for word in words}


def test_s7_four_actions_the_same_one_several_times_in_any_order() -> None:
    s = sky("A1D")
    for left in (4, 3, 2, 1):
        assert s.actions_left == left
        do(s, "seat1 move M52" if at(s, 1) == "M51" else "seat1 move M51")
    assert verbs(s) == {"seat1 end"}


@pytest.mark.parametrize("number", range(5))
def test_s7_nobody_needs_to_use_them_all(number: int) -> None:
    s = sky("A1D")
    actions = ["seat1 move M52", "seat1 scout", "seat1 move M51", "seat1 scout"]
    do(s, *actions[:number], "seat1 end")
    assert s.ended and verbs(s) == {"seat1 storm"}


def test_s7_the_storm_begins_only_when_the_player_ends_the_actions() -> None:
    s = sky("A1VDE", actions_left=1, hands={"D": "Strike Shield"}, tiles={"V": "P1"})
    do(s, "seat1 move M52")
    assert not s.ended
    assert verbs(s) == {"seat1 end", "seat2 shield", "seat2 hand", "seat1 give"}


def test_s7_the_next_turn_begins_with_four() -> None:
    s = sky("A1DE", storm=["Wind Clockwise, Wind Counterclockwise"], actions_left=1)
    do(s, "seat1 end", "seat1 storm", "seat1 storm")
    assert (s.current, s.actions_left, s.ended) == (1, 4, False)


# ---------------------------------------------------------------- S8: moving


def test_s8_to_a_tile_beside_but_not_to_a_diagonal_one() -> None:
    s = sky("""
        A0  P5>  .
        A1D G7   G2
        A2  .    .
    """)
    assert rest(s, "seat1 move") == {"M50", "M52", "N51"}


@pytest.mark.parametrize(
    ("upper", "lower"),
    [
        ("G7", "G2"),  # copper on both sides
        ("P3", "G7"),  # bare platform, and copper beyond
        ("G7", "P3v"),  # the other way round
        ("P3", "P8v"),  # bare platform on both
    ],
)
def test_s8_over_platform_with_or_without_wire(upper: str, lower: str) -> None:
    s = sky(f"A1 {upper}D\nA2 {lower}S")
    assert rest(s, "seat1 move") == {"M51", "N52"}
    do(s, "seat1 move N52")
    assert at(s, 1) == "N52" and s.actions_left == 3
    assert "N51" in rest(s, "seat1 move")


@pytest.mark.parametrize(
    ("upper", "lower"),
    [
        ("P1", "G7"),  # clouds, and copper beyond
        ("G7", "P1v"),  # copper, but clouds beyond
        ("P1", "P6v"),  # clouds on both
        ("P3", "P1v"),  # bare platform, but clouds beyond
    ],
)
def test_s8_clouds_on_either_side_bar_the_way(upper: str, lower: str) -> None:
    above, below = sky(f"A1 {upper}D\nA2 {lower}"), sky(f"A1 {upper}\nA2 {lower}D")
    assert rest(above, "seat1 move") == {"M51"}
    assert rest(below, "seat1 move") == {"M52"}


def test_s8_one_cannot_leave_the_platform() -> None:
    assert rest(sky("A0D"), "seat1 move") == {"M51"}


# ---------------------------------------------------------------- S9: teleporters


def test_s9_one_action_takes_one_from_a_teleporter_to_another() -> None:
    s = sky("""
        A1   G7   G2   P8
        A2D  .    .    .
        A3   T1<  .    .
    """)
    assert rest(s, "seat1 move") == {"M51", "M53", "N53", "P51"}
    do(s, "seat1 move P51")
    assert (at(s, 1), s.actions_left) == ("P51", 3)
    do(s, "seat1 move N53", "seat1 move M52")
    assert (at(s, 1), s.actions_left) == ("M52", 1)


def test_s9_not_from_or_to_another_tile_nor_from_the_only_one() -> None:
    s = sky("A1D G7 P8\nA2\n")
    assert rest(s, "seat1 move") == {"M50", "M52", "N51"}
    assert rest(sky("A2D"), "seat1 move") == {"M51", "M53"}


def test_s9_a_teleporter_beside_another_is_reached_once() -> None:
    s = sky("A1\nA2D P8")
    assert rest(s, "seat1 move") == {"M51", "M53", "N52"}


# ---------------------------------------------------------------- S10: scouting


def test_s10_an_action_draws_a_tile_from_the_pile() -> None:
    s = sky("A1D", pile="G3")
    do(s, "seat1 scout")
    assert (tiles(s, 1), s.pile, s.actions_left) == ("G3", 0, 3)


def test_s10_any_tile_of_the_pile_may_come() -> None:
    drawn = {tiles(do(sky("A1D", seed=seed), "seat1 scout"), 1) for seed in range(400)}
    assert drawn == set(TILE_NAMES)


@pytest.mark.parametrize(
    ("who", "held", "may"),
    [
        *[("D", "P1 P2", True), ("D", "P1 P2 P3", False)],
        *[("V", "P1 P2 P3", True), ("V", "P1 P2 P3 P4", False)],
    ],
)
def test_s10_not_with_three_in_hand_four_for_the_surveyor(who: str, held: str, may: bool) -> None:
    assert can(sky(f"A1{who}", tiles={who: held}), "seat1 scout") is may


def test_s10_a_tile_is_never_discarded() -> None:
    s = sky("A0D", tiles={"D": "P1 P2 P3"})
    assert verbs(s) == {"seat1 move", "seat1 explore", "seat1 end"}


def test_s10_an_empty_pile_is_no_loss() -> None:
    s = sky("A1DE", pile="", storm=["Wind Clockwise, Wind Counterclockwise"])
    assert verbs(s) == {"seat1 move", "seat1 end"}
    do(s, "seat1 end", "seat1 storm", "seat1 storm")
    assert not s.over and verbs(s) == {"seat2 move", "seat2 end"} and stand(s) == "M51 M51"
