"""What is written to the SQLite file of a store, and read from it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from simoun.server.store import UNDO, Row, Saved, Seat, Summary

MOST_AT_ONCE: Final = 500  # rows in one statement
SAVED: Final = "id, game, start, opener, listed, pace, decider, over, rematch, bots_ask, win_bar"


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
            c.execute("UPDATE tables SET decider = ?, over = ? WHERE id = ?", cells)


def is_one_statement(appends: Sequence[Append]) -> bool:
    return len(appends) <= MOST_AT_ONCE and not any(append.summary for append in appends)


def insert_table(c: sqlite3.Connection, table: Saved, rows: list[Row]) -> None:
    c.execute(
        f"INSERT INTO tables ({SAVED}) VALUES (?,?,?,?,?,?,?,?,?,?,?)",
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
        ),
    )
    insert_seats(c, [seat_cells(table.id, k, seat) for k, seat in enumerate(table.seats)])
    insert_rows(c, [Append(table.id, row, None) for row in rows])


def seat_cells(table: str, number: int, seat: Seat) -> tuple[object, ...]:
    return (table, number, seat.kind, seat.guest, seat.name, seat.level, seat.wait, seat.ask)


def insert_seats(c: sqlite3.Connection, seats: Sequence[tuple[object, ...]]) -> None:
    c.executemany("INSERT OR REPLACE INTO seats VALUES (?,?,?,?,?,?,?,?)", seats)


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
    id, game, start, opener, listed, pace, decider, over, rematch, bots_ask, win_bar = cells
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
            "moves": int(moves),
        },
        Saved,
    )
