"""Who comes to a table, and who goes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from simoun.server.browsers import GONE, RESTART, Browser
from simoun.server.inbox import Away, Come, Go
from simoun.server.messages import Refusal, Welcome

if TYPE_CHECKING:
    from simoun.server.table import Table


class Doors:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.audience = table.audience
        self.answers: dict[type, Callable[..., Awaitable[None]]] = {
            Come: self.come,
            Go: self.go,
            Away: self.lose,
        }

    async def come(self, browser: Browser, _: Come) -> None:
        table = self.table
        if not self.audience.has_room_for(browser):
            browser.tell(Refusal(None, "crowded", {}, None))
            browser.close(RESTART)
            return
        if not table.order.may_look(browser):
            browser.tell(Refusal(None, "private", {}, None))
            browser.close(GONE)
            return
        if not self.audience.watches:
            table.steps.wake()
            table.host.bell.watch(table.saved.id, table.elsewhere)
        was_there = browser.guest in self.audience.present
        self.audience.enter(browser)
        table.elsewhere.announce()
        await self.welcome(browser)
        if not was_there:
            table.lookers.follow()
            self.audience.tell_changed(but=browser)
        await table.order.come_back(browser)
        table.steps.advance()

    async def welcome(self, browser: Browser) -> None:
        """All that those know who have been there for longer."""
        table = self.table
        browser.tell(Welcome(self.audience.info_for(browser), table.course.last_lines()))
        browser.tell(self.audience.update_for(browser, *table.steps.told()))
        if table.steps.clock.seat is not None:
            browser.tell(table.steps.clock.told())
        await table.talk.welcome(browser)
        table.signs.welcome(browser)
        table.lookers.welcome(browser)

    async def go(self, browser: Browser, _: Go) -> None:
        table = self.table
        self.audience.leave(browser)
        table.hints.drop(browser)
        table.talk.drop(browser)
        table.elsewhere.announce()
        table.last_used = table.loop.time()
        table.tell_if_busy()
        self.expect(browser.guest)

    def expect(self, guest: str) -> None:
        """For a moment: perhaps only a page is loaded again."""
        table = self.table
        if guest not in self.audience.present:
            waiting = table.loop.call_later(table.host.grace, table.post, None, Away(guest))
            self.audience.away[guest] = waiting

    async def lose(self, _: None, lost: Away) -> None:
        if self.audience.away.pop(lost.guest, None):
            self.audience.tell_changed()
            self.table.lookers.follow()
            self.table.tell_update(0)  # nobody waits for them any more
            self.table.steps.advance()
