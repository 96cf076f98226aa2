"""What people say at a table, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from simoun.server.store import MOST_SAID, Among, Overtaken, Said

if TYPE_CHECKING:
    from asyncpg import Connection

SAID: Final = "line, at, guest, seat, name, among, words, phrase, spot, command"

# A table that is being deleted takes none, and a guest's id counts once, whichever server hears it.
SAY: Final = f"""
WITH old AS (
  DELETE FROM simoun.talk WHERE game = $1 AND line <= $2::int - {MOST_SAID}
)
INSERT INTO simoun.talk (game, {SAID})
SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM simoun.tables WHERE id = $1
FOR KEY SHARE
ON CONFLICT DO NOTHING
RETURNING line
"""
MOVE: Final = f"INSERT INTO simoun.talk (game, {SAID}) VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11)"
SAME: Final = f"SELECT {SAID} FROM simoun.talk WHERE game = $1 AND guest = $2 AND command = $3"
LAST: Final = f"""
SELECT {SAID} FROM simoun.talk WHERE game = $1 AND among = ANY($2::text[]) AND line < $3
ORDER BY line DESC LIMIT $4
"""


async def say(c: Connection, table: str, said: Said) -> Said:
    if await c.fetchval(SAY, table, *msgspec.structs.astuple(said)) is not None:
        return said
    same = await c.fetchrow(SAME, table, said.guest, said.command)
    if same is None:
        raise Overtaken(table)
    return msgspec.convert(tuple(same), Said)


async def insert_lines(c: Connection, table: str, talk: Sequence[Said]) -> None:
    await c.executemany(MOVE, [(table, *msgspec.structs.astuple(said)) for said in talk])


async def last_lines(
    c: Connection, table: str, among: Sequence[Among], before: int, most: int
) -> list[Said]:
    found = await c.fetch(LAST, table, list(among), before, most)
    return [msgspec.convert(tuple(cells), Said) for cells in found[::-1]]
