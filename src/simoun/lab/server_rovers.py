"""Players who never give up: when their server is gone they come back, as a browser does."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from http.client import HTTPException
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from simoun.core.choice import Choices, listed
from simoun.lab.server_players import Acknowledged, Players
from simoun.server.encoding import encode
from simoun.server.messages import Do, Done, Refusal, SetWait

FIRST_PAUSE: Final = 0.25  # seconds, as in a browser
LONGEST_PAUSE: Final = 2.0
THOUGHT: Final = 0.03  # before a move
GONE: Final = (WebSocketException, HTTPException, OSError, TimeoutError, msgspec.MsgspecError)


class Board(msgspec.Struct):
    outcome: object


class Seen(msgspec.Struct, tag="update"):
    v: int
    view: Board
    choices: Choices


class Other(msgspec.Struct):
    type: str


class Company:
    """All play in all seats of one table, each by a server of their own, one game after another."""

    def __init__(self, servers: Sequence[Players], cookie: str) -> None:
        self.servers = servers
        self.cookie = cookie
        self.opening = asyncio.Lock()
        self.table = ""
        self.finished: list[str] = []
        self.acknowledged: dict[str, set[Acknowledged]] = {}

    async def next_table(self, after: str) -> None:
        async with self.opening:
            if self.table == after:
                self.table = await asyncio.to_thread(self.open)
                self.acknowledged[self.table] = set()
                if after:
                    self.finished.append(after)

    def open(self) -> str:
        wish = {
            "game": self.servers[0].game,
            "options": {},
            "seats": [{"kind": "you"}] * 2,
            "pace": "instant",
        }
        answer, _ = self.servers[0].request("POST", "/api/tables", self.cookie, wish)
        return msgspec.json.decode(answer, type=dict[str, str])["table"]


class Rover:
    def __init__(self, company: Company, server: Players, name: str) -> None:
        self.company = company
        self.server = server
        self.name = name
        self.rng = random.Random(name)
        self.pause = FIRST_PAUSE
        self.commands = 0
        self.moves = 0
        self.unanswered: tuple[str, str] | None = None  # the id and the action
        self.lost_at: float | None = None
        self.back_after: list[float] = []  # seconds from the loss of a server to the next move

    async def rove(self) -> None:
        """Until cancelled."""
        while True:
            with contextlib.suppress(*GONE):
                await self.play(self.company.table)
                self.lost_at = None
                await self.company.next_table(self.company.table)
                continue
            self.lost_at = self.lost_at or time.monotonic()
            await asyncio.sleep(self.pause * (0.75 + self.rng.random() / 2))
            self.pause = min(2 * self.pause, LONGEST_PAUSE)

    async def play(self, table: str) -> None:
        """To the end, or until the server is gone."""
        address = f"/api/tables/{table}/play"
        socket = await asyncio.wait_for(self.server.socket(address, self.company.cookie), 10)
        async with socket:
            await socket.send(encode(SetWait(False)), text=True)
            now: Seen | None = None
            asked = False
            async for message in socket:
                kind = msgspec.json.decode(message, type=Other).type
                if kind == "update":
                    now = msgspec.json.decode(message, type=Seen)
                elif kind in ("done", "refused"):
                    asked = self.is_unanswered(table, message)
                if now and now.view.outcome is not None:
                    self.unanswered = None
                    return
                if now and not asked:
                    asked = await self.act(socket, now)
        raise OSError("the server has closed")

    async def act(self, socket: ClientConnection, now: Seen) -> bool:
        """What was not answered before is sent again, under the same id."""
        if self.unanswered is None:
            choices = listed(now.choices)
            if not choices:
                return False
            self.commands += 1
            action = self.rng.choice(choices)["action"]
            self.unanswered = (f"{self.name}-{self.commands}", action)
        await asyncio.sleep(THOUGHT)
        id, action = self.unanswered
        await socket.send(encode(Do(id, now.v, action)), text=True)
        return True

    def is_unanswered(self, table: str, message: str | bytes) -> bool:
        """Still: it could not be stored."""
        if msgspec.json.decode(message, type=Other).type == "refused":
            refusal = msgspec.json.decode(message, type=Refusal)
            if refusal.reason != "not-stored":
                self.unanswered = None
            return refusal.reason == "not-stored"
        done = msgspec.json.decode(message, type=Done)
        self.company.acknowledged[table].add((table, done.id, done.v))
        self.unanswered = None
        self.moves += 1
        self.pause = FIRST_PAUSE
        if self.lost_at is not None:
            self.back_after.append(time.monotonic() - self.lost_at)
            self.lost_at = None
        return False
