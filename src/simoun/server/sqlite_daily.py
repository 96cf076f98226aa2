"""What is remembered of each day's deal, in the SQLite file of a store."""

from __future__ import annotations

import sqlite3
from typing import Final

from simoun.server.daily_book import END, RESULT, TRY, without
from simoun.server.store import Note

KEEP: Final = "INSERT INTO daily VALUES (?,?,?,?) ON CONFLICT DO NOTHING"
REPLACE: Final = (
    "UPDATE daily SET content = ? WHERE day = ? AND kind = ? AND name = ? AND content = ?"
)
# Whoever has a result of a day has had a try on it.
NAMING: Final = (
    "SELECT * FROM daily WHERE kind = ? AND instr(content, ?)"
    " AND day IN (SELECT day FROM daily WHERE kind = ? AND name = ?)"
)


def keep(c: sqlite3.Connection, note: Note, instead_of: str | None) -> Note:
    key = (note.day, note.kind, note.name)
    if instead_of is None:
        c.execute(KEEP, (*key, note.content))
    else:
        c.execute(REPLACE, (note.content, *key, instead_of))
    found = notes(c, *key)
    return found[0] if found else note


def notes(c: sqlite3.Connection, day: str | None, kind: str | None, name: str | None) -> list[Note]:
    asked = {"day": day, "kind": kind, "name": name}
    wanted = {column: value for column, value in asked.items() if value is not None}
    where = " AND ".join(f"{column} = ?" for column in wanted) or "true"
    statement = f"SELECT * FROM daily WHERE {where} ORDER BY day, kind, name"
    return [Note(*cells) for cells in c.execute(statement, tuple(wanted.values()))]


def forget(c: sqlite3.Connection, guest: str, stranger: str) -> None:
    naming = c.execute(NAMING, (RESULT, guest, TRY, guest)).fetchall()
    for note in (Note(*cells) for cells in naming):
        keep(c, without(note, guest, stranger), note.content)
    c.execute("DELETE FROM daily WHERE kind IN (?, ?) AND name = ?", (TRY, END, guest))


def days(c: sqlite3.Connection) -> list[str]:
    return [day for (day,) in c.execute("SELECT DISTINCT day FROM daily ORDER BY day")]
