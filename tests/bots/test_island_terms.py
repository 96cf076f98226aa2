"""The terms of Forbidden Island: each says what its name says."""

from __future__ import annotations

import pytest

from simoun.bots.island.brain import IslandBrain
from simoun.bots.island.distances import FAR, SPOT, Distances
from simoun.bots.island.odds import Odds
from simoun.bots.island.terms import TERMS
from simoun.bots.weights import weights_of
from simoun.games.island.state import Island
from tests.island.position import ALL_FOUR, GAME, island

WEIGHTS = weights_of("island")
BRAIN = IslandBrain(WEIGHTS)


def term(s: Island, name: str) -> float:
    return BRAIN.terms(s)[TERMS.index(name)]


def test_a_position_is_worth_its_weighted_terms() -> None:
    s = island(FLOODED, hands={"M": "3 Earth Stone, Sandbags", "G": "Helicopter Lift"})
    expected = sum(WEIGHTS[name] * value for name, value in zip(TERMS, BRAIN.terms(s), strict=True))
    assert BRAIN.value(s) == pytest.approx(expected)


FLOODED = """
           ~l .
        .  .  .  .
     .M .  .  ~  .  .
     .  .  .  .  .  .G
        .  .  .  .
           .  .
"""


# ---------------------------------------------------------------- odds


def test_before_two_flood_cards_each_of_four_on_top_has_one_chance_in_two() -> None:
    s = island(FLOODED, step="flood", flood_deck=[[0, 1, 2, 3]])
    odds = Odds(s)
    assert odds.soon[0] == 0.5
    assert odds.soon[9] == 0.0


def test_waters_rise_brings_the_discard_back_on_top() -> None:
    """One Waters Rise among 10 cards: 1 in 5 for two draws, and then 2 of the 4 cards come."""
    s = island(
        FLOODED,
        treasure_deck=["Waters Rise, 5 Earth Stone, 4 Crystal of Fire"],
        flood_discard=[0, 1, 2, 3],
    )
    assert Odds(s).soon[0] == pytest.approx(0.2 * 0.5)


def test_the_odds_are_those_of_the_cards() -> None:
    s = island(
        FLOODED,
        treasure_deck=["Waters Rise, 5 Earth Stone"],
        flood_deck=[[9, 1, 2], [10, 11, 12, 13]],
        flood_discard=[0, 3, 4, 5],
        water=2,
        step="draw",
    )
    games, sunk = 4000, [0, 0]
    for fresh in range(games):
        future = s.copy()
        future.stir(fresh)
        GAME.settle(future)
        sunk[0] += not future.present >> 0 & 1
        sunk[1] += not future.present >> 9 & 1
    assert Odds(s).soon[0] == pytest.approx(sunk[0] / games, abs=0.03)
    assert Odds(s).soon[9] == pytest.approx(sunk[1] / games, abs=0.03)


# ---------------------------------------------------------------- ways


@pytest.mark.parametrize(("pawn", "steps"), [("G", 4), ("E", 2), ("P", 1), ("D", 4), ("M", 4)])
def test_how_many_actions_to_the_other_side_of_the_middle(pawn: str, steps: int) -> None:
    drawing = f"""
               .  .
            .{pawn} .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
    """
    assert Distances(island(drawing)).steps(0, SPOT[15]) == steps


def test_only_the_diver_comes_through_missing_tiles() -> None:
    drawing = """
               .{} x
            x  x  x  .
         .  .  .  .  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
    """
    assert Distances(island(drawing.format("D"))).steps(0, SPOT[8]) == 1
    assert Distances(island(drawing.format("G"))).steps(0, SPOT[8]) == FAR


def test_a_pilot_who_has_flown_walks() -> None:
    drawing = FLOODED.replace("G", "P")
    assert (
        Distances(island(drawing, turn="P", flight_used=True, actions_left=2)).steps(1, SPOT[15])
        == 2
    )


# ---------------------------------------------------------------- a few terms


def test_cards_come_together_at_the_collector() -> None:
    s = island(FLOODED, hands={"M": "2 Earth Stone, Crystal of Fire", "G": "3 Earth Stone"})
    assert term(s, "three cards") == 1
    assert term(s, "one card") == 1
    assert term(s, "other cards") == 2
    assert term(s, "enough cards") == 1
    assert term(s, "gifts needed") == 1


def test_danger_is_fools_landing_or_a_last_temple() -> None:
    s = island(FLOODED, flood_deck=[[0]], step="flood", hands={"G": "Sandbags"})
    assert term(s, "landing sinks") == 1
    assert term(s, "covered by sandbags") == 1
    assert term(s, "way to danger") == 3


def test_who_has_all_treasures_needs_helicopters() -> None:
    s = island(
        """
               .lG x
            x  x  x  .
         .  .  .M .  .  .
         .  .  .  .  .  .
            .  .  .  .E
               .  .
        """,
        captured=ALL_FOUR,
        hands={"G": "Helicopter Lift"},
    )
    assert term(s, "cut off at the end") == 2
    assert term(s, "helicopters short") == 2
    assert term(s, "pawns away") == 2
