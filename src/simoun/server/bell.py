"""The bell between servers of the same tables: who hears it looks at what is stored."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from simoun.core.refusal import Refused
from simoun.server.messages import Answer, GoOn, Hold, Offer, Pause
from simoun.server.order_messages import Nudged, UndoAsked
from simoun.server.stores import MISSING
from simoun.server.talk_messages import Arrow

WITHOUT: Final = 0.5  # seconds between two looks at what is stored, where no bell rings


class Page(msgspec.Struct, frozen=True, array_like=True):
    """A page that looks at a table, as the other servers know it."""

    guest: str
    countdown: float | None
    take_back: bool
    busy: bool
    address: str | None = None


class Ring(msgspec.Struct, frozen=True, tag="ring"):
    """Rows are stored up to this one; 0: seats or settings have changed."""

    seq: int


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Others look on here now than before, or wish something else."""


class Said(msgspec.Struct, frozen=True, tag="said"):
    """For whoever leads the table: somebody who looks on here goes on, waits or answers."""

    guest: str
    message: GoOn | Hold | Answer


class Told(msgspec.Struct, frozen=True, tag="told"):
    """By whoever leads the table: for whom it waits at this version, and what a bot offers."""

    v: int
    waiting: list[int]
    pause: Pause | None
    offer: Offer | None


class Ticks(msgspec.Struct, frozen=True, tag="ticks"):
    """By whoever leads the table: whose time runs, and for how long; or whose is up."""

    seat: int | None
    seconds: float
    late: int | None


class Word(msgspec.Struct, frozen=True, tag="word"):
    """For all pages of one guest, wherever they look on."""

    guest: str
    message: Nudged | UndoAsked


class Spoke(msgspec.Struct, frozen=True, tag="spoke"):
    """Lines of the talk are stored up to this one."""

    line: int


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """The plan of a seat, in the turn of a seat."""

    turn: int
    seat: int
    arrows: list[Arrow]


class Wrote(msgspec.Struct, frozen=True, tag="wrote"):
    """A seat has begun to write a line, or stopped."""

    seat: int
    writing: bool


What = Ring | Here | Said | Told | Ticks | Word | Spoke | Drew | Wrote


class Learned(msgspec.Struct, frozen=True):
    """Who looks at a table elsewhere, and whether this server turns up its cards and asks its
    bots: one does, as long as it is there."""

    pages: list[Page]
    leads: bool


class Rope(Protocol):
    """A table, as far as the bell needs to know it."""

    def pages(self) -> list[Page]:
        """That look on here."""
        ...

    def hear(self, what: What) -> None: ...

    def learn(self, learned: Learned) -> None: ...


class Bell(Protocol):
    @property
    def look_every(self) -> float:
        """Seconds, for what no bell told."""
        ...

    def watch(self, table: str, rope: Rope) -> None:
        """Somebody looks at it here."""
        ...

    def leave(self, table: str) -> None: ...

    def say(self, table: str, what: What) -> None:
        """To all others who watch it, if they can be reached."""
        ...

    def announce(self, table: str) -> None:
        """Other pages look on, or they wish something else."""
        ...

    async def close(self) -> None: ...


class Silence:
    """No bell: this server leads, and hears of others only by what they stored."""

    look_every = WITHOUT

    def watch(self, table: str, rope: Rope) -> None:
        rope.learn(Learned([], True))

    def leave(self, table: str) -> None: ...

    def say(self, table: str, what: What) -> None: ...

    def announce(self, table: str) -> None: ...

    async def close(self) -> None: ...


def bell_at(address: str | None) -> Bell:
    """A redis://… address; None: there is none."""
    if address is None:
        return Silence()
    try:
        from simoun.server.bell_redis import RedisBell

        return RedisBell(address)
    except ModuleNotFoundError:
        raise Refused(MISSING) from None
    except ValueError as error:
        raise Refused(f"Redis has another kind of address: {error}.") from None
