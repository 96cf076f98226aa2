"""What the levels promise that think for long."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from simoun import engine
from simoun.bots.bot import Bot
from simoun.bots.catalog import bot_named, levels
from simoun.bots.foresight import Gain
from simoun.bots.levels import SECONDS
from simoun.core.catalog import game_names
from simoun.core.rules import State
from simoun.match import Match, new_game
from tests.bots.asking import quick, tireless

THINKERS = [(game, level) for game in game_names() for level in levels(game) if level in SECONDS]
EVERYBODY = 31


def midway(name: str, seed: int) -> Match:
    """Somebody decides, after some steps of players who don't know much."""
    match = new_game(name, players=2 + seed % 3, seed=seed)
    bot = bot_named("novice", match.rules, seed)
    while len(match.moves) < 12 or match.moment.reveal is not None:
        match.play(int(bot.choose(match.state, EVERYBODY)))
    return match


def started(name: str, level: str) -> tuple[Match, Bot[State]]:
    match = midway(name, 2)
    return match, tireless(level, match.rules)


@pytest.mark.parametrize(("name", "level"), THINKERS)
def test_a_thought_in_slices_comes_to_the_same_end(name: str, level: str) -> None:
    match = midway(name, 2)
    at_once, in_slices = quick(level, match.rules), quick(level, match.rules)
    slices = 1
    while not in_slices.ponder(match.state.copy(), EVERYBODY, 1e-9):
        slices += 1
    assert slices > 2
    assert in_slices.choose(match.state, EVERYBODY) == at_once.choose(match.state, EVERYBODY)


@pytest.mark.parametrize(("name", "level"), THINKERS)
def test_in_a_hurry_it_makes_do_with_what_it_has_seen(name: str, level: str) -> None:
    match, bot = started(name, level)
    assert not bot.ponder(match.state, EVERYBODY, 1e-9)
    bot.hurry()
    assert bot.ponder(match.state, EVERYBODY, 1e-9)
    assert bot.choose(match.state, EVERYBODY) in match.rules.legal(match.state)


@pytest.mark.parametrize(("name", "level"), THINKERS)
def test_another_position_is_another_thought(name: str, level: str) -> None:
    match, bot = started(name, level)
    assert not bot.ponder(match.state, EVERYBODY, 1e-9)
    bot.hurry()
    match.play(match.actions()[0])
    assert not bot.ponder(match.state, EVERYBODY, 1e-9)


@pytest.mark.parametrize("name", game_names())
def test_a_limit_of_time_is_kept_in_95_of_100_decisions(name: str) -> None:
    if engine.name() == engine.PLAIN:
        pytest.skip("one step of a thought takes longer than that: compiled only")
    seconds = 0.1
    took = list(times(name, seconds))
    assert sum(spent <= 1.1 * seconds for spent in took) >= 0.95 * len(took), took


def times(name: str, seconds: float) -> Iterator[float]:
    for seed in range(20):
        match = midway(name, seed)
        bot = tireless("oracle", match.rules)
        bot.seconds = seconds
        begun = time.process_time()
        bot.choose(match.state, EVERYBODY)
        yield time.process_time() - begun


def test_a_gain_is_counted_over_the_samples_that_both_met() -> None:
    gain = Gain([3.0, 5.0, 4.0], [1.0, 1.0, 1.0, 90.0])
    assert gain.mean == pytest.approx(3.0)
    assert gain.error == pytest.approx((1 / 3) ** 0.5)


def test_every_game_has_both_levels() -> None:
    assert {(game, level) for game in game_names() for level in SECONDS} == set(THINKERS)
