"""What is written to the SQLite file of a store, and read from it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from simoun.server.sqlite_endings import keep_ending
from simoun.server.sqlite_talk import insert_lines, lines_said
from simoun.server.store import (
    PAGE,
    UNDO,
    Counts,
    Ending,
    News,
    Overtaken,
    Row,
    Said,
    Saved,
    Seat,
    Summary,
    TableSettings,
    Unreadable,
    Wanted,
)

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 500  # rows in one statement
SAVED: Final = (
    "id, game, start, opener, listed, pace, decider, over, rematch, bots_ask, win_bar, settings"
)
CHANGED: Final = "opener = ?, listed = ?, pace = ?, rematch = ?, settings = ?"
ROW: Final = "seq, line, guest, command"


NOW: Final = "CAST(strftime('%s', 'now') AS INTEGER)"
A_FREE_SEAT: Final = "EXISTS (SELECT 1 FROM seats WHERE seats.game = id AND kind = 'open')"


class Append:
    """A row that waits to be stored with others."""

    def __init__(self, table: str, row: Row, summary: Summary | None) -> None:
        self.table = table
        self.row = row
        self.summary = summary

    def cells(self) -> tuple[object, ...]:
        return (self.table, self.row.seq, self.row.line, self.row.guest, self.row.command)


def insert_rows(c: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """In one statement: each gives way to the event loop, and takes a while to come back."""
    for first in range(0, len(appends), MOST_AT_ONCE):
        some = appends[first : first + MOST_AT_ONCE]
        cells = [cell for append in some for cell in append.cells()]
        c.execute(f"INSERT INTO moves VALUES {','.join(['(?,?,?,?,?)'] * len(some))}", cells)
    for append in appends:
        if append.summary:
            cells = [append.summary.decider, append.summary.over, append.table]
            c.execute(
                f"UPDATE tables SET decider = ?, over = ?, played = {NOW} WHERE id = ?", cells
            )


def is_one_statement(appends: Sequence[Append]) -> bool:
    return len(appends) <= MOST_AT_ONCE and not any(append.summary for append in appends)


def insert_table(
    c: sqlite3.Connection,
    table: Saved,
    rows: list[Row],
    talk: Sequence[Said],
    ending: Ending | None = None,
) -> None:
    c.execute(
        f"INSERT INTO tables ({SAVED}, played) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,{NOW})",
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
            table.bots_ask,
            table.win_bar,
            written(table.settings),
        ),
    )
    insert_seats(c, [seat_cells(table.id, k, seat) for k, seat in enumerate(table.seats)])
    insert_rows(c, [Append(table.id, row, None) for row in rows])
    insert_lines(c, table.id, talk)
    if ending:
        keep_ending(c, table.id, ending)


def seat_cells(table: str, number: int, seat: Seat) -> tuple[object, ...]:
    return (table, number, seat.kind, seat.guest, seat.name, seat.level, seat.wait, seat.ask)


def insert_seats(c: sqlite3.Connection, seats: Sequence[tuple[object, ...]]) -> None:
    c.executemany("INSERT OR REPLACE INTO seats VALUES (?,?,?,?,?,?,?,?)", seats)


def changed_cells(table: Saved) -> tuple[object, ...]:
    settings = written(table.settings)
    changed = (table.opener, table.listed, table.pace, table.rematch, settings)
    return (*changed, table.id, table.version)


def written(settings: TableSettings) -> str:
    return msgspec.json.encode(settings).decode()


def update_table(
    c: sqlite3.Connection, cells: tuple[object, ...], seats: Sequence[tuple[object, ...]]
) -> Overtaken | None:
    """Told, not raised: what others store in the same commit has nothing to do with it."""
    statement = f"UPDATE tables SET {CHANGED}, version = version + 1 WHERE id = ? AND version = ?"
    if not c.execute(statement, cells).rowcount:
        return Overtaken("another version of this table is stored")
    insert_seats(c, seats)
    return None


def delete_table(c: sqlite3.Connection, table: str) -> None:
    for statement in (
        "DELETE FROM tables WHERE id = ?",
        "DELETE FROM seats WHERE game = ?",
        "DELETE FROM moves WHERE game = ?",
        "DELETE FROM talk WHERE game = ?",
        "DELETE FROM endings WHERE game = ?",
        "DELETE FROM played WHERE game = ?",
    ):
        c.execute(statement, (table,))


def load_table(c: sqlite3.Connection, table: str) -> tuple[Saved, list[Row]] | None:
    found = found_where(c, "id = ?", (table,), 1)
    if not found:
        return None
    return saved(c, *found[0]), rows_after(c, table, 0)


def rows_after(c: sqlite3.Connection, table: str, seq: int) -> list[Row]:
    statement = f"SELECT {ROW} FROM moves WHERE game = ? AND seq > ? ORDER BY seq"
    return [Row(*cells) for cells in c.execute(statement, (table, seq))]


def news_of(c: sqlite3.Connection, table: str, after: int, version: int) -> News | None:
    found = tables_where(c, "id = ?", (table,))
    if not found:
        return None
    changed = None if found[0].version == version else found[0]
    return News(rows_after(c, table, after), changed, lines_said(c, table))


def names_after(c: sqlite3.Connection, table: str | None, most: int) -> list[str]:
    statement = (
        "SELECT id FROM tables"
        " WHERE number > coalesce((SELECT number FROM tables WHERE id = ?), 0)"
        " ORDER BY number LIMIT ?"
    )
    return [name for (name,) in c.execute(statement, (table, most))]


def counted(c: sqlite3.Connection) -> Counts:
    """Moves and talk of a table that isn't there don't count."""
    (tables,) = c.execute("SELECT count(*) FROM tables").fetchone()
    (moves,) = c.execute("SELECT count(*) FROM moves JOIN tables ON id = moves.game").fetchone()
    (lines,) = c.execute("SELECT count(*) FROM talk JOIN tables ON id = talk.game").fetchone()
    (endings,) = c.execute("SELECT count(*) FROM endings").fetchone()
    (notes,) = c.execute("SELECT count(*) FROM daily").fetchone()
    return Counts(tables, moves, lines, endings, notes)


def listed_tables(c: sqlite3.Connection, within: float, wanted: Wanted) -> list[Saved]:
    where = f"listed AND NOT over AND played >= {NOW} - ?"
    cells: tuple[object, ...] = (within,)
    if wanted.game is not None:
        where, cells = f"{where} AND tables.game = ?", (*cells, wanted.game)
    if wanted.free:
        where = f"{where} AND {A_FREE_SEAT}"
    return tables_where(c, where, cells, PAGE, wanted.page * PAGE)


def tables_where(
    c: sqlite3.Connection, where: str, cells: tuple[object, ...], most: int = 100, after: int = 0
) -> list[Saved]:
    """One that can't be read hides no other."""
    readable: list[Saved] = []
    for found in found_where(c, where, cells, most, after):
        try:
            readable.append(saved(c, *found))
        except Unreadable as error:
            log.error("a table is left out: %s", error)
    return readable


def found_where(
    c: sqlite3.Connection, where: str, cells: tuple[object, ...], most: int, after: int = 0
) -> list[tuple[object, ...]]:
    limits = f"ORDER BY number DESC LIMIT {most} OFFSET {after}"
    return c.execute(
        f"SELECT {SAVED}, version FROM tables WHERE {where} {limits}", cells
    ).fetchall()


def saved(c: sqlite3.Connection, *cells: object) -> Saved:
    try:
        return read(c, *cells)
    except msgspec.MsgspecError as error:
        raise Unreadable(f"table {cells[0]}: {error}") from None


def read(c: sqlite3.Connection, *cells: object) -> Saved:
    id, game, start, opener, listed, pace, decider, over, rematch, *more = cells
    bots_ask, win_bar, settings, version = more
    seats = c.execute(
        "SELECT kind, guest, name, level, wait, ask FROM seats WHERE game = ? ORDER BY seat", (id,)
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
                {
                    "kind": kind,
                    "guest": guest,
                    "name": name,
                    "level": level,
                    "wait": bool(wait),
                    "ask": bool(ask),
                }
                for kind, guest, name, level, wait, ask in seats
            ],
            "summary": [decider, bool(over)],
            "rematch": rematch,
            "bots_ask": bool(bots_ask),
            "win_bar": bool(win_bar),
            "settings": msgspec.json.decode(str(settings), type=TableSettings),
            "moves": int(moves),
            "version": version,
        },
        Saved,
    )
