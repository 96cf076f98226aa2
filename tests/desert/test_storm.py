"""The storm phase: wind, sun, and a storm that picks up (D24 to D31)."""

from __future__ import annotations

import pytest

from simoun.games.desert.data import STORM_COPIES, STORM_NAMES
from tests.desert.position import (
    FACE,
    RISE,
    SUN,
    at,
    desert,
    drawn,
    dunes,
    fresh,
    grid,
    sand,
    water,
)
from tests.playing import can, do, texts, verbs
from tests.storms import check_cards_come_one_by_one, storm_discard, storm_layers

ALL_CARDS = dict(zip(STORM_NAMES, STORM_COPIES, strict=True))

# ---------------------------------------------------------------- D24: how many cards


@pytest.mark.parametrize(("level", "number"), [(0, 2), (1, 3), (4, 4), (8, 5), (12, 6)])
def test_d24_as_many_cards_as_the_level_shows_one_at_a_time(level: int, number: int) -> None:
    s = desert(dunes("E"), level=level, storm=["3 wind north 1, 3 wind south 1"])
    check_cards_come_one_by_one(s, number)


@pytest.mark.parametrize(("reduced", "number"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_d24_less_the_reductions_but_never_below_none(reduced: int, number: int) -> None:
    s = desert(dunes("M", "E"), level=1, reductions=reduced)
    do(s, "seat1 end")
    assert s.to_draw == number and s.current == (0 if number else 1)


def test_d24_a_rise_does_not_lengthen_the_phase_it_comes_in() -> None:
    s = desert(dunes("E"), storm=[RISE, SUN])  # two cards now, three at the next tick
    do(s, "seat1 end", "seat1 storm", "seat1 storm")
    assert s.current == 1 and s.level == 1
    assert do(s, "seat2 end").to_draw == 3


def test_d24_it_stops_at_once_at_a_loss() -> None:
    s = desert(dunes("E"), level=12, storm=[SUN, RISE], water={"E": 0})
    do(s, "seat1 end", "seat1 storm")
    assert FACE.outcome(s) == "thirst" and texts(s) == [] and s.level == 12


def test_d24_it_stops_at_once_at_a_win() -> None:
    s = desert(
        dunes("l2EA"), taken="pecn", step="storm", storm=[SUN, RISE], hands={"A": "Dune Blaster"}
    )
    do(s, "seat1 storm", "seat2 blast A1")
    assert FACE.outcome(s) == "won" and texts(s) == [] and s.to_draw == 1


# ---------------------------------------------------------------- D25: the wind

NUMBERED = """
        .  .  t  .  .
        .  .  l1 .  .
        g  w2 @  m3 -pE
        .  .  |e4 .  .
        .  .  -n .  .
"""


@pytest.mark.parametrize(
    ("card", "column", "row"),
    [
        ("north 1", "t l1 |e5 @ -n", "g w2 |e5 m3 -pE"),
        ("north 2", "t l1 |e5 -n1 @", "g w2 |e5 m3 -pE"),
        ("south 1", "t @ l2 |e4 -n", "g w2 l2 m3 -pE"),
        ("south 2", "@ t1 l2 |e4 -n", "g w2 l2 m3 -pE"),
        ("west 1", "t l1 m4 |e4 -n", "g w2 m4 @ -pE"),
        ("west 2", "t l1 m4 |e4 -n", "g w2 m4 -p1E @"),
        ("east 1", "t l1 w3 |e4 -n", "g @ w3 m3 -pE"),
        ("east 2", "t l1 w3 |e4 -n", "@ g1 w3 m3 -pE"),
    ],
)
def test_d25_tiles_slide_into_the_hole_in_the_direction_of_the_arrow(
    card: str, column: str, row: str
) -> None:
    s = do(desert(NUMBERED, step="storm", storm=[f"wind {card}"]), "seat1 storm")
    assert " ".join(line.split()[2] for line in grid(s)) == column
    assert grid(s)[2] == row


def test_d25_pawns_sand_and_parts_travel_with_their_tile() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  t2EAc ?l1M
        .  .  .  .  .
        .  .  .  .  .
    """,
        step="storm",
        storm=["wind west 2"],
    )
    do(s, "seat1 storm")
    assert grid(s)[2] == ". . t3EAc ?l2M @"
    assert [at(s, seat) for seat in (1, 2, 3)] == ["C3", "C3", "D3"]


@pytest.mark.parametrize(("tile", "below"), [(":", ["wE", "mE"]), ("x", ["gE"])])
def test_d25_water_marks_and_the_crash_site_travel_too(tile: str, below: list[str]) -> None:
    s = desert(
        f"""
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  {tile}E .
        .  .  .  .  .
        .  .  .  .  .M
    """,
        turn="M",
        step="storm",
        to_draw=1,
        storm=["wind west 1"],
    )
    do(s, "seat2 storm", "seat1 dig C3", "seat1 excavate")
    assert grid(s)[2].split()[2] in below


# ---------------------------------------------------------------- D26 and D27: sand


def test_d26_each_tile_that_moved_gets_one_sand_city_or_desert() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        @  .  g1 t  .7
        .  .  .  .  .
        .E .  .  .  .
    """,
        step="storm",
        storm=["wind west 3"],
    )
    left = s.sand_left
    assert grid(do(s, "seat1 storm"))[2] == ".1 g2 t1 @ .7"
    assert s.sand_left == left - 3


def test_d26_a_tile_moved_by_two_cards_gets_two() -> None:
    s = desert(dunes("E"), step="storm", storm=["wind east 1", "wind west 1"])
    do(s, "seat1 storm", "seat1 storm")
    assert grid(s)[2] == ". .2 @ . ."


def test_d26_no_limit_to_the_sand_on_one_tile() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .40 .
        .  .  .  .  .
        .  .  .  .  .E
    """,
        step="storm",
        storm=["wind west 1", "wind east 1"],
    )
    do(s, "seat1 storm", "seat1 storm")
    assert sand(s, "D3") == 42 and s.sand_left == 6


def test_d26_a_tile_is_blocked_from_its_second_sand_on() -> None:
    s = desert(dunes("E"), step="storm", storm=["wind west 1", "wind east 1"], turn="M", order="EM")
    do(s, "seat2 storm")
    assert s.blocked == 0 and sand(s, "C3") == 1
    do(s, "seat2 storm")
    assert s.blocked == 1 << 13


def test_d25_to_d27_the_rulebooks_example_of_a_wind_of_three_with_two_tiles_to_slide() -> None:
    s = desert(
        """
        .  .  .E .  .
        .  .  .  .  .
        .  .  @  .  .
        .  .  .1 .  .
        .  .  gM .  .
    """,
        step="storm",
        storm=["wind north 3"],
    )
    left = s.sand_left
    assert grid(do(s, "seat1 storm")) == drawn("""
        .  .  .E .  .
        .  .  .  .  .
        .  .  .2 .  .
        .  .  g1M .  .
        .  .  @  .  .
    """)
    assert s.sand_left == left - 2


@pytest.mark.parametrize("card", ["wind north 2", "wind north 3"])
def test_d27_with_one_tile_to_slide_one_slides_and_gets_one_sand(card: str) -> None:
    s = desert(
        """
        .  .  .E .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .  .
        .  .  gM .  .
    """,
        step="storm",
        storm=[card],
    )
    left = s.sand_left
    assert grid(do(s, "seat1 storm")) == drawn("""
        .  .  .E .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  g1M .  .
        .  .  @  .  .
    """)
    assert s.sand_left == left - 1


@pytest.mark.parametrize("card", ["wind north 1", "wind north 2", "wind north 3"])
def test_d27_with_nothing_to_slide_the_card_still_counts_as_drawn(card: str) -> None:
    s = desert(
        """
        .  .  .E .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .M .
    """,
        step="storm",
        storm=[card],
    )
    before, left = grid(s), s.sand_left
    do(s, "seat1 storm")
    assert grid(s) == before and s.sand_left == left
    assert s.to_draw == 1 and storm_discard(s) == {card: 1}


# ---------------------------------------------------------------- D28: the sun


def test_d28_everybody_drinks_one() -> None:
    s = desert(dunes("E", "A", "W"), step="storm", storm=[SUN])
    assert water(do(s, "seat1 storm")) == [3, 2, 4]


def test_d28_but_those_in_a_tunnel_or_under_a_shield() -> None:
    s = desert(dunes("E", "tA", "WN"), step="storm", storm=[SUN], shields="W")
    assert water(do(s, "seat1 storm")) == [3, 3, 5, 4]


def test_d28_all_at_the_same_time() -> None:
    s = desert(dunes("EA", "N"), step="storm", storm=[SUN], water={"E": 0, "A": 1, "N": 1})
    do(s, "seat1 storm")
    assert FACE.outcome(s) == "thirst" and water(s) == [0, 0, 0]


# ---------------------------------------------------------------- D29: the storm picks up


def test_d29_the_marker_goes_up_one_tick() -> None:
    s = desert(dunes("E"), step="storm", level=3, storm=[RISE])
    assert do(s, "seat1 storm").level == 4 and s.to_draw == 2


def test_d29_the_new_number_counts_from_the_next_players_turn() -> None:
    s = desert(dunes("E"), level=3, storm=[RISE, "2 Sun Beats Down"])
    do(s, "seat1 end", *["seat1 storm"] * 3)
    assert s.current == 1
    assert do(s, "seat2 end").to_draw == 4


def test_d29_the_skull_counts_at_once() -> None:
    s = desert(dunes("E"), level=12, storm=[RISE])
    assert do(s, "seat1 end", "seat1 storm").over and s.to_draw == 5


# ---------------------------------------------------------------- D30: the deck runs out


def test_d30_an_empty_deck_is_made_anew_at_once_from_the_whole_discard() -> None:
    s = desert(dunes("E"), step="storm", storm=["wind north 1"], other_cards="discard", to_draw=1)
    do(s, "seat1 storm")
    assert storm_layers(s) == [ALL_CARDS] and storm_discard(s) == {}


def test_d30_in_the_middle_of_a_draw_too_and_that_card_is_shuffled_in() -> None:
    drawn_next = set()
    for seed in range(1, 300):
        s = desert(
            dunes("E"),
            step="storm",
            level=1,
            storm=["wind north 3"],
            other_cards="discard",
            seed=seed,
        )
        do(s, "seat1 storm")
        assert storm_layers(s) == [ALL_CARDS] and s.to_draw == 2
        drawn_next |= set(storm_discard(do(s, "seat1 storm")))
    assert drawn_next == set(STORM_NAMES)


def test_d30_not_before_the_last_card() -> None:
    s = desert(dunes("E"), step="storm", storm=["wind north 1", SUN], other_cards="discard")
    do(s, "seat1 storm")
    assert storm_layers(s) == [{SUN: 1}]


# ---------------------------------------------------------------- D31: whose turn


def test_d31_any_player_may_start_or_one_that_is_chosen() -> None:
    assert {int(fresh(seed, players=5).current) for seed in range(60)} == {0, 1, 2, 3, 4}
    for seat in range(3):
        assert fresh(players=3, first=f"seat{seat + 1}").current == seat


def test_d31_the_turn_passes_clockwise() -> None:
    s = desert(dunes("E", "A", "N"), storm=["3 wind north 1, 3 wind south 1, 3 wind west 1"])
    order = []
    for _ in range(4):
        seat = int(s.current) + 1
        order.append(seat)
        do(s, f"seat{seat} end", *[f"seat{seat} storm"] * 2)
    assert order == [1, 2, 3, 1]
    assert "seat2 move" in verbs(s) and not can(s, "seat1 end")
