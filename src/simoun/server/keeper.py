"""A local socket beside the database: who may write that file may also ask for a quiet moment.

While the server runs nobody else can open its file. For a backup it writes everything into the
main file and leaves that one untouched, storing what comes in the log beside it, until whoever
copies it says so or is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from simoun.server.logs import event
from simoun.server.store import StoreFailed
from simoun.server.store_sqlite import SqliteStore

QUIET: Final = b"quiet\n"  # the file stays as it is
KEPT: Final = b"kept\n"  # and did until now
LONGEST: Final = 3600.0  # seconds of a copy
LONGEST_PATH: Final = 100  # bytes in the path of a socket

log = logging.getLogger(__name__)


def socket_beside(db: Path) -> Path:
    return db.with_name(f"{db.name}.socket")


@contextlib.asynccontextmanager
async def keeping(store: SqliteStore, db: Path) -> AsyncIterator[None]:
    """As long as the server runs."""
    path = socket_beside(db)
    if len(os.fsencode(path)) > LONGEST_PATH or not hasattr(asyncio, "start_unix_server"):
        log.warning("no backup while it runs: the path of the database is too long for a socket")
        yield
        return
    path.unlink(missing_ok=True)
    keeper = Keeper(store)
    before = os.umask(0o177)
    try:
        listening = await asyncio.start_unix_server(keeper.attend, path)
    finally:
        os.umask(before)
    try:
        yield
    finally:
        listening.close()
        path.unlink(missing_ok=True)


class Keeper:
    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.one_at_a_time = asyncio.Lock()

    async def attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, StoreFailed):
            async with self.one_at_a_time, asyncio.timeout(LONGEST):
                await self.keep_quiet(reader, writer)
        writer.close()

    async def keep_quiet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.store.be_quiet(True)
        try:
            writer.write(QUIET)
            await writer.drain()
            if await reader.readline():
                writer.write(KEPT)
                await writer.drain()
                event(log, "a backup was made")
        finally:
            await self.store.be_quiet(False)
