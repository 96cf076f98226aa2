"""Tables where experts think, for a measurement: what do the others notice of them?"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Final

from websockets.asyncio.client import ClientConnection

from simoun.bots.levels import EXPERT
from simoun.core.choice import listed
from simoun.lab.server_players import Page, Players, Wish
from simoun.server.messages import Do

YOU: Final = 0  # the seat of the one person at such a table


class Experts:
    """One person at each table, who is quick; all others are experts."""

    def __init__(self, players: Players, tables: int) -> None:
        self.players = players
        self.tables = tables
        self.pages: list[Impatient] = []

    async def sit_down(self) -> None:
        bots = [Wish("bot", EXPERT)] * (self.players.seats - 1)
        for number in range(self.tables):
            guest = self.players.new_guest()
            table = self.players.open(guest, [Wish("you"), *bots])
            socket = await self.players.socket(f"/api/tables/{table}/play", guest)
            self.pages.append(Impatient(socket, number))
        for page in self.pages[:1]:
            await page.play_until_a_bot_has()  # its worker has started

    async def play(self, seconds: float) -> None:
        await asyncio.gather(*[page.play(seconds) for page in self.pages])

    async def leave(self) -> None:
        for page in self.pages:
            await page.leave()

    @property
    def stored(self) -> int:
        """Moves and cards."""
        return sum(page.now.v - page.begun for page in self.pages)

    @property
    def waits(self) -> Sequence[float]:
        """Seconds that a bot's move took."""
        return [wait for page in self.pages for wait in page.waits]


class Impatient(Page):
    """Does whatever may be done as soon as it is their turn, and counts how long bots take."""

    def __init__(self, socket: ClientConnection, number: int) -> None:
        super().__init__(socket)
        self.rng = random.Random(number)
        self.commands = 0
        self.begun = 0  # the version when the measurement began
        self.since = time.perf_counter()
        self.waits: list[float] = []

    def hear(self, message: str) -> None:
        before = self.now
        super().hear(message)
        if self.now.v > before.v:
            now = time.perf_counter()
            if before.v >= 0 and before.calm and before.view.turn.decider != YOU:
                self.waits.append(now - self.since)
            self.since = now

    def hear_refusal(self, message: str) -> None:
        """A bot was faster: what it did is told, too."""

    async def play(self, seconds: float) -> None:
        self.begun, self.since = self.now.v, time.perf_counter()
        self.waits.clear()
        try:
            async with asyncio.timeout(seconds):
                while True:
                    await self.act()
        except TimeoutError:
            pass

    async def play_until_a_bot_has(self) -> None:
        while not self.waits:
            await self.act()

    async def act(self) -> None:
        now = self.now
        able = listed(now.choices) if now.calm and now.view.turn.decider == YOU else []
        if able:
            self.commands += 1
            choice = self.rng.choice(able)
            await self.send(Do(f"c{self.commands}", now.v, choice["action"]))
        await self.until_v(now.v + 1)
