"""Many games between bots, on every core, and what came of them.

Game number k is dealt by seed + k: the results depend on nothing else.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing.pool import Pool
from typing import Final, NamedTuple, TypedDict

from simoun import engine
from simoun.bots.catalog import RANDOM, bot_named, play_games
from simoun.bots.search import random_outcomes
from simoun.core.catalog import game_named
from simoun.core.options import Agreed, agreed
from simoun.core.record import MOST_SEED
from simoun.core.refusal import Refused
from simoun.lab.stats import wilson

WON: Final = "won"
MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 256

TRIAL: Final = 0.1  # seconds, to see how fast the games go
WORTH_WORKERS: Final = 0.5  # seconds: a shorter run is over before they have started
CHUNK: Final = 0.1  # seconds between two signs of progress


class Experiment(NamedTuple):
    game: str
    options: Agreed
    bots: str
    seed: int


class Results(TypedDict):
    game: str
    options: Agreed
    bots: str
    seed: int
    mode: str
    games: int
    wins: int
    win_rate: float
    interval: tuple[float, float]
    losses: dict[str, int]
    actions: int
    seconds: float
    games_per_second: float
    actions_per_second: float


class Tally(NamedTuple):
    """What came of some games."""

    games: int
    outcomes: dict[str, int]
    actions: int


def experiment(game: str, wishes: dict[str, object], bots: str, seed: int) -> Experiment:
    rules = game_named(game)
    bot_named(bots, rules, 0)  # refuses one that doesn't exist
    options = agreed(rules.options, wishes)
    rules.read_options(options)
    return Experiment(game, options, bots, seed)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    plan: Experiment, games: int, jobs: int, played: Callable[[int], object] = lambda games: None
) -> Results:
    """`played` hears of each few games that are done."""
    check(plan.seed, games, jobs)
    outcomes: dict[str, int] = {}
    done = actions = 0
    begun = time.perf_counter()
    for tally in tallies(plan, games, jobs):
        for outcome, n in tally.outcomes.items():
            outcomes[outcome] = outcomes.get(outcome, 0) + n
        done += tally.games
        actions += tally.actions
        played(tally.games)
    return results(plan, done, outcomes, actions, time.perf_counter() - begun)


def check(seed: int, games: int, jobs: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise Refused(f"The number of games can't be {games}: it is 1 to {MOST_GAMES}.")
    if not 1 <= jobs <= MOST_JOBS:
        raise Refused(f"The number of jobs can't be {jobs}: it is 1 to {MOST_JOBS}.")
    if not 0 <= seed <= MOST_SEED - games:
        raise Refused(
            f"The seed can't be {seed}: with {games} games it is a whole number"
            f" from 0 to {MOST_SEED - games}."
        )


def results(
    plan: Experiment, games: int, outcomes: dict[str, int], actions: int, seconds: float
) -> Results:
    wins = outcomes.get(WON, 0)
    losses = {outcome: n for outcome, n in sorted(outcomes.items()) if outcome != WON}
    return Results(
        game=plan.game,
        options=plan.options,
        bots=plan.bots,
        seed=plan.seed,
        mode=engine.name(),
        games=games,
        wins=wins,
        win_rate=wins / games,
        interval=wilson(wins, games),
        losses=losses,
        actions=actions,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1),
        actions_per_second=round(actions / seconds, 1),
    )


# ---------------------------------------------------------------- who plays which games


class Chunk(NamedTuple):
    plan: Experiment
    first: int
    games: int


def play(chunk: Chunk) -> Tally:
    plan, games = chunk.plan, chunk.games
    rules = game_named(plan.game)
    options = rules.read_options(plan.options)
    first = plan.seed + chunk.first
    if plan.bots == RANDOM:  # all in compiled code: a bot that is asked is far slower
        outcomes, actions = random_outcomes(rules, options, games, first)
    else:
        outcomes, actions = play_games(rules, options, plan.bots, games, first)
    return Tally(games, outcomes, int(actions))


def tallies(plan: Experiment, games: int, jobs: int) -> Iterator[Tally]:
    """First a few games here, to see how long they take, then the others in chunks."""
    done = 0
    n = 1
    begun = time.perf_counter()
    while done < games and time.perf_counter() - begun < TRIAL:
        n = min(n, games - done)
        yield play(Chunk(plan, done, n))
        done += n
        n *= 2
    rate = done / (time.perf_counter() - begun)
    rest = list(chunks(plan, done, games, rate, jobs))
    if jobs == 1 or (games - done) / rate < WORTH_WORKERS:
        yield from map(play, rest)
    else:
        yield from with_workers(rest, jobs)


def chunks(plan: Experiment, done: int, games: int, rate: float, jobs: int) -> Iterator[Chunk]:
    """Long enough to be worth it, and several for each process."""
    n = max(1, min(int(rate * CHUNK), (games - done) // (8 * jobs)))
    for first in range(done, games, n):
        yield Chunk(plan, first, min(n, games - first))


def with_workers(rest: list[Chunk], jobs: int) -> Iterator[Tally]:
    """This process plays on while the workers start; then it only listens to them."""
    waiting = iter(rest)
    with pool_of(jobs) as pool:
        first = [pool.apply_async(play, (chunk,)) for chunk in islice(waiting, jobs)]
        for chunk in waiting:
            yield play(chunk)
            if any(result.ready() for result in first):
                break
        yield from pool.imap_unordered(play, waiting)
        yield from (result.get() for result in first)


def pool_of(workers: int) -> Pool:
    """Fresh processes, that inherit neither threads nor locks, and never hear Ctrl+C."""
    kinds = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in kinds else "spawn")
    if not hasattr(signal, "pthread_sigmask"):
        return context.Pool(workers)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return context.Pool(workers)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
