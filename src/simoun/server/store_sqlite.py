"""The store in one SQLite file: one writer thread, and one commit for all that waits together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, TypeVar

import msgspec

from simoun.core.refusal import Refused
from simoun.server.store import UNDO, Row, Saved, Seat, StoreFailed, Summary

T = TypeVar("T")

MARK: Final = 0x53696D6F  # "Simo", where SQLite keeps what program a file belongs to
VERSION: Final = 1
PATIENCE: Final = 1.0  # seconds for which another program may lock the file
MOST_AT_ONCE: Final = 500  # rows in one statement

SCHEMA: Final = f"""
CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  start TEXT NOT NULL,
  opener TEXT NOT NULL,
  listed INTEGER NOT NULL,
  pace TEXT NOT NULL,
  decider INTEGER NOT NULL,
  over INTEGER NOT NULL,
  rematch TEXT
);
CREATE INDEX tables_by_opener ON tables (opener);
CREATE INDEX tables_listed ON tables (number) WHERE listed;
CREATE TABLE seats (
  game TEXT NOT NULL,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  guest TEXT,
  name TEXT NOT NULL,
  level TEXT,
  wait INTEGER NOT NULL,
  PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest);
CREATE TABLE moves (
  game TEXT NOT NULL,
  seq INTEGER NOT NULL,
  line TEXT NOT NULL,
  guest TEXT,
  command TEXT,
  PRIMARY KEY (game, seq)
) WITHOUT ROWID;
PRAGMA application_id = {MARK};
PRAGMA user_version = {VERSION};
"""

SAVED: Final = "id, game, start, opener, listed, pace, decider, over, rematch"


class Append:
    """A row that waits to be stored with others."""

    def __init__(self, table: str, row: Row, summary: Summary | None) -> None:
        self.table = table
        self.row = row
        self.summary = summary

    def cells(self) -> tuple[object, ...]:
        return (self.table, self.row.seq, self.row.line, self.row.guest, self.row.command)


Job = Append | Callable[[sqlite3.Connection], object]
Waiting = tuple[Job, "asyncio.Future[object]"]


class SqliteStore:
    def __init__(self, path: Path) -> None:
        """Refuses a file that is locked, broken, or not ours."""
        self.connection = connected(path)
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
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
        self.queue.put(None)
        await asyncio.to_thread(self.writer.join)
        self.connection.close()

    async def ask(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await self.enqueue(job)  # type: ignore[return-value]  # the future of this job

    def enqueue(self, job: Job) -> asyncio.Future[object]:
        if self.loop is None:
            self.loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = self.loop.create_future()
        self.queue.put((job, future))
        return future

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
                batch.append(entry)
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
        c.execute("BEGIN IMMEDIATE")
        try:
            insert_rows(c, [job for job in jobs if isinstance(job, Append)])
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


# ---------------------------------------------------------------- the file


def connected(path: Path) -> sqlite3.Connection:
    """Nobody else may write as long as we are there: games in memory would not know of it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        c = sqlite3.connect(
            path,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=600,
        )
    except (OSError, sqlite3.Error) as error:
        raise Refused(f"{path} can't be opened: {error}.") from None
    try:
        prepare(c, path)
    except sqlite3.Error as error:
        c.close()
        raise Refused(trouble(path, error)) from None
    except Refused:
        c.close()
        raise
    return c


def trouble(path: Path, error: sqlite3.Error) -> str:
    if "locked" in str(error):
        return f"{path} is in use by another program: end that one, or choose another file."
    if "readonly" in str(error) or "unable to open" in str(error):
        return f"{path} can't be opened: {error}."
    return f"{path} is no database, or a damaged one ({error}): restore a copy, or move it away."


def prepare(c: sqlite3.Connection, path: Path) -> None:
    c.execute("PRAGMA locking_mode = EXCLUSIVE")
    mark, version = pragma(c, "application_id"), pragma(c, "user_version")
    if pragma(c, "schema_version") and mark != MARK:
        raise Refused(f"{path} is the database of another program: choose another file.")
    if isinstance(version, int) and version > VERSION:
        raise Refused(f"{path} was written by a newer Simoun: update this one to open it.")
    damage = pragma(c, "quick_check(1)")
    if damage != "ok":
        raise sqlite3.DatabaseError(str(damage).splitlines()[0])
    c.execute("PRAGMA journal_mode = WAL")
    c.execute("PRAGMA synchronous = FULL")
    if version == 0:
        c.executescript(f"BEGIN IMMEDIATE;{SCHEMA}COMMIT;")
    else:
        c.executescript("BEGIN IMMEDIATE; COMMIT;")  # takes the lock


def pragma(c: sqlite3.Connection, name: str) -> object:
    return c.execute(f"PRAGMA {name}").fetchone()[0]


# ---------------------------------------------------------------- statements


def insert_rows(c: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """In one statement: each gives way to the event loop, and takes a while to come back."""
    for first in range(0, len(appends), MOST_AT_ONCE):
        some = appends[first : first + MOST_AT_ONCE]
        cells = [cell for append in some for cell in append.cells()]
        c.execute(f"INSERT INTO moves VALUES {','.join(['(?,?,?,?,?)'] * len(some))}", cells)
    for append in appends:
        if append.summary:
            cells = [append.summary.decider, append.summary.over, append.table]
            c.execute("UPDATE tables SET decider = ?, over = ? WHERE id = ?", cells)


def insert_table(c: sqlite3.Connection, table: Saved, rows: list[Row]) -> None:
    c.execute(
        f"INSERT INTO tables ({SAVED}) VALUES (?,?,?,?,?,?,?,?,?)",
        (
            table.id,
            table.game,
            table.start,
            table.opener,
            table.listed,
            table.pace,
            table.summary.decider,
            table.summary.over,
            table.rematch,
        ),
    )
    insert_seats(c, [seat_cells(table.id, k, seat) for k, seat in enumerate(table.seats)])
    insert_rows(c, [Append(table.id, row, None) for row in rows])


def seat_cells(table: str, number: int, seat: Seat) -> tuple[object, ...]:
    return (table, number, seat.kind, seat.guest, seat.name, seat.level, seat.wait)


def insert_seats(c: sqlite3.Connection, seats: Sequence[tuple[object, ...]]) -> None:
    c.executemany("INSERT OR REPLACE INTO seats VALUES (?,?,?,?,?,?,?)", seats)


def update_table(
    c: sqlite3.Connection, cells: tuple[object, ...], seats: Sequence[tuple[object, ...]]
) -> None:
    if c.execute("UPDATE tables SET pace = ?, rematch = ? WHERE id = ?", cells).rowcount:
        insert_seats(c, seats)


def delete_table(c: sqlite3.Connection, table: str) -> None:
    for statement in (
        "DELETE FROM tables WHERE id = ?",
        "DELETE FROM seats WHERE game = ?",
        "DELETE FROM moves WHERE game = ?",
    ):
        c.execute(statement, (table,))


def load_table(c: sqlite3.Connection, table: str) -> tuple[Saved, list[Row]] | None:
    found = tables_where(c, "id = ?", (table,))
    if not found:
        return None
    rows = c.execute(
        "SELECT seq, line, guest, command FROM moves WHERE game = ? ORDER BY seq", (table,)
    )
    return found[0], [Row(*cells) for cells in rows]


def tables_where(
    c: sqlite3.Connection, where: str, cells: tuple[object, ...], most: int = 100
) -> list[Saved]:
    found = c.execute(
        f"SELECT {SAVED} FROM tables WHERE {where} ORDER BY number DESC LIMIT {most}", cells
    ).fetchall()
    return [saved(c, *cells) for cells in found]


def saved(c: sqlite3.Connection, *cells: object) -> Saved:
    id, game, start, opener, listed, pace, decider, over, rematch = cells
    seats = c.execute(
        "SELECT kind, guest, name, level, wait FROM seats WHERE game = ? ORDER BY seat", (id,)
    )
    moves = c.execute(
        f"SELECT total(CASE line WHEN '{UNDO}' THEN -1 ELSE 1 END) FROM moves WHERE game = ?",
        (id,),
    ).fetchone()[0]
    return msgspec.convert(
        {
            "id": id,
            "game": game,
            "start": start,
            "opener": opener,
            "listed": bool(listed),
            "pace": pace,
            "seats": [
                {"kind": kind, "guest": guest, "name": name, "level": level, "wait": bool(wait)}
                for kind, guest, name, level, wait in seats
            ],
            "summary": [decider, bool(over)],
            "rematch": rematch,
            "moves": int(moves),
        },
        Saved,
    )
