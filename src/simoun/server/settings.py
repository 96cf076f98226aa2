"""What whoever runs a server may set."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path


def usual_db() -> Path:
    """In the user's data directory."""
    return user_data_path("simoun", appauthor=False) / "simoun.db"


def usual_workers() -> int:
    """One core is left for the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    db: Path = msgspec.field(default_factory=usual_db)
    origins: frozenset[str] = frozenset()  # besides our own address: https://play.example.org
    messages_a_second: float = 40.0  # of one browser
    tables_a_minute: float = 30.0  # from one address
    hints_a_minute: int = 3  # of one guest
    grace: float = 5.0  # seconds in which a page may reload before its player counts as away
    idle: float = 300.0  # seconds after which a table that nobody looks at leaves the memory
    workers: int = msgspec.field(default_factory=usual_workers)  # processes in which bots think


def from_environment(db: Path | None) -> Settings:
    """SIMOUN_ORIGINS names the addresses under which a proxy serves us, with commas between."""
    origins = frozenset(filter(None, os.environ.get("SIMOUN_ORIGINS", "").split(",")))
    return Settings(db=db or usual_db(), origins=origins)
