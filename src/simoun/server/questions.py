"""What is asked of a table without changing it: earlier moments, journal, reasons, record."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from simoun.core.refusal import Refused
from simoun.server import seats
from simoun.server.attempts import check_revealed
from simoun.server.browsers import Browser
from simoun.server.inbox import Copy
from simoun.server.messages import AskLines, Because, Earlier, Lines, Look, Why
from simoun.server.refusals import Unwelcome

if TYPE_CHECKING:
    from simoun.server.table import Table


class Questions:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.course = table.course
        self.answers: dict[type, Callable[..., Awaitable[None]]] = {
            Look: self.look,
            AskLines: self.tell_lines,
            Why: self.why,
            Copy: self.copy,
        }

    async def look(self, browser: Browser, asked: Look) -> None:
        if not 0 <= asked.moves <= self.course.moves:
            raise Unwelcome("no-moment")
        view = self.course.view_after(asked.moves, self.table.seats_of(browser))
        browser.tell(Earlier(asked.moves, view))

    async def tell_lines(self, browser: Browser, asked: AskLines) -> None:
        if not 1 <= asked.before <= self.course.moves + 1:
            raise Unwelcome("no-moment")
        browser.tell(Lines(self.course.last_lines(asked.before)))

    async def why(self, browser: Browser, asked: Why) -> None:
        try:
            reason = self.course.why_not(self.table.seats_of(browser), asked.picks)
        except Refused:
            raise Unwelcome("no-pick") from None
        browser.tell(Because(asked.id, reason))

    async def copy(self, _: None, asked: Copy) -> None:
        """The record, for who may look on and knows all that it tells."""
        saved = self.table.saved
        mine = seats.seats_of(saved, asked.guest)
        check_revealed(saved, self.table.host.days)
        if saved.settings.private and not mine and asked.guest != saved.opener:
            raise Unwelcome("private")
        if self.course.hides(mine):
            raise Unwelcome("hidden-record")
        asked.reply.set_result(self.course.match.record())
