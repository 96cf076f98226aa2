"""What crosses the wire about order at a table: the opener's say, stand-ins, nudges, the clock."""

from __future__ import annotations

from typing import Annotated

import msgspec

MOST_LINK = 200  # letters of a link to another device

Seconds = Annotated[float, msgspec.Meta(ge=10, le=86_400)]

# ---------------------------------------------------------------- from the browser


class HandOn(msgspec.Struct, tag="hand-on", forbid_unknown_fields=True):
    """From the opener: whoever sits there is the opener now."""

    seat: int


class SetOrder(msgspec.Struct, tag="order", forbid_unknown_fields=True):
    """From the opener: who may find the table and look on, and how long all wait for one."""

    listed: bool
    private: bool  # to those who look on
    idle: Seconds | None  # until a bot may stand in for who is away or doesn't play; None: never
    clock: Seconds | None  # for a turn between rivals; None: as long as they like


class Replace(msgspec.Struct, tag="replace", forbid_unknown_fields=True):
    """A bot shall stand in for who is away, or lets us wait, until they come back."""

    seat: int
    level: str


class Nudge(msgspec.Struct, tag="nudge", forbid_unknown_fields=True):
    """Tell this seat that we wait for it."""

    seat: int


class AskUndo(msgspec.Struct, tag="ask-undo", forbid_unknown_fields=True):
    """Ask who made the last move, in a game played together, to take it back."""

    at: int


class AskLink(msgspec.Struct, tag="ask-link", forbid_unknown_fields=True):
    """A link with which I play on, on another device."""


class Carry(msgspec.Struct, tag="carry", forbid_unknown_fields=True):
    """I have such a link: its seats are mine from now on."""

    link: Annotated[str, msgspec.Meta(max_length=MOST_LINK)]


FromOrderer = HandOn | SetOrder | Replace | Nudge | AskUndo | AskLink | Carry

# ---------------------------------------------------------------- to the browser


class Nudged(msgspec.Struct, tag="nudged"):
    """Somebody waits for you."""

    by: int
    seat: int  # yours


class UndoAsked(msgspec.Struct, tag="undo-asked"):
    """Somebody asks you to take back your last move: an `Undo` at this version does."""

    by: int
    at: int


class Ticking(msgspec.Struct, tag="ticking"):
    """Whose turn is timed, and how long it may still last."""

    seat: int | None
    seconds: float | None


class Link(msgspec.Struct, tag="link"):
    """With it you play on, on another device, within so many seconds."""

    link: str
    seconds: int


ToOrderer = Nudged | UndoAsked | Ticking | Link
