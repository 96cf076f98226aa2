"""Robots: bots that think in processes of their own, off the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import multiprocessing
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, TypeVar

from simoun.bots.advice import adviser
from simoun.bots.adviser import Advice
from simoun.bots.bot import PASS
from simoun.bots.levels import EXPERT
from simoun.core.choice import Choice
from simoun.server.course import Course
from simoun.server.minds import (
    FORGOTTEN,
    MOST_MINDS,
    THINKING,
    Bot,
    Question,
    advice,
    answer,
    begin_thinking,
    foresee,
    guess,
)
from simoun.server.par_games import Task, play_on
from simoun.server.retrospect import Looking, look_back

T = TypeVar("T")
Steps = list[Choice]  # of a plan

PATIENCE: Final = 3.0  # seconds that others may wait for the bots of one table
SOON: Final = 2.0  # seconds after which who asks for a hint is told what has been seen so far
BREATH: Final = 0.05  # seconds between two slices of what nobody waits for
TRIES: Final = 2  # a worker that dies takes the thoughts of others with it

lookings: Final = itertools.count(1)


class Wish(NamedTuple):
    """What a bot is to think about, and how long that may take."""

    bot: Bot
    seats: int
    spared: int
    patience: float
    is_waited_for: bool  # by a person, even where no other thought waits


class Worker:
    """A process that thinks one thought after the other, and knows the games it was told of."""

    def __init__(self) -> None:
        spawned = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(1, spawned, initializer=begin_thinking)
        self.told: dict[Bot, int] = {}  # how many plays; the bots asked last are the last here
        self.thoughts = 0  # under way
        self.looks_ahead = False  # for somebody who doesn't wait for it

    async def end(self) -> None:
        await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)

    async def ask(self, course: Course, wish: Wish, work: Callable[[Question], T]) -> T:
        """Told what is new, or everything if the worker has forgotten the game.

        A long thought comes in slices, so that those of other tables have their turns between;
        who stops waiting for it drops the rest.
        """
        self.thoughts += 1
        loop = asyncio.get_running_loop()
        asked = loop.time()
        late = asked + wish.patience
        try:
            known = self.told.pop(wish.bot, None)
            found = await self.put(course, wish, work, known, False)
            while found in (THINKING, FORGOTTEN):
                known = None if found == FORGOTTEN else self.told.pop(wish.bot, None)
                now = loop.time()
                is_late = now + (now - asked) > late  # if the next turn takes as long as this one
                asked = now
                hurry = is_late and (wish.is_waited_for or self.thoughts > 1)
                found = await self.put(course, wish, work, known, hurry)
            return found
        finally:
            self.thoughts -= 1

    async def look_ahead(self, course: Course, wish: Wish, may: Callable[[], bool]) -> None:
        """For as long as it may, or there is nothing more to think about."""
        self.looks_ahead = True
        try:
            found = THINKING
            while found in (THINKING, FORGOTTEN) and may():
                known = None if found == FORGOTTEN else self.told.pop(wish.bot, None)
                found = await self.put(course, wish, foresee, known, False)
        finally:
            self.looks_ahead = False

    def put(
        self,
        course: Course,
        wish: Wish,
        work: Callable[[Question], T],
        known: int | None,
        hurry: bool,
    ) -> asyncio.Future[T]:
        start = course.written_start if known is None else None
        news = course.plays[known or 0 :]
        question = Question(wish.bot, wish.seats, wish.spared, start, known or 0, news, hurry)
        self.told[wish.bot] = course.moves
        if len(self.told) > MOST_MINDS:
            del self.told[next(iter(self.told))]
        return asyncio.get_running_loop().run_in_executor(self.pool, work, question)

    async def look_back(self, number: int, record: str) -> AsyncIterator[list[bytes]]:
        """A review in slices, between which bots have their turns."""
        self.thoughts += 1
        loop, known, done = asyncio.get_running_loop(), False, False
        try:
            while not done:
                looking = Looking(number, None if known else record)
                glimpse = await loop.run_in_executor(self.pool, look_back, looking)
                known = glimpse is not None
                if glimpse is not None:
                    done = glimpse.done
                    yield glimpse.told
        finally:
            self.thoughts -= 1


class Robots:
    def __init__(self, workers: int) -> None:
        self.workers: list[Worker | None] = [None] * workers  # started when first needed

    async def think(self, course: Course, level: str, seats: int, spared: int = 0) -> int | None:
        """What a bot of this level does with these seats, or None: it lets the others play.

        It leaves the pawns and hands of those alone whom it is to spare.
        """
        wish = Wish((course.strand, level), seats, spared, PATIENCE, is_waited_for=False)
        code = await self.ask(course, wish, answer)
        return None if code == PASS else code

    async def look_ahead(self, course: Course, level: str, seats: int, spared: int) -> None:
        """What will a bot be asked next? It may think about that while people decide.

        One worker at least is left alone, and all of it ends when anybody waits for a thought.
        """
        place = self.home_of(bot := (course.strand, level))
        if self.looking_ahead() < len(self.workers) - 1 and not self.is_looking_ahead(place):
            worker = self.workers[place] = self.workers[place] or Worker()
            wish = Wish(bot, seats, spared, PATIENCE, is_waited_for=False)
            with contextlib.suppress(BrokenProcessPool):  # who asks next starts another
                await worker.look_ahead(course, wish, self.is_idle)

    async def advise(self, course: Course, tell: Callable[[Steps], None]) -> Advice | None:
        """What to tell who asks for a hint here; None: it couldn't be thought about.

        The plan that looks best at first sight is told at once.
        """
        clock = asyncio.get_running_loop().time
        late = clock() + SOON
        bot = (course.strand, adviser(course.start.game, EXPERT))
        steps = await self.ask(course, Wish(bot, 0, 0, SOON, is_waited_for=True), guess)
        if steps is not None and not isinstance(steps, int):
            tell(steps)
        wish = Wish(bot, 0, 0, late - clock(), is_waited_for=True)
        found = await self.ask(course, wish, advice)
        return None if isinstance(found, int) else found

    async def ask(self, course: Course, wish: Wish, work: Callable[[Question], T]) -> T | None:
        """None: whoever was to think about it has died, more than once."""
        for _ in range(TRIES):
            place = self.place_for(wish.bot)
            worker = self.workers[place] = self.workers[place] or Worker()
            try:
                return await worker.ask(course, wish, work)
            except BrokenProcessPool:
                worker.pool.shutdown(wait=False)
                if self.workers[place] is worker:
                    self.workers[place] = None
        return None

    def place_for(self, bot: Bot) -> int:
        """Always the same worker, which has the bot's plan, unless that one is busy."""
        places = range(len(self.workers))
        home = self.home_of(bot)
        return home if self.is_free(home) else next(filter(self.is_free, places), home)

    def home_of(self, bot: Bot) -> int:
        return hash(bot) % len(self.workers)

    async def look_back(self, record: str) -> AsyncIterator[list[bytes]]:
        """What a review of a finished game finds, as it is sent; anew if a worker dies."""
        number = next(lookings)
        for _ in range(TRIES):
            place = self.place_for((number, EXPERT))
            worker = self.workers[place] = self.workers[place] or Worker()
            try:
                async for told in worker.look_back(number, record):
                    yield told
                return
            except BrokenProcessPool:
                worker.pool.shutdown(wait=False)
                if self.workers[place] is worker:
                    self.workers[place] = None

    async def in_spare_time(self, task: Task) -> bool:
        """Whether bots won a game that nobody waits for: a slice at a time, while all are idle."""
        while True:
            await asyncio.sleep(BREATH)
            if not self.is_idle():
                continue
            place = len(self.workers) - 1
            worker = self.workers[place] = self.workers[place] or Worker()
            loop = asyncio.get_running_loop()
            try:
                won = await loop.run_in_executor(worker.pool, play_on, task)
            except BrokenProcessPool:
                worker.pool.shutdown(wait=False)
                if self.workers[place] is worker:
                    self.workers[place] = None
                continue
            if won is not None:
                return won

    def is_free(self, place: int) -> bool:
        worker = self.workers[place]
        return worker is None or worker.thoughts == 0

    def is_idle(self) -> bool:
        return all(map(self.is_free, range(len(self.workers))))

    def is_looking_ahead(self, place: int) -> bool:
        worker = self.workers[place]
        return worker is not None and worker.looks_ahead

    def looking_ahead(self) -> int:
        return sum(map(self.is_looking_ahead, range(len(self.workers))))

    async def close(self) -> None:
        """Until their processes have ended: a server that is a child of another process itself
        might be gone before they hear of it, and wait for them for ever."""
        await asyncio.gather(*[worker.end() for worker in filter(None, self.workers)])
