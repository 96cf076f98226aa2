"""Positions on paper: what contradicts itself gets one clear sentence."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import simoun
from simoun import Refused
from simoun.core.catalog import game_names
from tests.contract.boxes import FOUND, PRINTED
from tests.contract.changing import Path, refused
from tests.contract.fields import fields, on_the_table
from tests.contract.refusals import refusal_of
from tests.contract.spoiling import spoiled
from tests.contract.walks import Walk, position_names, walks
from tests.contract.walks import read as paper

# ---------------------------------------------------------------- every game


@pytest.mark.parametrize("name", game_names())
@settings(max_examples=250)
@given(data=st.data())
def test_a_spoiled_position_is_refused_or_plays(name: str, data: st.DataObject) -> None:
    good = data.draw(walks(name)).somewhere().position()
    bad = data.draw(spoiled(good))
    try:
        match = simoun.from_position(bad, seed=1)
    except Refused:
        assert refusal_of(simoun.from_position, bad, seed=1)
        return
    again = simoun.from_position(match.position(), seed=1)
    assert on_the_table(again.state) == on_the_table(match.state)
    for now in Walk(match, 1).moments():
        assert FOUND[name](now) == PRINTED[name]


@pytest.mark.parametrize("name", game_names())
def test_every_position_of_the_tests_is_written_as_it_was_read(name: str) -> None:
    titles = position_names(name)
    assert titles
    for title in titles:
        assert simoun.from_position(paper(name, title)).position() == paper(name, title)


@pytest.mark.parametrize("name", game_names())
def test_the_seed_decides_what_comes_after_a_position(name: str) -> None:
    position = simoun.new_game(name, seed=1).position()
    first, again, other = (simoun.from_position(position, seed=seed) for seed in (1, 1, 2))
    assert fields(first.state) == fields(again.state) != fields(other.state)


@pytest.mark.parametrize("data", [None, 1, "island", [], {}, {"game": "chess"}, {"game": []}])
def test_what_is_no_position_is_refused(data: object) -> None:
    assert refusal_of(simoun.from_position, data)


@pytest.mark.parametrize("name", game_names())
def test_what_can_be_read_and_what_can_be_are_two_questions(name: str) -> None:
    position = simoun.new_game(name, seed=1).position()
    assert simoun.why_impossible(position) is None
    assert "'outcome' can't be 'tired'" in refusal_of(
        simoun.why_impossible, {**position, "outcome": "tired"}
    )


def test_why_no_game_can_come_to_a_position() -> None:
    position = paper("island", "swimmers")
    position["swimming"] = []
    reason = "seat1 stands on Observatory, which has sunk."
    assert simoun.why_impossible(position) == reason
    assert refusal_of(simoun.from_position, position) == reason


@pytest.mark.parametrize("data", [None, 1, "island", [], {}, {"game": "chess"}, {"game": []}])
def test_what_is_no_position_is_neither_possible_nor_impossible(data: object) -> None:
    assert refusal_of(simoun.why_impossible, data)


@pytest.mark.parametrize("seed", [-1, 1 << 60, 1.0, "1", None, True, 10**10_000], ids=type)
def test_a_seed_is_a_whole_number(seed: object) -> None:
    position = simoun.new_game("island").position()
    said = refusal_of(simoun.from_position, position, seed=cast(int, seed))
    assert said.startswith("The seed can't be ")


# ---------------------------------------------------------------- Forbidden Island


@pytest.mark.parametrize("key", list(paper("island", "swimmers")))
def test_a_position_lacks_nothing(key: str) -> None:
    position = paper("island", "swimmers")
    del position[key]
    assert refusal_of(simoun.from_position, position)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (["game"], "chess", "chess"),
        (["score"], 3, "The position has no 'score'"),
        (["water"], 0, "'water' can't be 0: it is a whole number from 1 to 10."),
        (["water"], 11, "'water' can't be 11"),
        (["water"], "6", "'water' can't be '6'"),
        (["options", "rescue"], 1, "The options: 'rescue' can't be 1: it is true or false."),
        (["options", "hand_check"], "never", "'hand_check' can't be 'never': it is both or each."),
        (["options"], [], "The options must be an object, not []."),
        (["tiles", 0, 0], "Gold Gate", "'tiles' must name each tile once, not ['Gold Gate']"),
        (["tiles", 0, 0], "Atlantis", "'tiles' can't be 'Atlantis'"),
        (["tiles", 0], ["Watchtower"], "it is six rows of 2, 4, 6, 6, 4 and 2 names."),
        (["tiles"], [], "'tiles' must name each tile once"),
        (["flooded", 0], "Observatory", "Observatory can't be both flooded and sunk."),
        (["flooded", 0], "Copper Gate", "'flooded' names 'Copper Gate' twice."),
        (["sunk"], ["Misty Marsh"], "needs 1 flood card(s), not 0."),
        (["flood_discard"], [], "Bronze Gate needs 1 flood card(s), not 0."),
        (["flood_discard", 0], "Gold Gate", "needs 1 flood card(s), not "),
        (["flood_deck", 0], [], "'flood_deck' has an empty layer."),
        (["flood_deck"], [], "needs 1 flood card(s), not 0."),
        (["flood_deck"], 3, "'flood_deck' can't be 3: it is a list."),
        (["treasure_deck", 0], {}, "'treasure_deck' has an empty layer"),
        (["treasure_deck"], [], "'treasure_deck' has an empty layer, or no card at all."),
        (["treasure_deck", 0, "Sandbags"], 2, "The position has 4 of 'Sandbags': there are 2."),
        (["treasure_deck", 0, "Sandbags"], 3, "'treasure_deck' has 3 of 'Sandbags', which has 2."),
        (["treasure_deck", 0, "Sandbags"], -1, "has -1 of 'Sandbags'"),
        (["treasure_deck", 0, "Sandbags"], True, "has True of 'Sandbags'"),
        (["treasure_discard", "Gold"], 1, "'treasure_discard' can't be 'Gold'"),
        (["treasure_discard"], {}, "The position has 1 of 'Crystal of Fire': there are 5."),
        (["seats"], [], "The position has 0 seats: it needs 2 to 4."),
        (["seats", 0, "adventurer"], "Pilot", "two pawns of one adventurer: Pilot."),
        (["seats", 0, "adventurer"], "Cook", "seat1: 'adventurer' can't be 'Cook'"),
        (["seats", 0, "hand"], {"Waters Rise": 1}, "seat1: 'hand' can't be 'Waters Rise'"),
        (["seats", 2, "at"], "Misty Marsh", "seat3 stands on Misty Marsh, which has sunk."),
        (["seats", 0, "at"], "Gold Gate", "seat1 swims on Gold Gate, which has not sunk."),
        (["seats", 0, "at"], "Misty Marsh", "who swims stood on one tile"),
        (["swimming"], ["seat1"], "seat2 stands on Observatory, which has sunk."),
        (["swimming"], ["seat4"], "'swimming' can't be 'seat4': it is seat1, seat2 or seat3."),
        (["captured", 0], "Sandbags", "'captured' can't be 'Sandbags'"),
        (["captured"], ["Crystal of Fire"] * 2, "'captured' names 'Crystal of Fire' twice."),
        (["turn", "seat"], "seat4", "The turn: 'seat' can't be 'seat4'"),
        (["turn", "seat"], "seat1", "only the Pilot, by an action, can have flown."),
        (["turn", "actions_left"], 4, "'actions_left' can't be 4"),
        (["turn", "actions_left"], 3, "only the Pilot, by an action, can have flown."),
        (["turn", "second_shore"], True, "only the Engineer, after a tile, can have a second one."),
        (["turn", "cards_left"], 5, "'cards_left' can't be 5: it is a whole number from 0 to 4."),
        (["turn", "step"], "draw", "'cards_left' can't be 3"),
        (["turn", "step"], "swim", "'step' can't be 'swim': it is actions, draw or flood."),
        (["turn"], None, "The turn must be an object, not None."),
        (["outcome"], "won", "The position isn't won"),
        (["outcome"], "skull", "'outcome' says 'skull', the island doesn't."),
        (["outcome"], "landing-sank", "'outcome' says 'landing-sank', the island doesn't."),
        (["outcome"], "treasure-sank", "'outcome' says 'treasure-sank', the island doesn't."),
        (["outcome"], "tired", "'outcome' can't be 'tired': it is won, landing-sank"),
        (["outcome"], "", "'outcome' can't be ''"),
    ],
)
def test_a_position_that_cannot_be_is_refused(path: Path, value: object, said: str) -> None:
    assert said in refused("island", "swimmers", (path, value))


def test_who_swims_does_so_while_flood_cards_are_drawn() -> None:
    turn = {"step": "actions", "cards_left": 2, "seat": "seat3", "actions_left": 1}
    flags = {"second_shore": False, "flight_used": True}
    said = refused("island", "swimmers", (["turn"], {**turn, **flags}))
    assert "who swims stood on one tile, while flood cards were drawn" in said


def test_a_lost_position_says_so() -> None:
    said = refused("island", "last_cards", (["water"], 10))
    assert said == "The position is lost (skull), and 'outcome' doesn't say so."


def test_nobody_has_drowned_who_can_swim() -> None:
    assert "'drowned'" in refused("island", "take_off", (["outcome"], "drowned"))


def test_a_hand_is_too_full_only_where_the_rules_let_it() -> None:
    """Five cards and a gift, or five cards and the two just drawn (I16)."""
    more = {"Earth Stone": 1, "Ocean's Chalice": 4, "Sandbags": 1}
    changes = [(["seats", 3, "hand"], more), (["treasure_deck", 1], {"Helicopter Lift": 1})]
    rest = paper("island", "full_hands")["treasure_deck"]
    assert isinstance(rest, list)
    del rest[-1]["Helicopter Lift"]
    assert "holds more than 5 cards" in refused(
        "island", "full_hands", (["treasure_deck"], rest), *cast(list[tuple[Path, object]], changes)
    )


def test_with_no_cards_left_the_turn_has_passed() -> None:
    nobody_swims = [
        (["seats", 0, "at"], "Gold Gate"),
        (["seats", 1, "at"], "Gold Gate"),
        (["swimming"], []),
        (["turn", "cards_left"], 0),
    ]
    said = refused("island", "swimmers", *cast(list[tuple[Path, object]], nobody_swims))
    assert said == "The turn: with no cards left the turn passes to the next seat."


def test_a_huge_list_is_refused_at_once() -> None:
    names = ["Gold Gate"] * 200_000
    for key in ["flooded", "sunk", "flood_deck", "flood_discard", "tiles", "seats", "captured"]:
        assert refused("island", "swimmers", ([key], names))
