"""What each adventurer can do that others can't (I25 to I29)."""

from __future__ import annotations

import pytest

from simoun.games.island.actions import FLY, MOVE, NAVIGATE, SHORE, SWIM
from simoun.games.island.state import Island
from tests.island.position import (
    ALL_FOUR,
    GAME,
    at,
    dry_island,
    end_turn,
    flooded,
    hand,
    island,
    targets,
)
from tests.playing import can, do, texts, verbs

# ---------------------------------------------------------------- Explorer

DIAGONAL = """
               .  .
            ~  x  ~  .
         .  .  .E .  .  .
         .  ~  .  x  .  .
            .  .  .  .
               .  .
"""


def test_i25_the_explorer_moves_diagonally_too() -> None:
    assert targets(island(DIAGONAL), MOVE) == {2, 4, 7, 9, 13, 14}


def test_i25_the_explorer_shores_up_diagonally_too() -> None:
    assert targets(island(DIAGONAL), SHORE) == {2, 4, 13}


def test_i25_the_explorer_swims_diagonally_too() -> None:
    s = island(DIAGONAL.replace(".E", "xE"), step="flood")
    assert targets(s, SWIM) == {2, 4, 7, 9, 13, 14}


def test_i25_nobody_else_does() -> None:
    s = island(DIAGONAL.replace("E", "M"))
    assert targets(s, MOVE) == {7, 9, 14} and targets(s, SHORE) == set()
    assert targets(island(DIAGONAL.replace(".E", "xM"), step="flood"), SWIM) == {7, 9, 14}


# ---------------------------------------------------------------- Pilot

LONELY_PILOT = """
               .  .
            .  x  x  .
         .  x  .P x  .  .
         .  .  ~  .  .  .
            .  .  .  .
               .  x
"""
MISSING = {3, 4, 7, 9, 23}


def reached(s: Island) -> set[int]:
    return targets(s, FLY) | targets(s, MOVE)


def test_i26_the_pilot_flies_to_any_tile_that_exists_once_in_a_turn() -> None:
    s = island(LONELY_PILOT)
    assert reached(s) == set(range(24)) - MISSING - {8}
    do(s, "seat1 fly #22")
    assert at(s, 1) == 22 and s.actions_left == 2
    assert targets(s, FLY) == set() and targets(s, MOVE) == {19}


def test_i26_the_pilot_still_walks_before_and_after() -> None:
    s = do(island(LONELY_PILOT), "seat1 move #14", "seat1 fly #0", "seat1 move #1")
    assert at(s, 1) == 1 and texts(s) == ["seat1 end"]


def test_i26_the_pilot_flies_alone() -> None:
    s = do(island(LONELY_PILOT.replace(".P", ".PM")), "seat1 fly #0")
    assert (at(s, 1), at(s, 2)) == (0, 8)


def test_i26_the_next_turn_brings_a_new_flight() -> None:
    s = island(dry_island("PM"), treasure_deck=["5 Earth Stone, 5 Crystal of Fire"])
    do(s, "seat1 fly #20")
    for seat in (1, 2):
        end_turn(s, seat)
    assert targets(s, FLY)


def test_i26_a_lift_is_not_the_flight() -> None:
    s = do(island(LONELY_PILOT, hands={"P": "Helicopter Lift"}), "seat1 lift seat1 to #0")
    assert reached(s) == set(range(24)) - MISSING - {0}


def test_i26_the_pilot_escapes_to_any_tile() -> None:
    s = island(LONELY_PILOT.replace(".P", "xP"), step="flood")
    assert targets(s, SWIM) == set(range(24)) - MISSING - {8}


def test_i26_the_pilot_escapes_to_any_tile_even_after_the_flight_of_the_same_turn() -> None:
    s = island(
        LONELY_PILOT.replace(".P x  .", ".P x  ~"),
        treasure_deck=["2 Earth Stone"],
        flood_deck=[[10]],
    )
    do(s, "seat1 fly #10", "seat1 end", "seat1 draw", "seat1 draw", "seat1 flood")
    assert targets(s, SWIM) == set(range(24)) - MISSING - {10}
    assert at(do(s, "seat1 swim #22"), 1) == 22 and texts(s) == ["seat1 flood"]


def test_i26_only_the_pilot_flies() -> None:
    for other in "ENDMG":
        assert targets(island(LONELY_PILOT.replace("P", other)), FLY) == set()


# ---------------------------------------------------------------- Navigator

STEERED = """
               .  .
            .  ~  .  .
         .  x  .? .  .  .
         .  .  x  .  .  .
            .  .  .  .
               .  .N
"""


@pytest.mark.parametrize("pawn", "MGP")
def test_i27_the_navigator_moves_another_pawn_one_or_two_adjacent_tiles(pawn: str) -> None:
    s = island(STEERED.replace("?", pawn), order="N")
    assert targets(s, NAVIGATE) == {0, 2, 3, 4, 9, 10, 15}
    do(s, "seat1 navigate seat2 to #10")
    assert at(s, 2) == 10 and s.actions_left == 2


def test_i27_the_explorer_so_moved_may_go_diagonally() -> None:
    s = island(STEERED.replace("?", "E"), order="N")
    first = {2, 3, 4, 9, 13, 15}
    assert first <= targets(s, NAVIGATE)
    assert targets(s, NAVIGATE) == {
        *first,
        *{0, 1, 5, 6, 10, 12, 16, 18, 19, 20, 21},
    }


def test_i27_the_diver_may_cross_one_missing_tile_as_the_first_of_two_steps() -> None:
    s = island(STEERED.replace("?", "D"), order="N")
    assert targets(s, NAVIGATE) == {0, 2, 3, 4, 9, 10, 15, 6, 13, 19}


def test_i27_the_diver_does_not_dive_further() -> None:
    s = island("""
               .N .
            .  .  .  .
         x  x  .D ~  ~  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
    """)
    assert 6 not in targets(s, NAVIGATE) and 11 not in targets(s, NAVIGATE)
    assert 12 not in targets(s, NAVIGATE) and 10 in targets(s, NAVIGATE)


def test_i27_a_pawn_that_cannot_move_is_not_moved_and_none_goes_back_to_its_start() -> None:
    s = island(STEERED.replace(".? .", ".M x").replace("~", "x"), order="N")
    assert targets(s, NAVIGATE) == set()
    s = island(STEERED.replace("?", "M"), order="N")
    assert 8 not in targets(s, NAVIGATE)


def test_i27_the_explorer_so_moved_crosses_no_missing_tile() -> None:
    s = island("""
               .N .
            x  x  x  .
         .  x  .E x  .  .
         .  x  x  x  .  .
            .  .  .  .
               .  .
    """)
    assert targets(s, NAVIGATE) == set()


def test_i27_being_navigated_is_not_the_pilots_flight() -> None:
    s = island(STEERED.replace("?", "P"), order="N", treasure_deck=["2 Earth Stone"])
    end_turn(do(s, "seat1 navigate seat2 to #10"), 1)
    assert targets(s, FLY)


def test_i27_the_navigator_itself_walks_as_others_do() -> None:
    s = island(STEERED.replace("?", "M"), order="N")
    assert targets(s, MOVE) == {20, 22}
    assert not any("navigate seat1" in text for text in texts(s))


# ---------------------------------------------------------------- Diver


def test_i28_the_diver_goes_through_missing_and_flooded_tiles_round_corners() -> None:
    s = island("""
               .  .
            .  .  .  .
         .  .D x  ~  .  .
         .  .  .  x  .  .
            .  .  ~  .
               .  .
    """)
    assert targets(s, MOVE) == {2, 6, 13, 3, 14, 9, 4, 10, 16, 20, 19, 21, 23}
    do(s, "seat1 move #21")
    assert at(s, 1) == 21 and s.actions_left == 2


def test_i28_a_dry_tile_ends_a_dive() -> None:
    s = island("""
               .  .
            .  .  .  .
         .D x  .  x  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
    """)
    assert targets(s, MOVE) == {2, 8, 12, 13}


def test_i28_only_over_the_24_places() -> None:
    s = island("""
               .D x
            .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
    """)
    assert targets(s, MOVE) == {3, 4}


def test_i28_a_dive_ends_on_another_tile_that_exists() -> None:
    s = island("""
               .  .
            .  .  .  .
         .  .  ~D x  .  .
         .  .  x  x  .  .
            .  .  .  .
               .  .
    """)
    assert targets(s, MOVE) == {3, 7, 4, 10, 13, 16, 19, 20}


def test_i28_the_diver_swims_to_the_nearest_tile_a_choice_among_equals() -> None:
    s = island(
        """
               .  .
            .  x  ~  .
         .  x  xD x  .  .
         .  .  x  .  .  .
            .  .  .  .
               .  .
    """,
        step="flood",
    )
    assert targets(s, SWIM) == {0, 2, 4, 6, 10, 13, 15, 19}


def test_i28_next_door_is_nearest() -> None:
    s = island(
        """
               .  .
            .  x  ~  .
         .  x  xD ~  .  .
         .  .  x  .  .  .
            .  .  .  .
               .  .
    """,
        step="flood",
    )
    assert targets(s, SWIM) == {9}


def test_i28_however_far_it_is() -> None:
    s = island(
        """
               xD x
            x  x  x  x
         x  x  x  x  x  x
         x  x  x  x  x  x
            x  x  x  x
               ~l ~M
    """,
        captured=ALL_FOUR,
        step="flood",
    )
    assert targets(s, SWIM) == {22}


# ---------------------------------------------------------------- Engineer

WORK = """
               .  .
            .  ~  .  .
         .  ~  ~G ~  ~  .
         .  .  .  .  .  .
            .  .  .  .
               .  .M
"""


def test_i29_the_engineer_shores_up_two_tiles_for_one_action() -> None:
    s = do(island(WORK), "seat1 shore #3", "seat1 shore #8")
    assert flooded(s) == {7, 9, 10} and s.actions_left == 2
    do(s, "seat1 shore #7")
    assert s.actions_left == 1


def test_i29_both_within_reach_of_where_it_stands() -> None:
    s = do(island(WORK), "seat1 shore #3")
    assert targets(s, SHORE) == {7, 8, 9}


def test_i29_one_tile_will_do() -> None:
    s = do(island(WORK), "seat1 shore #3", "seat1 end")
    assert texts(s) == ["seat1 draw"]


def test_i29_the_second_tile_may_follow_the_last_action() -> None:
    s = do(island(WORK, actions_left=1), "seat1 shore #3")
    assert verbs(s) == {"seat1 shore", "seat1 end"}
    do(s, "seat1 shore #8")
    assert texts(s) == ["seat1 end"]


def test_i29_the_second_tile_lapses_with_the_turn() -> None:
    s = island(WORK.replace(".M", "~M"), treasure_deck=["2 Earth Stone"], flood_deck=[[0, 1]])
    end_turn(do(s, "seat1 shore #3"), 1)
    do(s, "seat2 shore #23")
    assert s.actions_left == 2


def test_i29_the_second_tile_lapses_when_the_engineer_moves() -> None:
    s = do(island(WORK), "seat1 shore #3", "seat1 move #9", "seat1 shore #9")
    assert s.actions_left == 0


def test_i29_the_second_tile_lapses_when_the_engineer_does_something_else() -> None:
    s = island(WORK.replace("G", "GM").replace(".M\n", ".\n"), hands={"G": "Earth Stone"})
    do(s, "seat1 shore #3", "seat1 give Earth Stone to seat2", "seat1 shore #9")
    assert s.actions_left == 0


def test_i29_the_second_tile_lapses_when_the_engineer_is_lifted() -> None:
    s = island(WORK, hands={"M": "Helicopter Lift"}, order="G", actions_left=1)
    do(s, "seat1 shore #3", "seat2 lift seat1 to #9")
    assert not can(s, "seat1 shore #9") and "seat1 end" in verbs(s)


def test_i29_it_does_not_lapse_when_another_pawn_is_lifted_or_sandbags_are_played() -> None:
    s = island(WORK, hands={"M": "Helicopter Lift, Sandbags"}, order="G", actions_left=1)
    do(s, "seat1 shore #3", "seat2 sandbag #10", "seat2 lift seat2 to #0")
    assert targets(s, SHORE) == {7, 8, 9}


def test_i29_nobody_else_gets_a_second_tile() -> None:
    s = do(island(WORK.replace("G", "D")), "seat1 shore #3", "seat1 shore #8")
    assert s.actions_left == 1


# ---------------------------------------------------------------- Messenger


def test_i29_the_messenger_gives_from_afar_one_action_a_card() -> None:
    s = island(WORK, order="M", hands={"M": "2 Earth Stone, Sandbags"})
    do(s, "seat1 give Earth Stone to seat2", "seat1 give Earth Stone to seat2")
    assert hand(s, 2) == {"Earth Stone": 2} and s.actions_left == 1
    assert not can(s, "seat1 give Sandbags to seat2")


def test_i29_nobody_gives_to_the_messenger_from_afar() -> None:
    s = island(WORK, hands={"G": "Earth Stone"})
    assert "seat1 give" not in verbs(s) and GAME.decider(s) == 0
