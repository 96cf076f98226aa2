"""What the city tiles do (D15 to D23)."""

from __future__ import annotations

import pytest

from simoun.core.bags import bag_size, cards
from simoun.games.desert.data import CITY, EQUIPMENT_COPIES, TUNNEL, UNDER_PLAIN
from tests.desert.position import (
    RISE,
    SUN,
    at,
    desert,
    drawn,
    dunes,
    grid,
    hand,
    part_at,
    sand,
    water,
)
from tests.playing import can, do, texts

# ---------------------------------------------------------------- wells and the mirage


def test_d15_every_pawn_on_a_well_takes_two_water_up_to_its_canteen() -> None:
    s = desert(dunes("?wEAN", "C"), water={"E": 1, "A": 2, "N": 4, "C": 0})
    do(s, "seat1 excavate")
    assert water(s) == [3, 3, 4, 0]


def test_d15_only_once() -> None:
    s = desert(dunes("?wE", "A"), water={"E": 1, "A": 1})
    do(s, "seat1 excavate", "seat1 move B1", "seat1 move A1")
    assert water(s) == [3, 1] and not can(s, "seat1 draw water")


def test_d16_a_mirage_gives_nothing() -> None:
    s = do(desert(dunes("?mEA"), water={"E": 1, "A": 1}), "seat1 excavate")
    assert water(s) == [1, 1] and hand(s, 1) == {}
    assert grid(s)[0].split()[0] == "mEA"


def test_d16_one_of_the_three_water_marks_is_a_mirage() -> None:
    found = []
    for seed in range(1, 60):
        s = desert(dunes(":E", ":", ":"), seed=seed, actions_left=5)
        do(s, "seat1 excavate", "seat1 move B1", "seat1 excavate", "seat1 move C1")
        do(s, "seat1 excavate")
        found.append("".join(cell[0] for cell in grid(s)[0].split()[:3]))
    assert set(found) == {"wwm", "wmw", "mww"}


# ---------------------------------------------------------------- gears


@pytest.mark.parametrize("tile", ["?g", "?t", "x"])
def test_d17_a_gear_gives_its_finder_one_equipment_card(tile: str) -> None:
    s = desert(dunes(f"{tile}AE"), equipment_deck="Jet Pack, Terrascope")
    do(s, "seat1 excavate")
    assert sum(hand(s, 1).values()) == 1 and hand(s, 2) == {}
    assert bag_size(s.equipment_deck) == 1


@pytest.mark.parametrize("tile", ["?w", "?m", "?l", "?-p", "?|n"])
def test_d17_other_tiles_give_none(tile: str) -> None:
    s = do(desert(dunes(f"{tile}A")), "seat1 excavate")
    assert hand(s, 1) == {} and bag_size(s.equipment_deck) == 12


def test_d17_no_limit_to_how_many_one_holds() -> None:
    s = desert(
        dunes("?gA"),
        hands={"A": "3 Dune Blaster, 3 Jet Pack, 2 Solar Shield, 2 Terrascope, Time Throttle"},
    )
    do(s, "seat1 excavate")
    assert sum(hand(s, 1).values()) == 12 and s.actions_left == 3


def test_d17_only_its_holder_plays_it() -> None:
    s = desert(dunes("AE"), hands={"E": "Solar Shield"})
    assert can(s, "seat2 shade") and not can(s, "seat1 shade")


def test_d17_there_is_a_card_for_every_gear() -> None:
    assert cards(UNDER_PLAIN, 0) + cards(UNDER_PLAIN, CITY - TUNNEL) + 1 == sum(EQUIPMENT_COPIES)


# ---------------------------------------------------------------- clues


def test_d18_the_rulebooks_example_of_the_crystal() -> None:
    s = desert(
        """
        .  .  .  .  .M
        .  -c .  .  .
        .  .  @  .  .
        .  .  .  .  .
        .  .  .  ?|cA .
    """,
        turn="A",
    )
    assert part_at(s, "crystal") == "nowhere"
    do(s, "seat2 excavate")
    assert grid(s) == drawn("""
        .  .  .  .  .M
        .  -c .  .c .
        .  .  @  .  .
        .  .  .  .  .
        .  .  .  |cA .
    """)


@pytest.mark.parametrize(
    ("tile", "part"),
    [("p", "propeller"), ("e", "engine"), ("c", "crystal"), ("n", "compass")],
)
@pytest.mark.parametrize("row_first", [True, False])
def test_d18_the_second_clue_of_a_part_places_it_whichever_it_is(
    tile: str, part: str, row_first: bool
) -> None:
    row = f"-{tile}" if row_first else f"?-{tile}A"
    column = f"?|{tile}A" if row_first else f"|{tile}"
    s = desert(f"""
        .  .  .  .  {column}
        .  .  .  .  .
        .  .  @  .  .
        {row}  .  .  .  .
        .  .  .  .  .
    """)
    do(s, "seat1 excavate")
    assert part_at(s, part) == "E4"
    assert [part_at(s, other) for other in ("propeller", "engine", "crystal", "compass")].count(
        "nowhere"
    ) == 3


@pytest.mark.parametrize("target", [".", ".5", "gE", "l3E", "-n", "t", "x"])
def test_d18_that_tile_may_be_unrevealed_blocked_occupied_or_a_clue(target: str) -> None:
    s = desert(f"""
        .  .  .  .  ?|eA
        .  .  .  .  .
        .  .  @  .  .
        -e .  .  .  {target}
        .  .  .  .  .
    """)
    do(s, "seat1 excavate")
    assert part_at(s, "engine") == "E4"


def test_d18_as_the_clues_stand_at_that_moment() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .  .
        .  .  -e .  .
        ?|eA .  .  .  .M
    """,
        turn="M",
        step="storm",
        to_draw=1,
        storm=["wind north 1"],
    )
    do(s, "seat2 storm", "seat1 excavate")
    assert part_at(s, "engine") == "A3"


@pytest.mark.parametrize(
    ("clues", "found"),
    [
        (("-e", "?|eA"), "D1"),  # in one row: on the column clue
        (("|e", "?-eA"), "B1"),
    ],
)
def test_d19_both_clues_in_one_row(clues: tuple[str, str], found: str) -> None:
    s = desert(dunes(".", clues[0], ".", clues[1]))
    do(s, "seat1 excavate")
    assert part_at(s, "engine") == found


@pytest.mark.parametrize(("clues", "found"), [(("-e", "?|eA"), "B1"), (("|e", "?-eA"), "B5")])
def test_d19_both_clues_in_one_column(clues: tuple[str, str], found: str) -> None:
    s = desert(f"""
        .  {clues[0]} .  .  .
        .  .  .  .  .
        .  .  @  .  .
        .  .  .  .  .
        .  {clues[1]} .  .  .
    """)
    do(s, "seat1 excavate")
    assert part_at(s, "engine") == found


# ---------------------------------------------------------------- a part in the hole

IN_THE_HOLE = """
        .  .  .  .  .
        .  .  .  .  .
        -c .  @  .  .
        .  .  .  .  .
        .  .  ?|cA .  .
"""


def test_d20_a_part_whose_clues_meet_at_the_hole_waits_there() -> None:
    s = do(desert(IN_THE_HOLE), "seat1 excavate")
    assert part_at(s, "crystal") == "C3" and grid(s)[2] == "-c . @c . ."


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("wind west 1", "-c . .1c @ ."),
        ("wind west 2", "-c . .1c .1 @"),
        ("wind west 3", "-c . .1c .1 @"),
        ("wind east 1", "-c @ .1c . ."),
        ("wind east 2", "@ -c1 .1c . ."),
    ],
)
def test_d20_it_goes_onto_the_first_tile_that_slides_in(card: str, row: str) -> None:
    s = desert(IN_THE_HOLE, storm=[card])
    do(s, "seat1 excavate", "seat1 end", "seat1 storm")
    assert grid(s)[2] == row


def test_d20_with_a_card_of_three() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        @n .  .2E .  .
        .  .  .  .  .
        .  .  .  .  .
    """,
        step="storm",
        storm=["wind west 3"],
    )
    assert grid(do(s, "seat1 storm"))[2] == ".1n .3E .1 @ ."


def test_d20_a_card_that_moves_nothing_leaves_it_there() -> None:
    s = desert(
        """
        @n .  .  .  .
        .  .  .  .  .
        .  .  .E .  .
        .  .  .  .  .
        .  .  .  .  .
    """,
        step="storm",
        level=1,
        storm=["wind east 3", SUN, RISE],
    )
    for _ in range(3):
        do(s, "seat1 storm")
        assert grid(s)[0] == "@n . . . ."


def test_d20_two_parts_may_wait_together() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        -c .  @e .  .
        .  .  .  .  .
        .  .  ?|cA .  .
    """,
        storm=["wind north 2"],
    )
    do(s, "seat1 excavate")
    assert grid(s)[2] == "-c . @ec . ."
    do(s, "seat1 end", "seat1 storm")
    assert [row.split()[2] for row in grid(s)] == [".", ".", ".1ec", "|c1A", "@"]


def test_d20_then_it_moves_with_that_tile() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @c .  .
        .  .  .  .  .
        .E .  .  .  .
    """,
        step="storm",
        storm=["wind west 1", "wind east 1"],
    )
    do(s, "seat1 storm", "seat1 storm")
    assert grid(s)[2] == ". . @ .2c ."


# ---------------------------------------------------------------- placed parts


def test_d21_a_placed_part_moves_with_its_tile_on_top_of_new_sand() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .1p g1Ee
        .  .  .  .  .
        .  .  .  .  .
    """,
        step="storm",
        storm=["wind west 2"],
    )
    assert grid(do(s, "seat1 storm"))[2] == ". . .2p g2Ee @"


def test_d21_a_placed_part_no_longer_depends_on_its_clues() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  -p .
        .  .  @  .  .
        .  .  .  .p .
        .  .  .E |p .
    """,
        step="storm",
        storm=["wind north 2"],
    )
    do(s, "seat1 storm")
    assert part_at(s, "propeller") == "D4"


def test_d22_one_clue_places_nothing() -> None:
    for clue in ("?-e", "?|e"):
        s = do(desert(dunes(f"{clue}A", "-p", "|c")), "seat1 excavate")
        parts = ("propeller", "engine", "crystal", "compass")
        assert {part_at(s, part) for part in parts} == {"nowhere"}


def test_d22_a_clue_that_is_known_but_not_revealed_places_nothing() -> None:
    s = do(desert(dunes("?-eA", "?|e")), "seat1 excavate")
    assert part_at(s, "engine") == "nowhere"


# ---------------------------------------------------------------- tunnels


@pytest.mark.parametrize(
    ("tile", "thirst"), [("tEA", 0), ("t1EA", 0), ("t5EA", 0), ("?tEA", 1), ("gEA", 1)]
)
def test_d23_a_revealed_tunnel_shelters_all_on_it_from_the_sun(tile: str, thirst: int) -> None:
    s = desert(dunes(tile, "N"), step="storm", storm=[SUN])
    assert water(do(s, "seat1 storm")) == [4 - thirst, 3 - thirst, 3]


def test_d23_also_where_the_storm_has_carried_it() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  tE .
        .  .  .  .  .
        .  .  .  .  .
    """,
        step="storm",
        storm=["wind west 1", SUN],
    )
    do(s, "seat1 storm", "seat1 storm")
    assert at(s, 1) == "C3" and water(s) == [4, 3] and sand(s, "C3") == 1
    assert texts(s, "seat2")
