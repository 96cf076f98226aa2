"""The server's end of a WebSocket: uvicorn's, and a short way to a browser for what is written."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_UNREAD: Final = 2_000_000  # bytes that may wait for a slow reader


class Wire(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        self.scope["state"]["tell"] = self.tell
        await super().run_asgi()

    def tell(self, frames: bytes) -> None:
        """At once, and one write for them all; who doesn't read what waits is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            self.transport.write(frames)
