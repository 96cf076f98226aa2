"""What the terms of Forbidden Desert count, by positions small enough to count by hand."""

from __future__ import annotations

from math import comb

import pytest

from simoun.bots.desert.brain import DesertBrain
from simoun.bots.desert.distances import FAR, DesertDistances
from simoun.bots.desert.odds import Forecast, suns
from simoun.bots.desert.terms import NUMBER_OF_TERMS, TERMS
from simoun.bots.weights import weights_of
from simoun.core.actions import act
from simoun.games.desert.actions import EXCAVATE, SCOPE
from simoun.games.desert.data import PLACE_NAMES
from simoun.games.desert.state import Desert
from tests.desert.position import SUN, desert, dunes

BRAIN = DesertBrain(weights_of("desert"))


def term(s: Desert, name: str) -> float:
    return BRAIN.terms(s)[TERMS.index(name)]


def steps(s: Desert, seat: int, place: str) -> int:
    return int(DesertDistances(s).steps(seat - 1, 1 << PLACE_NAMES.index(place)))


@pytest.mark.parametrize("n", [0, 1, 3, 6])
def test_suns_among_the_next_cards_are_a_draw_without_replacement(n: int) -> None:
    chances = suns(desert(dunes("N")), n)
    for k in range(4):
        assert chances[k] == pytest.approx(
            comb(4, k) * comb(27, n - k) / comb(31, n) if k <= n else 0
        )


def test_known_cards_on_top_come_first_and_a_new_deck_follows_the_last() -> None:
    s = desert(dunes("N"), storm=[SUN, f"2 {SUN}, wind north 1"], other_cards="discard")
    assert list(suns(s, 1))[:2] == [0.0, 1.0]
    assert list(suns(s, 4))[3] == 1.0
    assert list(suns(s, 5))[3:5] == pytest.approx([27 / 31, 4 / 31])


@pytest.mark.parametrize(
    ("pawn", "place", "expected"),
    [
        ("N", "B1", 1),
        ("N", "C1", 3),  # one marker must go before one can enter
        ("A", "E1", 4),
        ("C", "C1", 2),  # over the sand
        ("E", "B2", 1),  # diagonally
        ("N", "C3", FAR),  # the hole
    ],
)
def test_ways_count_the_digging_too(pawn: str, place: str, expected: int) -> None:
    s = desert(f".{pawn} . .2 . . . . .2 . . . .2 @ . . . .2 . . . . .2 . . .")
    if place == "E1":
        expected = 5
    assert steps(s, 1, place) == expected


def test_a_buried_pawn_must_dig_itself_out_first() -> None:
    assert steps(desert(dunes(".4N")), 1, "B1") == 4
    assert steps(desert(dunes(".4A")), 1, "B1") == 3


def test_tunnels_are_one_step_apart() -> None:
    s = desert("tN . . . . . . . . . . . @ . . . . . . . . . . . t")
    assert steps(s, 1, "E5") == 1


def test_water_counts_as_it_will_be_after_the_storm() -> None:
    s = desert(dunes("NE"), water={"N": 0, "E": 2}, storm=[SUN], to_draw=1, step="storm")
    assert term(s, "dying") == 1.0
    assert term(s, "water 1") == 1.0
    sheltered = desert(dunes("tNE"), water={"N": 0, "E": 2}, storm=[SUN], to_draw=1, step="storm")
    assert term(sheltered, "dying") == 0.0
    assert (term(sheltered, "water 0"), term(sheltered, "water 2")) == (1.0, 1.0)


def test_saving_one_of_two_who_would_die_counts() -> None:
    both, one = (
        desert(dunes("NE"), water={"N": 0, "E": water}, storm=[SUN], to_draw=1, step="storm")
        for water in (0, 1)
    )
    assert (term(both, "dying"), term(both, "parched")) == (1.0, 2.0)
    assert (term(one, "dying"), term(one, "parched")) == (1.0, 1.0)
    assert BRAIN.value(one) > BRAIN.value(both)


@pytest.mark.parametrize(("left", "expected"), [(9, 0.0), (6, 0.005), (3, 0.3), (0, 0.93)])
def test_a_storm_of_three_cards_may_lack_sand(left: int, expected: float) -> None:
    s = desert(dunes("NE"), to_draw=3, step="storm")
    s.sand_left = left
    assert term(s, "smothering") == pytest.approx(expected, abs=0.01)


def test_a_forecast_is_of_one_deck() -> None:
    s, other = (desert(dunes("NE"), storm=storm) for storm in ([SUN], ["wind north 1"]))
    forecast = Forecast(s)
    assert forecast.is_about(s.copy())
    assert not forecast.is_about(other)
    for n in range(12):
        chances = list(suns(s, n))
        assert [forecast.exactly(s, n, k) for k in range(len(chances))] == chances
        assert forecast.more_than(s, n, 1) == pytest.approx(sum(chances[2:]))


def test_a_position_after_the_end_still_has_terms() -> None:
    s = desert(dunes("NE"), level=12)
    s.level = s.setup.skull
    assert len(BRAIN.terms(s)) == NUMBER_OF_TERMS


def test_an_excavation_is_worth_the_average_of_what_can_come_up() -> None:
    s = desert(dunes(":NE", ":", ":"), water={"N": 0, "E": 0})
    well, mirage = (desert(dunes(f"{face}NE", ":", ":"), actions_left=3) for face in "wm")
    for player in range(2):
        well.water[player], mirage.water[player] = 2, 0
    expected = 2 / 3 * BRAIN.value(well) + 1 / 3 * BRAIN.value(mirage)
    hope = BRAIN.imagine(s, act(EXCAVATE, 0))
    assert s.fingerprint() == well.fingerprint()
    assert BRAIN.value(s) + hope == pytest.approx(expected)


def test_a_look_through_the_terrascope_shows_nothing_in_a_plan() -> None:
    s = desert(dunes("NE"), hands={"N": "Terrascope"})
    before = [int(tile) for tile in s.tiles]
    BRAIN.imagine(s, act(SCOPE, 0, PLACE_NAMES.index("D1")))
    assert [int(tile) for tile in s.tiles] == before
    assert not s.hands[0]
