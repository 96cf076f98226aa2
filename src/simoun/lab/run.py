"""Many games between bots, on every core: what came of them, and how fast they were."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypedDict

from simoun import engine
from simoun.core.options import Agreed
from simoun.lab import contest, together
from simoun.lab.contest import Standings
from simoun.lab.keep import Keep
from simoun.lab.plan import Experiment, Tally, check
from simoun.lab.together import Wins
from simoun.lab.workers import played

Hear = Callable[[int], object]


def nobody_listens(games: int) -> None:
    pass


class Run(TypedDict):
    game: str
    options: Agreed
    bots: str
    seed: int
    mode: str
    games: int
    actions: int
    seconds: float
    games_per_second: float
    actions_per_second: float


class Results(Run, Wins):
    """Of a game that all play together."""


class Contest(Run, Standings):
    """Of a game between rivals."""


def simulate(
    plan: Experiment,
    games: int,
    jobs: int,
    hear: Hear = nobody_listens,
    keep: Keep | None = None,
) -> Results:
    """Whoever listens hears of each few games that are done."""
    check(plan.seed, games, jobs)
    play = played(partial(together.play_deals, plan), games, jobs)
    tally, run = gathered(plan, keep.tallies(plan, games, jobs) if keep else play, hear)
    return Results(**run, **together.wins(tally))


def compete(
    plan: Experiment,
    games: int,
    jobs: int,
    hear: Hear = nobody_listens,
    keep: Keep | None = None,
) -> Contest:
    """As many games more as it takes to let everyone sit in each seat equally often."""
    check(plan.seed, games, jobs)
    games = contest.whole_boards(plan, games)
    play = played(partial(contest.play_boards, plan), games, jobs)
    tally, run = gathered(plan, keep.tallies(plan, games, jobs) if keep else play, hear)
    return Contest(**run, **contest.standings(plan, tally))


def gathered(plan: Experiment, tallies: Iterator[Tally], hear: Hear) -> tuple[Tally, Run]:
    counts: Counter[tuple[str, ...]] = Counter()
    done = actions = 0
    begun = time.perf_counter()
    for tally in tallies:
        counts.update(tally.counts)
        done += tally.games
        actions += tally.actions
        hear(tally.games)
    return Tally(done, actions, counts), run_of(plan, done, actions, time.perf_counter() - begun)


def run_of(plan: Experiment, games: int, actions: int, seconds: float) -> Run:
    return Run(
        game=plan.game,
        options=plan.options,
        bots=",".join(plan.bots),
        seed=plan.seed,
        mode=engine.name(),
        games=games,
        actions=actions,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1),
        actions_per_second=round(actions / seconds, 1),
    )
