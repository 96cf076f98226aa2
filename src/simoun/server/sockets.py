"""One WebSocket for each browser at a table: limits, and a clear answer to whatever comes."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from simoun.server.addresses import address_of
from simoun.server.browsers import GONE, MISUSE, RESTART, Browser
from simoun.server.guests import Guests, new_guest
from simoun.server.inbox import Come, Go
from simoun.server.limits import CROWD, MINUTE, AtOnce, Shares
from simoun.server.lobby import Lobby
from simoun.server.messages import FromBrowser, Refusal
from simoun.server.origins import is_ours
from simoun.server.refusals import Unwelcome
from simoun.server.settings import Settings
from simoun.server.store import StoreFailed
from simoun.server.table import Table
from simoun.server.tally import Bucket, Tally
from simoun.server.wire import Wire

BURST: Final = 5.0  # seconds' worth of messages at once
MOST_REFUSED: Final = 200  # messages over the limit, before we hang up

decode: Final = msgspec.json.Decoder[FromBrowser](FromBrowser).decode


class TableSocket:
    """The address /api/tables/<id>/play."""

    def __init__(self, lobby: Lobby, guests: Guests, settings: Settings) -> None:
        self.lobby = lobby
        self.guests = guests
        self.settings = settings
        self.tally = tally = lobby.tally
        self.messages = Shares("messages", settings.messages_a_second * MINUTE, BURST, tally)
        self.of_guests = AtOnce("guest", settings.sockets, tally)
        self.of_addresses = AtOnce("address", settings.sockets * CROWD, tally)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = HTTPConnection(scope)
        await receive()  # the wish to connect
        if not is_ours(
            asked.headers.get("origin"), asked.headers.get("host"), self.settings.origins
        ):
            await send({"type": "websocket.close", "code": MISUSE})
            return
        guest = self.guests.known(asked.headers.get("cookie", ""))
        headers = []
        if guest is None:
            guest = new_guest()
            cookie = self.guests.cookie(guest, secure=scope["scheme"] == "wss")
            headers.append((b"set-cookie", cookie.encode()))
        await send({"type": "websocket.accept", "headers": headers})
        wire = scope["state"]["wire"]
        browser = Browser(guest, wire.tell, address_of(asked))
        attending = self.attend(scope["path_params"], browser, wire, receive)
        await browser.attended(attending, send)

    async def attend(
        self, address: Mapping[str, str], browser: Browser, wire: Wire, receive: Receive
    ) -> None:
        with contextlib.ExitStack() as places:
            if await self.has_place(browser, places):
                await self.seek(address, browser, wire, receive)
            else:
                browser.tell(Refusal(None, "too-many-pages", {}, None))
                browser.close(MISUSE)

    async def has_place(self, browser: Browser, places: contextlib.ExitStack) -> bool:
        """If so, it is taken until the places are given up."""
        wishes = [(self.of_guests, browser.guest)]
        if browser.address is not None:
            wishes.append((self.of_addresses, browser.address))
        for at_once, who in wishes:
            if not await at_once.enter(who):
                return False
            places.callback(at_once.leave, who)
        return True

    async def table(self, address: Mapping[str, str], browser: Browser) -> Table:
        return await self.lobby.table(address["table"])

    async def seek(
        self, address: Mapping[str, str], browser: Browser, wire: Wire, receive: Receive
    ) -> None:
        try:
            table = await self.table(address, browser)
        except Unwelcome as reason:
            browser.tell(Refusal(None, reason.reason, reason.facts, None))
            browser.close(RESTART if reason.reason == "draining" else GONE)
        except StoreFailed:
            browser.tell(Refusal(None, "not-stored", {}, None))
            browser.close(RESTART)
        else:
            table.post(browser, Come())
            try:
                listener = Listener(table, browser, self.buckets(browser), self.tally)
                wire.hear = listener.hear
                await listener.hear_more(receive)
            finally:
                table.post(browser, Go())

    def buckets(self, browser: Browser) -> list[Bucket]:
        return self.messages.buckets(browser.guest, browser.address)


class Listener:
    """Passes on to the table what a browser says, if it isn't too much."""

    def __init__(
        self, table: Table, browser: Browser, buckets: Sequence[Bucket], tally: Tally
    ) -> None:
        self.table = table
        self.browser = browser
        self.buckets = buckets
        self.tally = tally
        self.refused = 0

    def hear(self, message: bytes | str) -> None:
        if not all(bucket.take() for bucket in self.buckets):
            self.browser.tell(Refusal(None, "too-fast", {}, None))
            self.refused += 1
            if self.refused > MOST_REFUSED:
                self.browser.close(MISUSE)
            return
        self.tally.tell(self.buckets)
        try:
            self.table.post(self.browser, decode(message))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.browser.tell(Refusal(None, "unreadable", {}, None))

    async def hear_more(self, receive: Receive) -> None:
        """What came before the table was found, until the browser is gone."""
        while (event := await receive())["type"] != "websocket.disconnect":
            self.hear(event.get("text") or event.get("bytes") or b"")
