"""Answers that are known from elsewhere: what the storm deck brings, and how soon the skull."""

from __future__ import annotations

import pytest

from simoun.core.actions import act
from simoun.core.bags import bag_size, cards
from simoun.games.sky.actions import END, STORM
from simoun.games.sky.data import CARDS_AT, GUST, LIGHTNING, STORM_DECK
from simoun.games.sky.state import Sky
from tests.sky.position import GAME, sky
from tests.storms import check_mean, turns_to_the_skull

TURNS = 3000


def in_shelter(level: int, seed: int) -> Sky:
    """Where neither Lightning nor Gusts hurt anybody: only the skull ends such a game."""
    return sky("A1 H3DS", level=level, seed=seed)


def storm_phase(s: Sky) -> tuple[int, int, int]:
    """How many cards of Lightning, Gusts and ticks a turn brings; then the level is as before."""
    level, lightning, gusts, ticks = s.level, 0, 0, 0
    GAME.apply(s, act(END, s.current))
    while s.ended and not s.over:
        before = s.storm_discard
        GAME.apply(s, act(STORM, s.current))
        assert bag_size(s.storm_deck) > 0
        ticks += int(s.level - level)
        s.level = level
        if bag_size(s.storm_discard) > bag_size(before):
            lightning += int(cards(s.storm_discard, LIGHTNING) - cards(before, LIGHTNING))
            gusts += int(cards(s.storm_discard, GUST) - cards(before, GUST))
        else:
            assert s.storm_deck == STORM_DECK
    return lightning, gusts, ticks


@pytest.mark.parametrize(
    ("level", "number", "expected"),
    [
        (0, 2, (0.70, 0.47, 0.47)),
        (5, 3, (1.00, 0.67, 0.67)),
        (10, 4, (1.25, 0.84, 0.83)),
        (13, 5, (1.50, 1.00, 1.00)),
    ],
)
def test_s28_what_a_turn_brings_at_each_level(
    level: int, number: int, expected: tuple[float, float, float]
) -> None:
    assert CARDS_AT[level] == number
    s = in_shelter(level, seed=7)
    turns = [storm_phase(s) for _ in range(TURNS)]
    for kind, mean in enumerate(expected):
        check_mean([turn[kind] for turn in turns], mean, 0.005)


@pytest.mark.parametrize(("level", "expected"), [(1, 22.0), (0, 24.1)])
def test_s46_turns_to_the_skull(level: int, expected: float) -> None:
    games = [in_shelter(level, seed) for seed in range(500)]
    check_mean([turns_to_the_skull(s, END) for s in games], expected)
