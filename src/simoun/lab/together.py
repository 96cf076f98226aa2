"""Games that all win or lose together: how often, and by what they were lost."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypedDict

from simoun.bots.playing import play_games
from simoun.core.catalog import face_named
from simoun.lab.plan import Experiment, Tally
from simoun.lab.players import player_called
from simoun.lab.stats import wilson
from simoun.lab.workers import Chunk

WON: Final = "won"


class Wins(TypedDict):
    wins: int
    win_rate: float
    interval: tuple[float, float]
    losses: dict[str, int]


def play_deals(plan: Experiment, chunk: Chunk) -> Tally:
    """Game number k is dealt by seed + k."""
    face = face_named(plan.game)
    rules, options = face.rules, face.read_options(plan.options)
    [name] = plan.bots
    first = plan.seed + chunk.first
    ends = play_games(rules, options, player_called(name, rules, first), chunk.games, first)
    counts: Counter[tuple[str, ...]] = Counter()
    for outcome, n in ends.outcomes.items():
        counts[face.outcomes[outcome],] = n
    return Tally(chunk.games, int(ends.decisions), counts)


def wins(tally: Tally) -> Wins:
    won = tally.counts[WON,]
    return Wins(
        wins=won,
        win_rate=won / tally.games,
        interval=wilson(won, tally.games),
        losses={end[0]: n for end, n in sorted(tally.counts.items()) if end != (WON,)},
    )
