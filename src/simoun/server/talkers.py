"""Who takes part in the talk at a table, and what each may say there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from simoun.server import seats
from simoun.server.browsers import Browser
from simoun.server.heard import Room
from simoun.server.refusals import Unwelcome
from simoun.server.talk_messages import PHRASES, Talking

if TYPE_CHECKING:
    from simoun.server.table import Table


class Manner(NamedTuple):
    """How a page takes part in the talk."""

    talking: Talking
    together: bool
    silenced: bool
    room: Room
    silent: tuple[str, ...]  # whom the opener has silenced; for others nobody


class Talkers:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.saved = table.saved

    @property
    def talking(self) -> Talking:
        """At a table for all to see, strangers meet: there phrases are usual."""
        return self.saved.settings.talking or ("phrases" if self.saved.listed else "words")

    def manner(self, browser: Browser) -> Manner:
        settings, guest = self.saved.settings, browser.guest
        silent = tuple(settings.silenced) if guest == self.saved.opener else ()
        silenced = seats.is_silenced(self.saved, guest)
        return Manner(self.talking, settings.together, silenced, self.room_of(browser), silent)

    def room_of(self, browser: Browser) -> Room:
        return "players" if self.table.audience.belongs(browser) else "lookers"

    def seat_of(self, browser: Browser) -> int | None:
        """The seat that a browser speaks for; of several, the one whose turn it is."""
        mine, turn = self.table.seats_of(browser), self.table.course.turn
        return turn if turn in mine else next(iter(mine), None)

    def player(self, browser: Browser) -> int:
        seat = self.seat_of(browser)
        if seat is None:
            raise Unwelcome("not-playing")
        return seat

    def pages(self) -> list[Browser]:
        """Those that may hear something."""
        order = self.table.order
        return [browser for browser in self.table.audience.browsers if order.may_look(browser)]

    def check(self, browser: Browser, own_words: bool = False) -> None:
        """Whether they may say anything here."""
        if not self.table.order.may_look(browser):
            raise Unwelcome("private")
        if browser not in self.table.audience.browsers:
            raise Unwelcome("crowded")
        if self.talking == "off":
            raise Unwelcome("talk-off")
        if seats.is_silenced(self.saved, browser.guest):
            raise Unwelcome("silenced")
        if own_words and self.talking == "phrases":
            raise Unwelcome("phrases-only")

    def check_phrase(self, phrase: str) -> None:
        if phrase not in PHRASES and phrase not in self.table.course.match.face.phrases:
            raise Unwelcome("no-phrase")

    def check_spot(self, spot: str) -> None:
        match = self.table.course.match
        if not match.face.has(match.state, spot):
            raise Unwelcome("no-pick")
