"""The server's addresses: pages, tables, records; and one socket for each browser at a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from simoun.server.encoding import encode
from simoun.server.guests import Guests, new_guest
from simoun.server.limits import Askers
from simoun.server.lobby import Lobby
from simoun.server.messages import MOST_BYTES, NewTable, Opened, Problem
from simoun.server.origins import is_ours
from simoun.server.refusals import Unwelcome
from simoun.server.review_messages import Branch, Dropped
from simoun.server.settings import Settings
from simoun.server.sockets import TableSocket
from simoun.server.store import Store, StoreFailed

T = TypeVar("T")

PAGES: Final = Path(__file__).parent.parent / "web"
MOST_RECORD: Final = 1_000_000  # bytes of a record that is brought along

STATUS: Final = {
    "foreign": 403,
    "not-opener": 403,
    "no-page": 404,
    "no-table": 404,
    "too-long": 413,
    "too-fast": 429,
    "broken": 500,
    "not-stored": 503,
}

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none';"
    " style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}


def application(
    store: Store, secret: bytes, settings: Settings, more: Sequence[BaseRoute] = ()
) -> Starlette:
    lobby = Lobby(store, settings)
    door = Door(lobby, Guests(secret), settings)
    play = TableSocket(lobby, door.guests, settings)
    return Starlette(
        routes=[
            Route("/", page),
            Route("/t/{table}", page),
            Route("/t/{table}/review", page),
            Route("/api/first", door.first),
            Route("/api/tables", door.open, methods=["POST"]),
            Route("/api/records", door.open_record, methods=["POST"]),
            Route("/api/tables/{table}", door.delete, methods=["DELETE"]),
            Route("/api/tables/{table}/record", door.record),
            Route("/api/tables/{table}/review", door.review, methods=["POST"]),
            Route("/api/tables/{table}/branch", door.branch, methods=["POST"]),
            WebSocketRoute("/api/tables/{table}/play", play),
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
        lifespan=lambda _: living(lobby),
    )


@contextlib.asynccontextmanager
async def living(lobby: Lobby) -> AsyncIterator[None]:
    sweeping = asyncio.create_task(lobby.sweep())
    yield
    sweeping.cancel()
    lobby.close()
    await lobby.store.close()


# ---------------------------------------------------------------- pages


async def page(request: Request, status: int = 200) -> Response:
    """The one page: what it shows depends on the address."""
    index = PAGES / "index.html"
    if not index.exists():
        return PlainTextResponse("The pages aren't built: run `make play`.", 503)
    return FileResponse(index, status, headers={"cache-control": "no-cache"})


class Pages(StaticFiles):
    """What the page needs. Names under assets/ change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if lasting else "no-cache"
        )
        return response


class Headers:
    """What every answer tells a browser to be careful with."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


# ---------------------------------------------------------------- tables and records


class Door:
    """Where a guest asks for tables."""

    def __init__(self, lobby: Lobby, guests: Guests, settings: Settings) -> None:
        self.lobby = lobby
        self.guests = guests
        self.settings = settings
        self.addresses = Askers(settings.tables_a_minute)
        self.reviews: dict[str, object] = {}  # the one that each guest waits for

    async def first(self, request: Request) -> Response:
        return await self.serve(request, self.lobby.first_page)

    async def open(self, request: Request) -> Response:
        self.admit(request)
        wish = decoded(await body(request, MOST_BYTES), NewTable)
        return await self.serve(request, lambda guest: self.opened(self.lobby.open(guest, wish)))

    async def open_record(self, request: Request) -> Response:
        self.admit(request)
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
        table = request.path_params["table"]
        return await self.serve(request, lambda guest: self.lobby.delete(table, guest))

    async def record(self, request: Request) -> Response:
        record = await self.lobby.record(request.path_params["table"])
        name = f"simoun-{record.game}-{request.path_params['table']}.json"
        return Response(
            record.to_json(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def branch(self, request: Request) -> Response:
        self.admit(request)
        wish = decoded(await body(request, MOST_BYTES), Branch)
        table = request.path_params["table"]
        return await self.serve(
            request, lambda guest: self.opened(self.lobby.branch(table, guest, wish))
        )

    async def review(self, request: Request) -> Response:
        """As it is worked out: events, each with a message in JSON."""
        self.admit(request)
        guest = self.guests.known(request.headers.get("cookie", "")) or new_guest()
        table = await self.lobby.finished(request.path_params["table"])
        record = table.course.match.record().to_json()
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
        known = self.guests.known(request.headers.get("cookie", ""))
        guest = known or new_guest()
        response = as_json(await answer(guest))
        if known is None:
            secure = request.url.scheme == "https"
            response.headers["set-cookie"] = self.guests.cookie(guest, secure)
        return response

    def admit(self, request: Request) -> None:
        self.check_origin(request)
        if not self.addresses.take(request.client.host if request.client else ""):
            raise Unwelcome("too-fast")

    def check_origin(self, request: Request) -> None:
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if not is_ours(origin, host, self.settings.origins):
            raise Unwelcome("foreign")


async def body(request: Request, most: int) -> bytes:
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > most:
            raise Unwelcome("too-long")
    return content


def event(message: bytes) -> bytes:
    return b"data: " + message + b"\n\n"


def decoded(content: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Unwelcome("unreadable") from None


def as_json(content: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(encode(content), status, headers, media_type="application/json")


# ---------------------------------------------------------------- what goes wrong


async def refused(_: Request, reason: Exception) -> Response:
    assert isinstance(reason, Unwelcome)
    problem = Problem(reason.reason, reason.facts, str(reason))
    return as_json(problem, STATUS.get(reason.reason, 400))


async def not_stored(request: Request, _: Exception) -> Response:
    return await refused(request, Unwelcome("not-stored"))


async def no_page(request: Request, _: Exception) -> Response:
    """Who can read a page gets one that says so."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return await page(request, 404)
    return await refused(request, Unwelcome("no-page"))


async def broken(request: Request, _: Exception) -> Response:
    return await refused(request, Unwelcome("broken"))
