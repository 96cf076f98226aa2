"""Which store an address means: a path is a file of SQLite, postgresql://… is PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from simoun.core.refusal import Refused
from simoun.server.guests import secret_beside
from simoun.server.store import Store
from simoun.server.store_sqlite import SqliteStore

MISSING: Final = "This needs packages that aren't here: pip install 'simoun[many]'"

Address = Path | str  # a text is an address of PostgreSQL


class Place(NamedTuple):
    """A store that is ready to be opened, and the key that signs guests' cookies."""

    address: Address
    key: bytes

    def open(self) -> Store:
        if isinstance(self.address, Path):
            return SqliteStore(self.address)
        from simoun.server.store_postgres import PostgresStore

        return PostgresStore(self.address)


def stored_at(text: str) -> Address:
    scheme, separator, _ = text.partition("://")
    if not separator:
        return Path(text)
    if scheme not in ("postgresql", "postgres"):
        raise Refused(f"{scheme}:// is no store: give a file, or an address postgresql://…")
    return text


def place_at(address: Address, key: bytes | None = None) -> Place:
    """With this key, if it has none yet."""
    if isinstance(address, Path):
        return Place(address, secret_beside(address, key))
    try:
        from simoun.server.postgres_schema import prepared
    except ModuleNotFoundError:
        raise Refused(MISSING) from None
    return Place(address, prepared(address, key))
