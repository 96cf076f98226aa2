"""A turn: up to 3 actions, then 2 treasure cards, then flood cards (I7 to I21)."""

from __future__ import annotations

import pytest

from simoun.core.refusal import Refused
from simoun.games.island.actions import MOVE, SHORE, SWIM
from simoun.games.island.state import Island
from tests.island.position import (
    ALL_FOUR,
    FACE,
    GAME,
    at,
    discard,
    dry_island,
    end_turn,
    flood_discard,
    flood_layers,
    flooded,
    fresh,
    hand,
    island,
    sunk,
    targets,
    treasure_layers,
)
from tests.playing import can, do, texts, verbs

TWO_TOGETHER = dry_island("GM")
FULL_HAND = "3 Earth Stone, 2 Crystal of Fire"

# ---------------------------------------------------------------- actions


def test_i7_three_actions_in_any_order_then_the_turn_goes_on() -> None:
    s = island("""
               .  .
            .  .  .  .
         .  .  .G ~  .  .
         .  .  ~  .  .  .
            .  .  .  .
               .  .
    """)
    do(s, "seat1 move #14", "seat1 shore #14", "seat1 move #8")
    assert texts(s) == ["seat1 end"]


def test_i7_the_same_action_may_be_taken_three_times() -> None:
    s = island(dry_island("M"))
    do(s, "seat1 move #1", "seat1 move #0", "seat1 move #1")
    assert texts(s) == ["seat1 end"]


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_i7_fewer_actions_will_do(taken: int) -> None:
    s = island(dry_island("M"))
    do(s, *["seat1 move #1", "seat1 move #0", "seat1 move #1"][:taken], "seat1 end")
    assert texts(s) == ["seat1 draw"]


def test_i8_a_pawn_moves_to_the_places_next_to_it_but_not_to_a_missing_one() -> None:
    s = island("""
               .  .
            .  x  .  .
         .  .  .G .  .  .
         .  .  ~  .  .  .
            .  .  .  .
               .  .
    """)
    assert targets(s, MOVE) == {7, 9, 14}
    do(s, "seat1 move #14")
    assert at(s, 1) == 14 and s.actions_left == 2


def test_i8_a_pawn_with_no_tile_beside_it_cannot_move() -> None:
    s = island("""
               .  .
            .  x  .  .
         .  x  .G x  .  .
         .  .  x  .  .  .
            .  .  .  .
               .  .
    """)
    assert targets(s, MOVE) == set()


def test_i9_a_flooded_tile_is_shored_up_where_one_stands_or_next_to_it() -> None:
    s = island("""
               .  .
            .  ~  ~  .
         .  x  ~M ~  ~  .
         .  .  .  .  .  .
            .  ~  .  .
               .  .
    """)
    assert targets(s, SHORE) == {3, 8, 9}
    do(s, "seat1 shore #8")
    assert flooded(s) == {3, 4, 9, 10, 19} and s.actions_left == 2
    assert targets(s, SHORE) == {3, 9}


def test_i9_the_flood_card_of_a_tile_shored_up_stays_where_it_is() -> None:
    s = island(
        """
               .  .
            .  .  .  .
         .  .  ~M ~  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
    """,
        flood_discard=[8],
        flood_deck=[[9]],
    )
    do(s, "seat1 shore #8", "seat1 shore #9")
    assert flood_discard(s) == {8} and flood_layers(s)[0] == {9}


def test_i10_a_treasure_card_is_given_on_the_same_tile_for_an_action() -> None:
    s = island(TWO_TOGETHER, hands={"G": "2 Earth Stone", "M": "Sandbags"})
    do(s, "seat1 give Earth Stone to seat2")
    assert hand(s, 1) == {"Earth Stone": 1} and s.actions_left == 2
    assert hand(s, 2) == {"Earth Stone": 1, "Sandbags": 1}
    do(s, "seat1 give Earth Stone to seat2")
    assert hand(s, 1) == {} and s.actions_left == 1


def test_i10_not_to_a_player_on_another_tile() -> None:
    s = island(dry_island("G", "M"), hands={"G": "2 Earth Stone"})
    assert "seat1 give" not in verbs(s)
    assert "seat1 give" in verbs(do(s, "seat1 move #1"))


def test_i10_nobody_takes() -> None:
    s = island(TWO_TOGETHER, hands={"M": "2 Earth Stone"})
    assert verbs(s) == {"seat1 move", "seat1 end"}


def test_i10_helicopter_and_sandbags_cannot_be_given() -> None:
    s = island(TWO_TOGETHER, hands={"G": "Helicopter Lift, Sandbags, Earth Stone"})
    assert [text for text in texts(s) if " give " in text] == ["seat1 give Earth Stone to seat2"]


def test_i10_a_card_may_be_given_to_one_who_holds_five_and_must_then_discard() -> None:
    s = island(TWO_TOGETHER, hands={"G": "2 Earth Stone", "M": FULL_HAND})
    do(s, "seat1 give Earth Stone to seat2")
    assert verbs(s) == {"seat2 discard"}
    do(s, "seat2 discard Crystal of Fire")
    assert can(s, "seat1 give Earth Stone to seat2")


CHALICES = """
               .  .
            .  ~c .  .
         .  .  .  .  .  .
         .  .  .  .c .  .
            .  .  .  .
               .  .
"""


@pytest.mark.parametrize(("mark", "left"), [("~c", "~cG"), (".c", ".cG")])
def test_i11_a_treasure_is_captured_on_either_of_its_tiles_dry_or_flooded(
    mark: str, left: str
) -> None:
    s = island(CHALICES.replace(mark, left), hands={"G": "4 Ocean's Chalice"})
    do(s, "seat1 capture Ocean's Chalice")
    assert s.captured == 0b1000 and s.actions_left == 2
    assert hand(s, 1) == {} and discard(s) == {"Ocean's Chalice": 4}


def test_i11_a_fifth_card_stays_in_hand() -> None:
    s = island(CHALICES.replace("~c", "~cG"), hands={"G": "5 Ocean's Chalice"})
    do(s, "seat1 capture Ocean's Chalice")
    assert hand(s, 1) == {"Ocean's Chalice": 1} and discard(s) == {"Ocean's Chalice": 4}


@pytest.mark.parametrize(
    ("drawing", "hands", "captured"),
    [
        (CHALICES.replace("~c", "~cGM"), {"G": "3 Ocean's Chalice", "M": "2 Ocean's Chalice"}, []),
        (CHALICES.replace("~c", "~cG"), {"G": "4 Earth Stone, Helicopter Lift"}, []),
        (CHALICES.replace("~c .", "~c .G"), {"G": "4 Ocean's Chalice"}, []),
        (CHALICES.replace("~c", "~cG"), {"G": "4 Ocean's Chalice"}, ["Ocean's Chalice"]),
    ],
    ids=["cards of two hands", "other cards", "beside the tile", "a second time"],
)
def test_i11_no_capture_with(drawing: str, hands: dict[str, str], captured: list[str]) -> None:
    assert "seat1 capture" not in verbs(island(drawing, hands=hands, captured=captured))


def test_i11_only_in_ones_own_turn() -> None:
    s = island(CHALICES.replace("~c .", "~cG .M"), turn="M", hands={"G": "4 Ocean's Chalice"})
    assert not any(" capture " in text for text in texts(s))
    do(s, "seat2 end")
    assert texts(s) == ["seat2 draw"]


# ---------------------------------------------------------------- treasure cards


def drawing_cards(
    *deck: str,
    hands: dict[str, str] | None = None,
    water: int = 1,
    flood_discard: tuple[int, ...] = (),
    flood_deck: tuple[tuple[int, ...], ...] = (),
) -> Island:
    """The Explorer, with the Messenger beside, has taken all actions."""
    return island(
        dry_island("E", "M"),
        step="draw",
        actions_left=0,
        treasure_deck=deck,
        hands=hands,
        water=water,
        flood_discard=flood_discard,
        flood_deck=flood_deck,
    )


def test_i12_two_cards_are_drawn_one_at_a_time_also_after_no_action() -> None:
    s = island(dry_island("E"), treasure_deck=["Sandbags", "Earth Stone"])
    do(s, "seat1 end", "seat1 draw")
    assert hand(s, 1) == {"Sandbags": 1}
    do(s, "seat1 draw")
    assert hand(s, 1) == {"Sandbags": 1, "Earth Stone": 1}
    assert "seat1 flood" in verbs(s) and "seat1 draw" not in verbs(s)


def test_i12_the_first_draw_ends_the_actions() -> None:
    s = island(dry_island("E"), treasure_deck=["Earth Stone"])
    do(s, "seat1 end", "seat1 draw")
    assert texts(s) == ["seat1 draw"]
    with pytest.raises(Refused):
        do(s, "seat1 move #1")


def test_i12_waters_rise_is_neither_kept_nor_replaced() -> None:
    s = do(drawing_cards("Waters Rise", "Earth Stone"), "seat1 draw", "seat1 draw")
    assert hand(s, 1) == {"Earth Stone": 1} and discard(s) == {"Waters Rise": 1}
    assert texts(s) == ["seat1 flood"]


def test_i13_the_higher_water_counts_for_the_flood_cards_of_the_same_turn() -> None:
    s = drawing_cards("Waters Rise", "Earth Stone", water=2)
    do(s, "seat1 draw", "seat1 draw")
    assert s.water == 3
    do(s, *["seat1 flood"] * 3)
    assert texts(s)[-1] == "seat2 end" and len(flooded(s)) == 3


def test_i13_the_flood_discard_is_shuffled_and_put_on_top() -> None:
    s = do(drawing_cards("Waters Rise", flood_discard=(3, 5, 7)), "seat1 draw")
    assert flood_layers(s) == [{3, 5, 7}, set(range(24)) - {3, 5, 7}]
    assert flood_discard(s) == set()
    do(s, "seat1 draw", "seat1 flood", "seat1 flood")
    assert flooded(s) < {3, 5, 7}


def test_i13_the_order_of_the_cards_put_on_top_is_open() -> None:
    first = set()
    for fresh_number in range(30):
        s = drawing_cards("Waters Rise", "Earth Stone", flood_discard=(3, 5, 7))
        s.stir(fresh_number)
        first |= flooded(do(s, "seat1 draw", "seat1 draw", "seat1 flood"))
    assert first == {3, 5, 7}


def test_i13_the_card_goes_to_the_treasure_discard() -> None:
    assert discard(do(drawing_cards("Waters Rise"), "seat1 draw")) == {"Waters Rise": 1}


def test_i13_at_the_skull_everything_stops() -> None:
    s = do(drawing_cards("Waters Rise", water=9, flood_discard=(3, 5)), "seat1 draw")
    assert FACE.outcome(s) == "skull" and texts(s) == []
    assert flood_discard(s) == {3, 5}


def test_i14_two_waters_rise_raise_the_water_twice_and_shuffle_once() -> None:
    s = drawing_cards("2 Waters Rise", flood_discard=(3, 5, 7))
    do(s, "seat1 draw", "seat1 draw")
    assert s.water == 3 and s.to_flood == 3
    assert flood_layers(s) == [{3, 5, 7}, set(range(24)) - {3, 5, 7}]
    assert discard(s) == {"Waters Rise": 2}


def test_i14_with_no_flood_discard_only_the_meter_moves() -> None:
    s = drawing_cards("Waters Rise", flood_deck=((1, 2), (3,)))
    before = flood_layers(s)
    do(s, "seat1 draw")
    assert s.water == 2 and flood_layers(s) == before


def last_cards(*deck: str, held: str = "", cards_left: int = 1) -> Island:
    """These are the last cards of the treasure deck."""
    return island(
        dry_island("E"),
        step="draw",
        cards_left=cards_left,
        treasure_deck=deck,
        hands={"E": held},
        other_cards="discard",
    )


def test_i15_after_the_last_treasure_card_the_discard_becomes_the_deck_at_once() -> None:
    s = last_cards("Earth Stone")
    spent = discard(s)
    do(s, "seat1 draw")
    assert hand(s, 1) == {"Earth Stone": 1}
    assert treasure_layers(s) == [spent] and discard(s) == {}


def test_i15_a_last_waters_rise_is_resolved_first_and_shuffled_in() -> None:
    s = do(last_cards("Waters Rise"), "seat1 draw")
    assert s.water == 2 and discard(s) == {}
    assert [layer["Waters Rise"] for layer in treasure_layers(s)] == [3]


def test_i15_the_second_card_of_a_draw_may_come_from_the_new_deck() -> None:
    s = do(last_cards("Earth Stone", cards_left=2), "seat1 draw", "seat1 draw")
    assert sum(treasure_layers(s)[0].values()) == 26
    assert sum(hand(s, 1).values()) + sum(discard(s).values()) == 2


def test_i15_a_surplus_shed_later_starts_the_new_discard() -> None:
    s = do(last_cards("Earth Stone", held="5 Crystal of Fire"), "seat1 draw")
    assert discard(s) == {}
    do(s, "seat1 discard Crystal of Fire")
    assert discard(s) == {"Crystal of Fire": 1}


# ---------------------------------------------------------------- the hand limit


def test_i16_the_hand_is_checked_after_both_cards() -> None:
    s = drawing_cards("2 Earth Stone", hands={"E": "4 Crystal of Fire, Statue of the Wind"})
    do(s, "seat1 draw")
    assert texts(s) == ["seat1 draw"]
    do(s, "seat1 draw")
    assert verbs(s) == {"seat1 discard"}
    do(s, "seat1 discard Earth Stone")
    assert verbs(s) == {"seat1 discard"}
    do(s, "seat1 discard Crystal of Fire")
    assert texts(s) == ["seat1 flood"]
    assert hand(s, 1) == {"Earth Stone": 1, "Crystal of Fire": 3, "Statue of the Wind": 1}
    assert discard(s) == {"Earth Stone": 1, "Crystal of Fire": 1}


def test_i16_as_an_option_the_hand_is_checked_after_each_card() -> None:
    s = island(
        dry_island("E"),
        step="draw",
        treasure_deck=["Earth Stone", "Ocean's Chalice"],
        hands={"E": "5 Crystal of Fire"},
        hand_check="each",
    )
    do(s, "seat1 draw")
    assert texts(s) == ["seat1 discard Earth Stone", "seat1 discard Crystal of Fire"]
    do(s, "seat1 discard Earth Stone", "seat1 draw")
    assert texts(s) == ["seat1 discard Crystal of Fire", "seat1 discard Ocean's Chalice"]


def test_i16_special_cards_count_and_five_cards_are_fine() -> None:
    s = drawing_cards("2 Earth Stone", hands={"E": "2 Helicopter Lift, Sandbags"})
    assert "seat1 flood" in verbs(do(s, "seat1 draw", "seat1 draw"))
    s = drawing_cards("2 Earth Stone", hands={"E": "3 Helicopter Lift, Sandbags"})
    assert "seat1 discard" in verbs(do(s, "seat1 draw", "seat1 draw"))


def test_i16_a_receiver_discards_at_once_in_anothers_turn() -> None:
    s = island(TWO_TOGETHER, hands={"G": "Earth Stone, Statue of the Wind", "M": FULL_HAND})
    do(s, "seat1 give Statue of the Wind to seat2")
    assert GAME.decider(s) == 1
    assert texts(s) == [
        "seat2 discard Earth Stone",
        "seat2 discard Statue of the Wind",
        "seat2 discard Crystal of Fire",
    ]
    do(s, "seat2 discard Statue of the Wind")
    assert GAME.decider(s) == 0 and s.actions_left == 2


def too_full(held: str, other: str = "") -> Island:
    """The Explorer has drawn, on an island with one flooded tile, and holds a card too many."""
    return island(
        """
               .E .M
            .  .  .  .
         .  .  .  .  .  .
         .  .  .  ~  .  .
            .  .  .  .
               .  .
    """,
        step="flood",
        actions_left=0,
        hands={"E": held, "M": other},
    )


def test_i16_a_surplus_sandbags_may_be_used_instead_of_shed() -> None:
    s = do(too_full("5 Earth Stone, Sandbags"), "seat1 sandbag #15")
    assert flooded(s) == set() and texts(s) == ["seat1 flood"]


def test_i16_a_surplus_helicopter_may_be_used_instead_of_shed() -> None:
    s = do(too_full("5 Earth Stone, Helicopter Lift"), "seat1 lift seat2 to #20")
    assert at(s, 2) == 20 and texts(s) == ["seat1 flood"]


@pytest.mark.parametrize("card", ["Sandbags", "Helicopter Lift"])
def test_i16_a_surplus_special_card_may_be_shed_unused(card: str) -> None:
    s = do(too_full(f"5 Earth Stone, {card}"), f"seat1 discard {card}")
    assert discard(s) == {card: 1} and flooded(s) == {15} and texts(s) == ["seat1 flood"]


def test_i16_another_players_special_card_cures_no_surplus() -> None:
    s = do(too_full("5 Earth Stone, Statue of the Wind", other="Sandbags"), "seat2 sandbag #15")
    assert flooded(s) == set() and verbs(s) == {"seat1 discard"}


def test_i16_nobody_discards_without_need() -> None:
    s = island(TWO_TOGETHER, hands={"G": FULL_HAND, "M": "Sandbags"})
    assert not any(" discard " in text for text in texts(s))


def test_i16_giving_or_capturing_does_not_cure_a_surplus() -> None:
    """Neither for who was given a card too many, nor for who drew it."""
    s = island(
        CHALICES.replace("~c", "~cGM"),
        hands={"G": "2 Earth Stone", "M": "4 Ocean's Chalice, Crystal of Fire"},
    )
    do(s, "seat1 give Earth Stone to seat2")
    assert verbs(s) == {"seat2 discard"}
    s = island(
        CHALICES.replace("~c", "~cGM"),
        step="draw",
        actions_left=1,
        hands={"G": "4 Ocean's Chalice", "M": "Crystal of Fire"},
        treasure_deck=["2 Earth Stone"],
    )
    do(s, "seat1 draw", "seat1 draw")
    assert verbs(s) == {"seat1 discard"}


# ---------------------------------------------------------------- flood cards


METER = list(enumerate([2, 2, 3, 3, 3, 4, 4, 5, 5], 1))


@pytest.mark.parametrize(("water", "cards"), METER)
def test_i17_as_many_flood_cards_as_the_meter_shows(water: int, cards: int) -> None:
    s = drawing_cards("2 Earth Stone", water=water)
    do(s, "seat1 draw", "seat1 draw")
    for n in range(cards):
        assert len(flooded(s)) == n and texts(s) == ["seat1 flood"]
        do(s, "seat1 flood")
    assert len(flooded(s)) == cards and "seat2 end" in verbs(s)


def flooding(drawing: str, place: int) -> Island:
    """The flood card of this place comes next."""
    return island(drawing, step="flood", actions_left=0, flood_deck=[[place]])


def test_i17_a_dry_tile_floods_and_its_card_is_discarded() -> None:
    s = do(flooding(dry_island("E"), 5), "seat1 flood")
    assert flooded(s) == {5} and flood_discard(s) == {5} and sunk(s) == set()


def test_i17_a_flooded_tile_sinks_and_tile_and_card_leave_the_game() -> None:
    s = flooding(
        """
               .E .
            .  .  .  ~
         .  .  .  .  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
    """,
        5,
    )
    do(s, "seat1 flood")
    assert sunk(s) == {5} and flooded(s) == set()
    assert flood_discard(s) == set() and flood_layers(s) == [set(range(24)) - {5}]


def test_i18_after_the_last_flood_card_the_discard_becomes_the_deck_in_the_middle_of_a_draw() -> (
    None
):
    s = island(dry_island("E"), step="flood", flood_deck=[[5]], other_floods="discard")
    do(s, "seat1 flood")
    assert flood_layers(s) == [set(range(24))] and flood_discard(s) == set()
    assert texts(s) == ["seat1 flood"]


TWO_TILES = """
               x  x
            x  x  x  x
         x  x  .l .EM x x
         x  x  x  x  x  x
            x  x  x  x
               x  x
"""


def test_i18_a_tile_may_so_come_twice_in_a_draw() -> None:
    ends = set()
    for seed in range(20):
        s = island(
            TWO_TILES,
            captured=ALL_FOUR,
            hands={"E": "Helicopter Lift"},
            step="flood",
            flood_deck=[[9]],
            flood_discard=[8],
            seed=seed,
        )
        do(s, "seat1 flood", "seat1 flood")
        ends.add((frozenset(flooded(s)), frozenset(sunk(s)) >= {9}))
    assert ends == {(frozenset({8, 9}), False), (frozenset(), True)}


def test_i18_also_at_a_turns_end_so_that_a_waters_rise_moves_only_the_meter() -> None:
    s = island(
        dry_island("EM"),
        step="flood",
        flood_deck=[[5], [6]],
        other_floods="discard",
        treasure_deck=["Waters Rise"],
    )
    do(s, "seat1 flood", "seat1 flood")
    assert flood_layers(s) == [set(range(24))] and flood_discard(s) == set()
    do(s, "seat2 end", "seat2 draw")
    assert s.water == 2 and flood_layers(s) == [set(range(24))]


def test_i18_a_last_card_whose_tile_sinks_is_not_shuffled_in() -> None:
    s = island(
        """
               .E .
            .  .  .  .
         .  .  ~  .  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
    """,
        step="flood",
        flood_deck=[[8]],
        other_floods="discard",
    )
    do(s, "seat1 flood")
    assert flood_layers(s) == [set(range(24)) - {8}]


def test_i19_a_pawn_stays_on_a_tile_that_floods() -> None:
    s = do(flooding(dry_island("E"), 0), "seat1 flood")
    assert at(s, 1) == 0 and flooded(s) == {0} and texts(s) == ["seat1 flood"]


SINKING = """
               .  .
            .  ~  .  .
         .  x  ~MN .  .  .
         .  .  .E .  .  .
            .  .  .  .
               .  .
"""


def test_i20_a_pawn_swims_before_the_next_flood_card_out_of_its_turn_for_no_action() -> None:
    s = island(SINKING.replace("MN", "M"), turn="E", step="flood", flood_deck=[[8]])
    do(s, "seat2 flood")
    assert verbs(s) == {"seat1 swim"} and GAME.decider(s) == 0
    assert targets(s, SWIM) == {3, 9, 14}
    do(s, "seat1 swim #3")
    assert at(s, 1) == 3 and texts(s) == ["seat2 flood"] and s.actions_left == 3


@pytest.mark.parametrize("first", [1, 2])
def test_i20_several_pawns_swim_in_any_order(first: int) -> None:
    s = island(SINKING, turn="E", step="flood", flood_deck=[[8]])
    do(s, "seat3 flood")
    assert verbs(s) == {"seat1 swim", "seat2 swim"}
    second = 3 - first
    do(s, f"seat{first} swim #9")
    assert verbs(s) == {f"seat{second} swim"}
    do(s, f"seat{second} swim #14")
    assert (at(s, first), at(s, second)) == (9, 14) and texts(s) == ["seat3 flood"]


def test_i20_after_the_last_flood_card_they_swim_before_the_turn_passes_on() -> None:
    s = island(SINKING, turn="E", step="flood", cards_left=1, flood_deck=[[8]])
    do(s, "seat3 flood", "seat1 swim #9")
    assert s.current == 2
    do(s, "seat2 swim #9")
    assert s.current == 0 and s.actions_left == 3


def test_i21_a_random_player_starts() -> None:
    assert {int(fresh(seed, players=4).current) for seed in range(50)} == {0, 1, 2, 3}


def test_i21_or_a_chosen_one() -> None:
    assert {int(fresh(seed, players=3, first="seat2").current) for seed in range(20)} == {1}
    with pytest.raises(Refused):
        fresh(players=2, first="seat3")


def test_i21_the_turn_passes_clockwise() -> None:
    s = island(dry_island("EMD"), treasure_deck=["5 Earth Stone, 5 Crystal of Fire"])
    for seat in (1, 2, 3, 1):
        assert s.current == seat - 1 and s.actions_left == 3
        end_turn(s, seat)
