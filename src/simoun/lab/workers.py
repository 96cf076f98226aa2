"""Many games on every core: whoever plays them, in chunks, with signs of progress.

Game number k depends on the plan and on k alone: who plays it and when doesn't matter.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing.pool import Pool
from typing import Final, NamedTuple, TypeVar

TRIAL: Final = 0.1  # seconds, to see how fast the games go
WORTH_WORKERS: Final = 0.5  # seconds: a shorter run is over before they have started
CHUNK: Final = 0.1  # seconds between two signs of progress

T = TypeVar("T")


class Chunk(NamedTuple):
    """Some games in a row."""

    first: int
    games: int


Play = Callable[[Chunk], T]  # what came of them; it goes to other processes


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(play: Play[T], games: int, jobs: int) -> Iterator[T]:
    """First a few games here, to see how long they take, then the others in chunks."""
    done = 0
    n = 1
    begun = time.perf_counter()
    while done < games and time.perf_counter() - begun < TRIAL:
        n = min(n, games - done)
        yield play(Chunk(done, n))
        done += n
        n *= 2
    rate = done / (time.perf_counter() - begun)
    rest = list(chunks(done, games, rate, jobs))
    if jobs == 1 or (games - done) / rate < WORTH_WORKERS:
        yield from map(play, rest)
    else:
        yield from with_workers(play, rest, jobs)


def chunks(done: int, games: int, rate: float, jobs: int) -> Iterator[Chunk]:
    """Long enough to be worth it, and several for each process."""
    n = max(1, min(int(rate * CHUNK), (games - done) // (8 * jobs)))
    for first in range(done, games, n):
        yield Chunk(first, min(n, games - first))


def with_workers(play: Play[T], rest: list[Chunk], jobs: int) -> Iterator[T]:
    """This process plays on while the workers start; then it only listens to them.

    No chunk is left behind: who wants them in order never waits for long, nor holds many.
    """
    waiting = iter(rest)
    with pool_of(jobs) as pool:
        started = pool.apply_async(os.getpid)
        for chunk in waiting:
            yield play(chunk)
            if started.ready():
                break
        yield from pool.imap_unordered(play, waiting)


def pool_of(workers: int) -> Pool:
    """Fresh processes, that inherit neither threads nor locks, and never hear Ctrl+C."""
    kinds = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in kinds else "spawn")
    with uninterrupted():
        return context.Pool(workers)


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl+C is heard when this is done, and never by processes that begin meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
