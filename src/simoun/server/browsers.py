"""A browser at a table: what it is told at the same time goes out together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Final

from starlette.types import Send

from simoun.server.encoding import encode, framed

FAREWELL: Final = 1.0  # seconds to tell the last words
GONE: Final = 4404  # the table isn't there: don't come back
RESTART: Final = 1012  # come back, and you see what is stored
MISUSE: Final = 1008

COUNTDOWN: Final = 5.0  # seconds before the first card of a phase, unless a page wishes otherwise


class Browser:
    def __init__(
        self, guest: str, write: Callable[[bytes], None], address: str | None = None
    ) -> None:
        self.guest = guest
        self.address = address  # None: this machine itself
        self.write = write
        self.countdown: float | None = COUNTDOWN  # None: no card comes by itself
        self.take_back = True  # what it did can be taken back for a moment
        self.busy = False
        self.lookers = 0  # as it was told last
        self.outbox: list[bytes] = []
        self.loop = asyncio.get_running_loop()
        self.closing: asyncio.Future[int] = self.loop.create_future()  # with this code

    def tell(self, message: object) -> None:
        if not self.outbox:
            self.loop.call_soon(self.tell_all)
        self.outbox.append(framed(encode(message)))

    def tell_framed(self, frame: bytes) -> None:
        """At once, with what still waits."""
        self.outbox.append(frame)
        self.tell_all()

    def tell_all(self) -> None:
        if self.outbox:
            self.write(b"".join(self.outbox))
            self.outbox.clear()

    def close(self, code: int) -> None:
        """Once all is told."""
        if not self.closing.done():
            self.closing.set_result(code)

    async def attended(self, attending: Coroutine[None, None, None], send: Send) -> None:
        """As long as we listen to the browser, and nobody closes."""
        listening = asyncio.create_task(attending)
        listening.add_done_callback(lambda _: self.close(MISUSE))
        code = await self.closing
        listening.cancel()
        await asyncio.wait([listening])
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await send({"type": "websocket.close", "code": code})
