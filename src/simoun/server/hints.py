"""Hints: what an expert would do, told to who asks and to nobody else."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from simoun.bots.advice import may_ask
from simoun.bots.adviser import Advice
from simoun.core.choice import Choice
from simoun.server.browsers import Browser
from simoun.server.course import told
from simoun.server.messages import AskHint, Guess, Hint, Refusal
from simoun.server.refusals import Unwelcome
from simoun.server.seats import strongest

if TYPE_CHECKING:
    from simoun.server.table import Table

log = logging.getLogger(__name__)


class Hints:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.thoughts: dict[Browser, asyncio.Task[None]] = {}  # one for each page that asked

    async def ask(self, browser: Browser, asked: AskHint) -> None:
        """What a page asked before no longer matters."""
        await self.check(browser, asked)
        await self.table.attempt.count_hint()
        self.drop(browser)
        self.thoughts[browser] = asyncio.create_task(self.think(browser, asked))

    async def check(self, browser: Browser, asked: AskHint) -> None:
        """Only what can be answered counts for the limit."""
        course, limit = self.table.course, self.table.host.hints
        if course.over:
            raise Unwelcome("over")
        if asked.at != course.v:
            raise Unwelcome("stale")
        if not course.as_printed:
            raise Unwelcome("variant")
        if not self.may_ask(browser):
            raise Unwelcome("not-your-hint")
        if not await limit.take(browser.guest, browser.address):
            raise Unwelcome("hints", most=str(round(limit.a_minute)))

    def may_ask(self, browser: Browser) -> bool:
        match = self.table.course.match
        seats = self.table.seats_of(browser) or (None,)
        return any(may_ask(match.rules, match.state, seat) for seat in seats)

    async def think(self, browser: Browser, asked: AskHint) -> None:
        course = self.table.course
        moves = course.moves
        advice: Advice | None = None
        try:
            guessed = partial(self.tell_guess, browser, asked, moves)
            advice = await self.table.host.robots.advise(course, guessed)
        except Exception as failure:
            log.error("a hint at table %s", self.table.saved.id, exc_info=failure)
        del self.thoughts[browser]
        if self.is_about_now(asked, moves):
            self.tell(browser, asked, advice)

    def is_about_now(self, asked: AskHint, moves: int) -> bool:
        return (self.table.course.v, self.table.course.moves) == (asked.at, moves)

    def tell_guess(self, browser: Browser, asked: AskHint, moves: int, steps: list[Choice]) -> None:
        """Whoever may be told no more hears so when the hint would come."""
        if self.is_about_now(asked, moves) and self.may_ask(browser):
            browser.tell(Guess(asked.id, asked.at, steps))

    def tell(self, browser: Browser, asked: AskHint, advice: Advice | None) -> None:
        """Not to who has given up the seat meanwhile."""
        if not self.may_ask(browser):
            browser.tell(Refusal(asked.id, "not-your-hint", {}, None))
        elif advice is None:
            browser.tell(Refusal(asked.id, "no-hint", {}, None))
        else:
            browser.tell(Hint(asked.id, asked.at, advice, self.chances_after(advice)))

    def chances_after(self, advice: Advice) -> list[float] | None:
        """What the search has seen is better than a first sight, if both are of the same level."""
        saved, rules = self.table.saved, self.table.course.match.rules
        same = saved.win_bar and strongest(saved) == advice["level"] and advice["samples"] > 0
        return (
            [told(advice["lines"][0]["chance"], over=False)] if same and rules.together() else None
        )

    def drop(self, browser: Browser) -> None:
        """Nobody waits for it any more."""
        thought = self.thoughts.pop(browser, None)
        if thought:
            thought.cancel()

    def drop_all(self) -> None:
        """They were about a position that is past."""
        for browser in list(self.thoughts):
            self.drop(browser)
