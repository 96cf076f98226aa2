"""The store in one SQLite file: one writer thread, and one commit for all that waits together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, TypeVar

from simoun.server.sqlite_file import connected
from simoun.server.sqlite_rows import (
    Append,
    delete_table,
    insert_rows,
    insert_table,
    is_one_statement,
    load_table,
    seat_cells,
    tables_where,
    update_table,
)
from simoun.server.store import Row, Saved, StoreFailed, Summary

T = TypeVar("T")

BETWEEN_COMMITS: Final = 0.004  # seconds, at least: nobody feels them, and many tables share one

Job = Append | Callable[[sqlite3.Connection], object]
Waiting = tuple[Job, "asyncio.Future[object]"]


class SqliteStore:
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

    async def open(self, table: Saved, rows: list[Row]) -> None:
        await self.ask(lambda c: insert_table(c, table, rows))

    async def append(self, table: str, row: Row, summary: Summary | None) -> None:
        await self.enqueue(Append(table, row, summary))

    async def change(self, table: Saved) -> None:
        seats = [seat_cells(table.id, k, seat) for k, seat in enumerate(table.seats)]
        cells = (table.pace, table.rematch, table.id)
        await self.ask(lambda c: update_table(c, cells, seats))

    async def delete(self, table: str) -> None:
        await self.ask(lambda c: delete_table(c, table))

    async def load(self, table: str) -> tuple[Saved, list[Row]] | None:
        return await self.ask(lambda c: load_table(c, table))

    async def of_guest(self, guest: str) -> list[Saved]:
        where = "opener = ? OR id IN (SELECT game FROM seats WHERE guest = ? AND kind = 'person')"
        return await self.ask(lambda c: tables_where(c, where, (guest, guest)))

    async def listed(self) -> list[Saved]:
        return await self.ask(lambda c: tables_where(c, "listed", ()))

    async def close(self) -> None:
        self.hand_over()
        self.queue.put(None)
        await asyncio.to_thread(self.writer.join)
        self.connection.close()

    async def ask(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await self.enqueue(job)  # type: ignore[return-value]  # the future of this job

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
        """Until told to end: everything that waits, in one commit."""
        while True:
            batch, ending = self.batch()
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
        except sqlite3.Error as error:
            if len(batch) > 1:
                for waiting in batch:
                    self.store([waiting])
                return
            results = [StoreFailed(str(error))]
        assert self.loop is not None
        self.loop.call_soon_threadsafe(answer, [future for _, future in batch], results)

    def together(self, jobs: Sequence[Job]) -> list[object]:
        c = self.connection
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
