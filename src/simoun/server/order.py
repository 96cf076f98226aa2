"""Order at a table: its opener's say, who stands in for whom, nudges, and seats that travel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from simoun.server import seats
from simoun.server.browsers import GONE, Browser
from simoun.server.clock import TimeUp
from simoun.server.inbox import Forget
from simoun.server.messages import Refusal
from simoun.server.order_messages import (
    AskLink,
    AskUndo,
    Carry,
    HandOn,
    Link,
    Nudge,
    Nudged,
    Replace,
    SetOrder,
    UndoAsked,
)
from simoun.server.refusals import Unwelcome

if TYPE_CHECKING:
    from simoun.server.table import Table

NUDGES: Final = 2.0  # a minute, of one guest at a table


class Order:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.saved = table.saved
        self.answers: dict[type, Callable[..., Awaitable[None]]] = {
            HandOn: self.hand_on,
            SetOrder: self.set_order,
            Replace: self.replace,
            Nudge: self.nudge,
            AskUndo: self.ask_undo,
            AskLink: self.tell_link,
            Carry: self.carry,
            TimeUp: self.run_out,
            Forget: self.forget,
        }

    # ------------------------------------------------------------ the opener's say

    async def hand_on(self, browser: Browser, asked: HandOn) -> None:
        """Somebody else who plays here is now the opener."""
        self.check_opener(browser)
        seat = seats.seat_numbered(self.saved, asked.seat)
        if seat.kind != "person" or seat.guest is None:
            raise Unwelcome("no-person")
        self.saved.opener = seat.guest
        await self.table.wishes.changed()

    async def set_order(self, browser: Browser, asked: SetOrder) -> None:
        self.check_opener(browser)
        self.table.attempt.check_order(asked.listed, asked.private)
        settings = self.saved.settings
        self.saved.listed = asked.listed
        settings.private, settings.idle, settings.clock = asked.private, asked.idle, asked.clock
        await self.table.wishes.changed()
        self.send_lookers_away()

    def send_lookers_away(self) -> None:
        """Those who may look on no longer."""
        for looker in list(self.table.audience.browsers):
            if not self.may_look(looker):
                looker.tell(Refusal(None, "private", {}, None))
                looker.close(GONE)

    def may_look(self, browser: Browser) -> bool:
        """Of a day's deal, only who plays sees more than how it begins."""
        saved, guest = self.saved, browser.guest
        if saved.settings.day is not None and self.table.course.moves:
            return any(seat.guest == guest for seat in saved.seats)  # a bot may stand in for them
        return seats.may_look(saved, guest)

    def check_opener(self, browser: Browser) -> None:
        if browser.guest != self.saved.opener:
            raise Unwelcome("not-opener")

    # ------------------------------------------------------------ who doesn't play

    async def replace(self, browser: Browser, asked: Replace) -> None:
        """A bot stands in for who is away, or lets all others wait, for as long as was agreed."""
        self.check_player(browser)
        seat, idle = seats.seat_numbered(self.saved, asked.seat), self.saved.settings.idle
        if seat.kind != "person" or seat.guest is None:
            raise Unwelcome("no-person")
        if idle is None or self.seconds_without(asked.seat, seat.guest) < idle:
            raise Unwelcome("too-early")
        seats.stand_in(self.saved, asked.seat, asked.level)
        await self.table.wishes.changed()

    def seconds_without(self, number: int, guest: str) -> float:
        """How long a seat has done nothing while it was waited for, or wasn't there."""
        table, audience = self.table, self.table.audience
        now = table.loop.time()
        if guest not in audience.present:
            return now - audience.left.get(guest, table.began)
        waited_for = number == table.course.match.decider or number in table.steps.pauses.waiting()
        return now - table.last_played if waited_for and not table.course.over else 0.0

    async def come_back(self, browser: Browser) -> None:
        """Whom a bot stood in for has the seat again."""
        if seats.come_back(self.saved, browser.guest):
            await self.table.wishes.changed()

    async def nudge(self, browser: Browser, asked: Nudge) -> None:
        """It is your turn: told to the pages of one seat, and not too often."""
        by = self.check_player(browser)
        seat = seats.seat_numbered(self.saved, asked.seat)
        if seat.kind != "person" or seat.guest is None or seat.guest == browser.guest:
            raise Unwelcome("no-person")
        await self.count_nudge(browser)
        self.table.elsewhere.tell_guest(seat.guest, Nudged(by, asked.seat))

    async def ask_undo(self, browser: Browser, asked: AskUndo) -> None:
        """Who made the last move is asked to take it back: only they can."""
        by, course = self.check_player(browser), self.table.course
        if asked.at != course.v:
            raise Unwelcome("stale")
        mover = None if course.undoer is None else self.saved.seats[course.undoer]
        together = course.match.rules.together()
        if mover is None or mover.kind != "person" or mover.guest is None or not together:
            raise Unwelcome("no-undo")
        if not self.table.audience.pages_of(mover.guest):
            raise Unwelcome("nobody-there")
        await self.count_nudge(browser)
        self.table.elsewhere.tell_guest(mover.guest, UndoAsked(by, course.v))

    async def count_nudge(self, browser: Browser) -> None:
        if not await self.table.host.nudges.take(f"{self.saved.id}:{browser.guest}", None):
            raise Unwelcome("too-fast")

    def check_player(self, browser: Browser) -> int:
        """The seat that a browser speaks for."""
        mine = self.table.seats_of(browser)
        if not mine:
            raise Unwelcome("not-your-seat")
        return mine[0]

    async def run_out(self, _: None, up: TimeUp) -> None:
        if self.table.steps.clock.run_out(up):
            self.table.steps.new_round()
            self.table.steps.clock.tell()
            self.table.steps.advance()

    # ------------------------------------------------------------ who wants to be forgotten

    async def forget(self, _: None, asked: Forget) -> None:
        seats.forget(self.saved, asked.guest, asked.stranger)
        await self.table.wishes.changed()
        await self.table.talk.check_lines_kept()
        asked.reply.set_result(None)

    # ------------------------------------------------------------ another device

    async def tell_link(self, browser: Browser, _: AskLink) -> None:
        """Who has it within a few minutes plays on in one's place."""
        self.check_player(browser)
        links = self.table.host.links
        browser.tell(Link(links.written(self.saved.id, browser.guest), links.seconds))

    async def carry(self, browser: Browser, asked: Carry) -> None:
        guest = self.table.host.links.guest_in(asked.link, self.saved.id)
        if guest is None or not seats.carry(self.saved, guest, browser.guest):
            raise Unwelcome("no-link")
        await self.table.wishes.changed()
