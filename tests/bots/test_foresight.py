"""What the levels promise that look through the cards to come, with less effort than at a table."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simoun.bots.bot import PASS, Bot
from simoun.bots.catalog import bot_named, levels
from simoun.bots.foresight import Effort, Gain, Thinker
from simoun.bots.levels import SECONDS
from simoun.core.actions import who_of
from simoun.core.catalog import game_names, rules_named
from simoun.core.rules import State
from simoun.match import Match, new_game
from tests.contract.walks import Walk, walks

THINKERS = [
    (game, level)
    for game in game_names()
    for level in levels(game)
    if isinstance(bot_named(level, rules_named(game), 1), Thinker)
]
A_LITTLE = Effort(3, 2, 1, 2)
A_LOT = Effort(8, 10_000, 4, 8)
EVERYBODY = 31


def thinker(name: str, level: str = "expert", effort: Effort = A_LITTLE) -> Thinker[State]:
    bot: Bot[State] = bot_named(level, rules_named(name), 1)
    assert isinstance(bot, Thinker)
    bot.effort = effort
    return bot


def somewhere(name: str) -> Match:
    return new_game(name, players=3, first="seat1", seed=5)


@pytest.mark.parametrize(("name", "level"), THINKERS)
@settings(max_examples=15)
@given(data=st.data())
def test_it_chooses_what_one_of_its_seats_may_do_and_changes_nothing(
    name: str, level: str, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(name))
    seats = data.draw(st.integers(0, EVERYBODY))
    match = walk.somewhere()
    before = match.position()
    action = int(thinker(name, level).choose(match.state, seats))
    assert match.position() == before
    if action == PASS:
        assert match.over or not seats >> match.decider & 1
    else:
        assert action in match.rules.legal(match.state)
        assert seats >> who_of(action) & 1


@pytest.mark.parametrize(("name", "level"), THINKERS)
@settings(max_examples=15)
@given(data=st.data())
def test_it_does_not_see_what_comes_next(name: str, level: str, data: st.DataObject) -> None:
    match = data.draw(walks(name)).somewhere()
    other = match.state.copy()
    other.stir(data.draw(st.integers(1, 1 << 60)))
    assert thinker(name, level).choose(match.state, EVERYBODY) == thinker(name, level).choose(
        other, EVERYBODY
    )


@pytest.mark.parametrize(("name", "level"), THINKERS)
def test_a_thought_in_slices_comes_to_the_same_end(name: str, level: str) -> None:
    match = somewhere(name)
    at_once, in_slices = thinker(name, level), thinker(name, level)
    slices = 1
    while not in_slices.ponder(match.state.copy(), EVERYBODY, 1e-9):
        slices += 1
    assert slices > 2
    assert in_slices.choose(match.state, EVERYBODY) == at_once.choose(match.state, EVERYBODY)
    assert in_slices.planned == at_once.planned


@pytest.mark.parametrize("name", sorted({name for name, _ in THINKERS}))
def test_it_keeps_to_its_time(name: str) -> None:
    match = somewhere(name)
    bot = thinker(name, effort=A_LOT)
    bot.seconds = 0.2
    bot.search(match.state).plans()
    begun = time.process_time()
    assert bot.choose(match.state, EVERYBODY) in match.rules.legal(match.state)
    assert time.process_time() - begun < 2.0  # a single sample takes long in plain Python


def test_in_a_hurry_it_makes_do_with_what_it_has_seen() -> None:
    match = somewhere("island")
    bot = thinker("island", effort=A_LOT)
    assert not bot.ponder(match.state, EVERYBODY, 1e-9)
    bot.hurry()
    assert bot.ponder(match.state, EVERYBODY, 1e-9)
    assert bot.choose(match.state, EVERYBODY) in match.rules.legal(match.state)


def test_another_position_is_another_thought() -> None:
    match = somewhere("island")
    bot = thinker("island", effort=A_LOT)
    assert not bot.ponder(match.state, EVERYBODY, 1e-9)
    match.play(match.actions()[0])
    assert not bot.ponder(match.state, EVERYBODY, 1e-9)
    assert bot.thought is not None
    assert bot.thought.key == match.state.fingerprint()


def test_a_gain_is_counted_over_the_samples_that_both_met() -> None:
    gain = Gain([3.0, 5.0, 4.0], [1.0, 1.0, 1.0, 90.0])
    assert gain.mean == pytest.approx(3.0)
    assert gain.error == pytest.approx((1 / 3) ** 0.5)


def test_levels_that_think_for_long_have_a_limit_where_somebody_waits() -> None:
    assert {level for _, level in THINKERS} <= set(SECONDS)
