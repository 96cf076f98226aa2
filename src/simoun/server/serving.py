"""How uvicorn serves us, the same in every process: its settings, and how it ends."""

from __future__ import annotations

import gc
import socket
from typing import Final

import uvicorn
from starlette.applications import Starlette

from simoun.server.http import Http
from simoun.server.messages import MOST_BYTES
from simoun.server.settings import Settings
from simoun.server.wire import Wire

# Views come and go without circles: to look for those after every 700 objects takes time.
OBJECTS_BETWEEN_LOOKS: Final = 50_000


class Serving(uvicorn.Server):
    """When it is told to end, tables come to rest first."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        gc.freeze()  # what is loaded stays
        gc.set_threshold(OBJECTS_BETWEEN_LOOKS)
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.config.app.state.lobby.drain()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def config_of(app: Starlette, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Http,
        ws=Wire,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=sorted(settings.proxies),
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_level="critical",
        access_log=False,
        timeout_keep_alive=settings.patience,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
