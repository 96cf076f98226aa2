"""A table: one live game, one inbox, one writer. What it tells is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from simoun.core.actions import who_of
from simoun.core.record import Record
from simoun.core.refusal import Refused
from simoun.server.attempts import Attempt
from simoun.server.audience import Audience
from simoun.server.bell import Bell
from simoun.server.browsers import GONE, RESTART, Browser
from simoun.server.course import LONG, Course
from simoun.server.days import Days
from simoun.server.doors import Doors
from simoun.server.elsewhere import Elsewhere
from simoun.server.endings import ending_of
from simoun.server.guests import Links
from simoun.server.hints import Hints
from simoun.server.inbox import CatchUp, Copy, Delete, Forget, Rest
from simoun.server.limits import Shares
from simoun.server.lookers import Lookers
from simoun.server.messages import (
    AskHint,
    Do,
    Done,
    Gone,
    Paused,
    Refusal,
    Undo,
    Why,
)
from simoun.server.metrics import Metrics
from simoun.server.order import Order
from simoun.server.questions import Questions
from simoun.server.refusals import Unwelcome
from simoun.server.robots import Robots
from simoun.server.signs import Signs
from simoun.server.steps import Silence, Step, Steps, Thought
from simoun.server.store import (
    UNDO,
    Overtaken,
    Row,
    Saved,
    Store,
    StoreFailed,
    Summary,
    Unreachable,
)
from simoun.server.talk import Conversation
from simoun.server.talk_messages import Say, SayPhrase
from simoun.server.talkers import Talkers
from simoun.server.wishes import Wishes

log = logging.getLogger(__name__)

MOST_OVERTAKEN: Final = 20  # times that one message may meet another position

Named = Do | Undo | Why | AskHint | Say | SayPhrase  # each answered by its id
Replied = Delete | Copy | CatchUp | Forget  # each answered where it came from


class Host(Protocol):
    """What a table asks of the lobby."""

    store: Store
    robots: Robots
    hints: Shares
    nudges: Shares  # by table and guest
    bell: Bell
    metrics: Metrics
    links: Links
    days: Days
    grace: float

    async def again(self, table: Saved, start: Record) -> str:
        """The rematch of a table: another one like it."""
        ...

    def forget(self, table: Table) -> None: ...


class Table:
    def __init__(self, saved: Saved, course: Course, host: Host) -> None:
        self.saved = saved
        self.course = course
        self.host = host
        self.loop = asyncio.get_running_loop()
        self.inbox: asyncio.Queue[tuple[Browser | None, object]] = asyncio.Queue()
        self.audience = Audience(saved, course)
        self.lookers = Lookers(self)
        self.steps: Steps = Steps(self, host.robots)
        self.wishes = Wishes(self)
        self.hints = Hints(self)
        self.elsewhere = Elsewhere(self)
        self.order = Order(self)
        self.attempt = Attempt(self)
        self.questions = Questions(self)
        self.doors = Doors(self)
        self.talkers: Talkers = Talkers(self)
        self.talk = Conversation(self)
        self.signs = Signs(self)
        self.began = self.last_played = self.loop.time()
        self.last_used = self.loop.time()
        self.ended = False
        stored = host.metrics.stored
        self.stored = {by: stored.labels(saved.game, by) for by in ("person", "table")}
        self.answers: dict[type, Callable[..., Awaitable[None]]] = {
            Do: self.do,
            Undo: self.undo,
            **self.wishes.answers,
            **self.order.answers,
            **self.questions.answers,
            **self.elsewhere.answers,
            **self.doors.answers,
            **self.talk.answers,
            **self.signs.answers,
            AskHint: self.hints.ask,
            Step: self.step,
            Thought: self.hear_bot,
            Silence: self.hear_nobody,
            Delete: self.delete,
            Rest: self.come_to_rest,
        }
        self.living = self.loop.create_task(self.live())

    # ------------------------------------------------------------ the inbox

    def post(self, browser: Browser | None, message: object) -> None:
        if self.ended:
            if browser:
                browser.close(RESTART)
        else:
            self.inbox.put_nowait((browser, message))

    async def live(self) -> None:
        """One message after the other, each to its end."""
        while not self.ended:
            browser, message = await self.inbox.get()
            try:
                await self.answer(browser, message)
            except Unwelcome as reason:
                self.refuse(browser, message, reason)
            except StoreFailed as failure:
                self.fail(browser, message, "not-stored", failure)
            except Exception as failure:
                self.fail(browser, message, "broken", failure)

    async def answer(self, browser: Browser | None, message: object) -> None:
        """Who was overtaken looks again, in the position that they meet now."""
        for _ in range(MOST_OVERTAKEN):
            try:
                return await self.answers[type(message)](browser, message)
            except Overtaken:
                await self.elsewhere.catch_up()
                if self.ended:
                    raise Unwelcome("no-table") from None
        raise StoreFailed("somebody was faster each time")

    def refuse(self, browser: Browser | None, message: object, reason: Unwelcome) -> None:
        if browser:
            self.host.metrics.refused.labels(reason.reason).inc()
            id = message.id if isinstance(message, Named) else None
            now = self.audience.update_for(browser, *self.steps.told())
            browser.tell(Refusal(id, reason.reason, reason.facts, now))
        elif isinstance(message, Replied):
            message.reply.set_exception(reason)

    def fail(
        self, browser: Browser | None, message: object, reason: str, failure: Exception
    ) -> None:
        """Forget what is in memory: the next who comes finds what is stored."""
        trace = None if isinstance(failure, Unreachable) else failure
        log.error("table %s: %s", self.saved.id, failure, exc_info=trace)
        if browser:
            id = message.id if isinstance(message, Named) else None
            browser.tell(Refusal(id, reason, {}, None))
        elif isinstance(message, Replied):
            message.reply.set_exception(failure)
        self.end(RESTART)

    def end(self, code: int) -> None:
        self.ended = True
        self.host.forget(self)
        self.steps.stop()
        self.lookers.stop()
        self.hints.drop_all()
        self.host.bell.leave(self.saved.id)
        self.audience.send_away(code)
        while not self.inbox.empty():
            late, message = self.inbox.get_nowait()
            self.post(late, message)
            if isinstance(message, Replied):
                message.reply.set_exception(Unwelcome("no-table"))

    def rest(self) -> asyncio.Future[None]:
        """When it is done, all that came before is answered, and everybody is sent away."""
        reply: asyncio.Future[None] = self.loop.create_future()
        self.post(None, Rest(reply))
        return reply

    async def come_to_rest(self, _: None, asked: Rest) -> None:
        self.end(RESTART)
        asked.reply.set_result(None)

    def unload(self) -> bool:
        """Leave the memory, if nobody needs this table now."""
        if self.audience.watches or not self.inbox.empty():
            return False
        self.end(RESTART)
        self.living.cancel()
        return True

    # ------------------------------------------------------------ play

    async def do(self, browser: Browser, asked: Do) -> None:
        if self.counted(browser, asked.id):
            return
        course = self.course
        if course.over:
            raise Unwelcome("over")
        self.attempt.check_seats()
        code = self.offered(asked)
        if who_of(code) not in self.seats_of(browser):
            raise Unwelcome("not-your-seat")
        if code == course.moment.reveal:
            raise Unwelcome("reveal")
        if course.v >= LONG and course.moment.is_exchange(code):
            raise Unwelcome("long-game")
        if asked.at > course.v or (asked.at < course.v and not course.moment.is_anytime(code)):
            raise Unwelcome("stale")
        await self.play(code, browser, asked.id)

    def offered(self, asked: Do) -> int:
        """What was asked for, if somebody may do it now; to the letter, as it was offered."""
        moment = self.course.moment
        with contextlib.suppress(Refused):
            code = moment.code_of(asked.action)
            if moment.text_of(code) == asked.action:
                return code
        raise Unwelcome("illegal" if asked.at == self.course.v else "stale")

    async def undo(self, browser: Browser, asked: Undo) -> None:
        if self.counted(browser, asked.id):
            return
        if asked.at != self.course.v:
            raise Unwelcome("stale")
        if self.course.undoer not in self.seats_of(browser):
            raise Unwelcome("no-undo")
        if self.course.v >= LONG:
            raise Unwelcome("long-game")
        code, fresh = self.course.plays[-1]
        self.course.undo()
        try:
            await self.record(UNDO, browser, asked.id, told=0)
        except Overtaken:
            self.course.play(code, fresh)
            raise

    async def delete(self, _: None, asked: Delete) -> None:
        if asked.guest != self.saved.opener:
            raise Unwelcome("not-opener")
        await self.attempt.give_up()
        await self.host.store.delete(self.saved.id)
        self.elsewhere.ring(0)
        self.audience.tell(Gone())
        self.end(GONE)
        asked.reply.set_result(None)

    def counted(self, browser: Browser, id: str) -> bool:
        """The same command twice counts once, and is acknowledged twice."""
        v = self.course.commands.get((browser.guest, id))
        if v is not None:
            browser.tell(Done(id, v))
        return v is not None

    async def play(self, code: int, browser: Browser | None = None, id: str = "") -> None:
        course = self.course
        course.play(code, course.fresh_for(code))
        try:
            await self.record(course.last_line, browser, id, told=1)
        except Overtaken:
            course.undo()
            raise

    async def record(self, line: str, browser: Browser | None, id: str, told: int) -> None:
        """Store what was just done; only then does anybody hear of it."""
        course = self.course
        self.hints.drop_all()
        guest = browser.guest if browser else None
        row = Row(course.v + 1, line, guest, id or None)
        summary = course.summary()
        changed = summary if summary != self.saved.summary else None
        await self.attempt.count()
        await self.keep(row, changed)
        self.saved.summary = summary
        course.count(row)
        await self.attempt.finish()
        self.elsewhere.ring(row.seq)
        self.last_played = self.loop.time()
        self.steps.pauses.begin()
        self.steps.new_round()
        if browser:
            browser.tell(Done(id, row.seq))
        self.tell_update(told)
        self.steps.advance()
        if course.over:
            await self.keep_ending()

    async def keep(self, row: Row, changed: Summary | None) -> None:
        with self.host.metrics.storing.time():
            await self.host.store.append(self.saved.id, row, changed)
        self.stored["person" if row.guest else "table"].inc()

    async def keep_ending(self) -> None:
        """For the figures of those who played; what can't be kept now is found when they ask."""
        try:
            tried = await self.attempt.book.counted(self.saved)
            ending = ending_of(self.saved, self.course, time.time(), tried)
            await self.host.store.keep_ending(self.saved.id, ending)
        except StoreFailed as failure:
            log.warning("table %s: its ending isn't kept yet: %s", self.saved.id, failure)

    async def keep_changes(self) -> None:
        """Of seats and settings."""
        await self.host.store.change(self.saved)

    async def step(self, _: None, step: Step) -> None:
        if self.steps.is_due(step) and not self.attempt.waits():
            await self.play(step.code)

    async def hear_bot(self, _: None, thought: Thought) -> None:
        self.steps.hear(thought)

    async def hear_nobody(self, _: None, silence: Silence) -> None:
        if silence.round == self.steps.round and self.steps.offers.open:
            self.steps.drop_offer()
            self.tell_paused()

    def seats_of(self, browser: Browser) -> tuple[int, ...]:
        return self.audience.seats_of(browser)

    def tell_update(self, told: int) -> None:
        self.audience.tell_update(told, *self.steps.told())
        self.signs.follow()
        self.elsewhere.tell_waiting()

    def tell_paused(self) -> None:
        """Nothing has changed but how long the table waits, and for whom."""
        self.steps.pauses.stop_or_run()
        self.audience.tell(Paused(*self.steps.told()))
        self.elsewhere.tell_waiting()
        self.steps.advance()

    def tell_if_busy(self) -> None:
        """Whether somebody is busy who could play a card has changed, or not."""
        if self.steps.pauses.stop_or_run():
            self.tell_paused()
