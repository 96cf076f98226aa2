"""A copy of the database, made while the server runs or not."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import sqlite3
from pathlib import Path
from typing import BinaryIO

from simoun.core.refusal import Refused
from simoun.server.guests import key_beside
from simoun.server.keeper import KEPT, LONGEST, QUIET, socket_beside
from simoun.server.sqlite_file import connected


def backup(db: Path, target: Path, force: bool = False) -> None:
    """The file, and the key beside it; whole or not at all."""
    if target.exists() and not force:
        raise Refused(f"{target} is there already: choose another name, or say --force.")
    if not db.is_file():
        raise Refused(f"{db} is no file: --db names the one with all tables.")
    part = target.with_name(f"{target.name}.part")
    try:
        copy_tables(db, part)
        check(part)
        copy(key_beside(db), key_beside(target))
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise Refused(f"{target} can't be written: {error}.") from None
    finally:
        part.unlink(missing_ok=True)


def copy_tables(db: Path, part: Path) -> None:
    """The server says when the file is quiet; without one nobody else may write it either."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(LONGEST)
        try:
            line.connect(str(socket_beside(db)))
        except OSError:
            copy_alone(db, part)
        else:
            expect(line, QUIET)
            copy(db, part)
            line.sendall(b"done\n")
            expect(line, KEPT)


def copy_alone(db: Path, part: Path) -> None:
    """By SQLite itself: to read the file beside it would give up its lock."""
    with contextlib.closing(connected(db)) as c:
        made_private(part).close()
        c.execute("VACUUM INTO ?", (str(part),))


def expect(line: socket.socket, word: bytes) -> None:
    heard = b""
    while len(heard) < len(word) and (more := line.recv(len(word) - len(heard))):
        heard += more
    if heard != word:
        raise Refused("The server ended meanwhile: nothing was copied. Try again.")


def copy(source: Path, target: Path) -> None:
    with open(source, "rb") as old, made_private(target) as new:
        shutil.copyfileobj(old, new)
        new.flush()
        os.fsync(new.fileno())


def made_private(path: Path) -> BinaryIO:
    """Anew, and for its owner's eyes only."""
    path.unlink(missing_ok=True)
    return open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def check(copied: Path) -> None:
    with contextlib.closing(sqlite3.connect(f"file:{copied}?immutable=1", uri=True)) as c:
        found = c.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise Refused(f"The copy is damaged ({found}): is the disk in order?")
