"""Par: how often bots win the deal of a day, played beforehand while nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from simoun.bots.catalog import partners
from simoun.bots.levels import EXPERT, NORMAL, NOVICE
from simoun.server.daily_book import Book, Par
from simoun.server.days import Days, next_day
from simoun.server.par_games import Task
from simoun.server.robots import Robots
from simoun.server.starts import written
from simoun.server.store import Store, StoreFailed

log = logging.getLogger(__name__)

GAMES: Final[Mapping[str, int]] = {NOVICE: 200, NORMAL: 200, EXPERT: 20}
FIRST: Final = 60.0  # seconds after the server's start
PAUSE: Final = 300.0  # seconds between two looks whether there is something to measure
LEASE: Final = 600.0  # seconds after which another server takes over from who is silent
STEP: Final = 10  # games between two notes in the store


class Measurer:
    """One for each server; of several at the same store one works at a time."""

    def __init__(
        self, store: Store, days: Days, robots: Robots, games: Mapping[str, int] = GAMES
    ) -> None:
        self.book = Book(store)
        self.days = days
        self.robots = robots
        self.games = games
        self.name = secrets.token_hex(8)

    async def live(self) -> None:
        """As long as the server runs: today's deal if it is missing, then tomorrow's."""
        await asyncio.sleep(FIRST)
        while True:
            today = self.days.today()
            for day in (today, next_day(today)):
                try:
                    await self.measure(day)
                except StoreFailed as failure:
                    log.warning("par of a day: %s", failure)
            await asyncio.sleep(PAUSE)

    async def measure(self, day: str) -> bool:
        """True: all of it is known. Nobody works where another server does."""
        par = await self.book.par(day)
        while (task := self.next_task(day, par)) is not None:
            if par.holder != self.name and par.until > self.days.now():
                return False
            held = await self.note(day, par, par)  # nobody else begins
            if held is None:
                return False
            found = await self.some(day, held, task)
            after = await self.note(day, held, found)
            if after is None:
                return False
            par = after
        return True

    async def note(self, day: str, before: Par, after: Par) -> Par | None:
        """What is stored now; None: somebody else was faster."""
        until = self.days.now() + LEASE
        mine = msgspec.structs.replace(after, holder=self.name, until=until)
        return mine if await self.book.measure(day, before, mine) else None

    async def some(self, day: str, par: Par, task: Task) -> Par:
        """A few games more of one level, or the search for a way to win."""
        if task.level is None:
            return msgspec.structs.replace(par, winnable=await self.robots.in_spare_time(task))
        games, wins = par.played.get(task.level, (0, 0))
        for number in range(games, min(games + STEP, self.games[task.level])):
            wins += await self.robots.in_spare_time(task._replace(number=number))
            games += 1
            if self.days.now() > par.until - LEASE / 2:
                break  # time to tell that somebody is at work
        winnable = True if wins else par.winnable
        played = {**par.played, task.level: (games, wins)}
        return msgspec.structs.replace(par, played=played, winnable=winnable)

    def next_task(self, day: str, par: Par) -> Task | None:
        return next(self.tasks(day, par), None)

    def tasks(self, day: str, par: Par) -> Iterator[Task]:
        """What is still to do; who won has shown that it can be won."""
        start, key = self.days.start(day), self.days.keyed(day).key
        text = written(start)
        for level in partners(start.game):
            done, _ = par.played.get(level, (0, 0))
            if done < self.games.get(level, 0):
                yield Task(text, key, level, done)
        if par.winnable is None:
            yield Task(text, key, None, 0)
