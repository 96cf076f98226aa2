"""Knows no game: works on states and rules of any."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.chance import below, mixed, onward, stream_of
from simoun.core.rules import Options, Rules, S, State

POLICY = 100  # the number of the stream that chooses, apart from those that deal


def playout(game: Rules[S], s: S, actions: Actions, stream: i64) -> i64:
    """Play to the end at random, and tell how many decisions that took."""
    decisions: i64 = 0
    game.settle(s)
    while not s.over:
        actions.clear()
        game.turn_actions(s, actions)
        game.anytime_actions(s, actions)
        stream = onward(stream)
        game.apply(s, actions.codes[below(stream, actions.n)])
        game.settle(s)
        decisions += 1
    return decisions


def random_games(game: Rules[S], options: Options, games: i64, seed: i64) -> tuple[i64, i64]:
    """How many decisions, and a checksum: equal for all who play by the same rules."""
    decisions: i64 = 0
    check: i64 = 0
    actions = Actions()
    for k in range(games):
        s = game.new(options, seed + k)
        decisions += playout(game, s, actions, stream_of(seed + k, POLICY))
        check = mixed(check, s.fingerprint() & 0xFFFFFFFFFFFF)
    return decisions, check


def random_outcomes(
    game: Rules[S], options: Options, games: i64, seed: i64
) -> tuple[dict[int, int], i64]:
    """How often each end came, and how many decisions that took."""
    outcomes: dict[int, int] = {}
    decisions: i64 = 0
    actions = Actions()
    for k in range(games):
        s = game.new(options, seed + k)
        decisions += playout(game, s, actions, stream_of(seed + k, POLICY))
        outcome = game.outcome(s)
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    return outcomes, decisions


def copies(start: State, n: i64) -> i64:
    """Copy a state again and again, to see how long that takes."""
    total: i64 = 0
    for _ in range(n):
        if start.copy().over:
            total += 1
    return total
