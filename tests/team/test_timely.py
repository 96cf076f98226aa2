"""Before cards are turned up, people are waited for who hold what would come too late."""

from __future__ import annotations

import pytest

from simoun.core.face import Face
from simoun.core.moment import Moment
from simoun.core.rules import State
from simoun.games.desert.state import Desert
from simoun.games.sky.state import Sky
from tests.desert.position import FACE as DESERT
from tests.desert.position import SUN, desert, dunes
from tests.island.position import FACE as ISLAND
from tests.island.position import island
from tests.sky.position import FACE as SKY
from tests.sky.position import sky

LAND = """
           .l .
        .  .  .  .
     .  .  .  .  .  .
     .  .  {} ~  .  .
        .  .  .  .
           .  .M
"""
BESIDE = 15  # a flooded place


def prepared(face: Face[State], s: State) -> set[int]:
    return Moment(face, s).prepared()


@pytest.mark.parametrize("next_floods, waits", [([0, BESIDE], {0}), ([0, 1], set())])
def test_i23_sandbags_wait_for_a_tile_that_may_sink(
    next_floods: list[int], waits: set[int]
) -> None:
    s = island(LAND.format(".G"), hands={"G": "Sandbags"}, flood_deck=[next_floods], step="flood")
    assert prepared(ISLAND, s) == waits


def test_i23_before_treasure_cards_sandbags_stop_nothing() -> None:
    s = island(LAND.format(".G"), hands={"G": "Sandbags"}, flood_deck=[[BESIDE]], step="draw")
    assert prepared(ISLAND, s) == set()


@pytest.mark.parametrize("place, waits", [("~G", {1}), (".G", set())])
def test_i22_a_helicopter_waits_for_who_may_sink(place: str, waits: set[int]) -> None:
    hands = {"M": "Helicopter Lift"}
    s = island(LAND.format(place), order="GM", hands=hands, flood_deck=[[14, 0]], step="flood")
    assert prepared(ISLAND, s) == waits


def at_storm(card: str, storm: str, water: int) -> Desert:

    return desert(
        dunes("AM"),
        hands={"A": card},
        water={"A": water},
        storm=[storm],
        step="storm",
        to_draw=2,
    )


@pytest.mark.parametrize(
    "card, storm, water, waits",
    [
        ("Solar Shield", f"2 {SUN}", 3, {0}),
        ("Solar Shield", "2 Storm Picks Up", 3, set()),
        ("Jet Pack", f"2 {SUN}", 3, {0}),
        ("Secret Water Reserve", f"2 {SUN}", 1, {0}),
        ("Secret Water Reserve", f"2 {SUN}", 3, set()),
        ("Terrascope", f"2 {SUN}", 0, set()),
        ("Dune Blaster", f"2 {SUN}", 0, set()),
    ],
)
def test_d32_equipment_waits_for_what_it_helps_against(
    card: str, storm: str, water: int, waits: set[int]
) -> None:
    assert prepared(DESERT, at_storm(card, storm, water)) == waits


def at_thunder(card: str, storm: str) -> Sky:
    return sky("A1DS", hands={"D": card}, storm=[storm], step="storm", to_draw=2)


@pytest.mark.parametrize(
    "card, storm, waits",
    [
        ("Strike Shield", "2 Lightning", {0}),
        ("Strike Shield", "2 Gust", set()),
        ("Gravity Hook", "2 Gust", {0}),
        ("Gravity Hook", "2 Lightning", set()),
        ("Jetpack", "2 Gust", {0}),
        ("Stratoscope", "2 Lightning", set()),
    ],
)
def test_s23_equipment_waits_for_what_it_helps_against(
    card: str, storm: str, waits: set[int]
) -> None:
    assert prepared(SKY, at_thunder(card, storm)) == waits
