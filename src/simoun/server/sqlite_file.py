"""The SQLite file of a store: opened for us alone, or refused with a sentence that says why."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from simoun.core.refusal import Refused

MARK: Final = 0x53696D6F  # "Simo", where SQLite keeps what program a file belongs to
VERSION: Final = 3
PATIENCE: Final = 1.0  # seconds for which another program may lock the file

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
  rematch TEXT,
  bots_ask INTEGER NOT NULL DEFAULT 1,
  win_bar INTEGER NOT NULL DEFAULT 1
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
  ask INTEGER NOT NULL DEFAULT 1,
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

# What makes a file of each version one of the next.
NEXT: Final = {
    1: """
ALTER TABLE tables ADD COLUMN bots_ask INTEGER NOT NULL DEFAULT 1;
ALTER TABLE seats ADD COLUMN ask INTEGER NOT NULL DEFAULT 1;
PRAGMA user_version = 2;
""",
    2: """
ALTER TABLE tables ADD COLUMN win_bar INTEGER NOT NULL DEFAULT 1;
PRAGMA user_version = 3;
""",
}


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
    assert isinstance(version, int)
    if pragma(c, "schema_version") and mark != MARK:
        raise Refused(f"{path} is the database of another program: choose another file.")
    if version > VERSION:
        raise Refused(f"{path} was written by a newer Simoun: update this one to open it.")
    damage = pragma(c, "quick_check(1)")
    if damage != "ok":
        raise sqlite3.DatabaseError(str(damage).splitlines()[0])
    c.execute("PRAGMA journal_mode = WAL")
    c.execute("PRAGMA synchronous = FULL")
    changes = SCHEMA if version == 0 else "".join(NEXT[v] for v in range(version, VERSION))
    c.executescript(f"BEGIN IMMEDIATE;{changes}COMMIT;")  # takes the lock, whatever there is to do


def pragma(c: sqlite3.Connection, name: str) -> object:
    return c.execute(f"PRAGMA {name}").fetchone()[0]
