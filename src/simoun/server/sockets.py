"""One WebSocket for each browser at a table: limits, and a clear answer to whatever comes."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from simoun.server.browsers import GONE, MISUSE, RESTART, Browser
from simoun.server.guests import Guests, new_guest
from simoun.server.inbox import Come, Go
from simoun.server.limits import Bucket
from simoun.server.lobby import Lobby
from simoun.server.messages import FromBrowser, Refusal
from simoun.server.origins import is_ours
from simoun.server.refusals import Unwelcome
from simoun.server.settings import Settings
from simoun.server.store import StoreFailed
from simoun.server.table import Table
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
        browser = Browser(guest, wire.tell)
        attending = self.attend(scope["path_params"]["table"], browser, wire, receive)
        await browser.attended(attending, send)

    async def attend(self, id: str, browser: Browser, wire: Wire, receive: Receive) -> None:
        try:
            table = await self.lobby.table(id)
        except Unwelcome as reason:
            browser.tell(Refusal(None, reason.reason, reason.facts, None))
            browser.close(GONE)
        except StoreFailed:
            browser.tell(Refusal(None, "not-stored", {}, None))
            browser.close(RESTART)
        else:
            table.post(browser, Come())
            try:
                listener = Listener(table, browser, self.settings.messages_a_second)
                wire.hear = listener.hear
                await listener.hear_more(receive)
            finally:
                table.post(browser, Go())


class Listener:
    """Passes on to the table what a browser says, if it isn't too much."""

    def __init__(self, table: Table, browser: Browser, rate: float) -> None:
        self.table = table
        self.browser = browser
        self.bucket = Bucket(rate, rate * BURST)
        self.refused = 0

    def hear(self, message: bytes | str) -> None:
        if not self.bucket.take():
            self.browser.tell(Refusal(None, "too-fast", {}, None))
            self.refused += 1
            if self.refused > MOST_REFUSED:
                self.browser.close(MISUSE)
            return
        try:
            self.table.post(self.browser, decode(message))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.browser.tell(Refusal(None, "unreadable", {}, None))

    async def hear_more(self, receive: Receive) -> None:
        """What came before the table was found, until the browser is gone."""
        while (event := await receive())["type"] != "websocket.disconnect":
            self.hear(event.get("text") or event.get("bytes") or b"")
