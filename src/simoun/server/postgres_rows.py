"""What is written to PostgreSQL, and read from it."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from simoun.server.encoding import encode
from simoun.server.postgres_endings import keep_ending
from simoun.server.postgres_talk import insert_lines
from simoun.server.store import (
    PAGE,
    UNDO,
    Counts,
    Ending,
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

if TYPE_CHECKING:
    from asyncpg import Connection

log = logging.getLogger(__name__)

OF_GUEST: Final = "opener = $1 OR seats @> $2::jsonb"
LISTED: Final = """
listed AND NOT over AND played >= now() - make_interval(secs => $1)
AND ($2::text IS NULL OR game = $2) AND (NOT $3 OR seats @> '[{"kind": "open"}]')
"""

# In one order, so that two servers never wait for each other in a circle. What is told of a
# game changes only with its row; a table that was deleted takes none.
APPEND: Final = """
WITH new AS (
  INSERT INTO simoun.moves (game, seq, line, guest, command)
  SELECT w.game, w.seq, w.line, w.guest, w.command
  FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[])
    AS w (game, seq, line, guest, command)
  JOIN simoun.tables ON tables.id = w.game
  ORDER BY w.game, w.seq
  ON CONFLICT DO NOTHING
  RETURNING game, seq
), told AS (
  UPDATE simoun.tables SET decider = s.decider, over = s.over, played = now()
  FROM unnest($6::text[], $7::int[], $8::int[], $9::bool[]) AS s (game, seq, decider, over)
  JOIN new USING (game, seq)
  WHERE tables.id = s.game
)
SELECT game, seq FROM new
"""
OPEN: Final = """
INSERT INTO simoun.tables (id, game, start, opener, listed, pace, seats, decider, over, rematch,
  bots_ask, win_bar, settings)
VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, $13::jsonb)
"""
CHANGE: Final = """
UPDATE simoun.tables SET opener = $3, listed = $4, pace = $5, rematch = $6, seats = $7::jsonb,
  settings = $8::jsonb, version = version + 1
WHERE id = $1 AND version = $2
RETURNING version
"""
NEWS: Final = """
SELECT w.id, w.after, version, (
    SELECT coalesce(max(talk.line), 0) FROM simoun.talk WHERE talk.game = w.id
  ), seq, line, guest, command
FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::int[])) AS w (id, after)
JOIN simoun.tables ON tables.id = w.id
LEFT JOIN simoun.moves ON moves.game = tables.id AND moves.seq > w.after
ORDER BY w.id, w.after, seq
"""
SAVED: Final = f"""
SELECT id, game, start, opener, listed, pace, seats, decider, over, rematch, bots_ask, win_bar,
  settings, version, (
    SELECT coalesce(sum(CASE line WHEN '{UNDO}' THEN -1 ELSE 1 END), 0)
    FROM simoun.moves WHERE moves.game = id
  ) AS moves
FROM simoun.tables
"""
NAMES: Final = """
SELECT id FROM simoun.tables
WHERE number > coalesce((SELECT number FROM simoun.tables WHERE id = $1), 0)
ORDER BY number LIMIT $2
"""
COUNTS: Final = """
SELECT (SELECT count(*) FROM simoun.tables),
  (SELECT count(*) FROM simoun.moves JOIN simoun.tables ON id = moves.game),
  (SELECT count(*) FROM simoun.talk JOIN simoun.tables ON id = talk.game),
  (SELECT count(*) FROM simoun.endings),
  (SELECT count(*) FROM simoun.daily)
"""


class Append(NamedTuple):
    """A row that waits to be stored with others."""

    table: str
    row: Row
    summary: Summary | None


class Known(NamedTuple):
    """How much of a table whoever asks for its news knows."""

    table: str
    after: int


class Fresh(NamedTuple):
    """Rows that are new, the version that is stored, and how many lines were ever said."""

    rows: list[Row]
    version: int
    lines: int


async def append_all(c: Connection, appends: Sequence[Append]) -> list[Overtaken | None]:
    """In one statement, which is a transaction of its own."""
    rows = [append.row for append in appends]
    told = [(a.table, a.row.seq, a.summary) for a in appends if a.summary]
    stored = await c.fetch(
        APPEND,
        [append.table for append in appends],
        [row.seq for row in rows],
        [row.line for row in rows],
        [row.guest for row in rows],
        [row.command for row in rows],
        [table for table, _, _ in told],
        [seq for _, seq, _ in told],
        [summary.decider for _, _, summary in told],
        [summary.over for _, _, summary in told],
    )
    done = {(game, seq) for game, seq in stored}
    return [None if (a.table, a.row.seq) in done else Overtaken(a.table) for a in appends]


async def insert_table(
    c: Connection,
    table: Saved,
    rows: Sequence[Row],
    talk: Sequence[Said],
    ending: Ending | None = None,
) -> None:
    summary = table.summary
    cells = (table.id, table.game, table.start, table.opener, table.listed, table.pace)
    more = (summary.decider, summary.over, table.rematch, table.bots_ask, table.win_bar)
    async with c.transaction():
        await c.execute(OPEN, *cells, written(table.seats), *more, written(table.settings))
        if rows:
            await append_all(c, [Append(table.id, row, None) for row in rows])
        if talk:
            await insert_lines(c, table.id, talk)
        if ending:
            await keep_ending(c, table.id, ending)


async def update_table(c: Connection, table: Saved) -> int:
    """The version that is stored now."""
    cells = (table.opener, table.listed, table.pace, table.rematch)
    more = (written(table.seats), written(table.settings))
    version: int | None = await c.fetchval(CHANGE, table.id, table.version, *cells, *more)
    if version is None:
        raise Overtaken(table.id)
    return version


async def delete_table(c: Connection, table: str) -> None:
    async with c.transaction():
        await c.execute("DELETE FROM simoun.tables WHERE id = $1", table)
        for part in ("moves", "talk", "endings", "played"):
            await c.execute(f"DELETE FROM simoun.{part} WHERE game = $1", table)


async def load_table(c: Connection, table: str) -> tuple[Saved, list[Row]] | None:
    """As it is at one moment."""
    async with c.transaction(isolation="repeatable_read", readonly=True):
        found = await found_where(c, "id = $1", table)
        (fresh,) = await news_of_all(c, [Known(table, 0)])
    return (saved(found[0]), fresh.rows) if found and fresh else None


async def news_of_all(c: Connection, asked: Sequence[Known]) -> list[Fresh | None]:
    """None for a table that isn't there."""
    cells = await c.fetch(NEWS, [known.table for known in asked], [known.after for known in asked])
    found = {known: fresh(list(rows)) for known, rows in groupby(cells, known_of)}
    return [found.get(known) for known in asked]


def known_of(cells: Sequence[object]) -> Known:
    return Known(str(cells[0]), msgspec.convert(cells[1], int))


def fresh(cells: Sequence[Sequence[object]]) -> Fresh:
    _, _, version, lines, *_ = cells[0]
    rows = [msgspec.convert(tuple(c)[4:], Row) for c in cells if c[4] is not None]
    return Fresh(rows, msgspec.convert(version, int), msgspec.convert(lines, int))


async def listed_tables(c: Connection, within: float, wanted: Wanted) -> list[Saved]:
    cells = (within, wanted.game, wanted.free)
    return await tables_where(c, LISTED, *cells, most=PAGE, after=wanted.page * PAGE)


async def tables_where(
    c: Connection, where: str, *cells: object, most: int = 100, after: int = 0
) -> list[Saved]:
    """One that can't be read hides no other."""
    readable: list[Saved] = []
    for record in await found_where(c, where, *cells, most=most, after=after):
        try:
            readable.append(saved(record))
        except Unreadable as error:
            log.error("a table is left out: %s", error)
    return readable


async def found_where(
    c: Connection, where: str, *cells: object, most: int = 1, after: int = 0
) -> list[Mapping[str, object]]:
    limits = f"ORDER BY number DESC LIMIT {most} OFFSET {after}"
    return list(await c.fetch(f"{SAVED} WHERE {where} {limits}", *cells))


def saved(cells: Mapping[str, object]) -> Saved:
    summary = [cells["decider"], cells["over"]]
    try:
        read = {
            "seats": msgspec.json.decode(str(cells["seats"]), type=list[Seat]),
            "settings": msgspec.json.decode(str(cells["settings"]), type=TableSettings),
        }
        return msgspec.convert({**cells, **read, "summary": summary}, Saved)
    except msgspec.ValidationError as error:
        raise Unreadable(f"table {cells['id']}: {error}") from None


def written(part: list[Seat] | TableSettings) -> str:
    return encode(part).decode()


async def counted(c: Connection) -> Counts:
    return Counts(*await c.fetchrow(COUNTS))
