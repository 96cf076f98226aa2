"""A turn: up to 4 actions, then storm cards (D7 to D14)."""

from __future__ import annotations

from typing import Literal

import pytest

import simoun
from simoun.games.desert.actions import DIG, MOVE
from simoun.server.course import Course
from simoun.server.store import Row
from tests.desert.position import (
    FACE,
    SUN,
    at,
    desert,
    drawn,
    dunes,
    grid,
    hand,
    part_at,
    sand,
    targets,
    water,
)
from tests.playing import can, do, texts, verbs

# ---------------------------------------------------------------- D7: actions


def test_d7_up_to_four_actions_the_same_one_several_times() -> None:
    s = desert(dunes("E"))
    for left, place in [(3, "B1"), (2, "C1"), (1, "D1"), (0, "E1")]:
        do(s, f"seat1 move {place}")
        assert s.actions_left == left and s.current == 0
    assert texts(s) == ["seat1 end"]


@pytest.mark.parametrize("actions", [0, 1, 2, 3, 4])
def test_d7_the_actions_can_be_ended_at_any_time(actions: int) -> None:
    there_and_back = ["seat1 move B1", "seat1 move A1", "seat1 move B1", "seat1 move A1"]
    s = do(desert(dunes("E")), *there_and_back[:actions], "seat1 end")
    assert texts(s) == ["seat1 storm"]


def test_d7_with_none_left_equipment_and_sharing_are_still_possible() -> None:
    s = desert(
        dunes("EA"), actions_left=0, water={"A": 1}, hands={"E": "Solar Shield", "A": "Jet Pack"}
    )
    assert verbs(s) == {
        *{"seat1 end", "seat1 shade", "seat1 pour", "seat1 hand"},
        *{"seat2 jet", "seat2 hand"},
    }
    do(s, "seat1 pour 1 to seat2")
    assert s.current == 0 and can(s, "seat2 pour 1 to seat1")


def test_d7_the_storm_waits_for_the_end_of_the_actions() -> None:
    s = desert(dunes("E"))
    assert not can(s, "seat1 storm")
    do(s, "seat1 end")
    assert not can(s, "seat1 move B1") and not can(s, "seat1 end")


def test_d7_a_turn_is_four_new_actions() -> None:
    s = desert(dunes("E"), storm=["2 Sun Beats Down"], actions_left=1)
    do(s, "seat1 end", "seat1 storm", "seat1 storm")
    assert (s.current, s.actions_left) == (1, 4)


# ---------------------------------------------------------------- D8: move


def test_d8_a_step_to_a_tile_next_to_it_that_is_not_blocked() -> None:
    s = desert("""
        .  .  .  .  .
        .  .1 .3 .  .
        .2 .A @  .  .
        .  .  .1 .  .
        .  .  .  .  .
    """)
    assert targets(s, MOVE) == "B2 B4"
    do(s, "seat1 move B4")
    assert at(s, 1) == "B4" and s.actions_left == 3
    assert targets(s, MOVE) == "B3 A4 C4 B5"


@pytest.mark.parametrize(("much", "open_to_all"), [("", True), ("1", True), ("2", False)])
def test_d8_a_tile_with_two_sand_is_blocked(much: str, open_to_all: bool) -> None:
    assert can(desert(dunes("A", f".{much}")), "seat1 move B1") == open_to_all


@pytest.mark.parametrize(
    ("corner", "next_to_it"),
    [("A1", "B1 A2"), ("E1", "D1 E2"), ("A5", "A4 B5"), ("E5", "E4 D5")],
)
def test_d8_not_beyond_the_edge_and_not_round_it(corner: str, next_to_it: str) -> None:
    s = desert(dunes("A"), hands={"A": "Jet Pack"}, actions_left=1)
    if corner != "A1":
        do(s, f"seat1 jet to {corner}")
    assert targets(s, MOVE) == next_to_it


@pytest.mark.parametrize("pawn", "AEC")
def test_d8_nobody_moves_into_the_hole(pawn: str) -> None:
    s = desert(f"""
        .  .  .  .  .
        .  .  .{pawn} .  .
        .  .  @  .  .
        .  .  .  .  .
        .  .  .  .  .
    """)
    assert "C3" not in targets(s, MOVE).split()


# ---------------------------------------------------------------- D9: tunnels


def tunnels(here: str, there: str, third: str = ".") -> str:
    return f"""
        {here} .2 .  .  .
        .2     .  .  .  .
        .      .  @  .  .
        .      .  .  .  {third}
        .      .  .  .  {there}
    """


def test_d9_one_action_from_tunnel_to_tunnel() -> None:
    s = desert(tunnels("tA", "t", "t"))
    assert targets(s, MOVE) == "E4 E5"
    assert at(do(s, "seat1 move E5"), 1) == "E5" and s.actions_left == 3


@pytest.mark.parametrize(
    ("here", "there", "open_to_all"),
    [
        ("tA", "t1", True),
        ("t1A", "t", True),
        ("tA", "t2", False),
        ("t2A", "t", False),
        ("tA", "?t", False),
        ("?tA", "t", False),
        ("gA", "t", False),
        ("tA", "g", False),
    ],
)
def test_d9_both_are_revealed_and_neither_is_blocked(
    here: str, there: str, open_to_all: bool
) -> None:
    assert can(desert(tunnels(here, there)), "seat1 move E5") == open_to_all


def test_d9_the_climber_goes_into_and_out_of_blocked_tunnels() -> None:
    assert can(desert(tunnels("tC", "t2")), "seat1 move E5")
    assert can(desert(tunnels("t2C", "t")), "seat1 move E5")
    assert can(desert(tunnels("t3C", "t3")), "seat1 move E5")


def test_d9_who_stands_with_the_climber_leaves_a_blocked_tunnel_for_an_open_one() -> None:
    s = desert(tunnels("t2AC", "t", "t2"))
    assert targets(s, MOVE) == "E5"


# ---------------------------------------------------------------- D10: remove sand

SAND_ABOUT = """
        .1 .2 .1 .  .
        .1 .3A .1 .  .
        .1 .1 @  .  .
        .  .1 .  .  .
        .  .  .  .  .
"""


def test_d10_sand_goes_from_ones_own_tile_or_one_next_to_it() -> None:
    s = desert(SAND_ABOUT.replace(".3A", ".1M"))
    assert targets(s, DIG) == "B1 A2 B2 C2 B3"


def test_d10_one_marker_for_one_action_back_to_the_supply() -> None:
    s = desert(SAND_ABOUT.replace(".3A", ".M"))
    left = s.sand_left
    do(s, "seat1 dig B1")
    assert sand(s, "B1") == 1 and s.sand_left == left + 1 and s.actions_left == 3
    do(s, "seat1 dig B1")
    assert sand(s, "B1") == 0 and s.sand_left == left + 2
    assert not can(s, "seat1 dig B1")


def test_d10_nothing_to_remove_where_there_is_no_sand() -> None:
    assert targets(desert(dunes("A")), DIG) == ""


# ---------------------------------------------------------------- D11: excavate


@pytest.mark.parametrize(
    ("tile", "possible"),
    [(".", True), (":", True), ("x", True), ("?t", True), (".1", False), (".2", False)],
)
def test_d11_a_desert_side_without_sand_can_be_turned(tile: str, possible: bool) -> None:
    assert can(desert(dunes(f"{tile}A")), "seat1 excavate") == possible


@pytest.mark.parametrize("tile", ["g", "t", "w", "m", "l", "-p", "|n"])
def test_d11_a_city_side_is_not_turned_again(tile: str) -> None:
    assert not can(desert(dunes(f"{tile}A")), "seat1 excavate")


def test_d11_it_costs_an_action_and_shows_the_city_side() -> None:
    s = desert(dunes("?lA"))
    do(s, "seat1 excavate")
    assert grid(s)[0] == "lA . . . ." and s.actions_left == 3


def test_d11_only_ones_own_tile() -> None:
    s = do(desert(dunes("A", "E")), "seat1 excavate")
    assert grid(s)[0].split()[1:] == [".E", ".", ".", "."]


def test_d11_what_is_excavated_leaves_its_bag() -> None:
    s = desert(dunes(":A", "E"))
    do(s, "seat1 excavate", "seat1 move B1", "seat1 excavate")
    assert s.under_marked >> 56 == 2 and s.under_plain >> 56 == 19


@pytest.mark.parametrize(
    ("text", "undone"),
    [
        ("seat1 excavate", False),
        ("seat1 peek", False),
        ("seat1 scope B1", False),
        ("seat1 storm", False),
        ("seat1 move B1", True),
        ("seat1 dig B1", True),
        ("seat1 end", True),
    ],
)
def test_d11_what_has_turned_up_something_is_never_taken_back(text: str, undone: bool) -> None:
    step: Literal["actions", "storm"] = "storm" if text == "seat1 storm" else "actions"
    s = desert(dunes("M", ".1E", "g"), hands={"M": "Terrascope"}, step=step)
    start = simoun.from_position(FACE.position(s)).record()
    course = Course(start, [Row(1, text)])
    assert course.undoer == (0 if undone else None)


# ---------------------------------------------------------------- D12: parts


def test_d12_one_action_for_each_part_on_ones_own_tile() -> None:
    s = desert(dunes("gApn", "ge"))
    assert texts(s, "seat1 pick") == ["seat1 pick up propeller", "seat1 pick up compass"]
    do(s, "seat1 pick up compass")
    assert part_at(s, "compass") == "taken" and s.actions_left == 3
    do(s, "seat1 pick up propeller")
    assert part_at(s, "propeller") == "taken" and s.actions_left == 2
    assert grid(s)[0].split()[0] == "gA"


@pytest.mark.parametrize(
    ("tile", "possible"),
    [("gAc", True), ("g1Ac", True), ("g2Ac", False), (".Ac", False), ("?gAc", False)],
)
def test_d12_the_tile_is_revealed_and_not_blocked(tile: str, possible: bool) -> None:
    assert can(desert(dunes(tile)), "seat1 pick up crystal") == possible


def test_d12_a_part_on_an_unrevealed_tile_needs_the_excavation_first() -> None:
    s = do(desert(dunes("?gAc")), "seat1 excavate", "seat1 pick up crystal")
    assert part_at(s, "crystal") == "taken"


def test_d12_a_part_that_waits_in_the_hole_is_not_taken() -> None:
    s = desert("""
        .  .  .  .  .
        .  .  gE .  .
        .  gA @c .  .
        .  .  .  .  .
        .  .  .  .  .
    """)
    assert texts(s, "seat1 pick") == []


def test_d12_parts_are_not_passed_on() -> None:
    s = desert(dunes("gAE"), taken="pe", water={"A": 0, "E": 0})
    assert not {"seat1 hand", "seat2 hand"} & verbs(s)


# ---------------------------------------------------------------- D13: buried


def test_d13_who_is_buried_only_digs_its_own_tile_or_ends() -> None:
    s = desert(SAND_ABOUT.replace("A", "E"))
    assert texts(s) == ["seat1 dig B2", "seat1 end"]
    do(s, "seat1 dig B2")
    assert texts(s) == ["seat1 dig B2", "seat1 end"]
    do(s, "seat1 dig B2")
    assert {"seat1 move", "seat1 dig", "seat1 end"} == verbs(s) and sand(s, "B2") == 1
    assert targets(s, DIG) == "A1 B1 C1 A2 B2 C2 A3 B3"


def test_d13_the_turn_may_end_in_the_sand() -> None:
    assert texts(do(desert(dunes(".2E")), "seat1 end")) == ["seat1 storm"]


@pytest.mark.parametrize("tile", ["w2W", ".2M", ".2N", "g2Ac", "t2E"])
def test_d13_powers_finds_and_tunnels_wait_too(tile: str) -> None:
    pawn = tile[2]
    s = desert(dunes(tile, ".", ".C", "t"), order=pawn, water={pawn: 1})
    assert texts(s) == ["seat1 dig A1", "seat1 end"]


def test_d13_equipment_and_sharing_stay_free() -> None:
    s = desert(
        dunes(".2EA"),
        water={"A": 0},
        hands={"E": "Dune Blaster, Jet Pack, Solar Shield, Terrascope, Time Throttle"},
    )
    assert verbs(s) == {
        *{"seat1 dig", "seat1 end", "seat1 blast", "seat1 jet", "seat1 shade", "seat1 scope"},
        *{"seat1 speed", "seat1 pour", "seat1 hand"},
    }
    assert at(do(s, "seat1 jet to E5"), 1) == "E5"


@pytest.mark.parametrize("cells", [(".3ME", "."), (".3M", ".E"), (".3M", ".4E")])
def test_d13_others_dig_it_out_from_its_tile_or_from_next_to_it(cells: tuple[str, str]) -> None:
    s = desert(dunes(*cells), turn="E")
    assert can(s, "seat2 dig A1") == (cells[1] != ".4E")


def test_d13_one_dug_out_is_free_in_its_turn() -> None:
    s = desert(dunes(".2M", ".E"), turn="E", storm=["2 Sun Beats Down"])
    do(s, "seat2 dig A1", "seat2 end", "seat2 storm", "seat2 storm")
    assert {"seat1 reduce", "seat1 peek"} <= verbs(s)


# ---------------------------------------------------------------- D14: sharing


def test_d14_players_on_one_tile_pass_water_in_any_amount_that_fits() -> None:
    s = desert(dunes("EA"), water={"E": 4, "A": 0})
    assert texts(s, "seat1 pour") == [f"seat1 pour {n} to seat2" for n in (1, 2, 3)]
    do(s, "seat1 pour 2 to seat2")
    assert water(s) == [2, 2] and s.actions_left == 4
    assert texts(s, "seat1 pour") == ["seat1 pour 1 to seat2"]
    assert texts(s, "seat2 pour") == ["seat2 pour 1 to seat1", "seat2 pour 2 to seat1"]


def test_d14_one_can_give_down_to_none() -> None:
    s = do(desert(dunes("EA"), water={"E": 1, "A": 1}), "seat2 pour 1 to seat1")
    assert water(s) == [2, 0] and not s.over and texts(s, "seat2 pour") == []


def test_d14_nothing_is_poured_into_a_full_canteen() -> None:
    assert not {"seat1 pour", "seat2 pour"} & verbs(desert(dunes("EA")))
    s = desert(dunes("EA"), water={"E": 3, "A": 3})
    assert texts(s, "seat2 pour") == ["seat2 pour 1 to seat1"]
    assert texts(s, "seat1 pour") == []


def test_d14_equipment_passes_too() -> None:
    s = desert(dunes("EA"), hands={"E": "2 Jet Pack, Terrascope"})
    do(s, "seat1 hand Jet Pack to seat2")
    assert hand(s, 1) == {"Jet Pack": 1, "Terrascope": 1} and hand(s, 2) == {"Jet Pack": 1}
    assert s.actions_left == 4 and can(s, "seat2 hand Jet Pack to seat1")


def test_d14_not_from_tile_to_tile() -> None:
    s = desert(dunes("E", "A"), water={"E": 2, "A": 1}, hands={"E": "Jet Pack"})
    assert not {"seat1 pour", "seat2 pour", "seat1 hand"} & verbs(s)


@pytest.mark.parametrize("turn", "EAN")
def test_d14_in_anyones_turn(turn: str) -> None:
    s = desert(dunes("EA", "N"), turn=turn, water={"A": 2}, hands={"A": "Jet Pack"})
    assert can(s, "seat1 pour 1 to seat2") and can(s, "seat2 hand Jet Pack to seat1")
    assert not can(s, "seat3 pour 1 to seat2")


def test_d14_before_the_first_storm_card_and_between_any_two() -> None:
    s = desert(
        dunes("EA"),
        step="storm",
        level=1,
        storm=["3 Sun Beats Down"],
        water={"E": 4, "A": 0},
        hands={"A": "Jet Pack"},
    )
    do(s, "seat1 pour 1 to seat2", "seat1 storm")
    do(s, "seat1 pour 1 to seat2", "seat2 hand Jet Pack to seat1", "seat1 storm")
    assert water(s) == [0, 0] and s.to_draw == 1


def test_d14_a_card_is_turned_up_and_applied_in_one_step() -> None:
    s = desert(dunes("EA"), step="storm", storm=[SUN], water={"E": 4, "A": 0})
    do(s, "seat1 storm")
    assert s.over


# ---------------------------------------------------------------- the rulebook's example


def test_d7_to_d11_the_example_turn_of_the_water_carrier() -> None:
    s = desert("""
        .  .  .  .  .
        .  gW ?t2 .  .
        .  .  @  .  .
        .  .  .  .  .
        .  .  .  .  .
    """)
    do(s, "seat1 dig C2", "seat1 dig C2", "seat1 move C2", "seat1 excavate")
    assert grid(s)[:3] == drawn("""
        .  .  .  .  .
        .  g  tW .  .
        .  .  @  .  .
    """)
    assert len(hand(s, 1)) == 1 and s.actions_left == 0
