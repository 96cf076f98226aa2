"""How long a table pauses before its next step, for whom, and who may stop it."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from simoun.server.audience import Audience
from simoun.server.browsers import COUNTDOWN
from simoun.server.course import Course
from simoun.server.messages import Pause
from simoun.server.store import Saved

PACES: Final = {"slow": 1.6, "normal": 0.9, "fast": 0.35, "instant": 0.0}  # seconds a step
NEXT_CARD: Final = 1.5  # seconds before each card of a phase but the first, if somebody could play
TAKE_BACK: Final = 2.0  # seconds in which a move can be taken back before anything follows it
TICK: Final = 0.02  # a clock that rings so much too early is right


class Paused(Protocol):
    """A table, as far as its pauses need to know it."""

    saved: Saved
    course: Course
    audience: Audience


class Pauses:
    def __init__(self, table: Paused) -> None:
        self.table = table
        self.loop = asyncio.get_running_loop()
        self.went_on: set[int] = set()  # seats that play no card before the next one
        self.held: set[int] = set()  # seats that asked to wait
        self.since = 0.0  # when it began; later by as long as it was stopped
        self.stopped: float | None = None  # when somebody became busy

    def begin(self) -> None:
        """Something has happened that people want to look at before the next step."""
        self.since = self.loop.time()
        self.stopped = None
        self.forget()

    def forget(self) -> None:
        self.went_on.clear()
        self.held.clear()
        self.stop_or_run()

    def go_on(self, seats: set[int]) -> None:
        self.went_on |= seats
        self.held -= seats

    def hold(self, seats: set[int]) -> None:
        self.held |= seats

    # ------------------------------------------------------------ who is waited for

    def waiting(self) -> list[int]:
        """Before a card is turned up: people who could play one now, and want to be waited for."""
        moment = self.table.course.moment
        if moment.reveal is None:
            return []
        return [number for number in sorted(moment.prepared() - self.went_on) if self.waits(number)]

    def waits(self, number: int) -> bool:
        seat = self.table.saved.seats[number]
        return seat.kind == "person" and seat.wait and seat.guest in self.table.audience.present

    def stop_or_run(self) -> bool:
        """The seconds stand still while somebody waited for is busy; True: now they do other
        than before."""
        stopped, now = self.stopped, self.loop.time()
        if stopped is not None:
            self.since += now - stopped
        self.stopped = now if self.is_busy() else None
        return (stopped is None) != (self.stopped is None)

    def is_busy(self) -> bool:
        audience = self.table.audience
        busy = [seat for page in audience.pages if page.busy for seat in audience.seats_of(page)]
        return bool(busy) and not set(busy).isdisjoint(self.waiting())

    # ------------------------------------------------------------ how long

    def before_card(self) -> float | None:
        """Seconds from the beginning of the pause; None: a card that doesn't come by itself."""
        waiting = self.waiting()
        if not waiting:
            return self.before_bot()
        if self.held & set(waiting):
            return None
        if self.table.course.turned_up:
            return max(NEXT_CARD, self.pace)
        counted = [seconds for number in waiting for seconds in self.countdowns(number)]
        return None if None in counted else max(self.pace, *filter(None, counted), 0.0)

    def countdowns(self, number: int) -> list[float | None]:
        """What the pages of a seat wish for; one that is just being loaded has no wishes yet."""
        guest = self.table.saved.seats[number].guest
        pages = self.table.audience.pages_of(guest)
        return [page.countdown for page in pages] or [COUNTDOWN]

    def before_bot(self) -> float:
        """Whoever has just moved may want to take it back, unless all goes on at once here."""
        return max(self.pace, TAKE_BACK) if self.pace and self.is_regretted() else self.pace

    def is_regretted(self) -> bool:
        mover = self.table.course.last_mover()
        seat = None if mover is None else self.table.saved.seats[mover]
        if seat is None or seat.kind != "person":
            return False
        return any(page.take_back for page in self.table.audience.pages_of(seat.guest))

    @property
    def pace(self) -> float:
        return PACES[self.table.saved.pace]

    def left(self, length: float) -> float:
        now = self.loop.time() if self.stopped is None else self.stopped
        return max(0.0, self.since + length - now)

    def before(self, code: int) -> float | None:
        """Seconds until the table's next step; None: not as long as nothing else happens."""
        if code != self.table.course.moment.reveal:
            return self.left(self.before_bot())
        length = self.before_card()
        return None if length is None or self.stopped is not None else self.left(length)

    # ------------------------------------------------------------ what people are told

    def told(self) -> tuple[list[int], Pause | None]:
        waiting = self.waiting()
        return waiting, self.before_the_card(waiting) if waiting else self.before_the_rest()

    def before_the_card(self, waiting: list[int]) -> Pause:
        length = self.before_card()
        seconds = None if length is None else round(self.left(length), 2)
        held = sorted(self.held & set(waiting))
        return Pause(seconds, self.stopped is not None, held, self.table.course.turned_up + 1)

    def before_the_rest(self) -> Pause | None:
        """A move that ends a turn can still be taken back."""
        course = self.table.course
        next_is_bot = self.table.saved.seats[course.match.decider].kind == "bot"
        follows = course.moment.reveal is not None or next_is_bot
        seconds = round(self.left(self.before_bot()), 2)
        told = follows and not course.over and self.is_regretted() and self.pace > 0
        return Pause(seconds, False, [], None) if told and seconds > TICK else None
