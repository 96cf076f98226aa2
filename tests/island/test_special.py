"""Helicopter Lift and Sandbags: any player, at any time, for no action (I22 to I24)."""

from __future__ import annotations

from typing import Literal

import pytest

from simoun.core.refusal import Refused
from simoun.games.island.actions import LIFT, SANDBAG, SWIM
from tests.island.position import (
    FACE,
    at,
    discard,
    dry_island,
    flood_discard,
    flood_layers,
    flooded,
    hand,
    island,
    sunk,
    targets,
)
from tests.playing import can, do, texts, verbs

# ---------------------------------------------------------------- Helicopter Lift

THREE = """
               x  .
            .  .  ~  .
         .  .  .EM .  .  .
         .  .  .  .D .  .
            .  .  .  .
               x  .
"""


def test_i22_a_helicopter_moves_pawns_from_one_tile_to_any_other_that_exists() -> None:
    s = island(THREE, hands={"E": "Helicopter Lift"})
    assert targets(s, LIFT) == set(range(24)) - {0, 22}
    do(s, "seat1 lift seat1+seat2 to #4")
    assert (at(s, 1), at(s, 2), at(s, 3)) == (4, 4, 15)


def test_i22_one_pawn_may_fly_and_the_other_stay() -> None:
    s = do(island(THREE, hands={"E": "Helicopter Lift"}), "seat1 lift seat2 to #23")
    assert (at(s, 1), at(s, 2)) == (8, 23)


def test_i22_the_holder_need_not_be_among_the_passengers() -> None:
    s = do(island(THREE, hands={"D": "Helicopter Lift"}), "seat3 lift seat1+seat2 to #20")
    assert (at(s, 1), at(s, 2), at(s, 3)) == (20, 20, 15)


def test_i22_not_pawns_of_two_tiles_nor_to_where_they_stand_nor_to_a_missing_tile() -> None:
    s = island(THREE, hands={"E": "Helicopter Lift"})
    assert not can(s, "seat1 lift seat1+seat3 to #4")
    assert not can(s, "seat1 lift seat1 to #8")
    assert not can(s, "seat1 lift seat1 to #0")


# ---------------------------------------------------------------- Sandbags


def test_i23_sandbags_shore_up_any_one_flooded_tile() -> None:
    s = island(
        """
               .E .
            .  .  ~  .
         .  .  .  .  .  .
         .  .  x  .  .  .
            .  .  .  .
               .  ~
    """,
        hands={"E": "Sandbags"},
    )
    assert targets(s, SANDBAG) == {4, 23}
    do(s, "seat1 sandbag #23")
    assert flooded(s) == {4}


@pytest.mark.parametrize("other_floods", ["deck", "discard"])
def test_i23_the_flood_card_stays_where_it_is(other_floods: Literal["deck", "discard"]) -> None:
    s = island(ONE_FLOODED, hands=SPECIALS, flood_deck=[[0], [1, 2]], other_floods=other_floods)
    lay = flood_layers(s), flood_discard(s)
    assert any(15 in cards for cards in [*lay[0], lay[1]])
    do(s, "seat2 sandbag #15")
    assert (flood_layers(s), flood_discard(s)) == lay


def test_i23_without_a_flooded_tile_there_is_nothing_to_shore_up() -> None:
    s = island(dry_island("E"), hands={"E": "Sandbags"})
    assert targets(s, SANDBAG) == set()


# ---------------------------------------------------------------- when

ONE_FLOODED = """
               .E .M
            .  .  .  .
         .  .  .  .  .  .
         .  .  .  ~  .  .
            .  .  .  .
               .  .
"""
SPECIALS = {"M": "Helicopter Lift, Sandbags"}


def test_i24_a_special_card_is_discarded_when_played_and_costs_no_action() -> None:
    s = island(ONE_FLOODED, hands={"E": "Helicopter Lift, Sandbags"})
    do(s, "seat1 sandbag #15")
    assert hand(s, 1) == {"Helicopter Lift": 1} and discard(s) == {"Sandbags": 1}
    do(s, "seat1 lift seat1 to #15")
    assert hand(s, 1) == {} and discard(s) == {"Helicopter Lift": 1, "Sandbags": 1}
    assert s.actions_left == 3


def test_i24_in_another_players_turn() -> None:
    s = do(island(ONE_FLOODED, hands=SPECIALS), "seat2 sandbag #15", "seat2 lift seat1 to #15")
    assert flooded(s) == set() and at(s, 1) == 15 and s.current == 0


def test_i24_between_two_treasure_cards() -> None:
    s = island(ONE_FLOODED, step="draw", hands=SPECIALS, treasure_deck=["Earth Stone"])
    do(s, "seat2 sandbag #15", "seat1 draw", "seat2 lift seat2 to #0", "seat1 draw")
    assert flooded(s) == set() and at(s, 2) == 0


def test_i24_a_card_just_drawn_may_be_played_before_the_next_is_turned_up() -> None:
    s = island(ONE_FLOODED, step="draw", treasure_deck=["Sandbags", "Waters Rise"])
    do(s, "seat1 draw", "seat1 sandbag #15")
    assert flooded(s) == set() and texts(s) == ["seat1 draw"]


def test_i24_between_two_flood_cards() -> None:
    s = island(ONE_FLOODED, step="flood", hands=SPECIALS, flood_deck=[[9], [15]])
    do(s, "seat1 flood", "seat2 sandbag #15", "seat1 flood")
    assert flooded(s) == {9, 15} and sunk(s) == set()


def test_i24_while_someone_must_discard() -> None:
    s = island(ONE_FLOODED, step="flood", hands={"E": "5 Earth Stone, Crystal of Fire", **SPECIALS})
    assert verbs(s) == {"seat1 discard", "seat2 sandbag", "seat2 lift"}
    do(s, "seat2 sandbag #15", "seat2 lift seat1 to #4")
    assert verbs(s) == {"seat1 discard"} and at(s, 1) == 4


def test_i24_sandbags_cannot_save_a_tile_whose_card_is_turned_up() -> None:
    s = island(ONE_FLOODED, step="flood", hands=SPECIALS, flood_deck=[[15]])
    do(s, "seat1 flood")
    assert sunk(s) == {15} and targets(s, SANDBAG) == set()


# ---------------------------------------------------------------- the rescue

SWIMMING = """
               .  .
            .  x  ~  .
         .  .  xEM .  .  .
         .  .  x  .D .  .
            .  .  .  .
               .  .
"""


def test_i24_while_pawns_must_swim_only_the_rescue_is_possible() -> None:
    s = island(
        SWIMMING, turn="D", step="flood", hands={"D": "Helicopter Lift, Sandbags", "M": "Sandbags"}
    )
    assert verbs(s) == {"seat1 swim", "seat2 swim", "seat3 lift"}
    assert targets(s, LIFT) == set(range(24)) - {3, 8, 14}
    assert not any("lift seat3" in text for text in texts(s))


def test_i24_a_helicopter_lifts_all_swimmers_or_some() -> None:
    s = island(SWIMMING, turn="D", step="flood", hands={"D": "Helicopter Lift"})
    both = do(s.copy(), "seat3 lift seat1+seat2 to #23")
    assert (at(both, 1), at(both, 2)) == (23, 23) and texts(both) == ["seat3 flood"]
    one = do(s.copy(), "seat3 lift seat2 to #23")
    assert verbs(one) == {"seat1 swim"}
    after = do(s.copy(), "seat1 swim #4", "seat3 lift seat2 to #23")
    assert (at(after, 1), at(after, 2)) == (4, 23) and texts(after) == ["seat3 flood"]


def test_i24_a_swimmer_may_play_its_own_helicopter() -> None:
    s = island(SWIMMING, turn="D", step="flood", hands={"E": "Helicopter Lift"})
    do(s, "seat1 lift seat1+seat2 to #23")
    assert discard(s) == {"Helicopter Lift": 1} and texts(s) == ["seat3 flood"]


ALONE = """
               .  .
            .  x  .  .
         .  x  ~M x  .  .
         .  .  x  .E .  .
            .  .  .  .
               .  .
"""


def test_i24_a_helicopter_saves_a_pawn_with_no_neighbour_left() -> None:
    s = island(ALONE, turn="E", step="flood", flood_deck=[[8]], hands={"E": "Helicopter Lift"})
    do(s, "seat2 flood")
    assert verbs(s) == {"seat1 drown", "seat2 lift"} and targets(s, SWIM) == set()
    do(s, "seat2 lift seat1 to #15")
    assert at(s, 1) == 15 and texts(s) == ["seat2 flood"]


def test_i24_without_the_option_no_helicopter_comes() -> None:
    hands = {"E": "Helicopter Lift"}
    s = island(ALONE, turn="E", step="flood", flood_deck=[[8]], hands=hands, rescue=False)
    do(s, "seat2 flood")
    assert FACE.outcome(s) == "drowned"
    s = island(SWIMMING, turn="D", step="flood", hands={"D": "Helicopter Lift"}, rescue=False)
    assert verbs(s) == {"seat1 swim", "seat2 swim"}


def test_i24_nobody_plays_a_card_that_another_holds() -> None:
    s = island(ONE_FLOODED, hands=SPECIALS)
    with pytest.raises(Refused):
        do(s, "seat1 sandbag #15")
