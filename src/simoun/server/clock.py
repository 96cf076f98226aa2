"""A clock for each turn, between rivals who agreed on one; a bot ends a turn that is too long."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from simoun.bots.levels import NORMAL
from simoun.server.bell import Ticks
from simoun.server.order_messages import Ticking
from simoun.server.pauses import Paused

if TYPE_CHECKING:
    from simoun.server.elsewhere import Elsewhere

STAND_IN: Final = NORMAL  # who plays on for somebody who thought too long


class TimeUp(msgspec.Struct):
    """A turn has lasted too long."""

    seat: int


class Timed(Paused, Protocol):
    elsewhere: Elsewhere

    def post(self, browser: None, message: object) -> None: ...


class Clock:
    def __init__(self, table: Timed) -> None:
        self.table = table
        self.loop = asyncio.get_running_loop()
        self.seat: int | None = None  # whose time runs
        self.late: int | None = None  # whose time is up, until the turn passes on
        self.until = 0.0
        self.length: float | None = None  # for which it was wound
        self.timer: asyncio.TimerHandle | None = None

    def wind(self) -> None:
        """Something has happened: perhaps it is another's turn."""
        decider = self.table.course.match.decider
        if self.late not in (None, decider):
            self.late = None
        seat = decider if self.runs_for(decider) else None
        if seat is None:
            self.stop()
        elif (seat, self.table.saved.settings.clock) != (self.seat, self.length):
            self.start(seat)
        elif self.timer is None:
            self.run(seat)  # for another server, which led the table until now

    def runs_for(self, decider: int) -> bool:
        table = self.table
        rivals = not table.course.match.rules.together() and not table.course.over
        person = table.saved.seats[decider].kind == "person" and decider != self.late
        return bool(table.saved.settings.clock and rivals and person and table.audience.watches)

    def start(self, seat: int) -> None:
        self.length = self.table.saved.settings.clock
        assert self.length
        self.until = self.loop.time() + self.length
        self.run(seat)
        self.tell()

    def run(self, seat: int) -> None:
        self.rest()
        self.seat = seat
        self.timer = self.loop.call_later(self.left, self.table.post, None, TimeUp(seat))

    @property
    def left(self) -> float:
        return max(0.0, self.until - self.loop.time())

    def stop(self) -> None:
        self.rest()
        if self.seat is not None:
            self.seat = None
            self.table.elsewhere.tell_clock()

    def rest(self) -> None:
        """It runs on, but rings elsewhere."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def run_out(self, up: TimeUp) -> bool:
        """False: the turn has passed on in time, or another server looks after it."""
        if up.seat != self.seat or not self.timer or not self.table.audience.watches:
            return False
        self.rest()
        self.seat, self.late = None, up.seat
        return True

    # ------------------------------------------------------------ told, here and elsewhere

    def tell(self) -> None:
        self.table.audience.tell(self.told())
        self.table.elsewhere.tell_clock()

    def told(self) -> Ticking:
        return Ticking(self.seat, None if self.seat is None else round(self.left, 1))

    def ticks(self) -> Ticks:
        return Ticks(self.seat, self.left, self.late)

    def follow(self, ticks: Ticks) -> None:
        """As the server says that leads the table; whoever leads next goes on from there."""
        self.seat, self.late = ticks.seat, ticks.late
        self.until = self.loop.time() + ticks.seconds
        self.length = self.table.saved.settings.clock
        self.table.audience.tell(self.told())
