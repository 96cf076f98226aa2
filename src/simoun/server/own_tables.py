"""Tables for one, which nobody stores and which are gone when their page is: lessons, puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from simoun.core.record import Record
from simoun.server.bell import Learned
from simoun.server.browsers import RESTART, Browser
from simoun.server.clock import TimeUp
from simoun.server.course import Course
from simoun.server.guests import Guests
from simoun.server.inbox import CatchUp, Come, Copy, Go, Rest, Rung
from simoun.server.limits import Shares
from simoun.server.lobby import Lobby, new_table
from simoun.server.messages import (
    Answer,
    AskLines,
    Busy,
    Do,
    GoOn,
    Hold,
    Look,
    SetAsk,
    SetPace,
    SetPauses,
    SetWait,
    Undo,
    Why,
)
from simoun.server.refusals import Unwelcome
from simoun.server.settings import Settings
from simoun.server.sockets import TableSocket
from simoun.server.steps import Silence, Step, Thought
from simoun.server.store import Saved, Seat
from simoun.server.table import Host, Table

MOST_CARDS: Final = 1000  # that come as the task's seed says, and not by fresh randomness
ALLOWED: Final = {
    *(Do, Undo, GoOn, Hold, Busy, Answer, Look, AskLines, Why),
    *(SetPace, SetWait, SetAsk, SetPauses),
    *(Come, Go, Copy, Step, Thought, Silence, TimeUp, Learned, Rest),
}


class OwnSocket(TableSocket):
    """Each page has a table of its own; all seats are who opened it."""

    kind = "lessons"

    def __init__(self, lobby: Lobby, guests: Guests, settings: Settings) -> None:
        super().__init__(lobby, guests, settings)
        self.begun = Shares(self.kind, settings.requests_a_minute, tally=lobby.tally)

    async def begin(self, start: Record, browser: Browser) -> tuple[Saved, Course]:
        """The same cards come each time."""
        if self.lobby.draining:
            raise Unwelcome("draining")
        if not await self.begun.take(browser.guest, browser.address):
            raise Unwelcome("too-fast")
        game = Course(start, [], [0] * MOST_CARDS)
        seats = [Seat("person", browser.guest) for _ in range(game.match.players)]
        saved = new_table(browser.guest, game, seats)
        saved.win_bar, saved.settings.private, saved.settings.talking = False, True, "off"
        return saved, game

    def opened(self, table: Table) -> Table:
        self.lobby.tables[table.saved.id] = table
        return table


def number_in(address: Mapping[str, str]) -> int:
    """Counts from 1; 0 is none."""
    number = address["number"]
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else 0


class OwnTable(Table):
    """What has nothing to do with its task is refused, by this reason."""

    refused = "lesson"

    def __init__(self, saved: Saved, game: Course, host: Host) -> None:
        super().__init__(saved, game, host)
        for kind in self.answers.keys() - ALLOWED:
            self.answers[kind] = self.not_here
        self.answers |= {Come: self.come, Go: self.go, Rung: self.no_news, CatchUp: self.no_news}

    async def not_here(self, _: Browser | None, asked: object) -> None:
        raise Unwelcome(self.refused)

    async def no_news(self, _: None, asked: Rung | CatchUp) -> None:
        """Nothing of it is stored, here or elsewhere."""
        if isinstance(asked, CatchUp):
            asked.reply.set_result(None)

    async def keep_changes(self) -> None:
        """Nor does it outlive its page what that wishes."""

    async def keep_ending(self) -> None:
        """Nor do one's figures know of it."""

    # ------------------------------------------------------------ what the page is told

    def standing_told(self, moved: bool) -> msgspec.Struct:
        """How one stands with the task."""
        raise NotImplementedError

    async def come(self, browser: Browser, coming: Come) -> None:
        await self.doors.come(browser, coming)
        browser.tell(self.standing_told(moved=False))

    def tell_update(self, told: int) -> None:
        super().tell_update(told)
        if self.audience.watches:
            self.audience.tell(self.standing_told(moved=told > 0))

    async def go(self, browser: Browser, going: Go) -> None:
        """Who leaves takes the table along."""
        self.audience.leave(browser)
        if not self.audience.watches:
            self.end(RESTART)
