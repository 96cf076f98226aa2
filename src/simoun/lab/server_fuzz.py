"""Frames and requests that make no sense, by the thousand: all are answered, and none breaks it."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
from typing import Final, TypedDict

import msgspec

from simoun.core.choice import listed
from simoun.lab.nonsense import Nonsense
from simoun.lab.server_kills import GAME
from simoun.lab.server_players import Players
from simoun.lab.server_rovers import Seen
from simoun.lab.server_stores import Store, host

PATIENCE: Final = 60.0  # seconds for an answer, on a slow and busy machine
AT_ONCE: Final = 400  # frames before a question that must be answered
SENDERS: Final = 24  # who do so at the same time, each at a table of their own
REQUESTS: Final = 100  # at a table before the next one is opened
SHAKE: Final = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY: Final = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
LAST: Final = b'{"type":"why","id":"last","picks":["verb:nothing"]}'
TEXT: Final = 0x81
BYTES: Final = 0x82
ANSWERED: Final = b'"id":"last"'
BROKEN: Final = b'"reason":"broken"'
PATHS: Final = [
    *("/", "/t/x", "/api/first", "/api/open?page={}", "/api/tables", "/api/records"),
    *("/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/branch", "/health"),
    *("/api/tables/{}/review", "/api/tables/{}/play", "/assets/../x", "/metrics"),
]


class Fuzzed(TypedDict):
    frames: int
    requests: int
    broken: int  # answers with a status of 500, and refusals as `broken`
    hung_up: int  # connections that the server has closed


def run(store: Store, frames: int, requests: int) -> Fuzzed:
    with host(store) as running:
        players = Players(running.address, GAME, 1, 2)
        return asyncio.run(Fuzz(players).run(frames, requests))


class Fuzz:
    def __init__(self, players: Players) -> None:
        self.players = players
        self.cookie = players.new_guest()
        self.found = Fuzzed(frames=0, requests=0, broken=0, hung_up=0)

    async def run(self, frames: int, requests: int) -> Fuzzed:
        senders = [self.send_all(Nonsense(f"s{k}", GAME), frames) for k in range(SENDERS)]
        asking = asyncio.to_thread(self.ask_all, Nonsense("requests", GAME), requests)
        await asyncio.gather(asking, *senders)
        return self.found

    def open(self) -> str:
        seats = [{"kind": "you"}, {"kind": "you"}, {"kind": "open"}]
        wish = {"game": self.players.game, "options": {}, "seats": seats}
        answer, _ = self.players.request("POST", "/api/tables", self.cookie, wish)
        return msgspec.json.decode(answer, type=dict[str, str])["table"]

    # ------------------------------------------------------------ by socket

    async def send_all(self, nonsense: Nonsense, frames: int) -> None:
        while self.found["frames"] < frames:
            path = f"/api/tables/{await asyncio.to_thread(self.open)}/play"
            async with asyncio.timeout(PATIENCE):
                await self.look(path, nonsense)
                self.found["frames"] += AT_ONCE
                await self.send_some(path, nonsense)

    async def look(self, path: str, nonsense: Nonsense) -> None:
        """What a page at this table is told, and could do."""
        async with await self.players.socket(path, self.cookie) as socket:
            _, message = [await socket.recv() for _ in range(2)]
            seen = msgspec.json.decode(message, type=Seen)
            nonsense.v = seen.v
            choices = listed(seen.choices)
            nonsense.actions = [choice["action"] for choice in choices] or nonsense.actions

    async def send_some(self, path: str, nonsense: Nonsense) -> None:
        """All at once, and a question: what was sent before is dealt with when that is."""
        web = self.players.web
        reader, writer = await asyncio.open_connection(web.hostname, web.port)
        with contextlib.closing(writer):
            head = f"GET {path} HTTP/1.1\r\nHost: {web.netloc}\r\nCookie: {self.cookie}\r\n"
            writer.write(f"{head}{SHAKE}{KEY}\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            for _ in range(AT_ONCE):
                writer.write(framed(nonsense.frame()))
            writer.write(framed(LAST))
            await self.read(reader)

    async def read(self, reader: asyncio.StreamReader) -> None:
        """Until the question is answered."""
        heard = b""
        while ANSWERED not in heard:
            try:
                more = await reader.read(1 << 18)
            except ConnectionError:
                more = b""
            if not more:
                self.found["hung_up"] += 1
                return
            before = heard[-len(BROKEN) :]
            heard = before + more
            self.found["broken"] += heard.count(BROKEN) - before.count(BROKEN)

    # ------------------------------------------------------------ by HTTP

    def ask_all(self, nonsense: Nonsense, requests: int) -> None:
        web = self.players.web
        line = http.client.HTTPConnection(str(web.hostname), web.port, timeout=PATIENCE)
        with contextlib.closing(line):
            while self.found["requests"] < requests:
                table = self.open()
                for _ in range(min(REQUESTS, requests - self.found["requests"])):
                    self.ask(line, nonsense, table)

    def ask(self, line: http.client.HTTPConnection, nonsense: Nonsense, table: str) -> None:
        rng = nonsense.rng
        method = rng.choice(["GET", "POST", "POST", "DELETE", "PUT"])
        path = rng.choice(PATHS).format(rng.choice([table, table, "none", "%00", "%2e", "-1"]))
        cookie = rng.choice([self.cookie, self.cookie, "", "simoun-guest=x.y", f"{self.cookie}x"])
        line.request(method, path, nonsense.body(), {"Cookie": cookie})
        answer = line.getresponse()
        said = answer.read()
        self.found["requests"] += 1
        self.found["broken"] += answer.status == 500 or BROKEN in said
        if answer.will_close:
            line.close()


def framed(payload: bytes) -> bytes:
    """As a browser sends it, under a mask of zeros; what is no text can't be called one."""
    try:
        kind = TEXT if payload.decode() else BYTES
    except UnicodeDecodeError:
        kind = BYTES
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2)
    return bytes([kind]) + length + bytes(4) + payload
