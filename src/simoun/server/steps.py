"""What a table does by itself, at its pace: it turns up cards, and asks its bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Protocol

import msgspec
from msgspec import structs

from simoun.bots.levels import SECONDS
from simoun.core.squares import members
from simoun.server.bell import Told
from simoun.server.clock import STAND_IN, Clock, Timed
from simoun.server.messages import Offer, Pause
from simoun.server.offers import PATIENCE, Offers
from simoun.server.pauses import TICK, Pauses
from simoun.server.robots import Robots

log = logging.getLogger(__name__)


class Step(msgspec.Struct):
    """The table's own next step: a bot's action, or the card that is due."""

    round: int
    code: int


class Thought(msgspec.Struct):
    """What the bots of a level want to do; None: nothing."""

    round: int
    level: str
    spared: int  # the people whom they were to leave alone
    code: int | None


class Silence(msgspec.Struct):
    """Nobody has answered what a bot offered."""

    round: int


class Live(Timed, Protocol):
    """A table, as far as its steps need to know it."""

    def tell_paused(self) -> None: ...


class Steps:
    def __init__(self, table: Live, robots: Robots) -> None:
        self.table = table
        self.robots = robots
        self.loop = asyncio.get_running_loop()
        self.leads = True  # no other server turns up the cards of this table
        self.heard: Told | None = None  # from the one that does
        self.heard_at = 0.0
        self.round = 0  # changes with all that a bot's thought or a waiting step rests on
        self.pauses = Pauses(table)
        self.clock = Clock(table)
        self.offers = Offers(table)
        self.asked: set[str] = set()  # levels of bots that were asked in this round
        self.answered: set[str] = set()
        self.looking: set[str] = set()  # levels that think about what may come
        self.timer: asyncio.TimerHandle | None = None
        self.patience: asyncio.TimerHandle | None = None  # with those who are asked
        self.thoughts: set[asyncio.Task[None]] = set()

    def new_round(self) -> None:
        self.round += 1
        self.drop_thoughts()
        self.stop_timer()
        self.stop_waiting()
        self.pauses.forget()
        self.offers.begin()
        self.asked.clear()
        self.answered.clear()
        self.looking.clear()

    def wake(self) -> None:
        """Somebody looks on again: what fell due while nobody did was left undone."""
        self.new_round()
        self.pauses.begin()

    def stop_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def stop_waiting(self) -> None:
        """For an answer."""
        if self.patience:
            self.patience.cancel()
            self.patience = None

    def stop(self) -> None:
        self.stop_timer()
        self.stop_waiting()
        self.clock.stop()
        self.drop_thoughts()

    def drop_thoughts(self) -> None:
        """They were about a position that is past."""
        for thought in self.thoughts:
            thought.cancel()

    # ------------------------------------------------------------ the next step

    def advance(self) -> None:
        """A table where nobody looks on stands still."""
        course = self.table.course
        if self.leads:
            self.clock.wind()
        else:
            self.clock.rest()
        if course.over or not self.leads or not self.table.audience.watches:
            return
        self.ask_bots()
        reveal = course.moment.reveal
        if self.asked == self.answered and not self.offers.open:
            if reveal is not None:
                self.plan(reveal)
            elif self.table.saved.seats[course.match.decider].kind == "person":
                self.look_ahead()

    def plan(self, code: int) -> None:
        """Do it when it is time, unless something else happens before."""
        self.stop_timer()
        step = Step(self.round, code)
        wait = self.pauses.before(code)
        if wait is None:
            return
        if wait <= 0:
            self.table.post(None, step)
        else:
            self.timer = self.loop.call_later(wait, self.table.post, None, step)

    def is_due(self, step: Step) -> bool:
        """Not if something else has happened, or somebody has come back, in the meantime."""
        if step.round != self.round or not self.leads or not self.table.audience.watches:
            return False
        left = self.pauses.before(step.code)
        return left is not None and left <= TICK

    # ------------------------------------------------------------ bots

    def ask_bots(self) -> None:
        """Those who could do something now; each level plans for all its seats."""
        bots = self.bots()
        able = {bots[number] for number in self.table.course.moment.by_seat if number in bots}
        for level in able - self.asked:
            self.asked.add(level)
            seats, spared = self.seats_of(level), self.offers.spared(level)
            self.begin(self.think(self.round, level, seats, spared))

    def look_ahead(self) -> None:
        """People decide: bots that think for long may do so about what they will be asked."""
        for level in {*self.bots().values()} & SECONDS.keys() - self.looking:
            self.looking.add(level)
            seats, spared = self.seats_of(level), self.offers.spared(level)
            self.begin(self.robots.look_ahead(self.table.course, level, seats, spared))

    def bots(self) -> dict[int, str]:
        """The seats that bots play now, with whose time is up; and the level of each."""
        seats = enumerate(self.table.saved.seats)
        bots = {number: seat.level for number, seat in seats if seat.level}
        return bots if self.clock.late is None else {**bots, self.clock.late: STAND_IN}

    def seats_of(self, level: str) -> int:
        return sum(1 << number for number, its in self.bots().items() if its == level)

    def begin(self, thinking: Coroutine[None, None, None]) -> None:
        thought = self.loop.create_task(thinking)
        self.thoughts.add(thought)
        thought.add_done_callback(self.thoughts.discard)

    async def think(self, round: int, level: str, seats: int, spared: int) -> None:
        code: int | None = None
        try:
            code = await self.robots.think(self.table.course, level, seats, spared)
        except Exception as failure:
            log.error("a bot of table %s", self.table.saved.id, exc_info=failure)
        self.table.post(None, Thought(round, level, spared, code))

    def hear(self, thought: Thought) -> None:
        if thought.round != self.round:
            return
        self.answered.add(thought.level)
        disturbed = set() if thought.code is None else self.offers.disturbed(thought.code)
        if disturbed - set(members(thought.spared)):
            self.offer(thought, disturbed)
        elif thought.code is not None and not disturbed:
            self.plan(thought.code)
        elif self.must_act(thought.level):
            self.plan(self.anything())
        else:
            self.advance()

    def must_act(self, level: str) -> bool:
        decider = self.table.course.match.decider
        is_due = self.table.course.moment.reveal is not None
        return not is_due and self.bots().get(decider) == level

    def anything(self) -> int:
        """For a bot that doesn't know what to do: what disturbs nobody, if it can."""
        moment = self.table.course.moment
        codes = moment.by_seat[self.table.course.match.decider]
        return secrets.choice([c for c in codes if not self.offers.disturbed(c)] or codes)

    # ------------------------------------------------------------ what bots offer

    def offer(self, thought: Thought, whom: set[int]) -> None:
        """Ask those whom it disturbs; who can't be asked is left alone."""
        assert thought.code is not None
        if self.offers.make(thought.level, thought.code, whom):
            silence = Silence(self.round)
            self.patience = self.loop.call_later(PATIENCE, self.table.post, None, silence)
            self.table.tell_paused()
        else:
            self.think_again(thought.level)

    def answer(self, seats: set[int], yes: bool) -> None:
        if not yes:
            self.drop_offer()
        elif (code := self.offers.agree(seats)) is not None:
            self.stop_waiting()
            self.plan(code)

    def drop_offer(self) -> None:
        if self.offers.open:
            level = self.offers.open.level
            self.stop_waiting()
            self.offers.decline()
            self.think_again(level)

    def think_again(self, level: str) -> None:
        self.asked.discard(level)
        self.answered.discard(level)
        self.advance()

    def told(self) -> tuple[list[int], Pause | None, Offer | None]:
        """For whom the table waits, how long, and what a bot offers."""
        return (*self.pauses.told(), self.offers.told()) if self.leads else self.as_heard()

    # ------------------------------------------------------------ where another server leads

    def lead(self, leads: bool) -> None:
        self.leads = leads
        self.heard = None
        self.wake()

    def follow(self, told: Told) -> None:
        self.heard = told
        self.heard_at = self.loop.time()

    def as_heard(self) -> tuple[list[int], Pause | None, Offer | None]:
        """What is known of it, with the seconds that are left by now."""
        told = self.heard
        if told is None or told.v != self.table.course.v:
            return [], None, None
        pause, offer, passed = told.pause, told.offer, self.loop.time() - self.heard_at
        if pause and pause.seconds is not None and not pause.stopped:
            pause = structs.replace(pause, seconds=round(max(0.0, pause.seconds - passed), 2))
        if offer:
            offer = structs.replace(offer, seconds=round(max(0.0, offer.seconds - passed), 2))
        return told.waiting, pause, offer
