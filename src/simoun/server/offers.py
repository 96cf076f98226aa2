"""What a bot offers to do with people's pawns and hands, and how long it waits for an answer."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from simoun.bots.courtesy import Courtesy
from simoun.core.actions import who_of
from simoun.server.messages import Offer
from simoun.server.pauses import Paused

PATIENCE: Final = 20.0  # seconds; then silence means no


class Offered(NamedTuple):
    """`whom`: those who have still to answer."""

    level: str
    code: int
    whom: set[int]
    until: float


class Offers:
    def __init__(self, table: Paused) -> None:
        self.table = table
        self.loop = asyncio.get_running_loop()
        self.courtesy = Courtesy(table.course.match.rules)
        self.open: Offered | None = None

    def begin(self) -> None:
        """Something has happened: what was offered before it no longer counts."""
        self.open = None
        self.courtesy.follow(self.table.course.match.state)

    # ------------------------------------------------------------ whom bots may disturb

    def people(self) -> list[int]:
        """Those who want to be asked, at a table where bots ask."""
        if not self.table.saved.bots_ask:
            return []
        seats = self.table.saved.seats
        return [k for k, seat in enumerate(seats) if seat.kind == "person" and seat.ask]

    def is_there(self, seat: int) -> bool:
        return self.table.saved.seats[seat].guest in self.table.audience.present

    def spared(self, level: str) -> int:
        """The set of people whom the bots of a level leave alone without asking."""
        people = self.people()
        away = [seat for seat in people if not self.is_there(seat)]
        self.courtesy.decline(level, away)
        return self.courtesy.spared(level, people)

    def disturbed(self, code: int) -> set[int]:
        state = self.table.course.match.state
        return set(self.courtesy.to_ask(state, code, self.people()))

    # ------------------------------------------------------------ an offer and its answers

    def make(self, level: str, code: int, whom: set[int]) -> bool:
        """False: they may not be asked, and the bot plans without them."""
        if self.open or not self.courtesy.can_ask(level, whom):
            self.courtesy.decline(level, whom)
            return False
        self.courtesy.ask(level)
        self.open = Offered(level, code, whom, self.loop.time() + PATIENCE)
        return True

    def agree(self, seats: set[int]) -> int | None:
        """What the bot does now, if nobody else has still to answer."""
        assert self.open
        for seat in seats & self.open.whom:
            self.courtesy.agree(self.open.code, seat)
        self.open.whom.difference_update(seats)
        if self.open.whom:
            return None
        code, self.open = self.open.code, None
        return code

    def decline(self) -> None:
        assert self.open
        self.courtesy.decline(self.open.level, self.open.whom)
        self.open = None

    def told(self) -> Offer | None:
        if self.open is None:
            return None
        match = self.table.course.match
        return Offer(
            by=int(who_of(self.open.code)),
            whom=sorted(self.open.whom),
            deed=match.face.foretold(match.state, self.open.code),
            seconds=round(max(0.0, self.open.until - self.loop.time()), 2),
        )
