"""What a table does by itself, without sockets."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from simoun.server.browsers import Browser
from simoun.server.inbox import Come, Go
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable, SeatWish
from simoun.server.settings import Settings
from simoun.server.store_sqlite import SqliteStore
from tests.server.serving import SECONDS


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not condition():
            await asyncio.sleep(0)


def hear(_: bytes) -> None:
    """A page that only looks on."""


def test_a_bot_that_was_ready_while_nobody_looked_plays_when_somebody_comes_back(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "a.db")
        lobby = Lobby(store, Settings(workers=1))
        seats = [SeatWish("you"), SeatWish("bot", level="random")]
        wish = NewTable("island", {"first": "seat2"}, seats, pace="instant")
        table = await lobby.table(await lobby.open("ada", wish))
        first, second = Browser("ada", hear), Browser("ada", hear)
        table.post(first, Come())
        await until(lambda: table.steps.asked)
        table.post(first, Go())
        await until(lambda: table.steps.answered and table.inbox.empty())
        table.post(second, Come())
        await until(lambda: table.course.moves > 0)
        await lobby.close()
        await store.close()

    asyncio.run(scene())
