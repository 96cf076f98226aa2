"""Where a guest asks for tables, records and pages, by HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from simoun.server.addresses import address_of, is_within
from simoun.server.dailies import daily_page, open_daily
from simoun.server.daily_messages import NewDaily
from simoun.server.encoding import encode
from simoun.server.first_page import first_page, open_tables
from simoun.server.guests import Guests, new_guest
from simoun.server.lessons import all_courses
from simoun.server.limits import Shares
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable, Opened
from simoun.server.me import exported, figures_of, forget
from simoun.server.messages import MOST_BYTES
from simoun.server.metrics import CONTENT
from simoun.server.origins import is_ours
from simoun.server.puzzles import all_puzzles, answer_to
from simoun.server.refusals import Unwelcome
from simoun.server.requests import as_json, body, decoded, event, wanted_in
from simoun.server.review_messages import Branch, Dropped
from simoun.server.settings import Settings
from simoun.server.store import StoreFailed

SOON: Final = 2.0  # seconds in which a healthy store answers
MOST_RECORD: Final = 500_000  # bytes of a record that is brought along


class Reception:
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
