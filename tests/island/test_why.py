"""Why not, on the island: for every verb, with the number of the rule."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

from simoun.games.island.state import Island
from tests.asking import Case, answer, facts, flat, messages_of, told_in, verbs_of
from tests.island.position import ALL_FOUR, island

# The Pilot and the Engineer meet at 8; beside them 9 is flooded, and 10 has sunk.
FOUR_EARTH: Final = "4 Earth Stone"
LAND: Final = """
              .  .
           .  .  .  .
        .  .  .PG ~  x  .
        .  .  .  .  .  .
           .  .  .  .
              ~  .D
"""
ISLAND: Final = """
              .  .e
           .  .  .  .
        .  .  .M ~N x  .
        .  .  .  .  .  .
           .  .  .  .
              ~  .eE
"""
WATER: Final = """
              .  .
           .  .  .  .
        .  .  .  xG .  .
        .  .  .  .  .  .
           .  .  .  .
              x  .P
"""
LONELY: Final = """
              x  .
           x  xG x  .
        .  .  x  .  .  .
        .  .  .  .  .  .
           .  .  .  .
              .  .P
"""
STUCK: Final = """
              x  .
           x  .G xe .
        .  .  x  .  .  .
        .  .  .  .  .  .
           .  .  .  .
              .  .eP
"""
LANDED: Final = """
              .  .
           .  .  .  .
        .  .  .lPG .  .  .
        .  .  .  .  .  .
           .  .  .  .
              .  .
"""

land = partial(island, LAND)
home = partial(island, ISLAND)


def full(**more: object) -> Island:
    hands = {"P": "4 Earth Stone, Sandbags, Helicopter Lift"}
    return island(LAND, hands=hands, **more)  # type: ignore[arg-type]


def in_the_water(rescue: bool = True) -> Island:
    hands = {"P": "Helicopter Lift"}
    return island(WATER, turn="P", step="flood", cards_left=1, hands=hands, rescue=rescue)


def lonely() -> Island:
    """The Engineer is in the water, and no tile is near."""
    hands = {"P": "Helicopter Lift"}
    return island(LONELY, turn="P", step="flood", cards_left=1, hands=hands)


def aboard(hands: dict[str, str]) -> Island:
    return island(LANDED, captured=ALL_FOUR, hands=hands)


def over() -> Island:
    s = land()
    s.over = True
    return s


CASES: Final = {
    "move": [
        Case(land, "", "I21 turn", 3),
        Case(partial(land, actions_left=0), "place:9", "I7 no-action"),
        Case(partial(land, step="draw"), "place:9", "I12 ended"),
        Case(partial(land, flight_used=True), "place:0", "I26 far-flown"),
        Case(partial(land, turn="G"), "place:0", "I8 far", 2),
        Case(partial(land, turn="G"), "place:10", "I8 sunk", 2),
        Case(partial(land, turn="G"), "place:8", "I8 here", 2),
        Case(partial(land, turn="D"), "place:0", "I28 far-diver", 3),
        Case(partial(home, turn="E"), "place:0", "I25 far-explorer", 3),
        Case(full, "place:9", "I16 discard-first"),
        Case(full, "place:9", "I16 others-discard", 2),
        Case(in_the_water, "place:3", "I20 swim-first", 2),
        Case(in_the_water, "place:3", "I20 swim-now"),
        Case(over, "place:9", "I35 over"),
        Case(land, "place:9", "I21 looking-on", None),
    ],
    "shore": [
        Case(land, "place:10", "I9 sunk-for-good"),
        Case(land, "place:7", "I9 dry"),
        Case(land, "pawn:1", "I9 not-together"),
        Case(land, "place:22", "I9 shore-far"),
        Case(partial(home, turn="E"), "place:9", "I25 shore-far-explorer", 3),
        Case(partial(land, actions_left=0), "place:9", "I7 no-action"),
        Case(partial(land, turn="G", actions_left=0, second_shore=True), "place:9", "possible", 2),
        Case(partial(home, turn="E", order="EMN"), "", "possible"),
        Case(partial(land, turn="D", order="D"), "place:9", "I9 shore-far"),
    ],
    "fly": [
        Case(partial(land, turn="G"), "place:0", "I26 pilot", 2),
        Case(partial(land, flight_used=True), "place:0", "I26 flown"),
        Case(land, "place:9", "I26 walk"),
        Case(land, "place:10", "I26 sunk"),
        Case(land, "place:8", "I26 here"),
    ],
    "navigate": [
        Case(land, "pawn:1 place:7", "I27 navigator"),
        Case(partial(home, turn="N"), "pawn:1", "I27 own-pawn", 2),
        Case(partial(home, turn="N"), "pawn:0 place:23", "I27 two-steps", 2),
        Case(partial(home, turn="N"), "pawn:0 place:8", "I27 they-are-here", 2),
        Case(partial(home, turn="N"), "pawn:0 place:10", "I27 sunk", 2),
    ],
    "give": [
        Case(land, "pawn:1", "I10 empty-hand"),
        Case(partial(land, hands={"P": "Sandbags"}), "pawn:1", "I10 no-treasure-card"),
        Case(partial(land, hands={"P": "Sandbags"}), "card:sandbags@0", "I10 not-given"),
        Case(partial(land, hands={"P": "Earth Stone"}), "pawn:2", "I10 apart"),
        Case(partial(land, hands={"P": "Earth Stone"}), "pawn:0", "I10 oneself"),
        Case(partial(land, hands={"P": "Earth Stone"}), "card:crystal-of-fire", "I10 no-card"),
        Case(partial(land, hands={"G": "Earth Stone"}), "card:earth-stone@1", "I10 their-card"),
        Case(partial(home, hands={"N": "Earth Stone"}, turn="N"), "", "I10 alone", 2),
        Case(partial(home, hands={"M": "Earth Stone"}), "pawn:0", "I10 oneself"),
    ],
    "capture": [
        Case(land, "treasure:earth-stone", "I11 lacks-cards"),
        Case(partial(land, captured=["Earth Stone"]), "treasure:earth-stone", "I11 captured"),
        Case(partial(home, hands={"M": FOUR_EARTH}), "treasure:earth-stone", "I11 lacks-place"),
        Case(partial(home, hands={"M": FOUR_EARTH}), "", "I11 lacks-place"),
        Case(partial(home, hands={"E": FOUR_EARTH}, turn="E"), "", "possible", 3),
        Case(partial(land, captured=ALL_FOUR), "", "I30 all-captured"),
        Case(partial(home, hands={"E": FOUR_EARTH}), "", "I21 turn", 3),
    ],
    "end": [
        Case(land, "", "I21 turn", 2),
        Case(partial(land, step="draw"), "", "I12 ended"),
        Case(full, "", "I16 discard-first"),
    ],
    "discard": [
        Case(partial(land, hands={"P": "Sandbags"}), "card:sandbags@0", "I16 no-surplus"),
        Case(full, "card:crystal-of-fire", "I16 no-card"),
    ],
    "swim": [
        Case(land, "place:7", "I20 no-swimmer"),
        Case(in_the_water, "place:0", "I20 swim-far"),
        Case(in_the_water, "place:9", "I20 sunk"),
    ],
    "drown": [
        Case(land, "", "I20 no-swimmer"),
        Case(in_the_water, "", "I33 can-swim"),
    ],
    "sandbag": [
        Case(land, "place:9", "I23 no-card"),
        Case(partial(land, hands={"P": "Sandbags"}), "place:7", "I23 dry"),
        Case(partial(land, hands={"P": "Sandbags"}), "place:10", "I23 sunk-for-good"),
        Case(partial(island, LAND.replace("~", "."), hands={"P": "Sandbags"}), "", "I23 all-dry"),
        Case(in_the_water, "place:8", "I20 swim-first", 2),
    ],
    "lift": [
        Case(land, "pawn:1 place:7", "I22 no-card"),
        Case(partial(land, hands={"P": "Helicopter Lift"}), "place:10", "I22 sunk"),
        Case(partial(land, hands={"P": "Helicopter Lift"}), "pawn:0 pawn:2", "I22 not-one-tile"),
        Case(
            partial(land, hands={"P": "Helicopter Lift"}),
            "pawn:1 place:8",
            "I22 they-are-here",
        ),
        Case(in_the_water, "pawn:1 place:8", "I24 swimmers-only", 2),
    ],
    "take-off": [
        Case(land, "", "I30 no-card"),
        Case(partial(land, hands={"P": "Helicopter Lift"}), "", "I30 treasures-left"),
        Case(
            partial(land, hands={"P": "Helicopter Lift"}, captured=ALL_FOUR),
            "",
            "I30 not-aboard",
        ),
    ],
    "draw": [Case(land, "", "I12 turned-up")],
    "flood": [Case(land, "", "I17 turned-up")],
}


def test_every_verb_is_asked_for() -> None:
    assert set(CASES) == verbs_of("island")


@pytest.mark.parametrize(("verb", "case"), flat(CASES))
def test_the_reason_names_its_rule(verb: str, case: Case) -> None:
    assert answer(case, verb) == case.told


WITHOUT_A_VERB: Final = [
    Case(partial(land, turn="G"), "place:0", "I8 far", 2),
    Case(land, "pawn:2", "I10 empty-hand"),
    Case(partial(home, turn="N"), "pawn:1", "I27 own-pawn", 2),
    Case(partial(land, hands={"P": "Sandbags"}), "card:sandbags@0 place:7", "I23 dry"),
    Case(partial(land, hands={"P": "Earth Stone"}), "card:earth-stone@0 pawn:2", "I10 apart"),
    Case(in_the_water, "place:0", "I20 swim-far"),
    Case(full, "card:crystal-of-fire", "I16 no-card"),
    Case(land, "", "I21 turn", 2),
]


@pytest.mark.parametrize("case", WITHOUT_A_VERB)
def test_a_click_on_a_thing_means_a_verb(case: Case) -> None:
    assert answer(case) == case.told


RARE: Final = [
    Case(lonely, "verb:swim", "I33 nowhere-to-swim"),
    Case(lonely, "verb:drown", "possible"),
    Case(partial(in_the_water, rescue=False), "verb:lift pawn:0 place:8", "I24 no-rescue", 2),
    Case(partial(island, STUCK), "verb:move", "I8 no-way"),
    Case(partial(island, STUCK), "verb:shore", "I9 nothing-wet"),
    Case(partial(island, STUCK, hands={"G": FOUR_EARTH}), "verb:capture", "I11 last-place"),
    Case(land, "verb:launch", "I30 treasures-left", 3),
    Case(partial(land, captured=ALL_FOUR), "verb:launch", "I30 not-aboard", None),
    Case(partial(aboard, {}), "verb:launch", "I30 no-helicopter", 2),
    Case(partial(aboard, {"P": "Helicopter Lift"}), "verb:launch", "I30 ready", None),
    Case(land, "treasure:earth-stone", "I11 who-collects", None),
]


@pytest.mark.parametrize("case", RARE)
def test_what_is_rare_has_its_reason_too(case: Case) -> None:
    assert answer(case) == case.told


def test_every_message_has_a_case() -> None:
    cases = [*[case for _, case in flat(CASES)], *WITHOUT_A_VERB, *RARE]
    assert messages_of("island") <= told_in(cases)


def test_i11_what_a_treasure_lacks_is_told_to_all_at_any_time() -> None:
    s = partial(land, hands={"G": "3 Earth Stone", "D": "Earth Stone"})
    stone = "treasure:earth-stone"
    assert facts(Case(s, stone, "", 2)) == {"treasure": "earth-stone", "cards": 1}
    assert facts(Case(s, stone, "", 3)) == {"treasure": "earth-stone", "cards": 3}
    told = facts(Case(s, stone, "", None))
    assert told == {"treasure": "earth-stone", "who": 1, "cards": 3, "needed": 4}


def test_i30_who_is_missing_for_the_take_off_is_named() -> None:
    s = partial(land, hands={"P": "Helicopter Lift"}, captured=ALL_FOUR)
    assert facts(Case(s, "verb:take-off", ""))["group"] == [0, 1, 2]
