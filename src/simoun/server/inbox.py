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


class Forget(msgspec.Struct):
    """A guest wants nothing of theirs to be left here."""

    guest: str
    stranger: str  # who is named in their place
    reply: asyncio.Future[None]


class Rest(msgspec.Struct):
    """The server ends: whatever came before is done first."""

    reply: asyncio.Future[None]


class Copy(msgspec.Struct):
    """Somebody wants the record."""

    guest: str
    reply: asyncio.Future[Record]


class CatchUp(msgspec.Struct):
    """Somebody needs to know all that is stored."""

    reply: asyncio.Future[None]


class Rung(msgspec.Struct):
    """Another server may have stored something of this table."""
