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
        browser = Browser(guest, scope["state"]["tell"])
        attending = self.attend(scope["path_params"]["table"], browser, receive)
        await browser.attended(attending, send)

    async def attend(self, id: str, browser: Browser, receive: Receive) -> None:
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
                await self.listen(table, browser, receive)
            finally:
                table.post(browser, Go())

    async def listen(self, table: Table, browser: Browser, receive: Receive) -> None:
        rate = self.settings.messages_a_second
        bucket = Bucket(rate, rate * BURST)
        refused = 0
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                browser.tell(Refusal(None, "too-fast", {}, None))
                refused += 1
                if refused > MOST_REFUSED:
                    return
                continue
            try:
                table.post(browser, decode(event.get("text") or event.get("bytes") or b""))
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                browser.tell(Refusal(None, "unreadable", {}, None))
