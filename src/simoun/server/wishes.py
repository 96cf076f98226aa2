"""What those at a table wish of it besides moves: seats, settings, answers, and time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from simoun.server import seats
from simoun.server.browsers import Browser
from simoun.server.messages import (
    Answer,
    Busy,
    GoOn,
    Hold,
    Leave,
    Moved,
    Rematch,
    SetAsk,
    SetPace,
    SetPauses,
    SetWait,
    Sit,
)
from simoun.server.refusals import Unwelcome
from simoun.server.store import Overtaken, Seat

if TYPE_CHECKING:
    from simoun.server.table import Table


class Wishes:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.saved = table.saved
        self.steps = table.steps
        self.answers: dict[type, Callable[..., Awaitable[None]]] = {
            Sit: self.sit,
            Leave: self.leave,
            SetPace: self.set_pace,
            SetWait: self.set_wait,
            SetAsk: self.set_ask,
            SetPauses: self.set_pauses,
            GoOn: self.go_on,
            Hold: self.hold,
            Busy: self.be_busy,
            Answer: self.answer,
            Rematch: self.rematch,
        }

    # ------------------------------------------------------------ seats and settings

    async def sit(self, browser: Browser, asked: Sit) -> None:
        seats.sit(self.saved, asked.seat, browser.guest, asked.name)
        await self.changed()

    async def leave(self, browser: Browser, asked: Leave) -> None:
        guest, present = browser.guest, self.table.audience.present
        self.table.attempt.check_leaving(asked.level)
        seats.leave(self.saved, asked.seat, guest, asked.level, present)
        await self.changed()

    async def set_pace(self, browser: Browser, asked: SetPace) -> None:
        if not self.table.seats_of(browser) and browser.guest != self.saved.opener:
            raise Unwelcome("not-your-seat")
        self.saved.pace = asked.pace
        await self.changed()

    async def set_wait(self, browser: Browser, asked: SetWait) -> None:
        for seat in self.own_seats(browser):
            seat.wait = asked.wait
        await self.changed()

    async def set_ask(self, browser: Browser, asked: SetAsk) -> None:
        for seat in self.own_seats(browser):
            seat.ask = asked.ask
        await self.changed()

    def own_seats(self, browser: Browser) -> list[Seat]:
        mine = self.table.seats_of(browser)
        if not mine:
            raise Unwelcome("not-your-seat")
        return [self.saved.seats[number] for number in mine]

    async def set_pauses(self, browser: Browser, asked: SetPauses) -> None:
        browser.countdown, browser.take_back = asked.countdown, asked.take_back
        self.table.elsewhere.announce()
        if self.steps.pauses.waiting():
            self.table.tell_paused()

    async def changed(self) -> None:
        """Others sit there, or the table plays in another way."""
        seats.forget_stand_ins(self.saved)
        self.table.audience.mine.clear()
        await self.table.keep_changes()
        self.table.elsewhere.ring(0)
        self.steps.new_round()
        self.table.audience.tell_changed()
        self.table.lookers.follow()
        self.table.talk.renew()
        self.table.tell_update(0)
        self.steps.advance()

    async def rematch(self, browser: Browser, _: Rematch) -> None:
        if not self.table.seats_of(browser):
            raise Unwelcome("not-your-seat")
        if not self.table.course.over:
            raise Unwelcome("not-over")
        if self.saved.rematch is None:
            self.table.audience.tell(Moved(await self.open_rematch()))
        else:
            browser.tell(Moved(self.saved.rematch))

    async def open_rematch(self) -> str:
        """One for all: that of who was overtaken goes."""
        host = self.table.host
        self.saved.rematch = opened = await host.again(self.saved, self.table.course.start)
        try:
            await host.store.change(self.saved)
        except Overtaken:
            self.saved.rematch = None
            await host.store.delete(opened)
            raise
        self.table.elsewhere.ring(0)
        return opened

    # ------------------------------------------------------------ waiting, and answering bots

    async def go_on(self, browser: Browser, asked: GoOn) -> None:
        if not self.table.elsewhere.pass_on(browser, asked):
            self.steps.pauses.go_on(self.waited_for(browser, asked.at))
            self.table.tell_paused()

    async def hold(self, browser: Browser, asked: Hold) -> None:
        if not self.table.elsewhere.pass_on(browser, asked):
            self.steps.pauses.hold(self.waited_for(browser, asked.at))
            self.table.tell_paused()

    async def be_busy(self, browser: Browser, asked: Busy) -> None:
        if browser.busy != asked.busy:
            browser.busy = asked.busy
            self.table.elsewhere.announce()
            self.table.tell_if_busy()

    async def answer(self, browser: Browser, asked: Answer) -> None:
        if self.table.elsewhere.pass_on(browser, asked):
            return
        offer = self.steps.offers.open
        mine = set(self.table.seats_of(browser))
        if asked.at != self.table.course.v:
            raise Unwelcome("stale")
        if offer is None or offer.whom.isdisjoint(mine):
            raise Unwelcome("no-offer")
        self.steps.answer(mine, asked.yes)
        self.table.tell_paused()

    def waited_for(self, browser: Browser, at: int) -> set[int]:
        """The seats of a browser for which the table waits now."""
        mine = set(self.table.seats_of(browser)) & set(self.steps.pauses.waiting())
        if at != self.table.course.v:
            raise Unwelcome("stale")
        if not mine:
            raise Unwelcome("not-waiting")
        return mine
