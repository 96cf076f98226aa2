"""Who looks at a table: which browsers are there, and what each of them hears."""

from __future__ import annotations

import asyncio
from typing import Final

from simoun.server import seats
from simoun.server.bell import Page
from simoun.server.browsers import Browser
from simoun.server.course import Course
from simoun.server.encoding import encode, framed
from simoun.server.messages import Changed, Offer, Pause, TableInfo, Update
from simoun.server.store import Saved

MOST_LOOKERS: Final = 64  # who neither play here nor opened the table
MOST_NEIGHBOURS: Final = 32  # of them from one address
MOST_PAGES: Final = 16  # of one who does


class Audience:
    def __init__(self, saved: Saved, course: Course) -> None:
        self.saved = saved
        self.course = course
        self.browsers: set[Browser] = set()
        self.far: list[Page] = []  # that look on by another server
        self.mine: dict[str, tuple[int, ...]] = {}  # the seats of each guest who asked
        self.away: dict[str, asyncio.TimerHandle] = {}  # gone a moment ago, still expected
        self.left: dict[str, float] = {}  # when each guest who is not there was last seen

    # ------------------------------------------------------------ who is there

    @property
    def present(self) -> set[str]:
        return {page.guest for page in self.pages} | self.away.keys()

    @property
    def pages(self) -> list[Browser | Page]:
        """Here and elsewhere."""
        return [*self.browsers, *self.far]

    @property
    def watches(self) -> bool:
        return bool(self.browsers)

    @property
    def lookers(self) -> int:
        """How many look on without a seat, wherever; a page that is loaded again still counts."""
        players = {seat.guest for seat in self.saved.seats if seats.is_person(seat)}
        return len(self.present - players)

    def has_room_for(self, browser: Browser) -> bool:
        """However many look on, who plays here has a place."""
        if self.belongs(browser):
            return len(self.pages_of(browser.guest)) < MOST_PAGES
        lookers = [other for other in self.pages if not self.belongs(other)]
        near = [other for other in lookers if other.address == browser.address is not None]
        return len(lookers) < MOST_LOOKERS and len(near) < MOST_NEIGHBOURS

    def belongs(self, browser: Browser | Page) -> bool:
        return browser.guest == self.saved.opener or bool(self.seats_of(browser))

    def enter(self, browser: Browser) -> None:
        self.browsers.add(browser)
        self.greet(browser.guest)

    def greet(self, guest: str) -> None:
        """They are there, and expected no more."""
        self.left.pop(guest, None)
        expected = self.away.pop(guest, None)
        if expected:
            expected.cancel()

    def leave(self, browser: Browser) -> None:
        self.browsers.discard(browser)
        self.mine.pop(browser.guest, None)
        self.miss(browser.guest)

    def miss(self, guest: str) -> None:
        """Who plays here, and has no page any more, was there until now."""
        if seats.seats_of(self.saved, guest) and not self.pages_of(guest):
            self.left[guest] = asyncio.get_running_loop().time()

    def look_afar(self, pages: list[Page]) -> list[str]:
        """Others look on by other servers than before; told is who is nowhere any more."""
        before, self.far = self.far, pages
        for page in pages:
            self.greet(page.guest)
        gone = sorted({page.guest for page in before} - {page.guest for page in self.pages})
        for guest in gone:
            self.miss(guest)
        return gone

    def away_for(self) -> dict[str, float]:
        """How many seconds ago those left who are no longer expected back at once."""
        now = asyncio.get_running_loop().time()
        gone = self.left.keys() - self.away.keys()
        return {guest: round(now - self.left[guest], 1) for guest in gone}

    def seats_of(self, browser: Browser | Page) -> tuple[int, ...]:
        if browser.guest not in self.mine:
            self.mine[browser.guest] = seats.seats_of(self.saved, browser.guest)
        return self.mine[browser.guest]

    def pages_of(self, guest: str | None) -> list[Browser | Page]:
        return [page for page in self.pages if page.guest == guest]

    def browsers_of(self, guest: str | None) -> list[Browser]:
        """Here."""
        return [browser for browser in self.browsers if browser.guest == guest]

    def send_away(self, code: int) -> None:
        for timer in self.away.values():
            timer.cancel()
        for browser in self.browsers:
            browser.close(code)

    # ------------------------------------------------------------ what they hear

    def info_for(self, browser: Browser) -> TableInfo:
        options = self.course.start.options or {}
        away = self.away_for()
        return seats.table_info(self.saved, options, browser.guest, self.present, away)

    def update_for(
        self, browser: Browser, waiting: list[int], pause: Pause | None, offer: Offer | None
    ) -> Update:
        update = self.course.update(0, waiting, pause, offer)
        return self.show(update, self.told_level(), self.seats_of(browser))

    def told_level(self) -> str | None:
        """Of the bots whose chances to win are told; None: at this table none are."""
        told = self.saved.win_bar and self.course.as_printed
        return seats.strongest(self.saved) if told else None

    def show(self, update: Update, level: str | None, mine: tuple[int, ...]) -> Update:
        """What whoever plays these seats may see."""
        if level is not None:
            update.chances = self.course.chances_of(level, mine)
            update.chances_before = self.course.chances_before_last(level, mine)
        return self.course.show(update, mine)

    def tell(self, message: object) -> None:
        for browser in self.browsers:
            browser.tell(message)

    def tell_update(
        self, told: int, waiting: list[int], pause: Pause | None, offer: Offer | None
    ) -> None:
        """The position, written once for all who play the same seats."""
        update = self.course.update(told, waiting, pause, offer)
        level = self.told_level()
        written: dict[tuple[int, ...], bytes] = {}
        for browser in self.browsers:
            mine = self.seats_of(browser)
            if mine not in written:
                written[mine] = framed(encode(self.show(update, level, mine)))
            browser.tell_framed(written[mine])

    def tell_changed(self, but: Browser | None = None) -> None:
        for browser in self.browsers:
            if browser is not but:
                browser.tell(Changed(self.info_for(browser)))
