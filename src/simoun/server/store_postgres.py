"""The store in PostgreSQL, for one server or many: what waits together is stored together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import asyncpg
from asyncpg import Connection

from simoun.server import postgres_daily
from simoun.server.encoding import encode
from simoun.server.postgres_endings import (
    ending_of,
    endings_of,
    forget,
    keep_ending,
    traces_of,
    untold_of,
)
from simoun.server.postgres_rows import (
    NAMES,
    OF_GUEST,
    Append,
    Fresh,
    Known,
    append_all,
    counted,
    delete_table,
    insert_table,
    listed_tables,
    load_table,
    news_of_all,
    tables_where,
    update_table,
)
from simoun.server.postgres_talk import last_lines, say
from simoun.server.store import (
    Among,
    Counts,
    Ended,
    Ending,
    News,
    Note,
    Overtaken,
    Row,
    Said,
    Saved,
    StoreFailed,
    Summary,
    Unreachable,
    Untold,
    Wanted,
)
from simoun.server.together import Together

T = TypeVar("T")

CONNECTIONS: Final = 6  # at most, of one process
PATIENCE: Final = 10.0  # seconds for an answer
BETWEEN_COMMITS: Final = 0.004  # seconds, at least: nobody feels them, and many tables share one
BETWEEN_NEWS: Final = 0.002

AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what it heard last makes no sense
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)
FAILURES: Final = (*AWAY, asyncpg.PostgresError)


class PostgresStore:
    """Connects when first asked, and again after PostgreSQL was away."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.pool: asyncpg.Pool | None = None
        self.writing: Connection | None = None  # one that is kept, for what comes all the time
        self.appends = Together[Append, None](self.append_all, BETWEEN_COMMITS)
        self.asked = Together[Known, Fresh | None](self.news_of_all, BETWEEN_NEWS)

    async def open(
        self,
        table: Saved,
        rows: list[Row],
        talk: Sequence[Said] = (),
        ending: Ending | None = None,
    ) -> None:
        await self.ask(lambda c: insert_table(c, table, rows, talk, ending))

    async def append(self, table: str, row: Row, summary: Summary | None) -> None:
        await self.appends.ask(Append(table, row, summary))

    async def change(self, table: Saved) -> None:
        table.version = await self.ask(lambda c: update_table(c, table))

    async def say(self, table: str, said: Said) -> Said:
        return await self.ask(lambda c: say(c, table, said))

    async def talk(self, table: str, among: Sequence[Among], before: int, most: int) -> list[Said]:
        return await self.ask(lambda c: last_lines(c, table, among, before, most))

    async def keep_ending(self, table: str, ending: Ending) -> None:
        await self.ask(lambda c: keep_ending(c, table, ending))

    async def ending(self, table: str) -> Ending | None:
        return await self.ask(lambda c: ending_of(c, table))

    async def endings_of(self, guest: str) -> list[Ended]:
        return await self.ask(lambda c: endings_of(c, guest))

    async def untold(self, guest: str) -> list[Untold]:
        return await self.ask(lambda c: untold_of(c, guest))

    async def traces(self, guest: str) -> list[str]:
        return await self.ask(lambda c: traces_of(c, guest))

    async def forget(self, guest: str, stranger: str) -> None:
        await self.ask(lambda c: forget(c, guest, stranger))

    async def delete(self, table: str) -> None:
        await self.ask(lambda c: delete_table(c, table))

    async def load(self, table: str) -> tuple[Saved, list[Row]] | None:
        return await self.ask(lambda c: load_table(c, table))

    async def news(self, table: str, after: int, version: int) -> News | None:
        fresh = await self.asked.ask(Known(table, after))
        if fresh is None:
            return None
        if fresh.version == version:
            return News(fresh.rows, None, fresh.lines)
        found = await self.ask(lambda c: tables_where(c, "id = $1", table))
        return News(fresh.rows, found[0], fresh.lines) if found else None

    async def of_guest(self, guest: str) -> list[Saved]:
        sits = encode([{"kind": "person", "guest": guest}]).decode()
        return await self.ask(lambda c: tables_where(c, OF_GUEST, guest, sits))

    async def listed(self, within: float, wanted: Wanted) -> list[Saved]:
        return await self.ask(lambda c: listed_tables(c, within, wanted))

    async def note(self, note: Note, instead_of: str | None = None) -> Note:
        return await self.ask(lambda c: postgres_daily.keep(c, note, instead_of))

    async def notes(self, day: str | None, kind: str | None, name: str | None) -> list[Note]:
        return await self.ask(lambda c: postgres_daily.notes(c, day, kind, name))

    async def days(self) -> list[str]:
        return await self.ask(postgres_daily.days)

    async def names(self, after: str | None, most: int) -> list[str]:
        return [name for (name,) in await self.ask(lambda c: c.fetch(NAMES, after, most))]

    async def counts(self) -> Counts:
        return await self.ask(counted)

    async def close(self) -> None:
        await self.appends.finished()
        await self.asked.finished()
        if self.writing:
            await self.writing.close()
        if self.pool:
            await self.pool.close()

    # ------------------------------------------------------------ one connection for a while

    async def append_all(self, appends: Sequence[Append]) -> list[Overtaken | None]:
        try:
            if self.writing is None or self.writing.is_closed():
                self.writing = await asyncpg.connect(
                    self.address, timeout=PATIENCE, command_timeout=PATIENCE
                )
            return await append_all(self.writing, appends)
        except FAILURES as failure:
            if self.writing and isinstance(failure, AWAY):
                self.writing.terminate()  # it may never answer again
            raise failed(failure) from failure

    async def news_of_all(self, asked: Sequence[Known]) -> list[Fresh | None]:
        return await self.ask(lambda c: news_of_all(c, asked))

    async def ask(self, job: Callable[[Connection], Awaitable[T]]) -> T:
        if self.pool is None:
            self.pool = asyncpg.create_pool(
                self.address,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                reset=untouched,
            )
        try:
            await self.pool  # does nothing the second time
            async with self.pool.acquire() as connection:
                return await job(connection)
        except FAILURES as failure:
            raise failed(failure) from failure


def failed(failure: Exception) -> StoreFailed:
    kind = Unreachable if isinstance(failure, AWAY) else StoreFailed
    return kind(f"PostgreSQL: {failure}")


async def untouched(connection: Connection) -> None:
    """No statement of ours leaves anything behind in a connection."""
