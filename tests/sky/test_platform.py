"""Laying tiles, and what they complete (S11 to S17)."""

from __future__ import annotations

import pytest

from simoun.games.sky.face.view import view
from simoun.games.sky.state import Sky, turn_at
from simoun.games.sky.tiles import TILE_NAMES
from simoun.games.team.state import NOBODY
from tests.playing import can, do, texts, told, verbs
from tests.sky.position import GAME, components, hand, live_wires, place_at, rest, sky, tiles


def spots(s: Sky, tile: str, *, seat: int = 1) -> dict[str, str]:
    """Where a tile can be laid, and in which turns: {"N51": "023"}."""
    found: dict[str, str] = {}
    for text in sorted(rest(s, f"seat{seat} explore {tile}")):
        _, turn, _, spot = text.split()
        found[spot] = found.get(spot, "") + turn
    return found


# ---------------------------------------------------------------- S11, S12: where a tile can go


def test_s11_on_an_empty_spot_beside_ones_tile_in_any_turn() -> None:
    assert spots(sky("A1D", tiles={"D": "G7"}), "G7") == {"L51": "0123", "N51": "0123"}


def test_s11_it_costs_an_action_and_the_tile_leaves_the_hand() -> None:
    s = sky("A1D", tiles={"D": "G7 H2"})
    do(s, "seat1 explore G7 turned 2 at N51")
    assert (tiles(s, 1), s.actions_left, s.laid) == ("H2", 3, 5)
    assert turn_at(s, place_at(s, "N51")) == 2


def test_s11_not_where_a_tile_lies_nor_beside_another_tile() -> None:
    s = sky("A1D G7", tiles={"D": "G2"})
    assert spots(s, "G2") == {"L51": "0123"}


def test_s11_only_tiles_of_ones_own_hand_in_ones_own_turn() -> None:
    s = sky("A1DE", tiles={"E": "G2"})
    assert not texts(s, "seat1 explore") and not texts(s, "seat2 explore")


def test_s12_a_wire_must_meet_a_wire() -> None:
    s = sky("A1D", tiles={"D": "R1"})  # its only wire is on its printed top
    assert spots(s, "R1") == {"L51": "1", "N51": "3"}


def test_s12_clouds_of_the_new_tile_join_nothing() -> None:
    s = sky("A0D", tiles={"D": "P1"})  # clouds on one side, wires on three
    assert spots(s, "P1") == {"L50": "012", "N50": "023"}


@pytest.mark.parametrize("tile", ["P1", "P3"])  # clouds below; bare platform below
def test_s12_nor_does_a_side_of_ones_own_tile_without_wire(tile: str) -> None:
    s = sky(f"A1 {tile}D", tiles={"D": "G7"})
    assert spots(s, "G7") == {"N50": "0123", "O51": "0123"}


@pytest.mark.parametrize(
    ("left", "tile", "turn"),
    [
        ("G7", "R2", 2),  # one wire, two wires
        ("G2", "G7", 0),  # two wires, one wire
        ("G2", "R2", 2),  # two and two, on different sides of the middle
    ],
)
def test_s12_with_two_wires_on_one_side_the_second_may_end_there(
    left: str, tile: str, turn: int
) -> None:
    s = sky(f"A1 {left}D", tiles={"D": tile})
    do(s, f"seat1 explore {tile} turned {turn} at O51")
    assert s.laid == 6


# ---------------------------------------------------------------- S13: other neighbours


def test_s13_how_it_meets_other_neighbours_doesnt_matter() -> None:
    s = sky("A1D .\nA2 G7", tiles={"D": "P1"})
    assert can(s, "seat1 explore P1 turned 0 at N51")  # clouds beside G7's wire


def test_s13_nor_does_it_help() -> None:
    """The rod's only wire would meet G7's, but not that of the landing pad."""
    above = sky("A1D .\nA2 G7", tiles={"D": "R1"})
    below = sky("A1 .\nA2 G7D", tiles={"D": "R1"})
    assert spots(above, "R1") == {"L51": "1", "N51": "3"}
    assert spots(below, "R1") == {"N51": "2", "N53": "0", "O52": "3"}


# ---------------------------------------------------------------- S14, S15: components


@pytest.mark.parametrize("tile", ["R1", "R2", "R3", "R4", "R5"])
def test_s14_a_tile_with_a_rod_symbol_gets_a_rod_at_once(tile: str) -> None:
    s = sky("A1D", tiles={"D": tile})
    do(s, f"seat1 explore {tile} turned 3 at N51")
    assert components(s) == {"rod 1": "M53", "rod 2": "N51"}


@pytest.mark.parametrize("tile", [name for name in TILE_NAMES if name[0] != "R"])
def test_s14_no_other_tile_gets_one(tile: str) -> None:
    s = sky("A1D", tiles={"D": tile})
    do(s, texts(s, "seat1 explore")[0])
    assert tiles(s, 1) == "" and components(s) == {"rod 1": "M53"}


def test_s14_wherever_it_is_clamped_also_with_no_action_left() -> None:
    s = sky("A1D", tiles={"D": "R1"}, hands={"D": "Platform Clamp"}, actions_left=0)
    do(s, "seat1 clamp R1 turned 1 at L53")
    assert components(s) == {"rod 1": "M53", "rod 2": "L53"}


CIRCLES = {
    "small capacitor": ("A1 G9D", "G1 turned 2 at O51", "N51 O51"),
    "large capacitor": ("A1 F1<D", "H3 turned 0 at O51", "N51 O51"),
    "small, from beside": ("A1 B1>\nA2D", "T4 turned 3 at N52", "N51 N52"),
}


@pytest.mark.parametrize("title", CIRCLES)
def test_s15_two_half_discs_make_a_capacitor_wherever_the_pawn_stands(title: str) -> None:
    drawing, laid, places = CIRCLES[title]
    s = sky(drawing, tiles={"D": laid[:2]})
    do(s, f"seat1 explore {laid}")
    kind = "large" if title.startswith("large") else "small"
    assert components(s) == {"rod 1": "M53", f"{kind} capacitor 1": places}


def test_s15_one_tile_may_complete_several() -> None:
    """B1 has half a large disc to the west and half a small one to the north."""
    s = sky("A0 G7 G6v\nA1 F1<D .", tiles={"D": "B1"})
    do(s, "seat1 explore B1 turned 3 at O51")
    built = {"small capacitor 1": "O50 O51", "large capacitor 1": "N51 O51"}
    assert components(s) == {"rod 1": "M53", **built}


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("G9", "H3"),  # small, and large
        ("F1<", "G1v"),  # large, and small
        ("G9", "G7"),  # small, and a wire
        ("G7", "H3"),  # a wire, and large
    ],
)
def test_s15_halves_of_different_kinds_make_nothing(left: str, right: str) -> None:
    assert components(sky(f"A1D {left} {right}")) == {"rod 1": "M53"}


PAD = ["A0D P5> P8v", "A1  P3  P2<"]


@pytest.mark.parametrize(
    ("pawn", "laid"),
    [
        ("A0", "P5 turned 1 at N50"),
        ("P5>", "P8 turned 2 at O50"),
        ("A1", "P3 turned 0 at N51"),
        ("P3", "P2 turned 3 at O51"),
    ],
)
def test_s15_four_quarters_make_the_launch_pad_whichever_comes_last(pawn: str, laid: str) -> None:
    name, _, turn, _, _ = laid.split()
    drawn = "\n".join(PAD).replace("D", "").replace(f"{name}{'^>v<'[int(turn)]}".strip("^"), ".")
    s = sky(drawn.replace(pawn, f"{pawn}D"), tiles={"D": name})
    assert "launch pad" not in components(s)
    do(s, f"seat1 explore {laid}")
    assert components(s)["launch pad"] == "N50 N51 O50 O51"


def test_s15_a_quarter_that_looks_elsewhere_completes_nothing() -> None:
    s = sky("A0 P5> P8v\nA1 P3 P2")
    assert "launch pad" not in components(s)


def test_s15_a_component_is_told_and_shown() -> None:
    s = sky("A1 G9D", tiles={"D": "G1"})
    events = told(s, "seat1 explore G1 turned 2 at O51")
    assert [event["what"] for event in events] == ["explore", "found", "built"]
    shown = view(s, 0)["components"][-1]
    assert (shown["component"], shown["x"], shown["y"]) == ("small-capacitor-1", 4, 3)


# ---------------------------------------------------------------- S16: when a kind runs out

FIVE_SMALL = """
        .    F4   T2>  A0   B1>S
        .    G9   P6   A1   .
        .    G1   R3>  A2   T4<
        .    G10> F2>  A3D  .
        .    .    .    P7   .
        .    .    .    H1   .
"""
THREE_LARGE = """
        A0   T5>  H3
        A1   G5>  T3v
        A2   B1>  G4v
        A3   R5<D .
"""


def test_s16_components_may_be_placed_beyond_the_blueprint() -> None:
    built = components(sky(FIVE_SMALL))
    assert [name for name in built if "small" in name] == [
        f"small capacitor {k}" for k in range(1, 6)
    ]


def test_s16_when_a_kind_is_used_up_no_more_of_it_are_placed() -> None:
    s = sky(THREE_LARGE, tiles={"D": "F1"})
    before = components(s)
    assert "large capacitor 3" in before
    do(s, "seat1 explore F1 turned 1 at O53")
    assert components(s) == before and s.chooser == NOBODY and "seat1 end" in texts(s)


@pytest.mark.parametrize(("side", "places"), [("north", "N50 N51"), ("south", "N51 N52")])
def test_s16_with_one_piece_left_for_two_circles_the_player_chooses(side: str, places: str) -> None:
    s = sky(FIVE_SMALL, order="S", tiles={"S": "G3"}, hands={"D": "Jetpack"})
    do(s, "seat1 explore G3 turned 0 at N51")
    assert texts(s) == ["seat1 complete north", "seat1 complete south"]
    assert view(s, 0)["turn"]["asked"] == "circle"
    assert "small capacitor 6" not in components(s) and sum(hand(s, 1).values()) == 1
    do(s, f"seat1 complete {side}")
    assert components(s)["small capacitor 6"] == places
    assert {"seat1 end", "seat2 jet"} <= verbs(s)


def test_s16_the_one_who_places_the_tile_chooses_also_in_anothers_turn() -> None:
    s = sky(FIVE_SMALL, order="SD", turn="D", tiles={"S": "G3"}, hands={"S": "Platform Clamp"})
    do(s, "seat1 clamp G3 turned 0 at N51")
    assert texts(s) == ["seat1 complete north", "seat1 complete south"]
    do(s, "seat1 complete north")
    assert GAME.decider(s) == 1


def test_s16_with_pieces_enough_both_are_placed() -> None:
    four = FIVE_SMALL.replace("H1", ". ")
    s = do(sky(four, order="S", tiles={"S": "G3"}), "seat1 explore G3 turned 0 at N51")
    built = components(s)
    assert {built["small capacitor 5"], built["small capacitor 6"]} == {"N50 N51", "N51 N52"}
    assert s.chooser == NOBODY


def test_s16_there_is_one_launch_pad() -> None:
    s = sky("""
        .    .    A0   P5>  P8v
        P7>  P1v  A1   P3   P2<
        P6   P4<  A2   .    .
    """)
    assert [name for name in components(s) if "pad" in name] == ["launch pad"]


# ---------------------------------------------------------------- S17: a piece carries a wire


@pytest.mark.parametrize(
    ("tile", "group"),
    [("F1<", ["N"]), ("T5<", ["N"]), ("P6v", ["N", "E"]), ("P1v", ["N", "E"])],
)
def test_s17_a_piece_of_a_circle_joins_ordinary_wires(tile: str, group: list[str]) -> None:
    """Beside the rod of the start board: half a small or a large disc, or a quarter."""
    s = sky(f"A3D {tile}")
    assert live_wires(s, "N53") == [group] and components(s) == {"rod 1": "M53"}


def test_s17_two_halves_that_meet_join_their_wires() -> None:
    s = sky("A3 R3< F2>")
    assert components(s)["small capacitor 1"] == "N53 O53"
    assert live_wires(s, "O53") == [["S"]]
