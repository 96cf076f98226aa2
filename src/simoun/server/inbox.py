"""What reaches a table besides the messages of its players."""

from __future__ import annotations

import asyncio

import msgspec

from simoun.core.record import Record


class Come(msgspec.Struct):
    """A browser looks at the table."""


class Go(msgspec.Struct):
    """It does so no longer."""


class Away(msgspec.Struct):
    """A guest has not come back in time."""

    guest: str


class Delete(msgspec.Struct):
    guest: str
    reply: asyncio.Future[None]


class Copy(msgspec.Struct):
    """Somebody wants the record."""

    reply: asyncio.Future[Record]
