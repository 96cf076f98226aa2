"""Shelters and cages, and the storm phase (S24 to S35)."""

from __future__ import annotations

import pytest

from simoun.games.sky.data import DIRECTIONS, STORM_COPIES, STORM_NAMES
from simoun.games.sky.face.view import view
from simoun.games.sky.state import Sky
from simoun.games.sky.storm import would_be_struck
from tests.playing import do, texts, verbs
from tests.sky.position import (
    CIRCUIT,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    FACE,
    RISE,
    ROCKET,
    SHUFFLE,
    at,
    fresh,
    health,
    live_wires,
    place_names,
    rope,
    sky,
    stand,
    with_pawns,
)
from tests.storms import check_cards_come_one_by_one, storm_discard, storm_layers

ALL_CARDS = dict(zip(STORM_NAMES, STORM_COPIES, strict=True))

# ---------------------------------------------------------------- S24 to S26: shelter and cage


def test_s24_gusts_move_nobody_in_a_shelter_nor_wear_a_rope() -> None:
    """South of the shelter lies nothing; any number of pawns fits in."""
    s = sky("A1 H3DSE\nA2V", order="DSEV", step="storm", storm=["Gust"])
    do(s, "seat1 storm")
    assert (stand(s), rope(s)) == ("N51 N51 N51 M53", [5, 4, 4, 5])


def test_s24_a_shelter_is_no_help_against_lightning() -> None:
    s = sky("A3 H3DS", step="storm", storm=["Lightning"])
    assert health(do(s, "seat1 storm")) == [3, 4]


def test_s25_lightning_hurts_nobody_in_a_cage() -> None:
    s = sky("A3E F3DS", order="DSE", step="storm", storm=["Lightning"])
    do(s, "seat1 storm")
    assert live_wires(s, "N53") == [["E", "W"]] and health(s) == [4, 5, 5]


def test_s25_a_cage_is_no_help_against_gusts() -> None:
    s = sky("A3 F3DS", step="storm", storm=["Gust"])
    assert rope(do(s, "seat1 storm")) == [4, 3]


def test_s26_a_pawn_blown_into_a_shelter_is_safe_from_the_very_next_gust() -> None:
    s = sky("A1DS H3", vane="east", step="storm", storm=["2 Gust"])
    do(s, "seat1 storm")
    assert stand(s) == "N51 N51"
    do(s, "seat1 storm")
    assert (stand(s), rope(s)) == ("N51 N51", [5, 4])


def test_s26_and_one_blown_into_a_cage_from_the_next_lightning() -> None:
    s = sky("A3DS F3", vane="east", step="storm", storm=["Gust", "Lightning"])
    do(s, "seat1 storm", "seat1 storm")
    assert (stand(s), health(s)) == ("N53 N53", [4, 5])


def test_s26_one_blown_out_of_a_cage_is_struck() -> None:
    s = sky("A3 F3DS", vane="west", step="storm", storm=["Gust", "Lightning"])
    do(s, "seat1 storm", "seat1 storm")
    assert (stand(s), health(s)) == ("M53 M53", [3, 4])


# ---------------------------------------------------------------- S27: nothing else is shared


def test_s27_tiles_rope_and_health_are_nobodys_to_give() -> None:
    """Only equipment changes hands where no power says otherwise."""
    s = sky(
        "A1ECN",
        tiles={"E": "P1", "C": "P2"},
        health={"E": 1},
        rope={"C": 1},
        hands={"E": "Jetpack"},
    )
    assert shared(s) == {"seat1 hand"}


def shared(s: Sky) -> set[str]:
    """What may pass from one to another now."""
    passed = ("hand", "give", "take", "heal", "mend")
    return {text for text in verbs(s) if text.split()[1] in passed}


@pytest.mark.parametrize(
    ("turn", "power"), [("V", []), ("S", ["seat2 mend"]), ("D", ["seat3 heal"]), ("E", [])]
)
def test_s27_a_power_shares_what_it_says_and_nothing_else(turn: str, power: list[str]) -> None:
    """Only the Surveyor passes tiles; only the Sailor mends, and only the Doctor heals."""
    s = sky(
        "A1VSDE",
        turn=turn,
        tiles=dict.fromkeys("VSDE", "") | {"V": "P1", "S": "P2", "E": "P3"},
        health=dict.fromkeys("VSDE", 1),
        rope=dict.fromkeys("VSDE", 1),
    )
    assert shared(s) == {"seat1 give", "seat1 take", *power}


POWERS = {"V": {"seat1 give", "seat1 take"}, "D": {"seat1 heal"}, "S": {"seat1 mend"}}


@pytest.mark.parametrize("pawn", POWERS)
def test_s27_adjacent_means_sharing_a_side_clouds_or_not(pawn: str) -> None:
    beside = f"A1 P1{pawn}\nA2 P6vE"
    cornerwise = f"A1 P1{pawn}\nA2E P6v"
    for drawing, found in ((beside, POWERS[pawn]), (cornerwise, set())):
        tiles = {pawn: "G1", "E": "G2"}
        s = sky(drawing, order=f"{pawn}E", tiles=tiles, health={"E": 1}, rope={"E": 1})
        assert shared(s) == found


# ---------------------------------------------------------------- S28: how many cards


METER = list(enumerate([2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5]))


@pytest.mark.parametrize(("level", "number"), METER)
def test_s28_as_many_cards_as_the_level_shows_one_at_a_time(level: int, number: int) -> None:
    s = sky("A1 H3DS", level=level, storm=["4 Gust, Lightning"])
    check_cards_come_one_by_one(s, number)


def test_s28_it_stops_at_once_at_a_loss() -> None:
    s = sky("A3DS", health={"D": 1}, step="storm", storm=["Lightning", RISE])
    do(s, "seat1 storm")
    assert FACE.outcome(s) == "electrocuted" and texts(s) == [] and s.to_draw == 1


def test_s28_it_stops_at_once_at_a_win() -> None:
    s = sky(
        with_pawns(ROCKET, P3="DS"),
        cables=CIRCUIT[:-1],
        hands={"D": "Remote Fuser"},
        step="storm",
        storm=[CLOCKWISE, "Lightning"],
    )
    do(s, "seat1 storm", f"seat1 fuse {CIRCUIT[-1]}")
    assert FACE.outcome(s) == "won" and texts(s) == [] and storm_discard(s) == {CLOCKWISE: 1}


def test_s28_the_discard_may_be_looked_at_at_any_time() -> None:
    s = sky("A1 H3DS", step="storm", storm=["Gust", CLOCKWISE])
    do(s, "seat1 storm")
    assert view(s, 1)["storm"]["discard"] == {"gust": 1}
    do(s, "seat1 storm")
    assert view(s, None)["storm"]["discard"] == {"gust": 1, "wind-clockwise": 1}


# ---------------------------------------------------------------- S29, S30: lightning


def test_s29_a_pawn_on_a_tile_with_a_rod() -> None:
    s = sky("A2S\nA3D", order="DS", step="storm", storm=["Lightning"])
    assert health(do(s, "seat1 storm")) == [3, 5]


def test_s29_every_rod_in_play_is_struck() -> None:
    s = sky("A1 R1<D\nA2\nA3S", step="storm", storm=["Lightning"])
    assert health(do(s, "seat1 storm")) == [3, 4]


def test_s29_a_pawn_on_a_tile_with_a_wire_joined_to_a_rod_however_far() -> None:
    s = sky("A3 G7 F3 G9D", step="storm", storm=["Lightning"])
    assert live_wires(s, "P53") == [["W"]]
    assert health(do(s, "seat1 storm")) == [3, 5]


def test_s29_a_pawn_on_a_tile_with_a_component_joined_to_a_rod_by_cables() -> None:
    s = sky(
        with_pawns(ROCKET, P3="D", B1="S"),
        order="DS",
        cables=["rod 3 to launch pad, long"],
        step="storm",
        storm=["Lightning"],
    )
    assert health(do(s, "seat1 storm")) == [3, 5]


def test_s29_no_more_than_one_health_for_each_card() -> None:
    """On a rod, on a live wire of another rod, and on a cable from a third."""
    s = sky(
        "A2 R2<\nA3D R3<S",
        order="DS",
        cables=["rod 1 to rod 3, short"],
        step="storm",
        storm=["Lightning"],
    )
    assert health(do(s, "seat1 storm")) == [3, 4]


def test_s29_a_cable_without_a_rod_carries_nothing() -> None:
    s = sky(with_pawns(ROCKET, P3="DS"), cables=["small capacitor 1 to launch pad, short"])
    assert would_be_struck(s) == 0


def test_s29_the_rulebooks_example_with_five_adventurers() -> None:
    """The Navigator stands on a rod, the Doctor on a wire joined to it, the Surveyor on another,
    but in a cage; the Electrician on the launch pad, which cables join to the rod; the Sailor
    below such a cable, on a tile that no current reaches.
    """
    s = sky(
        """
        .    A0   P5>  P8vE
        .    A1   P3   P2<
        .    A2   B1   G1v
        G7D  A3N  T1S  .
        .    F3V  .    .
        """,
        order="NDVES",
        cables=["rod 1 to small capacitor 1, long", "small capacitor 1 to launch pad, short"],
        step="storm",
        storm=["Lightning"],
    )
    do(s, "seat1 storm")
    assert health(s) == [3, 3, 5, 5, 5]


@pytest.mark.parametrize("tile", ["P5", "P8", "P3", "P2", "B1", "G1"])
def test_s29_a_component_is_live_on_every_tile_it_stands_on(tile: str) -> None:
    board = """
        A0   P5>  P8v
        A1   P3   P2<
        A2   B1   G1v
        A3   .    .
    """
    wired = ["rod 1 to small capacitor 1, long", "small capacitor 1 to launch pad, short"]
    s = sky(with_pawns(board, **{tile: "D"}), cables=wired)
    assert would_be_struck(s) == 1
    assert would_be_struck(sky(with_pawns(board, **{tile: "D"}), cables=wired[1:])) == 0


def test_s30_current_passes_from_wires_to_no_cable() -> None:
    """Small capacitor 1 stands on live ground, but the cable from it to the pad carries nothing."""
    s = sky(
        with_pawns(ROCKET, G1="D", P3="S"),
        order="DS",
        cables=["small capacitor 1 to launch pad, short"],
    )
    assert live_wires(s, "N50") and would_be_struck(s) == 0b01


def test_s30_nor_from_cables_to_wires() -> None:
    """The cable makes both tiles of the capacitor live, but not the wire that leads on."""
    s = sky(
        """
        A2   B1   G1v
        A3   T1D  .
        """,
        cables=["rod 1 to small capacitor 1, long"],
    )
    assert place_names(s, int(s.live_cables)) == "M53 N52 O52"
    assert place_names(s, int(s.live_ground)) == "M53" and would_be_struck(s) == 0


def test_s30_nor_between_the_halves_of_the_pad() -> None:
    """A cable brings current to the pad, and the one on its other half takes none away."""
    s = sky(
        with_pawns(ROCKET, B1="D", P3="S"),
        order="DS",
        cables=["rod 3 to launch pad, long", "small capacitor 2 to launch pad, short"],
    )
    assert would_be_struck(s) == 0b10


def test_s30_nor_between_insulated_wires_of_one_tile() -> None:
    s = sky("A3 P1v R1<")
    assert live_wires(s, "N53") == [["N", "E"], ["W"]]  # from both sides
    s = sky("A3 P1v G7")
    assert live_wires(s, "N53") == [["N", "E"]] and live_wires(s, "O53") == []


@pytest.mark.parametrize(
    ("left", "right", "live"),
    [
        ("R2", "G8", [["N", "W"], ["Wl"]]),  # right of the middle meets left, as the other looks
        ("R2", "P4", [["W"]]),
        ("G2", "G8", [["N", "W"]]),
        ("G2", "P4", [["S", "Wr"], ["W"]]),  # left of it meets right
    ],
)
def test_s30_second_wires_meet_where_they_lie(left: str, right: str, live: list[list[str]]) -> None:
    """Below the rod: a live wire in the middle of the east side, and one to its right or left."""
    assert live_wires(sky(f"A3 .\n{left} {right}"), "N54") == live


def test_s30_a_cable_that_passes_over_a_tile_doesnt_touch_it() -> None:
    s = sky("A3 G9D R1<", cables=["rod 1 to rod 2, long"])
    assert place_names(s, int(s.live_cables)) == "M53 O53"


# ---------------------------------------------------------------- S31: the wind


@pytest.mark.parametrize("vane", range(4))
def test_s31_the_vane_turns_a_quarter_as_the_card_shows(vane: int) -> None:
    pointing = DIRECTIONS[vane]
    s = sky("A1DS", vane=pointing, step="storm", storm=[CLOCKWISE])
    assert do(s, "seat1 storm").vane == (vane + 1) % 4
    s = sky("A1DS", vane=pointing, step="storm", storm=[COUNTERCLOCKWISE])
    assert do(s, "seat1 storm").vane == (vane - 1) % 4


# ---------------------------------------------------------------- S32: gusts


@pytest.mark.parametrize(
    ("vane", "place"), [("north", "N50"), ("east", "O51"), ("south", "N52"), ("west", "M51")]
)
def test_s32_all_pawns_are_blown_one_tile_where_the_vane_points(vane: str, place: str) -> None:
    s = sky(
        """
        A0   P5>  .
        A1   G7DS G2
        A2   F3   .
        """,
        vane=vane,
        step="storm",
        storm=["Gust"],
    )
    do(s, "seat1 storm")
    assert (stand(s), rope(s)) == (f"{place} {place}", [5, 4])


def test_s32_all_at_once() -> None:
    s = do(sky("A0D\nA1S\nA2E", step="storm", storm=["Gust"]), "seat1 storm")
    assert stand(s) == "M51 M52 M53"


def test_s32_with_no_tile_there_a_rope_wears() -> None:
    s = do(sky("A3DS", step="storm", storm=["Gust"]), "seat1 storm")
    assert (stand(s), rope(s)) == ("M53 M53", [4, 3])


@pytest.mark.parametrize(("upper", "lower"), [("P1", "G7"), ("G7", "P1v"), ("P1", "P6v")])
def test_s32_or_with_clouds_on_either_side(upper: str, lower: str) -> None:
    s = sky(f"A1 {upper}DS\nA2 {lower}", step="storm", storm=["Gust"])
    do(s, "seat1 storm")
    assert (stand(s), rope(s)) == ("N51 N51", [4, 3])


def test_s32_teleporters_dont_matter() -> None:
    s = sky("A1 P8D\nA2S", step="storm", storm=["Gust"])
    do(s, "seat1 storm")
    assert (stand(s), rope(s)) == ("N51 M53", [4, 4])


def test_s32_the_rulebooks_example_with_five_adventurers() -> None:
    """The wind blows north. Nothing lies north of the Electrician; the Doctor is blown to her;
    beyond the Surveyor is a hole, beyond the Navigator a tile but clouds between; the Sailor
    is in a shelter.
    """
    s = sky(
        """
        A0E  G7   .
        A1D  .    .
        A2   G2V  H3S
        A3   P1vN .
        """,
        order="EDVNS",
        vane="north",
        step="storm",
        storm=["Gust"],
    )
    do(s, "seat1 storm")
    assert stand(s) == "M50 M50 N52 N53 O52"
    assert rope(s) == [3, 5, 4, 3, 4]


def test_s32_the_view_tells_what_a_gust_would_do() -> None:
    s = sky("A0D\nA1\nA2\nA3S H3E", order="DSE")
    blows = [(blow["to"], blow["rope"], blow["spared"]) for blow in view(s, 0)["forecast"]["gust"]]
    assert blows == [(1, 0, False), (None, 1, False), (None, 0, True)]


# ---------------------------------------------------------------- S33, S34: the storm rises


def test_s33_the_level_goes_up_one_tick_counted_from_the_next_turn() -> None:
    s = sky("A1 H3DS", level=4, storm=[RISE, "Gust"])  # two cards now, three at the next tick
    do(s, "seat1 end", "seat1 storm")
    assert (s.level, s.to_draw) == (5, 1)
    do(s, "seat1 storm")
    assert s.current == 1 and do(s, "seat2 end").to_draw == 3


def test_s33_the_skull_counts_at_once() -> None:
    s = sky("A1 H3DS", level=14, step="storm", storm=[RISE])
    do(s, "seat1 storm")
    assert FACE.outcome(s) == "swept" and texts(s) == []


def test_s34_the_shuffling_card_raises_the_level_shuffles_all_and_ends_the_phase() -> None:
    s = sky("A1 H3DS", level=10, step="storm", storm=["Gust", SHUFFLE], storm_discard="3 Lightning")
    do(s, "seat1 storm", "seat1 storm")
    assert (s.level, s.current, s.to_draw) == (11, 1, 0)
    assert storm_layers(s) == [ALL_CARDS] and storm_discard(s) == {}


def test_s34_the_skull_comes_first() -> None:
    s = sky("A1 H3DS", level=14, step="storm", storm=[SHUFFLE])
    assert FACE.outcome(do(s, "seat1 storm")) == "swept"


def test_s34_so_the_draw_pile_never_runs_out() -> None:
    s = sky("A1 H3DS", level=13, step="storm", storm=["Gust", SHUFFLE], other_cards="discard")
    do(s, "seat1 storm", "seat1 storm")
    assert storm_layers(s) == [ALL_CARDS]


# ---------------------------------------------------------------- S35: who starts


def test_s35_a_random_player_starts() -> None:
    assert {int(fresh(seed, players=4).current) for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.parametrize("first", [1, 2, 3])
def test_s35_or_a_chosen_one(first: int) -> None:
    assert {int(fresh(seed, players=3, first=f"seat{first}").current) for seed in range(9)} == {
        first - 1
    }


def test_s35_the_turn_passes_clockwise() -> None:
    s = sky("A1 H3DSE", storm=["4 Gust, 4 Lightning"])
    order = []
    for _ in range(4):
        seat = int(s.current) + 1
        order.append(seat)
        do(s, f"seat{seat} end", f"seat{seat} storm", f"seat{seat} storm")
    assert order == [1, 2, 3, 1] and at(s, 1) == "N51"
