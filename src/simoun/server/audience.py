"""Who looks at a table: which browsers are there, and what each of them hears."""

from __future__ import annotations

import asyncio
from typing import Final

from simoun.server import seats
from simoun.server.browsers import Browser
from simoun.server.course import Course
from simoun.server.encoding import encode, framed
from simoun.server.messages import Changed, Offer, Pause, TableInfo, Update
from simoun.server.store import Saved

MOST_BROWSERS: Final = 64


class Audience:
    def __init__(self, saved: Saved, course: Course) -> None:
        self.saved = saved
        self.course = course
        self.browsers: set[Browser] = set()
        self.mine: dict[str, tuple[int, ...]] = {}  # the seats of each guest who asked
        self.away: dict[str, asyncio.TimerHandle] = {}  # gone a moment ago, still expected
        self.left: dict[str, float] = {}  # when each guest who is not there was last seen

    # ------------------------------------------------------------ who is there

    @property
    def present(self) -> set[str]:
        return {browser.guest for browser in self.browsers} | self.away.keys()

    @property
    def watches(self) -> bool:
        return bool(self.browsers)

    @property
    def is_full(self) -> bool:
        return len(self.browsers) >= MOST_BROWSERS

    def enter(self, browser: Browser) -> None:
        self.browsers.add(browser)
        self.left.pop(browser.guest, None)
        expected = self.away.pop(browser.guest, None)
        if expected:
            expected.cancel()

    def leave(self, browser: Browser) -> None:
        self.browsers.discard(browser)
        sits = bool(self.seats_of(browser))
        self.mine.pop(browser.guest, None)
        if sits and not self.browsers_of(browser.guest):
            self.left[browser.guest] = asyncio.get_running_loop().time()

    def away_for(self) -> dict[str, float]:
        """How many seconds ago those left who are no longer expected back at once."""
        now = asyncio.get_running_loop().time()
        gone = self.left.keys() - self.away.keys()
        return {guest: round(now - self.left[guest], 1) for guest in gone}

    def seats_of(self, browser: Browser) -> tuple[int, ...]:
        if browser.guest not in self.mine:
            self.mine[browser.guest] = seats.seats_of(self.saved, browser.guest)
        return self.mine[browser.guest]

    def browsers_of(self, guest: str | None) -> list[Browser]:
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
        return self.show(update, self.seats_of(browser))

    def show(self, update: Update, mine: tuple[int, ...]) -> Update:
        """What whoever plays these seats may see, and the chances if the table allows that."""
        if self.saved.win_bar:
            update.chances = self.course.chances_of(seats.strongest(self.saved), mine)
        return self.course.show(update, mine)

    def tell(self, message: object) -> None:
        for browser in self.browsers:
            browser.tell(message)

    def tell_update(
        self, told: int, waiting: list[int], pause: Pause | None, offer: Offer | None
    ) -> None:
        """The position, written once for all who play the same seats."""
        update = self.course.update(told, waiting, pause, offer)
        written: dict[tuple[int, ...], bytes] = {}
        for browser in self.browsers:
            mine = self.seats_of(browser)
            if mine not in written:
                written[mine] = framed(encode(self.show(update, mine)))
            browser.tell_framed(written[mine])

    def tell_changed(self, but: Browser | None = None) -> None:
        for browser in self.browsers:
            if browser is not but:
                browser.tell(Changed(self.info_for(browser)))
