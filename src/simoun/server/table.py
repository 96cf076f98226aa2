"""A table: one live game, one inbox, one writer. What it tells is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from simoun.core.actions import who_of
from simoun.core.record import Record
from simoun.core.refusal import Refused
from simoun.server.audience import Audience
from simoun.server.browsers import GONE, RESTART, Browser
from simoun.server.course import Course
from simoun.server.hints import Hints
from simoun.server.inbox import Away, Come, Copy, Delete, Go
from simoun.server.limits import Askers
from simoun.server.messages import (
    Answer,
    AskHint,
    Because,
    Busy,
    Do,
    Done,
    Earlier,
    Gone,
    GoOn,
    Hold,
    Leave,
    Look,
    Moved,
    Paused,
    Refusal,
    Rematch,
    SetAsk,
    SetPace,
    SetPauses,
    SetWait,
    Sit,
    Undo,
    Welcome,
    Why,
)
from simoun.server.refusals import Unwelcome
from simoun.server.robots import Robots
from simoun.server.steps import Silence, Step, Steps, Thought
from simoun.server.store import UNDO, Row, Saved, Store, StoreFailed
from simoun.server.wishes import Wishes

log = logging.getLogger(__name__)

Named = Do | Undo | Why | AskHint  # each answered by its id


class Host(Protocol):
    """What a table asks of the lobby."""

    store: Store
    robots: Robots
    hints: Askers
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
        self.steps = Steps(self, host.robots)
        self.wishes = Wishes(self)
        self.hints = Hints(self)
        self.last_used = self.loop.time()
        self.ended = False
        self.answers: dict[type, Callable[..., Awaitable[None]]] = {
            Do: self.do,
            GoOn: self.wishes.go_on,
            Hold: self.wishes.hold,
            Busy: self.wishes.be_busy,
            Answer: self.wishes.answer,
            Undo: self.undo,
            Sit: self.wishes.sit,
            Leave: self.wishes.leave,
            SetPace: self.wishes.set_pace,
            SetWait: self.wishes.set_wait,
            SetAsk: self.wishes.set_ask,
            SetPauses: self.wishes.set_pauses,
            Look: self.look,
            Why: self.why,
            AskHint: self.hints.ask,
            Rematch: self.rematch,
            Come: self.come,
            Go: self.go,
            Away: self.lose,
            Step: self.step,
            Thought: self.hear_bot,
            Silence: self.hear_nobody,
            Delete: self.delete,
            Copy: self.copy,
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
                await self.answers[type(message)](browser, message)
            except Unwelcome as reason:
                self.refuse(browser, message, reason)
            except StoreFailed as failure:
                self.fail(browser, message, "not-stored", failure)
            except Exception as failure:
                self.fail(browser, message, "broken", failure)

    def refuse(self, browser: Browser | None, message: object, reason: Unwelcome) -> None:
        if browser:
            id = message.id if isinstance(message, Named) else None
            now = self.audience.update_for(browser, *self.steps.told())
            browser.tell(Refusal(id, reason.reason, reason.facts, now))
        elif isinstance(message, Delete | Copy):
            message.reply.set_exception(reason)

    def fail(
        self, browser: Browser | None, message: object, reason: str, failure: Exception
    ) -> None:
        """Forget what is in memory: the next who comes finds what is stored."""
        log.error("table %s: %s", self.saved.id, failure, exc_info=failure)
        if browser:
            id = message.id if isinstance(message, Named) else None
            browser.tell(Refusal(id, reason, {}, None))
        elif isinstance(message, Delete | Copy):
            message.reply.set_exception(failure)
        self.end(RESTART)

    def end(self, code: int) -> None:
        self.ended = True
        self.host.forget(self)
        self.steps.stop()
        self.hints.drop_all()
        self.audience.send_away(code)
        while not self.inbox.empty():
            late, message = self.inbox.get_nowait()
            self.post(late, message)
            if isinstance(message, Delete | Copy):
                message.reply.set_exception(Unwelcome("no-table"))

    def unload(self) -> bool:
        """Leave the memory, if nobody needs this table now."""
        if self.audience.watches or not self.inbox.empty():
            return False
        self.end(RESTART)
        self.living.cancel()
        return True

    # ------------------------------------------------------------ who is there

    async def come(self, browser: Browser, _: Come) -> None:
        audience = self.audience
        if audience.is_full:
            browser.tell(Refusal(None, "crowded", {}, None))
            browser.close(RESTART)
            return
        if not audience.watches:
            self.steps.wake()
        was_there = browser.guest in audience.present
        audience.enter(browser)
        browser.tell(Welcome(audience.info_for(browser), self.course.lines()))
        browser.tell(audience.update_for(browser, *self.steps.told()))
        if not was_there:
            audience.tell_changed(but=browser)
        self.steps.advance()

    async def go(self, browser: Browser, _: Go) -> None:
        self.audience.leave(browser)
        self.hints.drop(browser)
        self.last_used = self.loop.time()
        self.tell_if_busy()
        guest = browser.guest
        if guest not in self.audience.present:
            waiting = self.loop.call_later(self.host.grace, self.post, None, Away(guest))
            self.audience.away[guest] = waiting

    async def lose(self, _: None, lost: Away) -> None:
        if self.audience.away.pop(lost.guest, None):
            self.audience.tell_changed()
            self.tell_update(0)  # nobody waits for them any more
            self.steps.advance()

    # ------------------------------------------------------------ play

    async def do(self, browser: Browser, asked: Do) -> None:
        if self.counted(browser, asked.id):
            return
        course = self.course
        if course.over:
            raise Unwelcome("over")
        code = self.offered(asked)
        if who_of(code) not in self.seats_of(browser):
            raise Unwelcome("not-your-seat")
        if code == course.moment.reveal:
            raise Unwelcome("reveal")
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
        self.course.undo()
        await self.record(UNDO, browser, asked.id, told=0)

    async def look(self, browser: Browser, asked: Look) -> None:
        if not 0 <= asked.moves <= self.course.moves:
            raise Unwelcome("no-moment")
        view = self.course.view_after(asked.moves, self.seats_of(browser))
        browser.tell(Earlier(asked.moves, view))

    async def why(self, browser: Browser, asked: Why) -> None:
        try:
            reason = self.course.why_not(self.seats_of(browser), asked.picks)
        except Refused:
            raise Unwelcome("no-pick") from None
        browser.tell(Because(asked.id, reason))

    async def rematch(self, browser: Browser, _: Rematch) -> None:
        if not self.seats_of(browser):
            raise Unwelcome("not-your-seat")
        if not self.course.over:
            raise Unwelcome("not-over")
        if self.saved.rematch is None:
            self.saved.rematch = await self.host.again(self.saved, self.course.start)
            await self.host.store.change(self.saved)
            self.audience.tell(Moved(self.saved.rematch))
        else:
            browser.tell(Moved(self.saved.rematch))

    async def delete(self, _: None, asked: Delete) -> None:
        if asked.guest != self.saved.opener:
            raise Unwelcome("not-opener")
        await self.host.store.delete(self.saved.id)
        self.audience.tell(Gone())
        self.end(GONE)
        asked.reply.set_result(None)

    async def copy(self, _: None, asked: Copy) -> None:
        asked.reply.set_result(self.course.match.record())

    def counted(self, browser: Browser, id: str) -> bool:
        """The same command twice counts once, and is acknowledged twice."""
        v = self.course.commands.get((browser.guest, id))
        if v is not None:
            browser.tell(Done(id, v))
        return v is not None

    async def play(self, code: int, browser: Browser | None = None, id: str = "") -> None:
        course = self.course
        course.play(code, course.fresh_for(code))
        await self.record(course.last_line, browser, id, told=1)

    async def record(self, line: str, browser: Browser | None, id: str, told: int) -> None:
        """Store what was just done; only then does anybody hear of it."""
        course = self.course
        self.hints.drop_all()
        guest = browser.guest if browser else None
        row = Row(course.v + 1, line, guest, id or None)
        summary = course.summary()
        changed = summary if summary != self.saved.summary else None
        await self.host.store.append(self.saved.id, row, changed)
        self.saved.summary = summary
        course.count(row)
        self.steps.pauses.begin()
        self.steps.new_round()
        if browser:
            browser.tell(Done(id, row.seq))
        self.tell_update(told)
        self.steps.advance()

    async def step(self, _: None, step: Step) -> None:
        if self.steps.is_due(step):
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

    def tell_paused(self) -> None:
        """Nothing has changed but how long the table waits, and for whom."""
        self.steps.pauses.stop_or_run()
        self.audience.tell(Paused(*self.steps.told()))
        self.steps.advance()

    def tell_if_busy(self) -> None:
        """Whether somebody is busy who could play a card has changed, or not."""
        if self.steps.pauses.stop_or_run():
            self.tell_paused()
