"""A table where the deal of a day is played: whose try it is, and who may see its cards."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from simoun.server.daily_book import Book
from simoun.server.daily_results import people, results_of
from simoun.server.days import Days
from simoun.server.refusals import Unwelcome
from simoun.server.store import Saved

if TYPE_CHECKING:
    from simoun.server.table import Table


class Attempt:
    """Elsewhere than at a day's deal, it has no say."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.saved = table.saved
        self.book = Book(table.host.store)
        self.counted: set[str] = set()  # guests who have had their try, here or elsewhere

    @property
    def day(self) -> str | None:
        return self.saved.settings.day

    # ------------------------------------------------------------ before it begins

    def waits(self) -> bool:
        """Nobody sits down later, who would have seen the cards before."""
        return self.day is not None and any(seat.kind == "open" for seat in self.saved.seats)

    def check_seats(self) -> None:
        if self.waits():
            raise Unwelcome("daily-seats")

    def check_leaving(self, level: str | None) -> None:
        """Once it has begun, a seat is given to a bot, not to whoever comes."""
        if self.day is not None and level is None and self.table.course.moves:
            raise Unwelcome("daily-leave")

    def check_order(self, listed: bool, private: bool) -> None:
        if self.day is not None and (listed or not private):
            raise Unwelcome("daily-closed")

    # ------------------------------------------------------------ while it is on

    async def count(self) -> None:
        """From the first move on it is the try of all who sit here, unless they had one before."""
        if self.day is None:
            return
        for guest in people(self.saved).keys() - self.counted:
            await self.book.begin(self.day, guest, self.saved.id)
            self.counted.add(guest)
        self.table.order.send_lookers_away()

    async def count_hint(self) -> None:
        if self.day is not None:
            self.saved.settings.hints += 1
            await self.table.keep_changes()

    async def finish(self) -> None:
        """What came of it, as the game itself tells it."""
        if self.day is None or not self.table.course.over:
            return
        counted = await self.book.counted(self.saved)
        found = await asyncio.to_thread(results_of, self.saved, self.table.course, counted)
        for result in found:
            await self.book.finish(result)
        won = {guest for result in found if result.won for guest in result.guests}
        for guest in counted:
            await self.book.end(self.day, guest, guest in won)

    async def give_up(self) -> None:
        """The table goes, and with it the tries that were not over."""
        if self.day is not None:
            for guest in await self.book.counted(self.saved):
                await self.book.end(self.day, guest, False)


def check_revealed(saved: Saved, days: Days) -> None:
    """The record tells the cards of the day: not before it is over."""
    day = saved.settings.day
    if day is not None and not days.is_over(day):
        raise Unwelcome("daily-hidden")
