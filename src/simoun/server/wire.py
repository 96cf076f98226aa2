"""The server's end of a WebSocket: uvicorn's, with a short way in and out for an open one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_UNREAD: Final = 2_000_000  # bytes that may wait for a slow reader


class Wire(WebSocketsSansIOProtocol):
    hear: Callable[[bytes], None] | None = None  # who listens gets messages as they come

    async def run_asgi(self) -> None:
        self.scope["state"]["wire"] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        message = b"".join(self.frames)
        if self.hear is None or self.close_sent or not is_text(message):
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.hear(message)

    def tell(self, frames: bytes) -> None:
        """At once, and one write for them all; who doesn't read what waits is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            self.transport.write(frames)


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
