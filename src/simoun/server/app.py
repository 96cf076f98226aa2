"""The server's addresses: pages, tables, records; and one socket for each browser at a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from simoun import engine
from simoun.server.guests import Guests
from simoun.server.keeper import keeping
from simoun.server.lessons import LessonSocket
from simoun.server.lobby import Lobby
from simoun.server.measuring import Measurer
from simoun.server.mishaps import broken, no_page, not_stored, refused
from simoun.server.puzzles import PuzzleSocket
from simoun.server.reception import Reception
from simoun.server.refusals import Unwelcome
from simoun.server.settings import Settings
from simoun.server.sockets import TableSocket
from simoun.server.static import PAGES, Headers, Pages, page
from simoun.server.store import Store, StoreFailed
from simoun.server.store_sqlite import SqliteStore

PLACES = (  # the browser finds its way from there
    "/",
    "/t/{table}",
    "/t/{table}/review",
    "/learn",
    "/learn/{game}/{number}",
    "/puzzles",
    "/puzzles/{game}/{number}",
    "/day",
    "/day/{date}",
    "/me",
    "/watch",
)


def application(
    store: Store, secret: bytes, settings: Settings, more: Sequence[BaseRoute] = ()
) -> Starlette:
    lobby = Lobby(store, settings, secret)
    reception = Reception(lobby, Guests(secret), settings)
    sockets = [
        WebSocketRoute("/api/tables/{table}/play", TableSocket(lobby, reception.guests, settings)),
        WebSocketRoute(
            "/api/learn/{game}/{number}/play", LessonSocket(lobby, reception.guests, settings)
        ),
        WebSocketRoute(
            "/api/puzzles/{game}/{number}/play", PuzzleSocket(lobby, reception.guests, settings)
        ),
    ]
    app = Starlette(
        routes=[
            *(Route(path, page) for path in PLACES),
            *reception.routes(),
            *sockets,
            *more,
            Mount("/", Pages(directory=PAGES, check_dir=False)),
        ],
        middleware=[Middleware(Headers), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            Unwelcome: refused,
            StoreFailed: not_stored,
            HTTPException: no_page,
            Exception: broken,
        },
        lifespan=lambda _: living(lobby, settings),
    )
    app.state.lobby = lobby
    return app


@contextlib.asynccontextmanager
async def living(lobby: Lobby, settings: Settings) -> AsyncIterator[None]:
    works = [lobby.sweep, lobby.look, lobby.metrics.look, lobby.tally.live]
    if settings.par and engine.name() != engine.PLAIN:  # which would take days for it
        works.append(Measurer(lobby.store, lobby.days, lobby.robots).live)
    tending = [asyncio.create_task(work()) for work in works]
    db = settings.db
    async with (
        keeping(lobby.store, db)
        if isinstance(lobby.store, SqliteStore) and isinstance(db, Path)
        else contextlib.nullcontext()
    ):
        yield
    for task in tending:
        task.cancel()
    await lobby.close()
    await lobby.bell.close()
    await lobby.tally.close()
    await lobby.store.close()
