"""The SQLite file of a store: opened for us alone, or refused with a sentence that says why."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from simoun.core.refusal import Refused

MARK: Final = 0x53696D6F  # "Simo", where SQLite keeps what program a file belongs to
VERSION: Final = 7
CHECKPOINT: Final = 1000  # pages of the log after which they go into the main file
PATIENCE: Final = 1.0  # seconds for which another program may lock the file

TALK: Final = """
CREATE TABLE talk (
  game TEXT NOT NULL,
  line INTEGER NOT NULL,
  at REAL NOT NULL,
  guest TEXT NOT NULL,
  seat INTEGER,
  name TEXT NOT NULL,
  among TEXT NOT NULL,
  words TEXT,
  phrase TEXT,
  spot TEXT,
  command TEXT,
  PRIMARY KEY (game, line)
) WITHOUT ROWID;
CREATE UNIQUE INDEX talk_by_command ON talk (game, guest, command) WHERE command IS NOT NULL;
"""
DAILY: Final = """
CREATE TABLE daily (
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (day, kind, name)
) WITHOUT ROWID;
CREATE INDEX daily_by_name ON daily (kind, name);
"""
ENDINGS: Final = """
CREATE TABLE endings (
  game TEXT PRIMARY KEY,
  at REAL NOT NULL,
  ending TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE played (
  guest TEXT NOT NULL,
  game TEXT NOT NULL,
  seats TEXT NOT NULL,
  PRIMARY KEY (guest, game)
) WITHOUT ROWID;
CREATE INDEX played_by_game ON played (game);
CREATE INDEX talk_by_guest ON talk (guest);
"""
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
  win_bar INTEGER NOT NULL DEFAULT 1,
  version INTEGER NOT NULL DEFAULT 0,
  played INTEGER NOT NULL DEFAULT 0,
  settings TEXT NOT NULL DEFAULT '{{}}'
);
CREATE INDEX tables_by_opener ON tables (opener);
CREATE INDEX tables_listed ON tables (number) WHERE listed AND NOT over;
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
{TALK}{DAILY}{ENDINGS}
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
    3: """
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET played = strftime('%s', 'now');
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (number) WHERE listed AND NOT over;
PRAGMA user_version = 4;
""",
    4: """
ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
PRAGMA user_version = 5;
""",
    5: f"""{TALK}
PRAGMA user_version = 6;
""",
    6: f"""{DAILY}{ENDINGS}
PRAGMA user_version = 7;
""",
}


def connected(path: Path) -> sqlite3.Connection:
    """Nobody else may write as long as we are there: games in memory would not know of it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        keep_private(path)
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


def keep_private(path: Path) -> None:
    """Who has which seat is nobody else's business; SQLite's files beside it are made alike."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with contextlib.suppress(PermissionError):  # it is another's, who may share it
        path.chmod(path.stat().st_mode & ~0o007)


def trouble(path: Path, error: sqlite3.Error) -> str:
    if "full" in str(error):
        return f"{path} can't grow, the disk is full: make room, and start again."
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


def quieten(c: sqlite3.Connection, quiet: bool) -> None:
    """All that was stored is in the main file, which stays as it is as long as it is quiet."""
    if quiet:
        c.execute("PRAGMA wal_autocheckpoint = 0")
        blocked = c.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        if blocked:
            raise sqlite3.OperationalError("the log could not be emptied")
    else:
        c.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")


def pragma(c: sqlite3.Connection, name: str) -> object:
    return c.execute(f"PRAGMA {name}").fetchone()[0]
