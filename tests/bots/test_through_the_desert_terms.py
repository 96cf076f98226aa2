"""What the terms of Through the Desert count, by positions small enough to count by hand."""

from __future__ import annotations

import pytest

from simoun import Match
from simoun.bots.catalog import bot_named
from simoun.bots.through_the_desert.brain import ThroughTheDesertBrain
from simoun.bots.through_the_desert.gains import divides
from simoun.bots.through_the_desert.rings import RINGS, Rings
from simoun.bots.through_the_desert.survey import Survey
from simoun.bots.through_the_desert.terms import NUMBER_OF_TERMS, TERMS
from simoun.bots.weights import weights_of
from simoun.games.through_the_desert.data import CAMEL_NAMES
from simoun.games.through_the_desert.state import caravan
from tests.through_the_desert.position import (
    LABELS,
    caravans,
    leave_in_play,
    leave_in_supply,
    signs_in,
    state,
    with_riders,
)

WEIGHTS = weights_of("through_the_desert")
EVERYBODY = 31


def window(drawing: str, seat: int = 1) -> Match:
    """What is drawn is all there is of the board."""
    game = caravans(drawing, seat=seat)
    leave_in_play(game, signs_in(drawing))
    return game


def term(game: Match, name: str, seat: int = 1) -> float:
    return float(Survey(state(game)).terms[(seat - 1) * NUMBER_OF_TERMS + TERMS.index(name)])


def hope(game: Match) -> float:
    return float(Survey(state(game)).hope)


def camels_to(game: Match, camel: str, hex: str, seat: int = 1) -> int:
    own = caravan(seat - 1, CAMEL_NAMES.index(camel))
    return int(Rings(state(game)).camels_to(own, LABELS.index(hex)))


def test_a_position_is_worth_its_weighted_terms_less_those_of_the_rival() -> None:
    s = state(with_riders(3))
    for seat in range(3):
        brain = ThroughTheDesertBrain(seat, WEIGHTS)
        terms = zip(TERMS, brain.terms(s), strict=True)
        assert brain.value(s) == pytest.approx(sum(WEIGHTS[name] * n for name, n in terms))


# ---------------------------------------------------------------- how far things are

WAY = """
        C D E F G
      8 .   *   .
          .   .
      9 .   .   .
          .   .
     10 .   .   .
          .   .
     11 .   .   .
          .   .
     12 .   M1  .
"""


def test_camels_are_counted_to_the_hex_beside_an_oasis() -> None:
    game = window(WAY)
    assert camels_to(game, "Mint", "E8") == 3
    assert term(game, "oasis at 3") == pytest.approx(hope(game))
    assert term(game, "oasis at 2") == term(game, "oasis at 4") == 0.0


def test_another_s_caravan_of_that_colour_is_in_the_way_one_of_another_colour_less_so() -> None:
    cut = WAY.replace("10 .   .   .", "10 .   M2  .")
    assert camels_to(window(cut), "Mint", "E8") == RINGS + 1
    aside = WAY.replace("10 .   .   .", "10 .   A2  .")
    assert camels_to(window(aside), "Mint", "E8") == 4


def test_a_colour_that_is_gone_reaches_nothing() -> None:
    game = window(WAY)
    leave_in_supply(game, "Mint", 0)
    assert camels_to(game, "Mint", "E8") == RINGS + 1


WATER = """
        C D E F G
      9 3   .   .
          M1  .
     10 .   2   .
          .   R2
     11 .   .   .
          .   .
     12 .   .   .
"""


def test_water_is_disputed_where_another_is_there_first() -> None:
    game = window(WATER, seat=2)
    assert term(game, "water at 1") == pytest.approx(3 * hope(game))
    assert term(game, "disputed at 1") == pytest.approx(2 * hope(game))
    assert term(game, "disputed at 1", seat=2) == 0.0


# ---------------------------------------------------------------- what can be had at once

NEARLY_CLOSED = """
        C D E F G
      8 .   m1  .
          m1  m1
      9 m1  .   m1
          .   .
     10 m1  .   m1
          .   3
     11 m1  .   .
          m1  m1
     12 .   M1  .
"""


@pytest.mark.parametrize(("seat", "name"), [(1, "prizes next"), (2, "prizes")])
def test_a_camel_that_closes_an_area_brings_it_with_its_water(seat: int, name: str) -> None:
    game = caravans(NEARLY_CLOSED, seat=seat)
    spoilt = caravans(NEARLY_CLOSED.replace("10 m1  .   m1", "10 m1  A2  m1"), seat=seat)
    assert term(game, name) >= 7 + 3
    assert term(spoilt, name) < 7
    assert term(game, "prizes" if seat == 1 else "prizes next") == 0.0


def bits(*directions: int) -> int:
    return sum(1 << direction for direction in directions)


@pytest.mark.parametrize(
    ("around", "spoilt", "may"),
    [
        (bits(0, 1, 2, 3, 4, 5), 0, False),
        (bits(5, 0, 1), 0, False),  # one run, across the first direction
        (bits(0, 3), 0, True),
        (bits(0, 1, 3), bits(1), True),  # the other run is clean
        (bits(0, 1, 3), bits(1, 3), False),
        (bits(5, 0, 2), bits(0, 2), False),
        (0, 0, False),
    ],
)
def test_a_camel_may_close_where_open_hexes_form_several_runs(
    around: int, spoilt: int, may: bool
) -> None:
    assert divides(around | spoilt << 6) == may


# ---------------------------------------------------------------- the race, and its end


def test_a_race_that_is_decided_is_worth_its_points() -> None:
    game = window(NEARLY_CLOSED)
    before = term(game, "race", seat=2)
    leave_in_supply(game, "Mint", 5)
    assert term(game, "race", seat=2) < before
    lost = term(game, "race", seat=2)
    leave_in_supply(game, "Mint", 2)
    assert term(game, "race", seat=2) == lost
    assert term(game, "race") + lost == pytest.approx(10 + 4 * 10)


def test_when_a_colour_runs_out_the_score_counts_more_and_hope_less() -> None:
    game = caravans(WAY, taken={1: "3 3"})
    tempo, oasis = term(game, "tempo"), term(game, "oasis at 3")
    leave_in_supply(game, "Rose", 2)
    assert term(game, "tempo") > tempo > 0
    assert 0 < term(game, "oasis at 3") < oasis


# ---------------------------------------------------------------- a second look


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_taken_over_from_an_earlier_look_is_as_if_seen_again(players: int) -> None:
    game = with_riders(players)
    bot, before = bot_named("greedy", game.rules, 1), Survey(state(game))
    while not game.over:
        game.play(int(bot.choose(game.state, EVERYBODY)))
        s = state(game).copy()
        survey = Survey(s, before)
        assert list(survey.terms) == list(Survey(s).terms)
        before = survey
