"""Talk at a table: what people say is kept with it, and told to those whom it is for."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Final

from simoun.server import seats
from simoun.server.bell import Spoke
from simoun.server.browsers import Browser
from simoun.server.heard import Heard, heard_by, heard_in
from simoun.server.limits import Askers
from simoun.server.names import checked_words, free_name
from simoun.server.refusals import Unwelcome
from simoun.server.store import EVERYBODY, Said
from simoun.server.talk_messages import (
    MOST_TALK,
    AskTalk,
    Ping,
    Pinged,
    Say,
    SayPhrase,
    SetTalk,
    Silence,
    Spoken,
    Talk,
)
from simoun.server.talkers import Manner

if TYPE_CHECKING:
    from simoun.server.table import Table

MOST_LINES: Final = 10  # of one guest
LINES_IN: Final = 20.0  # seconds
MOST_PINS: Final = 3
PINS_IN: Final = 10.0
SHOWN: Final = 10.0  # seconds after which a pin that comes late is only a line
EARLIER: Final = 60.0  # a minute, times that one guest asks for earlier lines


class Conversation:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.saved = table.saved
        self.talkers = table.talkers
        self.heard = Heard()
        self.is_loaded = False  # when the first one comes
        self.manners: dict[Browser, Manner] = {}  # as each page was told
        self.earlier = Askers(EARLIER)
        self.answers: dict[type, Callable[..., Awaitable[None]]] = {
            Say: self.say,
            SayPhrase: self.say_phrase,
            Ping: self.ping,
            AskTalk: self.tell_earlier,
            SetTalk: self.set_talk,
            Silence: self.silence,
            Spoke: self.hear_far,
        }

    # ------------------------------------------------------------ said here

    async def say(self, browser: Browser, asked: Say) -> None:
        if not self.repeats(browser, asked.id):
            self.talkers.check(browser, own_words=True)
            words = checked_words(asked.words)
            self.check_lines(browser)
            await self.keep(browser, asked.name, words=words, command=asked.id)

    async def say_phrase(self, browser: Browser, asked: SayPhrase) -> None:
        if not self.repeats(browser, asked.id):
            self.talkers.check(browser)
            self.talkers.check_phrase(asked.phrase)
            self.check_lines(browser)
            await self.keep(browser, asked.name, phrase=asked.phrase, command=asked.id)

    async def ping(self, browser: Browser, asked: Ping) -> None:
        self.talkers.player(browser)
        self.talkers.check(browser)
        self.talkers.check_spot(asked.spot)
        if asked.phrase is not None:
            self.talkers.check_phrase(asked.phrase)
        if self.heard.count(browser.guest, True, PINS_IN) >= MOST_PINS:
            raise Unwelcome("ping-fast", most=str(MOST_PINS), seconds=f"{PINS_IN:.0f}")
        await self.keep(browser, "", phrase=asked.phrase, spot=asked.spot)

    def repeats(self, browser: Browser, id: str) -> bool:
        """The same line twice counts once, and is told twice."""
        before = self.heard.said_as(browser.guest, id)
        if before:
            browser.tell(self.told(browser, [before]))
        return before is not None

    def check_lines(self, browser: Browser) -> None:
        """One guest says so much, and all together no more than those who come are told of."""
        if self.heard.count(browser.guest, False, LINES_IN) >= MOST_LINES:
            raise Unwelcome("talk-fast", most=str(MOST_LINES), seconds=f"{LINES_IN:.0f}")
        if len(self.heard.within(LINES_IN)) >= MOST_TALK:
            raise Unwelcome("too-fast")

    async def keep(
        self,
        browser: Browser,
        name: str,
        words: str | None = None,
        phrase: str | None = None,
        spot: str | None = None,
        command: str | None = None,
    ) -> None:
        """It is stored; only then does anybody hear it."""
        seat, number = self.talkers.seat_of(browser), self.heard.last + 1
        said = Said(
            line=number,
            at=round(time.time(), 3),
            guest=browser.guest,
            seat=seat,
            name=self.name_of(seat, name),
            among="all" if spot or self.saved.settings.together else self.talkers.room_of(browser),
            words=words,
            phrase=phrase,
            spot=spot,
            command=command,
        )
        stored = await self.table.host.store.say(self.saved.id, said)
        if stored is not said:
            browser.tell(self.told(browser, [stored]))
            return
        self.hear([said])
        self.table.elsewhere.say(Spoke(number))
        kind = "pin" if spot else "words" if words else "phrase"
        self.table.host.metrics.said.labels(kind).inc()

    def name_of(self, seat: int | None, wished: str) -> str:
        """Who looks on bears no player's name."""
        if seat is not None:
            return self.saved.seats[seat].name
        return free_name(wished, [seat.name for seat in self.saved.seats if seat.name])

    # ------------------------------------------------------------ heard here, and told

    async def hear_far(self, _: None, spoke: Spoke) -> None:
        await self.catch_up(spoke.line)

    async def catch_up(self, line: int) -> None:
        """Lines are stored up to this one."""
        missing = line - self.heard.last
        if not self.is_loaded or missing <= 0:
            return
        if missing > MOST_TALK:
            await self.hear_anew()
        else:
            store = self.table.host.store
            self.hear(await store.talk(self.saved.id, EVERYBODY, line + 1, missing))

    async def hear_anew(self) -> None:
        await self.load()
        for browser in self.talkers.pages():
            self.tell_all(browser)

    async def check_lines_kept(self) -> None:
        """Who is forgotten has said nothing: all are told so, where they had."""
        if not self.is_loaded:
            return
        store, after = self.table.host.store, self.heard.last + 1
        if await store.talk(self.saved.id, EVERYBODY, after, MOST_TALK) != list(self.heard.lines):
            await self.hear_anew()

    def hear(self, lines: Iterable[Said]) -> None:
        for said in lines:
            self.heard.add(said)
            for browser in self.talkers.pages():
                if heard_by(self.talkers.room_of(browser), [said]):
                    browser.tell(self.told(browser, [said]))
            if said.seat is not None:
                self.table.signs.stop_writing(said.seat)
            if said.spot is not None and said.seat is not None:
                self.show_pin(said, said.seat, said.spot)

    def show_pin(self, said: Said, seat: int, spot: str) -> None:
        if abs(time.time() - said.at) < SHOWN:
            count = self.heard.count(said.guest, True, PINS_IN)
            for browser in self.talkers.pages():
                browser.tell(Pinged(seat, spot, said.phrase, count))

    def tell_far(self) -> None:
        """They may have come after the last bell."""
        if self.heard.last:
            self.table.elsewhere.say(Spoke(self.heard.last))

    async def welcome(self, browser: Browser) -> None:
        if not self.is_loaded:
            await self.load()
        self.tell_all(browser)

    async def load(self) -> None:
        await self.heard.load(self.table.host.store, self.saved.id)
        self.is_loaded = True

    def drop(self, browser: Browser) -> None:
        self.manners.pop(browser, None)

    def renew(self) -> None:
        """Seats or settings have changed: tell those who take part in another way now."""
        for browser in self.talkers.pages():
            if self.talkers.manner(browser) != self.manners.get(browser):
                self.tell_all(browser)

    def tell_all(self, browser: Browser) -> None:
        self.manners[browser] = self.talkers.manner(browser)
        lines = self.heard.rooms[self.talkers.room_of(browser)]
        browser.tell(self.told(browser, lines, keep=False))

    def told(self, browser: Browser, lines: Iterable[Said], keep: bool = True) -> Talk:
        manner = self.talkers.manner(browser)
        spoken = [spoken_to(browser.guest, said, manner.silent) for said in lines]
        return Talk(manner.talking, manner.together, manner.silenced, keep, spoken)

    async def tell_earlier(self, browser: Browser, asked: AskTalk) -> None:
        if not self.table.order.may_look(browser):
            raise Unwelcome("private")
        if not 1 <= asked.before <= self.heard.last + 1:
            raise Unwelcome("no-line")
        if not self.earlier.take(browser.guest):
            raise Unwelcome("too-fast")
        among = heard_in(self.talkers.room_of(browser))
        lines = await self.table.host.store.talk(self.saved.id, among, asked.before, MOST_TALK)
        browser.tell(self.told(browser, lines))

    # ------------------------------------------------------------ the opener's say

    async def set_talk(self, browser: Browser, asked: SetTalk) -> None:
        self.table.order.check_opener(browser)
        settings = self.saved.settings
        settings.talking, settings.together = asked.talking, asked.together
        await self.table.wishes.changed()

    async def silence(self, browser: Browser, asked: Silence) -> None:
        """Whoever said this line says no more here, or may again."""
        self.table.order.check_opener(browser)
        guest = await self.who_said(asked.line)
        if guest == self.saved.opener:
            raise Unwelcome("own-line")
        seats.silence(self.saved, guest, asked.silent)
        await self.table.wishes.changed()

    async def who_said(self, line: int) -> str:
        if not 1 <= line <= self.heard.last:
            raise Unwelcome("no-line")
        store = self.table.host.store
        found = await store.talk(self.saved.id, EVERYBODY, line + 1, 1)
        if not found or found[0].line != line:
            raise Unwelcome("no-line")
        return found[0].guest


def spoken_to(guest: str, said: Said, silent: tuple[str, ...]) -> Spoken:
    """A line as a guest is told it: who else said it is known by seat and name alone."""
    yours = said.guest == guest
    return Spoken(
        line=said.line,
        at=said.at,
        seat=said.seat,
        name=said.name,
        words=said.words,
        phrase=said.phrase,
        spot=said.spot,
        yours=yours,
        id=said.command if yours else None,
        silent=said.guest in silent,
    )
