"""The server's end of an HTTP connection: uvicorn's, which hangs up on who asks nothing."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol


class Http(H11Protocol):
    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.is_asked:
            self.stop_waiting()
        elif self.waiting is None:
            self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    @property
    def is_asked(self) -> bool:
        """A request is being answered, or has become a WebSocket."""
        answering = self.cycle is not None and not self.cycle.response_complete
        return answering or self.transport.get_protocol() is not self

    def wait(self) -> None:
        self.waiting = self.loop.call_later(self.timeout_keep_alive, self.hang_up)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def hang_up(self) -> None:
        self.waiting = None
        if not self.is_asked:
            self.transport.close()
