"""Cables and the circuit they make (S18 to S21, S42), and the rulebook's wrong connections."""

from __future__ import annotations

from itertools import product

import pytest

from simoun.games.sky import circuit, platform
from simoun.games.sky.data import COMPONENT_NAMES, PAD, PAD_KIND, ROD, SMALL
from simoun.games.sky.face.view import view
from tests.playing import can, do, texts, verbs
from tests.sky.position import CIRCUIT, ROCKET, cables, rest, sky, with_pawns

# ---------------------------------------------------------------- S18: adding a cable


def test_s18_an_action_joins_a_component_of_ones_tile_to_another() -> None:
    s = sky("A3D R1<")
    assert rest(s, "seat1 wire") == {"rod 1 to rod 2, short", "rod 1 to rod 2, long"}
    do(s, "seat1 wire rod 1 to rod 2, short")
    assert (cables(s), s.actions_left) == (["rod 1 to rod 2, short"], 3)
    assert (s.short_left, s.long_left) == (11, 4)


def test_s18_from_either_end_but_not_from_afar() -> None:
    assert "seat1 wire" in verbs(sky("A2\nA3 R1<D"))
    assert "seat1 wire" not in verbs(sky("A2D\nA3 R1<"))


def test_s18_nothing_to_join_on_a_tile_without_a_component() -> None:
    s = sky("A2 G7D\nA3 R1<")
    assert "seat1 wire" not in verbs(s) and "seat1 move" in verbs(s)


@pytest.mark.parametrize(
    ("drawing", "lengths"),
    [
        ("A3D R1<", {"short", "long"}),  # side by side: 4
        ("A2 R1<\nA3D .", {"long"}),  # corner to corner: 8
        ("A3D G7 R1<", {"long"}),  # a tile between: 16
        ("A2 G7 R1<\nA3D . .", set()),  # 20
    ],
)
def test_s18_a_cable_must_span_from_rod_to_rod(drawing: str, lengths: set[str]) -> None:
    found = {text.split(", ")[1] for text in rest(sky(drawing), "seat1 wire")}
    assert found == lengths


@pytest.mark.parametrize(("aside", "below"), list(product(range(6), range(6))))
def test_s18_reach_by_the_squared_distance_in_half_tiles(aside: int, below: int) -> None:
    far = aside**2 + below**2
    s = sky("A3")
    for kind in (ROD, SMALL, PAD_KIND):
        platform.build(s, kind, 1, 0, 20 + aside, 20 + below)  # anywhere on the sheet
    platform.build(s, SMALL, 1, 0, 20, 20)
    one = COMPONENT_NAMES.index("small capacitor 2")
    for other in (COMPONENT_NAMES.index("rod 2"), COMPONENT_NAMES.index("small capacitor 1")):
        spans = [bool(circuit.spans(s, one, other, length)) for length in range(2)]
        assert spans == [far <= 5, far <= 16]
    spans = [bool(circuit.spans(s, one, PAD, length)) for length in range(2)]
    assert spans == [far <= 10, far <= 25]


@pytest.mark.parametrize(
    ("short", "long", "lengths"), [(0, 4, {"long"}), (1, 0, {"short"}), (0, 0, set())]
)
def test_s18_one_of_that_length_must_be_left(short: int, long: int, lengths: set[str]) -> None:
    s = sky("A3D R1<")
    s.short_left, s.long_left = short, long
    assert {text.split(", ")[1] for text in rest(s, "seat1 wire")} == lengths


def test_s18_there_are_twelve_short_and_four_long_ones() -> None:
    left = view(sky(ROCKET), None)["cables_left"]
    assert left == {"short": 12, "long": 4}
    used = view(sky(ROCKET, cables=CIRCUIT[:-1]), None)["cables_left"]
    assert used == {"short": 8, "long": 0}


@pytest.mark.parametrize("tile", ["R5", "F1"])
def test_s18_a_capacitor_stands_on_both_its_tiles(tile: str) -> None:
    s = sky(with_pawns(ROCKET, **{tile: "D"}))
    assert can(s, "seat1 wire rod 4 to large capacitor 1, short")
    assert can(s, "seat1 wire rod 4 to rod 5, short") is (tile == "R5")


@pytest.mark.parametrize("tile", ["P7", "P3", "P2", "P6"])
def test_s18_the_launch_pad_stands_on_all_four(tile: str) -> None:
    s = sky(with_pawns(ROCKET, **{tile: "D"}))
    assert can(s, "seat1 wire rod 3 to launch pad, long")
    do(s, "seat1 wire rod 3 to launch pad, long", "seat1 unwire rod 3 from launch pad, long")
    assert s.actions_left == 2


def test_s18_never_two_cables_between_the_same_two_components() -> None:
    s = do(sky("A3D R1<"), "seat1 wire rod 1 to rod 2, short")
    assert "seat1 wire" not in verbs(s)


def test_s18_cables_may_cross() -> None:
    upright = "small capacitor 4 to large capacitor 1, long"
    s = sky(with_pawns(ROCKET, R2="D"), cables=[upright])
    do(s, "seat1 wire rod 5 to small capacitor 3, long")
    assert len(cables(s)) == 2


def test_s18_a_cable_may_pass_over_a_tile() -> None:
    s = sky("A3D G7 R1<")
    do(s, "seat1 wire rod 1 to rod 2, long")
    assert cables(s) == ["rod 1 to rod 2, long"]


# ---------------------------------------------------------------- S19: taking one off


def test_s19_an_action_takes_a_cable_back_to_the_supply() -> None:
    s = sky("A3D R1<", cables=["rod 1 to rod 2, short"])
    assert rest(s, "seat1 unwire") == {"rod 1 from rod 2, short"}
    do(s, "seat1 unwire rod 1 from rod 2, short")
    assert (cables(s), s.short_left, s.actions_left) == ([], 12, 3)


def test_s19_only_off_a_component_of_ones_tile() -> None:
    s = sky("A2D\nA3 R1<", cables=["rod 1 to rod 2, short"])
    assert "seat1 unwire" not in verbs(s)


# ---------------------------------------------------------------- S20: how many cables


def test_s20_a_component_takes_two_cables_never_a_third() -> None:
    """The rulebook's wrong connection: three on one component."""
    s = sky(
        with_pawns(ROCKET, R2="D"),
        cables=["rod 4 to rod 5, short", "rod 5 to rod 6, short"],
    )
    assert "seat1 wire" not in verbs(s)
    assert rest(s, "seat1 unwire") == {"rod 4 from rod 5, short", "rod 5 from rod 6, short"}


def test_s20_nor_can_another_component_be_joined_to_it() -> None:
    s = sky(
        with_pawns(ROCKET, A3="D"),
        cables=["rod 4 to rod 5, short", "rod 5 to rod 6, short"],
    )
    assert not [text for text in rest(s, "seat1 wire") if "rod 5" in text]
    assert can(s, "seat1 wire rod 1 to rod 6, short")


def test_s20_each_half_of_the_pad_takes_one_cable() -> None:
    """The rulebook's wrong connection: two cables on one half."""
    s = sky(
        with_pawns(ROCKET, P3="D"),
        cables=["rod 3 to launch pad, long", "small capacitor 1 to launch pad, short"],
    )
    assert not [text for text in rest(s, "seat1 wire") if "pad" in text]
    shown = [need for need in view(s, 0)["components"] if need["component"] == "launch-pad"]
    assert shown[0]["in_circuit"]


def test_s20_the_first_cable_takes_one_half_and_the_second_the_other() -> None:
    s = sky(with_pawns(ROCKET, P3="D"))
    do(s, "seat1 wire small capacitor 2 to launch pad, short")
    assert can(s, "seat1 wire small capacitor 1 to launch pad, short")


def test_s20_one_component_may_take_both_halves() -> None:
    s = sky(with_pawns(ROCKET, P3="D"))
    cable = "small capacitor 1 to launch pad"
    do(s, f"seat1 wire {cable}, short", f"seat1 wire {cable}, short")
    assert cables(s) == [f"{cable}, short", f"{cable}, short"] and s.short_left == 10
    assert texts(s, "seat1 unwire") == ["seat1 unwire small capacitor 1 from launch pad, short"]
    assert not s.over


def test_s20_no_cable_joins_the_two_halves() -> None:
    s = sky(with_pawns(ROCKET, P3="D"))
    assert not [text for text in rest(s, "seat1 wire") if text.count("launch pad") > 1]


def test_s20_a_loop_that_is_too_small_is_allowed_and_launches_nothing() -> None:
    s = sky(with_pawns(ROCKET, G1="DS"), cables=["rod 3 to launch pad, long"])
    do(s, "seat1 wire rod 3 to small capacitor 1, short")
    do(s, "seat1 wire small capacitor 1 to launch pad, short")
    assert not s.over and s.actions_left == 2 and not circuit.is_complete(s)


def test_s20_a_loop_without_the_pad_launches_nothing() -> None:
    s = sky(
        with_pawns(ROCKET, A3="D"),
        cables=["rod 1 to rod 5, long", "rod 5 to rod 6, short"],
    )
    assert not do(s, "seat1 wire rod 1 to rod 6, short").over


# ---------------------------------------------------------------- S21: what is left over


def test_s21_components_beyond_the_blueprint_need_not_be_wired() -> None:
    s = sky(with_pawns(ROCKET, P3="DS"), cables=CIRCUIT[:-1])
    needs = view(s, 0)["blueprint"]["needs"]
    shown = {need["kind"]: (need["placed"], need["in_circuit"]) for need in needs}
    assert shown["rod"] == (6, 4) and shown["small-capacitor"] == (4, 3)
    assert not s.over
    assert do(s, f"seat1 wire {CIRCUIT[-1]}").over
