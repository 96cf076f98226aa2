"""What is shown at a table for a while and stored nowhere: plans drawn on the board, and who is
just writing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from simoun.server import seats
from simoun.server.bell import Drew, Wrote
from simoun.server.browsers import Browser
from simoun.server.limits import Askers
from simoun.server.pauses import TICK
from simoun.server.refusals import Unwelcome
from simoun.server.talk_messages import Arrow, Draw, Drawn, Write, Writing

if TYPE_CHECKING:
    from simoun.server.table import Table

SIGNS: Final = 60.0  # a minute, of one guest: plans, and as many signs of writing
AT_ONCE: Final = 10.0  # seconds' worth of them
WRITES_FOR: Final = 8.0  # seconds after which a page must have said again that one writes


class Faded(msgspec.Struct):
    """Nobody has heard for a while that a seat still writes."""

    seat: int


class Plan(NamedTuple):
    guest: str
    arrows: list[Arrow]


class Signs:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.talkers = table.talkers
        self.turn = table.course.turn  # in which the plans were drawn
        self.plans: dict[int, Plan] = {}
        self.writing: dict[int, asyncio.TimerHandle] = {}
        self.drawers = Askers(SIGNS, AT_ONCE)
        self.writers = Askers(SIGNS, AT_ONCE)
        self.answers: dict[type, Callable[..., Awaitable[None]]] = {
            Draw: self.draw,
            Write: self.write,
            Drew: self.hear_drawn,
            Wrote: self.hear_writing,
            Faded: self.fade,
        }

    def welcome(self, browser: Browser) -> None:
        if self.plans:
            browser.tell(self.drawn())
        if self.writing:
            self.tell_writing([browser])

    def tell_far(self) -> None:
        """Plans that were drawn here: others may have come since."""
        for seat, plan in self.plans.items():
            if self.table.audience.browsers_of(plan.guest):
                self.table.elsewhere.say(Drew(self.turn, seat, plan.arrows))

    # ------------------------------------------------------------ plans

    async def draw(self, browser: Browser, asked: Draw) -> None:
        seat = self.talkers.player(browser)
        self.talkers.check(browser)
        for arrow in asked.arrows:
            self.talkers.check_spot(arrow.start)
            self.talkers.check_spot(arrow.end)
        if not self.drawers.take(browser.guest):
            raise Unwelcome("too-fast")
        self.show_plan(seat, asked.arrows)
        self.table.elsewhere.say(Drew(self.turn, seat, asked.arrows))

    async def hear_drawn(self, _: None, drew: Drew) -> None:
        """One of another turn has been rubbed out already, or soon will be."""
        if drew.turn == self.table.course.turn and drew.seat < len(self.table.saved.seats):
            self.show_plan(drew.seat, drew.arrows)

    def show_plan(self, seat: int, arrows: list[Arrow]) -> None:
        guest, before = self.table.saved.seats[seat].guest, dict(self.plans)
        self.plans.pop(seat, None)
        if arrows and guest is not None:
            self.turn = self.table.course.turn
            self.plans[seat] = Plan(guest, arrows)
        if self.plans != before:
            self.tell_plans()

    def follow(self) -> None:
        """A plan holds until the turn ends, or whoever drew it leaves."""
        if self.plans:
            same = self.turn == self.table.course.turn
            held = {s: plan for s, plan in self.plans.items() if same and self.holds(s, plan)}
            if held != self.plans:
                self.plans = held
                self.tell_plans()

    def holds(self, seat: int, plan: Plan) -> bool:
        table, place = self.table, self.table.saved.seats[seat]
        sits = place.kind == "person" and place.guest == plan.guest
        may = self.talkers.talking != "off" and not seats.is_silenced(table.saved, plan.guest)
        return sits and may and plan.guest in table.audience.present

    def tell_plans(self) -> None:
        for browser in self.talkers.pages():
            browser.tell(self.drawn())

    def drawn(self) -> Drawn:
        return Drawn({seat: plan.arrows for seat, plan in self.plans.items()})

    # ------------------------------------------------------------ who is writing

    async def write(self, browser: Browser, asked: Write) -> None:
        """A sign is no promise: one that nobody should see is passed over."""
        seat = self.talkers.seat_of(browser)
        may = self.talkers.talking == "words" and not seats.is_silenced(
            self.table.saved, browser.guest
        )
        if seat is not None and may and self.writers.take(browser.guest):
            self.show_writing(seat, asked.writing)
            self.table.elsewhere.say(Wrote(seat, asked.writing))

    async def hear_writing(self, _: None, wrote: Wrote) -> None:
        self.show_writing(wrote.seat, wrote.writing)

    async def fade(self, _: None, faded: Faded) -> None:
        timer = self.writing.get(faded.seat)
        rings = self.table.loop.time() + TICK
        if timer and timer.when() <= rings:  # else they have gone on writing
            self.stop_writing(faded.seat)

    def show_writing(self, seat: int, writing: bool) -> None:
        if not writing:
            self.stop_writing(seat)
            return
        before = self.writing.pop(seat, None)
        self.writing[seat] = self.table.loop.call_later(
            WRITES_FOR, self.table.post, None, Faded(seat)
        )
        if before:
            before.cancel()
        else:
            self.tell_writing(self.talkers.pages())

    def stop_writing(self, seat: int) -> None:
        timer = self.writing.pop(seat, None)
        if timer:
            timer.cancel()
            self.tell_writing(self.talkers.pages())

    def tell_writing(self, pages: list[Browser]) -> None:
        """To those who will read the line."""
        together = self.table.saved.settings.together
        for browser in pages:
            if together or self.talkers.room_of(browser) == "players":
                mine = self.table.seats_of(browser)
                browser.tell(Writing([seat for seat in sorted(self.writing) if seat not in mine]))
