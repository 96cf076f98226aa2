"""What people say at a table, in the SQLite file of a store."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from simoun.server.store import MOST_SAID, Among, Overtaken, Said

SAID: Final = "line, at, guest, seat, name, among, words, phrase, spot, command"


def say(c: sqlite3.Connection, table: str, said: Said) -> Said | Overtaken:
    """Told, not raised: what others store in the same commit has nothing to do with it."""
    if said.command is not None:
        same = "game = ? AND guest = ? AND command = ?"
        before = lines_where(c, same, (table, said.guest, said.command))
        if before:
            return before[0]
    there = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?), coalesce(max(line), 0)"
    is_open, last = c.execute(f"{there} FROM talk WHERE game = ?", (table, table)).fetchone()
    if not is_open or last >= said.line:
        return Overtaken("another line of this number is stored, or the table is gone")
    insert_lines(c, table, [said])
    c.execute("DELETE FROM talk WHERE game = ? AND line <= ?", (table, said.line - MOST_SAID))
    return said


def insert_lines(c: sqlite3.Connection, table: str, talk: Sequence[Said]) -> None:
    cells = [(table, *msgspec.structs.astuple(said)) for said in talk]
    c.executemany(f"INSERT INTO talk (game, {SAID}) VALUES (?,?,?,?,?,?,?,?,?,?,?)", cells)


def last_lines(
    c: sqlite3.Connection, table: str, among: Sequence[Among], before: int, most: int
) -> list[Said]:
    heard = ",".join("?" * len(among))
    where = f"game = ? AND line < ? AND among IN ({heard}) ORDER BY line DESC LIMIT ?"
    return lines_where(c, where, (table, before, *among, most))[::-1]


def lines_where(c: sqlite3.Connection, where: str, cells: tuple[object, ...]) -> list[Said]:
    found = c.execute(f"SELECT {SAID} FROM talk WHERE {where}", cells)
    return [msgspec.convert(row, Said) for row in found]


def lines_said(c: sqlite3.Connection, table: str) -> int:
    """How many there ever were."""
    found = c.execute("SELECT coalesce(max(line), 0) FROM talk WHERE game = ?", (table,))
    return int(found.fetchone()[0])
