"""How many look on at a table: told when the number changes, and not for each who comes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from simoun.server.browsers import Browser
from simoun.server.messages import Watched

if TYPE_CHECKING:
    from simoun.server.table import Table

TOGETHER: Final = 0.5  # seconds in which those who come and go are told of at once


class Lookers:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None

    def welcome(self, browser: Browser) -> None:
        self.tell_one(browser, self.table.audience.lookers)

    def follow(self) -> None:
        """Somebody came, left, sat down or stood up, here or elsewhere."""
        if self.timer is None:
            self.timer = self.table.loop.call_later(TOGETHER, self.tell)

    def tell(self) -> None:
        self.timer = None
        lookers = self.table.audience.lookers
        for browser in self.table.audience.browsers:
            self.tell_one(browser, lookers)

    def tell_one(self, browser: Browser, lookers: int) -> None:
        if browser.lookers != lookers:
            browser.lookers = lookers
            browser.tell(Watched(lookers))

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
