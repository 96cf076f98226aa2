"""Robots: bots that think in processes of their own, off the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final

from simoun.bots.bot import PASS
from simoun.bots.catalog import bot_named
from simoun.match import from_position

TRIES: Final = 2  # a worker that dies takes the others' thoughts with it


class Robots:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, position: dict[str, object], level: str, seats: int) -> str | None:
        """What a bot of this level does with these seats, or None: it lets the others play."""
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(31)
        for _ in range(TRIES):
            pool = self.pool = self.pool or started(self.workers)
            try:
                return await loop.run_in_executor(pool, choose, position, level, seats, seed)
            except BrokenProcessPool:
                pool.shutdown(wait=False)
                if self.pool is pool:
                    self.pool = None
        return None

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)


def started(workers: int) -> ProcessPoolExecutor:
    spawned = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, spawned, initializer=live_with_parent)


# ---------------------------------------------------------------- in the worker


def live_with_parent() -> None:
    """End when the process does that started this one, however it ends; Ctrl+C is its affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=end_after, args=(parent.sentinel,), daemon=True).start()


def end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def choose(position: dict[str, object], level: str, seats: int, seed: int) -> str | None:
    match = from_position(position, seed=seed)
    face, rules, state = match.face, match.rules, match.state
    code = bot_named(level, rules, seed).choose(state, seats)
    if code == PASS or (rules.reveal_is_due(state) and rules.reveals(code)):
        return None
    return face.language.write(int(code), face.names(state))
