"""The server's addresses: pages, tables, records; and one socket for each browser at a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from simoun import engine
from simoun.server.addresses import address_of, is_within
from simoun.server.dailies import daily_page, open_daily
from simoun.server.daily_messages import NewDaily
from simoun.server.encoding import encode
from simoun.server.first_page import first_page, open_tables
from simoun.server.guests import Guests, new_guest
from simoun.server.keeper import keeping
from simoun.server.lessons import LessonSocket, all_courses
from simoun.server.limits import Shares
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable, Opened, Problem
from simoun.server.me import exported, figures_of, forget
from simoun.server.measuring import Measurer
from simoun.server.messages import MOST_BYTES
from simoun.server.metrics import CONTENT
from simoun.server.origins import is_ours
from simoun.server.puzzles import PuzzleSocket, all_puzzles, answer_to
from simoun.server.refusals import Unwelcome
from simoun.server.review_messages import Branch, Dropped
from simoun.server.settings import Settings
from simoun.server.sockets import TableSocket
from simoun.server.static import PAGES, Headers, Pages, page
from simoun.server.store import Store, StoreFailed, Wanted
from simoun.server.store_sqlite import SqliteStore

T = TypeVar("T")
log = logging.getLogger(__name__)

SOON: Final = 2.0  # seconds in which a healthy store answers
PATIENCE: Final = 30.0  # seconds for all that comes with a request
MOST_RECORD: Final = 500_000  # bytes of a record that is brought along

STATUS: Final = {
    "private": 403,
    "foreign": 403,
    "hidden-record": 403,
    "daily-hidden": 403,
    "no-day": 404,
    "not-opener": 403,
    "no-page": 404,
    "no-table": 404,
    "no-puzzle": 404,
    "too-long": 413,
    "too-fast": 429,
    "broken": 500,
    "damaged": 500,
    "draining": 503,
    "not-stored": 503,
}

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
)


def application(
    store: Store, secret: bytes, settings: Settings, more: Sequence[BaseRoute] = ()
) -> Starlette:
    lobby = Lobby(store, settings, secret)
    door = Door(lobby, Guests(secret), settings)
    sockets = [
        WebSocketRoute("/api/tables/{table}/play", TableSocket(lobby, door.guests, settings)),
        WebSocketRoute(
            "/api/learn/{game}/{number}/play", LessonSocket(lobby, door.guests, settings)
        ),
        WebSocketRoute(
            "/api/puzzles/{game}/{number}/play", PuzzleSocket(lobby, door.guests, settings)
        ),
    ]
    app = Starlette(
        routes=[
            *(Route(path, page) for path in PLACES),
            *door.routes(),
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


# ---------------------------------------------------------------- tables and records


class Door:
    """Where a guest asks for tables, and whoever runs the server how it is."""

    def __init__(self, lobby: Lobby, guests: Guests, settings: Settings) -> None:
        self.lobby = lobby
        self.guests = guests
        self.settings = settings
        self.requests = Shares("requests", settings.requests_a_minute, tally=lobby.tally)
        self.tables = Shares("tables", settings.tables_a_minute, tally=lobby.tally)
        self.reviews: dict[str, object] = {}  # the one that each guest waits for

    def routes(self) -> list[Route]:
        return [
            Route("/health", self.health),
            Route("/metrics", self.metrics),
            Route("/api/first", self.first),
            Route("/api/open", self.open_tables),
            Route("/api/learn", self.learn),
            Route("/api/puzzles", self.puzzles),
            Route("/api/puzzles/{game}/{number}", self.answer_to_puzzle),
            Route("/api/daily", self.daily),
            Route("/api/daily", self.open_daily, methods=["POST"]),
            Route("/api/daily/{day}", self.daily),
            Route("/api/me", self.forget, methods=["DELETE"]),
            Route("/api/me/figures", self.figures),
            Route("/api/me/export", self.export),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/records", self.open_record, methods=["POST"]),
            Route("/api/tables/{table}", self.delete, methods=["DELETE"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/review", self.review, methods=["POST"]),
            Route("/api/tables/{table}/branch", self.branch, methods=["POST"]),
        ]

    async def health(self, request: Request) -> Response:
        """Whether new tables are welcome, and the store answers."""
        try:
            async with asyncio.timeout(SOON):
                await self.lobby.store.load("")
        except (StoreFailed, TimeoutError):
            return as_json({"status": "no store"}, 503)
        draining = self.lobby.draining
        return as_json({"status": "draining" if draining else "ok"}, 503 if draining else 200)

    async def metrics(self, request: Request) -> Response:
        """For this machine itself, and for whom the settings name; nobody else knows of it."""
        address = address_of(request)
        near = address is None and "x-forwarded-for" not in request.headers
        if not near and not is_within(address or "", self.settings.watchers):
            raise Unwelcome("no-page")
        return Response(self.lobby.metrics.written(), media_type=CONTENT)

    async def first(self, request: Request) -> Response:
        await self.count(request, self.requests)
        return await self.serve(request, lambda guest: first_page(self.lobby, guest))

    async def learn(self, request: Request) -> Response:
        await self.count(request, self.requests)
        return as_json(await asyncio.to_thread(all_courses))

    async def puzzles(self, request: Request) -> Response:
        await self.count(request, self.requests)
        return as_json(await asyncio.to_thread(all_puzzles))

    async def answer_to_puzzle(self, request: Request) -> Response:
        await self.count(request, self.requests)
        return as_json(await asyncio.to_thread(answer_to, request.path_params))

    async def figures(self, request: Request) -> Response:
        await self.count(request, self.requests)
        return await self.serve(request, lambda guest: figures_of(self.lobby, guest))

    async def export(self, request: Request) -> Response:
        await self.count(request, self.requests)
        origin = str(request.base_url).rstrip("/")
        response = await self.serve(request, lambda guest: exported(self.lobby, guest, origin))
        response.headers["content-disposition"] = 'attachment; filename="simoun-figures.json"'
        return response

    async def forget(self, request: Request) -> Response:
        """Whoever they were, they are somebody new now."""
        await self.admit(request)
        guest = self.known(request)
        if guest is not None:
            await forget(self.lobby, guest)
        return self.greeted(request, as_json(None), new_guest())

    async def open_tables(self, request: Request) -> Response:
        await self.count(request, self.requests)
        wanted = wanted_in(request.query_params)
        return await self.serve(request, lambda guest: open_tables(self.lobby, guest, wanted))

    async def open(self, request: Request) -> Response:
        await self.admit(request)
        wish = decoded(await body(request, MOST_BYTES), NewTable)
        return await self.serve(request, lambda guest: self.opened(self.lobby.open(guest, wish)))

    async def daily(self, request: Request) -> Response:
        await self.count(request, self.requests)
        day = request.path_params.get("day")
        return await self.serve(request, lambda guest: daily_page(self.lobby, guest, day))

    async def open_daily(self, request: Request) -> Response:
        await self.admit(request)
        wish = decoded(await body(request, MOST_BYTES), NewDaily)
        return await self.serve(
            request, lambda guest: self.opened(open_daily(self.lobby, guest, wish))
        )

    async def open_record(self, request: Request) -> Response:
        await self.admit(request)
        try:
            text = (await body(request, MOST_RECORD)).decode()
        except UnicodeDecodeError:
            raise Unwelcome("unreadable") from None
        return await self.serve(
            request, lambda guest: self.opened(self.lobby.open_record(guest, text))
        )

    async def opened(self, opening: Awaitable[str]) -> Opened:
        return Opened(await opening)

    async def delete(self, request: Request) -> Response:
        self.check_origin(request)
        await self.count(request, self.requests)
        table = request.path_params["table"]
        return await self.serve(request, lambda guest: self.lobby.delete(table, guest))

    async def record(self, request: Request) -> Response:
        await self.count(request, self.requests)
        guest = self.known(request) or new_guest()
        record = await self.lobby.record(request.path_params["table"], guest)
        name = f"simoun-{record.game}-{request.path_params['table']}.json"
        return Response(
            record.to_json(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def branch(self, request: Request) -> Response:
        await self.admit(request)
        wish = decoded(await body(request, MOST_BYTES), Branch)
        table = request.path_params["table"]
        return await self.serve(
            request, lambda guest: self.opened(self.lobby.branch(table, guest, wish))
        )

    async def review(self, request: Request) -> Response:
        """As it is worked out: events, each with a message in JSON."""
        await self.admit(request)
        guest = self.known(request) or new_guest()
        table = await self.lobby.revealed(request.path_params["table"])
        record = (await self.lobby.record(table.saved.id, guest)).to_json()  # if they may have it
        if not table.course.as_printed:
            raise Unwelcome("variant")
        return StreamingResponse(
            self.events(guest, record),
            headers={"cache-control": "no-store"},
            media_type="text/event-stream",
        )

    async def events(self, guest: str, record: str) -> AsyncIterator[bytes]:
        """One review at a time for a guest: the last one counts."""
        this = self.reviews[guest] = object()
        try:
            async for told in self.lobby.robots.look_back(record):
                if self.reviews.get(guest) is not this:
                    yield event(encode(Dropped()))
                    return
                for message in told:
                    yield event(message)
        finally:
            if self.reviews.get(guest) is this:
                del self.reviews[guest]

    async def serve(self, request: Request, answer: Callable[[str], Awaitable[object]]) -> Response:
        """Answer a guest, who may be new here."""
        known = self.known(request)
        guest = known or new_guest()
        response = as_json(await answer(guest))
        return response if known else self.greeted(request, response, guest)

    def greeted(self, request: Request, response: Response, guest: str) -> Response:
        """From now on they are known as this guest."""
        secure = request.url.scheme == "https"
        response.headers["set-cookie"] = self.guests.cookie(guest, secure)
        return response

    def known(self, request: Request) -> str | None:
        return self.guests.known(request.headers.get("cookie", ""))

    async def admit(self, request: Request) -> None:
        self.check_origin(request)
        await self.count(request, self.tables)

    async def count(self, request: Request, shares: Shares) -> None:
        if not await shares.take(self.known(request), address_of(request)):
            raise Unwelcome("too-fast")

    def check_origin(self, request: Request) -> None:
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if not is_ours(origin, host, self.settings.origins):
            raise Unwelcome("foreign")


async def body(request: Request, most: int) -> bytes:
    """Who sends too much, or takes too long, isn't listened to any more."""
    content = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                content += part
                if len(content) > most:
                    raise Unwelcome("too-long")
    except TimeoutError:
        raise Unwelcome("unreadable") from None
    return content


def event(message: bytes) -> bytes:
    return b"data: " + message + b"\n\n"


def decoded(content: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Unwelcome("unreadable") from None


def wanted_in(query: Mapping[str, str]) -> Wanted:
    """`game=island&free=true&page=1`, each if it matters."""
    try:
        return msgspec.convert(dict(query), Wanted, strict=False)
    except msgspec.ValidationError:
        raise Unwelcome("unreadable") from None


def as_json(content: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(encode(content), status, headers, media_type="application/json")


# ---------------------------------------------------------------- what goes wrong


async def refused(request: Request, reason: Exception) -> Response:
    assert isinstance(reason, Unwelcome)
    request.app.state.lobby.metrics.refused.labels(reason.reason).inc()
    problem = Problem(reason.reason, reason.facts, str(reason))
    return as_json(problem, STATUS.get(reason.reason, 400))


async def not_stored(request: Request, _: Exception) -> Response:
    return await refused(request, Unwelcome("not-stored"))


async def no_page(request: Request, _: Exception) -> Response:
    """Who can read a page gets one that says so."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return await page(request, 404)
    return await refused(request, Unwelcome("no-page"))


async def broken(request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    return await refused(request, Unwelcome("broken"))
