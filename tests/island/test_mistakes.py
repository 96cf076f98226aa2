"""Mistakes that other implementations made, each with the number of its rule."""

from __future__ import annotations

import pytest

from simoun.games.island.actions import MOVE, SWIM
from tests.island.position import (
    discard,
    dry_island,
    flood_layers,
    flooded,
    hand,
    island,
    targets,
    treasure_layers,
)
from tests.playing import can, do, texts, verbs

GARDENS = """
               .E .M
            .w .  .  .
         .  .  .  .  .  .
         .  .  .  .  xw .
            .  .  .  .
               .  .
"""


def test_i31_no_loss_for_a_treasure_that_is_captured() -> None:
    s = island(
        GARDENS.replace(".w", "~w"),
        captured=["Statue of the Wind"],
        step="flood",
        flood_deck=[[2]],
    )
    assert not do(s, "seat1 flood").over


def test_i31_no_loss_when_the_second_tile_merely_floods() -> None:
    assert not do(island(GARDENS, step="flood", flood_deck=[[2]]), "seat1 flood").over


def test_i15_waters_rise_cards_are_recycled_with_the_treasure_discard() -> None:
    s = island(
        dry_island("E"),
        step="draw",
        treasure_deck=["Earth Stone"],
        other_cards="discard",
    )
    do(s, "seat1 draw")
    assert treasure_layers(s)[0]["Waters Rise"] == 3


def test_i28_the_divers_search_ends_on_a_wet_island_and_leaves_out_its_own_tile() -> None:
    s = island(dry_island("D").replace(".", "~"))
    assert targets(s, MOVE) == set(range(1, 24))


def test_i28_the_divers_search_ends_in_a_ring_of_missing_tiles() -> None:
    s = island("""
               .  .
            .  .  .  .
         .  x  x  x  .  .
         .  x  .D x  .  .
            x  x  x  .
               .  .
    """)
    assert targets(s, MOVE) == {2, 3, 4, 6, 10, 12, 16, 21, 22, 23}


@pytest.mark.parametrize("neighbours", ["x", "."])
def test_i26_the_pilots_escape_is_no_loss(neighbours: str) -> None:
    s = island(
        f"""
               .  .
            .  {neighbours}  .  .
         .  {neighbours}  ~P {neighbours}  .  .
         .  .  {neighbours}  .  .  .
            .  .  .  .
               .  .
    """,
        step="flood",
        flood_deck=[[8]],
    )
    do(s, "seat1 flood")
    assert not s.over and {0, 23} <= targets(s, SWIM)


def test_i11_capture_on_a_flooded_tile() -> None:
    s = island(dry_island("fE").replace(".", "~"), hands={"E": "4 Crystal of Fire"})
    assert can(s, "seat1 capture Crystal of Fire")


def test_i10_a_gift_to_an_empty_hand() -> None:
    s = island(dry_island("EM"), hands={"E": "Earth Stone"})
    do(s, "seat1 give Earth Stone to seat2")
    assert hand(s, 2) == {"Earth Stone": 1}


def test_i24_special_cards_after_the_third_action() -> None:
    s = island(
        dry_island("E").replace(".", "~"),
        actions_left=0,
        hands={"E": "Sandbags", "M": "Helicopter Lift"},
    )
    assert verbs(s) == {"seat1 end", "seat1 sandbag", "seat2 lift"}


def test_i29_the_engineers_second_tile_counts() -> None:
    s = island(dry_island("G").replace(".", "~"), actions_left=1)
    do(s, "seat1 shore #0", "seat1 shore #1")
    assert flooded(s) == set(range(2, 24))


def test_i16_the_hand_limit_is_checked_for_a_receiver() -> None:
    s = island(dry_island("EM"), hands={"E": "Earth Stone", "M": "5 Crystal of Fire"})
    do(s, "seat1 give Earth Stone to seat2")
    assert verbs(s) == {"seat2 discard"}
    assert discard(do(s, "seat2 discard Earth Stone")) == {"Earth Stone": 1}


def test_i18_the_flood_deck_is_reshuffled_in_the_middle_of_a_draw() -> None:
    s = island(
        dry_island("E"),
        water=9,
        step="flood",
        flood_deck=[[3], [4]],
        other_floods="discard",
    )
    do(s, "seat1 flood", "seat1 flood")
    assert flood_layers(s) == [set(range(24))] and texts(s) == ["seat1 flood"]


def test_i7_actions_can_be_ended_early() -> None:
    s = island(dry_island("E"))
    do(s, "seat1 move #1", "seat1 end")
    assert texts(s) == ["seat1 draw"]
