"""Players for a measurement: a page for each seat of many tables, who do whatever is legal."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from simoun.core.choice import Choices, listed
from simoun.server.encoding import encode
from simoun.server.messages import Do, Done, SetWait, Sit

ECHO: Final = "/bench/echo"
Act = Callable[[], Awaitable[None]]
Acknowledged = tuple[str, str, int]  # table, command, v
PAUSE: Final = 0.4


class Wish(msgspec.Struct):
    """Who is to sit on a seat."""

    kind: str
    level: str | None = None


class Turn(msgspec.Struct):
    asked: str
    decider: int


class View(msgspec.Struct):
    turn: Turn


class Seen(msgspec.Struct, tag="update"):
    """As much of an update as a player without a plan needs."""

    v: int
    view: View
    choices: Choices

    @property
    def calm(self) -> bool:
        """No card is about to be turned up."""
        return self.view.turn.asked != "reveal"


class Players:
    """All of them, and what they measured."""

    def __init__(
        self, address: str, game: str, tables: int, seats: int, pause: float = PAUSE
    ) -> None:
        self.web = urlsplit(address)
        self.game = game
        self.tables = tables
        self.seats = seats
        self.pause = pause  # seconds between two moves of a table, on average
        self.companies: list[Company] = []
        self.latencies: list[float] = []
        self.acknowledged: list[Acknowledged] = []
        self.stored = 0
        self.echoes = 0

    async def sit_down(self) -> None:
        guests = [self.new_guest() for _ in range(self.seats)]
        for number in range(self.tables):
            seats = [Wish("you"), *[Wish("open")] * (self.seats - 1)]
            company = Company(self, guests, self.open(guests[0], seats), number)
            await company.sit_down()
            self.companies.append(company)

    async def make_moves(self, seconds: float) -> None:
        await asyncio.gather(*[self.paced(seconds, company.move) for company in self.companies])

    async def leave(self) -> None:
        for company in self.companies:
            await company.leave()

    async def echo(self, seconds: float) -> None:
        await self.echo_by(await self.echo_sockets(), seconds)

    async def echo_sockets(self) -> list[ClientConnection]:
        return [await self.socket(ECHO, "") for _ in range(self.tables)]

    async def echo_by(self, sockets: Sequence[ClientConnection], seconds: float) -> None:
        await asyncio.gather(*[self.paced(seconds, self.echoing(socket)) for socket in sockets])
        for socket in sockets:
            await socket.close()

    def echoing(self, socket: ClientConnection) -> Act:
        async def echo() -> None:
            self.echoes += 1
            asked = Do(f"c{self.echoes}", 0, "seat1 move Coral Palace")
            await socket.send(encode(asked), text=True)
            await socket.recv()

        return echo

    async def paced(self, seconds: float, act: Act) -> None:
        end = time.monotonic() + seconds
        await asyncio.sleep(min(seconds / 2, self.pause * random.random()))
        while time.monotonic() < end:
            await act()
            await asyncio.sleep(self.pause * 2 * random.random())

    # ------------------------------------------------------------ by HTTP

    def new_guest(self) -> str:
        """Their cookie."""
        return self.request("GET", "/api/first", "", None)[1]

    def open(self, guest: str, seats: Sequence[Wish]) -> str:
        wish = {
            "game": self.game,
            "options": {},
            "seats": msgspec.to_builtins(seats),
            "pace": "instant",
            "bots_ask": False,
        }
        table: str = json.loads(self.request("POST", "/api/tables", guest, wish)[0])["table"]
        return table

    def request(self, method: str, path: str, cookie: str, content: object) -> tuple[bytes, str]:
        line = http.client.HTTPConnection(str(self.web.hostname), self.web.port, timeout=30)
        with contextlib.closing(line):
            line.request(method, path, json.dumps(content), {"Cookie": cookie})
            answer = line.getresponse()
            return answer.read(), (answer.getheader("Set-Cookie") or "").partition(";")[0]

    async def socket(self, path: str, cookie: str) -> ClientConnection:
        return await connect(
            f"ws://{self.web.netloc}{path}",
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
        )


class Company:
    """A table with another player in each seat; any of them does the next thing."""

    def __init__(self, players: Players, guests: Sequence[str], table: str, number: int) -> None:
        self.players = players
        self.guests = guests
        self.table = table
        self.rng = random.Random(number)
        self.pages: list[Page] = []
        self.commands = 0

    async def sit_down(self) -> None:
        self.pages = []
        for seat, guest in enumerate(self.guests):
            socket = await self.players.socket(f"/api/tables/{self.table}/play", guest)
            page = Page(socket)
            self.pages.append(page)
            if seat:
                await page.send(Sit(seat, f"player {seat}"))
            await page.send(SetWait(False))
            await page.until_settled()

    async def leave(self) -> None:
        for page in self.pages:
            await page.leave()

    async def move(self) -> None:
        """One move, and the cards that follow from it."""
        able = [(page, choice) for page in self.pages for choice in listed(page.now.choices)]
        if not able:
            return  # it is over
        page, choice = self.rng.choice(able)
        v = page.now.v
        self.commands += 1
        id = f"c{self.commands}"
        began = time.perf_counter()
        await page.send(Do(id, v, choice["action"]))
        for each in self.pages:
            await each.until_v(v + 1)
        self.players.latencies.append(time.perf_counter() - began)
        self.players.acknowledged.append((self.table, id, page.done[id]))
        await self.calm()
        self.players.stored += page.now.v - v

    async def calm(self) -> None:
        """Until all cards are turned up, and everyone knows it."""
        while not self.pages[0].now.calm:
            await self.pages[0].until_v(self.pages[0].now.v + 1)
        for page in self.pages:
            await page.until_v(self.pages[0].now.v)


class Page:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now = Seen(-1, View(Turn("act", 0)), Choices(things={}, forms=[]))
        self.done: dict[str, int] = {}
        self.settled = False  # the last of our own wishes was heard
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in self.socket:
                self.hear(str(message))
                self.news.set()

    def hear(self, message: str) -> None:
        if message.startswith('{"type":"update"'):
            self.now = msgspec.json.decode(message, type=Seen)
        elif message.startswith('{"type":"done"'):
            done = msgspec.json.decode(message, type=Done)
            self.done[done.id] = done.v
        elif message.startswith('{"type":"changed"'):
            self.settled = '"wait":false' in message
        elif message.startswith('{"type":"refused"'):
            self.hear_refusal(message)

    def hear_refusal(self, message: str) -> None:
        raise AssertionError(message)

    async def send(self, message: object) -> None:
        await self.socket.send(encode(message), text=True)

    async def until_v(self, v: int) -> None:
        while self.now.v < v:
            await self.more_news()

    async def until_settled(self) -> None:
        while not self.settled:
            await self.more_news()

    async def more_news(self) -> None:
        self.news.clear()
        await self.news.wait()

    async def leave(self) -> None:
        await self.socket.close()
        await self.reading
