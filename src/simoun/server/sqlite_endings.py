"""How games ended and whose they were, in the SQLite file of a store."""

from __future__ import annotations

import sqlite3

import msgspec

from simoun.server import sqlite_daily
from simoun.server.encoding import encode
from simoun.server.store import UNSAID, Ended, Ending, Untold


def keep_ending(c: sqlite3.Connection, table: str, ending: Ending) -> None:
    alone = msgspec.structs.replace(ending, played={})
    statement = "INSERT OR IGNORE INTO endings SELECT id, ?, ? FROM tables WHERE id = ?"
    if not c.execute(statement, (ending.at, encode(alone).decode(), table)).rowcount:
        return
    cells = [(guest, table, encode(seats).decode()) for guest, seats in ending.played.items()]
    c.executemany("INSERT INTO played VALUES (?,?,?)", cells)


def ending_of(c: sqlite3.Connection, table: str) -> Ending | None:
    found = c.execute("SELECT ending FROM endings WHERE game = ?", (table,)).fetchone()
    if found is None:
        return None
    whose = c.execute("SELECT guest, seats FROM played WHERE game = ?", (table,))
    played = {guest: seats_in(seats) for guest, seats in whose}
    return msgspec.structs.replace(ending_in(found[0]), played=played)


def endings_of(c: sqlite3.Connection, guest: str) -> list[Ended]:
    found = c.execute(
        "SELECT id, tables.game, seats, ending FROM played"
        " JOIN endings ON endings.game = played.game JOIN tables ON id = played.game"
        " WHERE guest = ? ORDER BY at, number",
        (guest,),
    )
    return [Ended(id, game, seats_in(seats), ending_in(text)) for id, game, seats, text in found]


def untold_of(c: sqlite3.Connection, guest: str) -> list[Untold]:
    found = c.execute(
        "SELECT id, played FROM tables WHERE over"
        " AND id IN (SELECT game FROM seats WHERE guest = ?)"
        " AND NOT EXISTS (SELECT 1 FROM endings WHERE endings.game = id) ORDER BY number",
        (guest,),
    )
    return [Untold(id, float(at)) for id, at in found]


def traces_of(c: sqlite3.Connection, guest: str) -> list[str]:
    found = c.execute(
        "SELECT id FROM tables WHERE opener = ?1"
        " UNION SELECT game FROM seats WHERE guest = ?1"
        " UNION SELECT game FROM played WHERE guest = ?1"
        " UNION SELECT game FROM talk WHERE guest = ?1",
        (guest,),
    )
    return [table for (table,) in found]


def forget(c: sqlite3.Connection, guest: str, stranger: str) -> None:
    for table in traces_of(c, guest):
        c.execute(
            "UPDATE moves SET guest = ?, command = NULL WHERE game = ? AND guest = ?",
            (stranger, table, guest),
        )
    c.execute(
        "UPDATE talk SET guest = ?, name = '', command = NULL,"
        " words = CASE WHEN words IS NULL THEN NULL ELSE ? END WHERE guest = ?",
        (stranger, UNSAID, guest),
    )
    c.execute("DELETE FROM played WHERE guest = ?", (guest,))
    sqlite_daily.forget(c, guest, stranger)


def ending_in(text: str) -> Ending:
    return msgspec.json.decode(text, type=Ending)


def seats_in(text: str) -> list[int]:
    return msgspec.json.decode(text, type=list[int])
