"""The database that PostgreSQL keeps for us: made, brought up to date, and its key for guests."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Final
from urllib.parse import urlsplit

import asyncpg
from asyncpg import Connection

from simoun.core.refusal import Refused
from simoun.server.guests import new_key

PATIENCE: Final = 10.0  # seconds until PostgreSQL answers
OURS: Final = 0x53696D6F  # "Simo": who changes the database holds this lock
GUESTS: Final = "guests"  # the key that signs their cookies

VERSION: Final = """
CREATE SCHEMA IF NOT EXISTS simoun;
CREATE TABLE IF NOT EXISTS simoun.schema (version integer NOT NULL);
"""
KEEP: Final = "INSERT INTO simoun.keys VALUES ($1, $2) ON CONFLICT DO NOTHING"


def prepared(address: str, key: bytes | None = None) -> bytes:
    """Brings the database up to date; the key that signs guests' cookies, made once for all."""
    return asyncio.run(prepare(address, key or new_key()))


async def prepare(address: str, new_key: bytes) -> bytes:
    try:
        c = await asyncpg.connect(address, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            async with c.transaction():
                await c.execute("SELECT pg_advisory_xact_lock($1)", OURS)
                await bring_up_to_date(c, address)
                await c.execute(KEEP, GUESTS, new_key)
                key: bytes = await c.fetchval("SELECT key FROM simoun.keys WHERE name = $1", GUESTS)
                return key
        finally:
            await c.close()
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        trouble = str(error) or type(error).__name__
        raise Refused(f"PostgreSQL at {shown(address)} can't be used: {trouble}.") from None


async def bring_up_to_date(c: Connection, address: str) -> None:
    await c.execute(VERSION)
    version: int = await c.fetchval("SELECT coalesce(max(version), 0) FROM simoun.schema")
    steps = sorted(f.name for f in files(__package__).joinpath("postgres").iterdir())
    if version > len(steps):
        raise Refused(
            f"{shown(address)} was written by a newer Simoun: update this one to open it."
        )
    for number, step in enumerate(steps[version:], version + 1):
        await c.execute(files(__package__).joinpath("postgres", step).read_text())
        await c.execute("INSERT INTO simoun.schema VALUES ($1)", number)


def shown(address: str) -> str:
    """Without its password."""
    parts = urlsplit(address)
    who = f"{parts.username}@" if parts.username else ""
    where = f"{parts.hostname or ''}:{parts.port}" if parts.port else parts.hostname or ""
    return f"{parts.scheme}://{who}{where}{parts.path}"
