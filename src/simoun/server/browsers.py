"""A browser at a table: what it is to be told waits in its outbox, and a slow one is cut off."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Coroutine
from typing import Final

from starlette.types import Send

from simoun.server.encoding import encode

MOST_UNREAD: Final = 2_000_000  # bytes that may wait for a slow reader

FAREWELL: Final = 1.0  # seconds to tell the last words
GONE: Final = 4404  # the table isn't there: don't come back
RESTART: Final = 1012  # come back, and you see what is stored
MISUSE: Final = 1008


class Browser:
    def __init__(self, guest: str, send: Send) -> None:
        self.guest = guest
        self.send = send
        self.outbox: deque[bytes] = deque()
        self.unread = 0
        self.closing: int | None = None  # with this code, once all is told
        self.awake = asyncio.Event()
        self.writing = asyncio.create_task(self.write())

    def tell(self, message: object) -> None:
        self.tell_written(encode(message))

    def tell_written(self, message: bytes) -> None:
        self.unread += len(message)
        if self.unread > MOST_UNREAD:
            self.writing.cancel()
        else:
            self.outbox.append(message)
            self.awake.set()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.awake.set()

    async def write(self) -> None:
        """Send what waits, until the browser is gone or to be closed."""
        with contextlib.suppress(OSError):
            while not self.closing or self.outbox:
                await self.awake.wait()
                self.awake.clear()
                while self.outbox:
                    message = self.outbox.popleft()
                    self.unread -= len(message)
                    await self.send({"type": "websocket.send", "text": message.decode()})
            await self.send({"type": "websocket.close", "code": self.closing})

    async def attended(self, attending: Coroutine[None, None, None]) -> None:
        """As long as the browser listens and we listen to it."""
        listening = asyncio.create_task(attending)
        await asyncio.wait([self.writing, listening], return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        self.close(MISUSE)
        await asyncio.wait([self.writing, listening], timeout=FAREWELL)
        self.writing.cancel()
