"""The store in one SQLite file: one writer thread, and one commit for all that waits together."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, TypeVar

from simoun.server import sqlite_daily
from simoun.server.sqlite_endings import (
    ending_of,
    endings_of,
    forget,
    keep_ending,
    traces_of,
    untold_of,
)
from simoun.server.sqlite_file import connected, quieten
from simoun.server.sqlite_rows import (
    Append,
    changed_cells,
    counted,
    delete_table,
    insert_rows,
    insert_table,
    is_one_statement,
    listed_tables,
    load_table,
    names_after,
    news_of,
    seat_cells,
    tables_where,
    update_table,
)
from simoun.server.sqlite_talk import last_lines, say
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
    Untold,
    Wanted,
)

T = TypeVar("T")
log = logging.getLogger(__name__)

FAILED: Final = 70  # the exit code of a program that met a fault of its own
BETWEEN_COMMITS: Final = 0.008  # seconds, at least: nobody feels them, and many tables share one


class Apart:
    """A job that is no part of a transaction."""

    def __init__(self, work: Callable[[sqlite3.Connection], None]) -> None:
        self.work = work

    def __call__(self, c: sqlite3.Connection) -> None:
        self.work(c)


Job = Append | Apart | Callable[[sqlite3.Connection], object]
Waiting = tuple[Job, "asyncio.Future[object]"]


class SqliteStore:
    shared = False

    def __init__(self, path: Path) -> None:
        """Refuses a file that is locked, broken, or not ours."""
        self.connection = connected(path)
        self.waiting: list[Waiting] = []  # until the event loop has come round
        self.queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.next_commit = 0.0  # by the loop's clock
        self.writer = threading.Thread(target=self.write, name="store", daemon=True)
        self.writer.start()

    # ------------------------------------------------------------ asked from the event loop

    async def open(
        self,
        table: Saved,
        rows: list[Row],
        talk: Sequence[Said] = (),
        ending: Ending | None = None,
    ) -> None:
        await self.ask(lambda c: insert_table(c, table, rows, talk, ending))

    async def append(self, table: str, row: Row, summary: Summary | None) -> None:
        await self.enqueue(Append(table, row, summary))

    async def change(self, table: Saved) -> None:
        seats = [seat_cells(table.id, k, seat) for k, seat in enumerate(table.seats)]
        cells = changed_cells(table)
        await self.ask(lambda c: update_table(c, cells, seats))
        table.version += 1

    async def say(self, table: str, said: Said) -> Said:
        return await self.enqueue(lambda c: say(c, table, said))  # type: ignore[return-value]

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
        return await self.ask(lambda c: news_of(c, table, after, version))

    async def of_guest(self, guest: str) -> list[Saved]:
        where = "opener = ? OR id IN (SELECT game FROM seats WHERE guest = ? AND kind = 'person')"
        return await self.ask(lambda c: tables_where(c, where, (guest, guest)))

    async def listed(self, within: float, wanted: Wanted) -> list[Saved]:
        return await self.ask(lambda c: listed_tables(c, within, wanted))

    async def note(self, note: Note, instead_of: str | None = None) -> Note:
        return await self.ask(lambda c: sqlite_daily.keep(c, note, instead_of))

    async def notes(self, day: str | None, kind: str | None, name: str | None) -> list[Note]:
        return await self.ask(lambda c: sqlite_daily.notes(c, day, kind, name))

    async def days(self) -> list[str]:
        return await self.ask(sqlite_daily.days)

    async def names(self, after: str | None, most: int) -> list[str]:
        return await self.ask(lambda c: names_after(c, after, most))

    async def counts(self) -> Counts:
        return await self.ask(counted)

    async def be_quiet(self, quiet: bool) -> None:
        """Leave the main file as it is, for who copies it; what comes is stored in the log."""
        await self.apart(lambda c: quieten(c, quiet))

    async def close(self) -> None:
        self.hand_over()
        self.queue.put(None)
        await asyncio.to_thread(self.writer.join)
        self.connection.close()

    async def ask(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await self.enqueue(job)  # type: ignore[return-value]  # the future of this job

    async def apart(self, job: Callable[[sqlite3.Connection], None]) -> None:
        """What can't be done within a transaction."""
        await self.enqueue(Apart(job))

    def enqueue(self, job: Job) -> asyncio.Future[object]:
        if self.loop is None:
            self.loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = self.loop.create_future()
        if not self.waiting:
            self.loop.call_at(max(self.loop.time(), self.next_commit), self.hand_over)
        self.waiting.append((job, future))
        return future

    def hand_over(self) -> None:
        """What all tables store in a short while is one commit; a lone move waits for none."""
        if self.waiting:
            self.queue.put(self.waiting)
            self.waiting = []
            if self.loop is not None:
                self.next_commit = self.loop.time() + BETWEEN_COMMITS

    # ------------------------------------------------------------ done in the writer thread

    def write(self) -> None:
        """Without this thread nobody would ever be answered: if it fails, the process ends."""
        try:
            self.write_all()
        except BaseException as failure:
            log.critical("the store has failed, the server ends", exc_info=failure)
            logging.shutdown()
            os._exit(FAILED)  # all that was acknowledged is on disk

    def write_all(self) -> None:
        """Until told to end: everything that waits, in one commit."""
        while True:
            batch, ending = self.batch()
            for apart in [waiting for waiting in batch if isinstance(waiting[0], Apart)]:
                batch.remove(apart)
                self.store([apart])
            if batch:
                self.store(batch)
            if ending:
                return

    def batch(self) -> tuple[list[Waiting], bool]:
        batch: list[Waiting] = []
        entry = self.queue.get()
        try:
            while entry is not None:
                batch += entry
                entry = self.queue.get_nowait()
        except Empty:
            return batch, False
        return batch, True

    def store(self, batch: Sequence[Waiting]) -> None:
        """A job that fails must not take the others with it: then each gets its own commit."""
        results: list[object]
        try:
            results = self.together([job for job, _ in batch])
        except Exception as error:
            if self.connection.in_transaction:
                raise  # it could not be rolled back: nothing would ever be stored again
            if len(batch) > 1:
                for waiting in batch:
                    self.store([waiting])
                return
            results = [error if isinstance(error, StoreFailed) else failed(error)]
        assert self.loop is not None
        self.loop.call_soon_threadsafe(answer, [future for _, future in batch], results)

    def together(self, jobs: Sequence[Job]) -> list[object]:
        c = self.connection
        if isinstance(jobs[0], Apart):
            return [jobs[0](c)]
        appends = [job for job in jobs if isinstance(job, Append)]
        if len(appends) == len(jobs) and is_one_statement(appends):
            insert_rows(c, appends)  # which is a transaction of its own
            return [None] * len(jobs)
        c.execute("BEGIN IMMEDIATE")
        try:
            insert_rows(c, appends)
            results = [None if isinstance(job, Append) else job(c) for job in jobs]
            c.execute("COMMIT")
        except BaseException:
            if c.in_transaction:
                c.execute("ROLLBACK")
            raise
        return results


def answer(futures: Sequence[asyncio.Future[object]], results: Sequence[object]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue  # whoever asked is gone
        if isinstance(result, StoreFailed):
            future.set_exception(result)
        else:
            future.set_result(result)


def failed(error: Exception) -> StoreFailed:
    said = f"{type(error).__name__}: {error}"
    taken = isinstance(error, sqlite3.IntegrityError)  # a row of this number is there
    return Overtaken(said) if taken else StoreFailed(said)
