"""One guest asks for all they can: do those who play at other tables notice?"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import multiprocessing
import random
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypedDict
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from simoun.core.catalog import game_names
from simoun.core.choice import listed
from simoun.core.record import Record
from simoun.lab.server_players import Page, Players
from simoun.lab.server_stores import Store, host
from simoun.match import new_game
from simoun.server.course import LONG
from simoun.server.messages import Do, Look, Undo
from simoun.server.minds import live_with_parent
from simoun.server.settings import Settings

TABLES: Final = 8  # of the others; so many moves a second of all together:
MOVES: Final = 40.0
SEATS: Final = 4
STRANGER: Final = {"X-Forwarded-For": "203.0.113.7"}
BEHIND: Final = frozenset({"127.0.0.1"})  # who believes where a stranger comes from
GONE: Final = (OSError, WebSocketException, http.client.HTTPException)
MOST_AT_ONCE: Final = 30  # who wait for an answer
# A second: each is many times what the usual settings allow.
RATES: Final = {
    "messages": 1000.0,
    "undos": 200.0,
    "sockets": 50.0,
    "pages": 50.0,
    "records": 50.0,
    "imports": 10.0,
}


class Flooded(TypedDict):
    flood: str
    moves: int
    p50_ms: float  # from a move at another table to the last of its seats
    p99_ms: float
    times: float  # the p99 while nobody floods


def run(game: str, seconds: float, kinds: Sequence[str] = tuple(RATES)) -> Iterator[Flooded]:
    """First calm, then each kind of flood; with the usual limits."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(db=Path(folder) / "bench.db", proxies=BEHIND, workers=1, par=False)
        with host(Store("sqlite", settings)) as running:
            calm = 0.0
            for kind in ("", *kinds):
                players = Players(running.address, game, TABLES, SEATS, pause=TABLES / MOVES)
                found = asyncio.run(flooded(players, kind, seconds, calm))
                calm = calm or found["p99_ms"]
                yield found


async def flooded(players: Players, kind: str, seconds: float, calm: float) -> Flooded:
    """At new tables of new guests each time."""
    await players.sit_down()
    with flooding(players.web.geturl(), kind) if kind else contextlib.nullcontext():
        await players.make_moves(seconds)
    await players.leave()
    late = statistics.quantiles(players.latencies, n=100)
    p99 = round(late[98] * 1e3, 2)
    return Flooded(
        flood=kind or "none",
        moves=len(players.latencies),
        p50_ms=round(late[49] * 1e3, 2),
        p99_ms=p99,
        times=round(p99 / (calm or p99), 2),
    )


@contextlib.contextmanager
def flooding(address: str, kind: str) -> Iterator[None]:
    """By a process of its own, from its first word on."""
    spawned = multiprocessing.get_context("spawn")
    here, there = spawned.Pipe()
    process = spawned.Process(target=flood, args=(address, kind, there.send))
    process.start()
    try:
        here.recv()
        yield
    finally:
        process.kill()
        process.join()


# ---------------------------------------------------------------- in the process of who floods


def flood(address: str, kind: str, say: Callable[[str], None]) -> None:
    live_with_parent()
    asyncio.run(Flooder(address).flood(kind, say))


class Flooder:
    """A stranger with a table of their own, and a long game at it."""

    def __init__(self, address: str) -> None:
        self.web = urlsplit(address)
        self.record = long_record().to_json()
        self.headers = dict(STRANGER)
        cookie = self.asked("GET", "/api/first")[1]
        self.headers["Cookie"] = cookie.partition(";")[0]
        self.table: str = json.loads(self.asked("POST", "/api/records", self.record)[0])["table"]
        self.page: Page | None = None
        self.sent = 0

    async def flood(self, kind: str, say: Callable[[str], None]) -> None:
        """Until the process is killed; who gets no answer doesn't wait for it."""
        act: Callable[[], Awaitable[None]] = getattr(self, kind)
        under_way: set[asyncio.Task[None]] = set()
        say("it begins")
        while True:
            if len(under_way) < MOST_AT_ONCE:
                task = asyncio.create_task(self.tried(act))
                under_way.add(task)
                task.add_done_callback(under_way.discard)
            await asyncio.sleep(1 / RATES[kind])

    async def tried(self, act: Callable[[], Awaitable[None]]) -> None:
        with contextlib.suppress(*GONE):
            await act()

    # ------------------------------------------------------------ by socket

    async def messages(self) -> None:
        await (await self.seated()).send(Look(0))

    async def undos(self) -> None:
        """Something is done in a long game, and taken back."""
        page = await self.seated()
        choices = listed(page.now.choices)
        if choices:
            self.sent += 2
            await page.send(Do(f"c{self.sent}", page.now.v, choices[-1]["action"]))
            await page.send(Undo(f"u{self.sent}", page.now.v + 1))

    async def seated(self) -> Page:
        """Who was sent away comes back at once."""
        if self.page is None or self.page.socket.close_code is not None:
            self.page = Shameless(await self.socket())
            await self.page.until_v(0)
        return self.page

    async def sockets(self) -> None:
        async with await self.socket() as socket:
            await socket.recv()

    async def socket(self) -> ClientConnection:
        address = f"ws://{self.web.netloc}/api/tables/{self.table}/play"
        return await connect(address, additional_headers=self.headers, compression=None)

    # ------------------------------------------------------------ by HTTP

    async def pages(self) -> None:
        await asyncio.to_thread(self.asked, "GET", "/api/first")

    async def records(self) -> None:
        await asyncio.to_thread(self.asked, "GET", f"/api/tables/{self.table}/record")

    async def imports(self) -> None:
        await asyncio.to_thread(self.asked, "POST", "/api/records", self.record)

    def asked(self, method: str, path: str, content: str | None = None) -> tuple[bytes, str]:
        """What is answered, and a cookie."""
        line = http.client.HTTPConnection(str(self.web.hostname), self.web.port, timeout=30)
        with contextlib.closing(line):
            line.request(method, path, content, self.headers)
            answer = line.getresponse()
            return answer.read(), answer.getheader("Set-Cookie") or ""


class Shameless(Page):
    def hear_refusal(self, message: str) -> None:
        """They knew it before."""


def long_record() -> Record:
    """Of a game that goes in circles: what one gives to another comes back."""
    rng = random.Random(1)
    for game in game_names():
        match = new_game(game, seed=1)
        while len(match.moves) < LONG - 100:
            exchanges = [code for code in match.moment.codes if match.moment.is_exchange(code)]
            if not exchanges:
                break
            match.play(rng.choice(exchanges))
        else:
            return match.record()
    raise AssertionError("no game goes in circles")
