"""What is remembered of each day's deal, in PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from simoun.server.daily_book import END, RESULT, TRY, without
from simoun.server.store import Note

if TYPE_CHECKING:
    from asyncpg import Connection

KEEP: Final = "INSERT INTO simoun.daily VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
REPLACE: Final = """
UPDATE simoun.daily SET content = $4 WHERE day = $1 AND kind = $2 AND name = $3 AND content = $5
"""
NOTES: Final = """
SELECT day, kind, name, content FROM simoun.daily
WHERE ($1::text IS NULL OR day = $1) AND ($2::text IS NULL OR kind = $2)
  AND ($3::text IS NULL OR name = $3)
ORDER BY day, kind, name COLLATE "C"
"""
# Whoever has a result of a day has had a try on it.
NAMING: Final = """
SELECT day, kind, name, content FROM simoun.daily
WHERE kind = $1 AND strpos(content, $2) > 0
  AND day IN (SELECT day FROM simoun.daily WHERE kind = $3 AND name = $2)
FOR UPDATE
"""
UNTRIED: Final = "DELETE FROM simoun.daily WHERE kind IN ($1, $2) AND name = $3"
DAYS: Final = "SELECT DISTINCT day FROM simoun.daily ORDER BY day"


async def keep(c: Connection, note: Note, instead_of: str | None) -> Note:
    cells = (note.day, note.kind, note.name, note.content)
    if instead_of is None:
        await c.execute(KEEP, *cells)
    else:
        await c.execute(REPLACE, *cells, instead_of)
    found = await notes(c, *cells[:3])
    return found[0] if found else note


async def notes(c: Connection, day: str | None, kind: str | None, name: str | None) -> list[Note]:
    return [Note(*cells) for cells in await c.fetch(NOTES, day, kind, name)]


async def forget(c: Connection, guest: str, stranger: str) -> None:
    for note in [Note(*cells) for cells in await c.fetch(NAMING, RESULT, guest, TRY)]:
        await keep(c, without(note, guest, stranger), note.content)
    await c.execute(UNTRIED, TRY, END, guest)


async def days(c: Connection) -> list[str]:
    return [day for (day,) in await c.fetch(DAYS)]
