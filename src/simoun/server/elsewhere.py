"""What other servers do at the same table: what they stored, who looks on there, who leads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from simoun.server.bell import (
    Drew,
    Learned,
    Page,
    Ring,
    Said,
    Spoke,
    Ticks,
    Told,
    What,
    Word,
    Wrote,
)
from simoun.server.browsers import GONE, Browser
from simoun.server.inbox import CatchUp, Rung
from simoun.server.messages import Answer, Gone, GoOn, Hold, Moved
from simoun.server.order_messages import Nudged, UndoAsked
from simoun.server.refusals import Unwelcome
from simoun.server.store import News, Saved

if TYPE_CHECKING:
    from simoun.server.table import Table


class Elsewhere:
    """The table's end of the bell."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bell = table.host.bell
        self.learned = Learned([], True)
        self.has_told = False  # the others, that the table waits for somebody
        self.answers: dict[type, Callable[..., Awaitable[None]]] = {
            CatchUp: self.catch_up_for,
            Rung: self.catch_up,
            Learned: self.lead_or_follow,
            Told: self.hear_leader,
            Ticks: self.hear_clock,
            Said: self.hear_far,
            Word: self.hear_word,
        }

    # ------------------------------------------------------------ told by the bell

    def pages(self) -> list[Page]:
        browsers = self.table.audience.browsers
        return [Page(b.guest, b.countdown, b.take_back, b.busy, b.address) for b in browsers]

    def hear(self, what: What) -> None:
        if isinstance(what, Ring):
            if what.seq == 0 or what.seq > self.table.course.v:
                self.table.post(None, Rung())
        elif not isinstance(what, Told | Ticks if self.table.steps.leads else Said):
            self.table.post(None, what)

    def learn(self, learned: Learned) -> None:
        if learned != self.learned:
            self.learned = learned
            self.table.post(None, learned)

    # ------------------------------------------------------------ told to the others

    def ring(self, seq: int) -> None:
        """Something was stored; a row matters only to those who look on."""
        if seq == 0 or self.table.audience.far:
            self.bell.say(self.table.saved.id, Ring(seq))

    def say(self, what: Spoke | Drew | Wrote) -> None:
        """To those who look on elsewhere, if there are any."""
        if self.table.audience.far:
            self.bell.say(self.table.saved.id, what)

    def announce(self) -> None:
        """Those who look on here, or what they wish, have changed."""
        if self.table.audience.watches:
            self.bell.announce(self.table.saved.id)
        else:
            self.bell.leave(self.table.saved.id)

    def pass_on(self, browser: Browser, asked: GoOn | Hold | Answer) -> bool:
        """True: another server leads the table, and is told."""
        if self.table.steps.leads:
            return False
        if asked.at != self.table.course.v:
            raise Unwelcome("stale")
        self.bell.say(self.table.saved.id, Said(browser.guest, asked))
        return True

    def tell_waiting(self) -> None:
        """For whom the table waits, if it does or did."""
        if self.table.audience.far and self.table.steps.leads:
            told = Told(self.table.course.v, *self.table.steps.told())
            waits = bool(told.waiting or told.pause or told.offer)
            if waits or self.has_told:
                self.bell.say(self.table.saved.id, told)
            self.has_told = waits

    def tell_clock(self) -> None:
        if self.table.audience.far and self.table.steps.leads:
            self.bell.say(self.table.saved.id, self.table.steps.clock.ticks())

    def tell_guest(self, guest: str, message: Nudged | UndoAsked) -> None:
        """On all their pages, here and elsewhere."""
        for page in self.table.audience.browsers_of(guest):
            page.tell(message)
        if any(page.guest == guest for page in self.table.audience.far):
            self.bell.say(self.table.saved.id, Word(guest, message))

    # ------------------------------------------------------------ from the table's inbox

    async def lead_or_follow(self, _: None, learned: Learned) -> None:
        table, audience = self.table, self.table.audience
        before, present = audience.far, audience.present
        for guest in audience.look_afar(learned.pages):
            table.doors.expect(guest)
        if learned.leads != table.steps.leads:
            table.steps.lead(learned.leads)
        if audience.present != present:
            audience.tell_changed()
            table.lookers.follow()
            table.signs.follow()
        if learned.pages != before:
            self.has_told = True
            self.ring(table.course.v)  # they may have come after the last bell
            self.tell_clock()
            table.talk.tell_far()
            table.signs.tell_far()
        table.tell_paused()

    async def hear_leader(self, _: None, told: Told) -> None:
        if not self.table.steps.leads:
            self.table.steps.follow(told)
            self.table.tell_paused()

    async def hear_clock(self, _: None, ticks: Ticks) -> None:
        if not self.table.steps.leads:
            self.table.steps.clock.follow(ticks)

    async def hear_word(self, _: None, word: Word) -> None:
        for page in self.table.audience.browsers_of(word.guest):
            page.tell(word.message)

    async def hear_far(self, _: None, said: Said) -> None:
        """As if they sat here; what can't be done any more is no news for them."""
        browser = Browser(said.guest, lambda _: None)
        await self.table.answers[type(said.message)](browser, said.message)

    async def catch_up_for(self, _: None, asked: CatchUp) -> None:
        await self.catch_up()
        asked.reply.set_result(None)

    async def catch_up(self, _: None = None, rung: Rung | None = None) -> None:
        """Tell those who look on here, and go on from there."""
        table = self.table
        news = await table.host.store.news(table.saved.id, table.course.v, table.saved.version)
        if news is None:
            table.audience.tell(Gone())
            table.end(GONE)
            return
        if news.rows or news.saved:
            self.go_on_from(news)
        await table.talk.catch_up(news.lines)
        if news.saved:
            await table.talk.check_lines_kept()

    def go_on_from(self, news: News) -> None:
        table = self.table
        table.hints.drop_all()
        told = table.course.catch_up(news.rows)
        if news.rows:
            table.steps.pauses.begin()
        if news.saved:
            self.change(news.saved)
        table.saved.summary = table.course.summary()
        table.steps.new_round()
        table.tell_update(told)
        table.steps.advance()

    def change(self, stored: Saved) -> None:
        """Others sit there, or the table plays in another way, or a rematch has begun."""
        saved, before = self.table.saved, self.table.saved.rematch
        for name in Saved.__struct_fields__:
            setattr(saved, name, getattr(stored, name))
        audience = self.table.audience
        audience.mine.clear()
        audience.tell_changed()
        self.table.lookers.follow()
        self.table.talk.renew()
        if saved.rematch not in (None, before):
            audience.tell(Moved(str(saved.rematch)))
