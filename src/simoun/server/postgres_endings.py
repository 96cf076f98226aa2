"""How games ended and whose they were, in PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from simoun.server import postgres_daily
from simoun.server.encoding import encode
from simoun.server.store import UNSAID, Ended, Ending, Untold

if TYPE_CHECKING:
    from asyncpg import Connection

# A table that is being deleted takes none.
KEEP: Final = """
WITH new AS (
  INSERT INTO simoun.endings (game, at, ending)
  SELECT id, $2, $3::jsonb FROM simoun.tables WHERE id = $1
  FOR KEY SHARE
  ON CONFLICT DO NOTHING
  RETURNING game
)
INSERT INTO simoun.played (guest, game, seats)
SELECT w.guest, new.game, w.seats
FROM new, unnest($4::text[], $5::jsonb[]) AS w (guest, seats)
"""
OF_TABLE: Final = """
SELECT ending, (
    SELECT coalesce(jsonb_object_agg(guest, seats), '{}')
    FROM simoun.played WHERE played.game = endings.game
  )
FROM simoun.endings WHERE game = $1
"""
OF_GUEST: Final = """
SELECT id, tables.game, played.seats, ending FROM simoun.played
JOIN simoun.endings USING (game) JOIN simoun.tables ON id = played.game
WHERE guest = $1 ORDER BY at, number
"""
UNTOLD: Final = """
SELECT id, extract(epoch FROM played)::double precision FROM simoun.tables
WHERE over AND seats @> $1::jsonb
  AND NOT EXISTS (SELECT 1 FROM simoun.endings WHERE endings.game = id)
ORDER BY number
"""
TRACES: Final = """
SELECT id FROM simoun.tables WHERE opener = $1 OR seats @> $2::jsonb
UNION SELECT game FROM simoun.played WHERE guest = $1
UNION SELECT game FROM simoun.talk WHERE guest = $1
"""
UNMOVED: Final = """
UPDATE simoun.moves SET guest = $2, command = NULL WHERE game = ANY($3::text[]) AND guest = $1
"""
UNSPOKEN: Final = """
UPDATE simoun.talk SET guest = $2, name = '', command = NULL,
  words = CASE WHEN words IS NULL THEN NULL ELSE $3 END
WHERE guest = $1
"""


async def keep_ending(c: Connection, table: str, ending: Ending) -> None:
    alone = msgspec.structs.replace(ending, played={})
    seats = [encode(seats).decode() for seats in ending.played.values()]
    await c.execute(KEEP, table, ending.at, encode(alone).decode(), list(ending.played), seats)


async def ending_of(c: Connection, table: str) -> Ending | None:
    found = await c.fetchrow(OF_TABLE, table)
    if found is None:
        return None
    played = msgspec.json.decode(found[1], type=dict[str, list[int]])
    return msgspec.structs.replace(ending_in(found[0]), played=played)


async def endings_of(c: Connection, guest: str) -> list[Ended]:
    found = await c.fetch(OF_GUEST, guest)
    return [
        Ended(id, game, msgspec.json.decode(seats, type=list[int]), ending_in(text))
        for id, game, seats, text in found
    ]


async def untold_of(c: Connection, guest: str) -> list[Untold]:
    return [Untold(id, at) for id, at in await c.fetch(UNTOLD, seat_of(guest))]


async def traces_of(c: Connection, guest: str) -> list[str]:
    return [table for (table,) in await c.fetch(TRACES, guest, seat_of(guest))]


async def forget(c: Connection, guest: str, stranger: str) -> None:
    async with c.transaction():
        await c.execute(UNMOVED, guest, stranger, await traces_of(c, guest))
        await c.execute(UNSPOKEN, guest, stranger, UNSAID)
        await c.execute("DELETE FROM simoun.played WHERE guest = $1", guest)
        await postgres_daily.forget(c, guest, stranger)


def seat_of(guest: str) -> str:
    """What a seat holds that is theirs, or was."""
    return encode([{"guest": guest}]).decode()


def ending_in(text: str) -> Ending:
    return msgspec.json.decode(text, type=Ending)
