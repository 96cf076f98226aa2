"""What outlives the process: tables, who sits there, and every command that counted."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from simoun.server.messages import Pace, SeatKind

UNDO: Final = "undo"  # a row that takes back the move before it; no action reads so


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A command that counted: a move as a record writes it, or an undo."""

    seq: int
    line: str
    guest: str | None = None  # who sent it, and the id they gave it; None: the table did it
    command: str | None = None


class Seat(msgspec.Struct):
    """Who plays for a seat. A bot's seat remembers the guest who left it."""

    kind: SeatKind
    guest: str | None = None
    name: str = ""
    level: str | None = None
    wait: bool = True  # before a card is turned up, if one could be played
    ask: bool = True  # before a bot moves this pawn, takes from this hand or fills it


class Summary(msgspec.Struct, frozen=True, array_like=True):
    """What the first page tells of a game without playing it again."""

    decider: int
    over: bool


class Saved(msgspec.Struct):
    """A table as it is stored, without its moves."""

    id: str
    game: str
    start: str  # the record of the game before its first move
    opener: str
    listed: bool
    pace: Pace
    seats: list[Seat]
    summary: Summary
    rematch: str | None = None
    bots_ask: bool = True  # people whom they would disturb
    win_bar: bool = True  # how likely a win is may be seen
    moves: int = 0


class StoreFailed(Exception):
    """It could not be stored, or not be read; nothing has changed."""


class Store(Protocol):
    """Every call returns when it is on disk, or raises StoreFailed."""

    async def open(self, table: Saved, rows: list[Row]) -> None: ...

    async def append(self, table: str, row: Row, summary: Summary | None) -> None:
        """A row of this number must not be there yet."""
        ...

    async def change(self, table: Saved) -> None:
        """All but the game itself: seats, pace, rematch."""
        ...

    async def delete(self, table: str) -> None: ...

    async def load(self, table: str) -> tuple[Saved, list[Row]] | None: ...

    async def of_guest(self, guest: str) -> list[Saved]:
        """Tables the guest opened or sits at, the latest first."""
        ...

    async def listed(self) -> list[Saved]:
        """Tables for all to see, the latest first."""
        ...

    async def close(self) -> None: ...
