"""What outlives the process: tables, who sits there, and every command that counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, Protocol

import msgspec

from simoun.server.messages import Pace, SeatKind
from simoun.server.talk_messages import Talking

PAGE: Final = 50  # listed tables that are told at once
UNDO: Final = "undo"  # a row that takes back the move before it; no action reads so
MOST_SAID: Final = 2000  # lines of a table's talk that are kept; the oldest go

Among = Literal["all", "players", "lookers"]  # those who hear a line
EVERYBODY: Final[Sequence[Among]] = ("all", "players", "lookers")
END: Final = 2**31 - 1  # behind every line
UNSAID: Final = "…"  # stands where somebody's words stood who is forgotten


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A command that counted: a move as a record writes it, or an undo."""

    seq: int
    line: str
    guest: str | None = None  # who sent it, and the id they gave it; None: the table did it
    command: str | None = None


class Said(msgspec.Struct, frozen=True, array_like=True):
    """A line of a table's talk: words, or a phrase, or a pin on the board."""

    line: int
    at: float  # seconds since 1970
    guest: str
    seat: int | None
    name: str
    among: Among
    words: str | None = None
    phrase: str | None = None
    spot: str | None = None  # of a pin
    command: str | None = None  # the id that the guest gave it


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


class TableSettings(msgspec.Struct, omit_defaults=True):
    """What is agreed on at a table besides its game; stored as one text in JSON."""

    removed: list[str] = []  # guests whom the opener sent away, who don't sit down here again
    stand_ins: dict[int, str] = {}  # seats of bots that are kept for people, with their names
    private: bool = False  # to those who look on
    idle: float | None = None  # seconds after which a bot may stand in for somebody
    clock: float | None = None  # seconds for a turn, between rivals
    talking: Talking | None = None  # None: in own words, or by phrases where it is listed
    together: bool = False  # who looks on talks with the players
    silenced: list[str] = []  # guests whom the opener lets say nothing
    day: str | None = None  # whose deal is played here
    cards_of: str | None = None  # the cards are those of a day that is over
    hints: int = 0  # that were asked for, where a day's deal is played


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
    settings: TableSettings = msgspec.field(default_factory=TableSettings)
    moves: int = 0
    version: int = 0  # counts the changes of seats and settings


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, as far as the figures of those who played it need it."""

    at: float  # seconds since 1970
    outcome: str  # in the game's word; empty: it can't be told any more
    players: int = 0
    turns: int = 0
    difficulty: str | None = None
    adventurers: list[str] = []  # whom each seat played; nothing where all are alike
    winners: list[int] = []
    points: list[int] = []  # of each seat; nothing where all play together
    played: dict[str, list[int]] = {}  # the guests whose game it was, with their seats


class Ended(msgspec.Struct, frozen=True):
    """A game that was a guest's."""

    table: str
    game: str
    seats: list[int]
    ending: Ending  # without the others whose game it was


class Untold(msgspec.Struct, frozen=True):
    """A finished game whose ending isn't kept yet."""

    table: str
    at: float  # when something was last done there, in seconds since 1970


class News(msgspec.Struct, frozen=True):
    """What others stored of a table since: moves, and seats or settings if they changed; and how
    many lines were ever said there."""

    rows: list[Row]
    saved: Saved | None
    lines: int


class Note(msgspec.Struct, frozen=True, array_like=True):
    """Something to remember of the deal of a day: one of its kind and name."""

    day: str
    kind: str
    name: str
    content: str


class Counts(msgspec.Struct, frozen=True):
    """How much a store holds."""

    tables: int
    moves: int
    lines: int = 0
    endings: int = 0
    notes: int = 0


class Wanted(msgspec.Struct, frozen=True):
    """Which of the listed tables somebody looks for."""

    game: str | None = None
    free: bool = False  # with a seat for them
    page: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0  # of PAGE tables each


class StoreFailed(Exception):
    """It could not be stored, or not be read; nothing has changed."""


class Unreadable(StoreFailed):
    """What is stored of this table makes no sense; others can be read."""


class Unreachable(StoreFailed):
    """The store is away: whether this was stored is seen when it is back."""


class Overtaken(StoreFailed):
    """Somebody was faster: there is news of the table, and nothing has changed."""


class Store(Protocol):
    """Every call returns when it is on disk, or raises StoreFailed."""

    shared: bool  # other servers may write to it

    async def open(
        self,
        table: Saved,
        rows: list[Row],
        talk: Sequence[Said] = (),
        ending: Ending | None = None,
    ) -> None: ...

    async def append(self, table: str, row: Row, summary: Summary | None) -> None:
        """Overtaken if a row of this number is there already."""
        ...

    async def change(self, table: Saved) -> None:
        """All but the game itself: seats, opener, listed, pace, rematch, settings. Counts the
        version up, or is Overtaken if another one than this is stored."""
        ...

    async def say(self, table: str, said: Said) -> Said:
        """This line, or the one that the guest said before under the same id. Overtaken if a line
        of this number is there already. Those that are too old go."""
        ...

    async def talk(self, table: str, among: Sequence[Among], before: int, most: int) -> list[Said]:
        """The last lines before this one that were said among these, in their order."""
        ...

    async def keep_ending(self, table: str, ending: Ending) -> None:
        """The first one that is told of a table counts; one that is gone has none."""
        ...

    async def ending(self, table: str) -> Ending | None: ...

    async def endings_of(self, guest: str) -> list[Ended]:
        """Of the games that were a guest's, in the order in which they ended."""
        ...

    async def untold(self, guest: str) -> list[Untold]:
        """Finished games at tables where the guest has a seat, or left it to a bot."""
        ...

    async def traces(self, guest: str) -> list[str]:
        """The tables where a guest is named: as opener, at a seat, by what they played or said."""
        ...

    async def forget(self, guest: str, stranger: str) -> None:
        """No game was this guest's, and what they did or said at tables was a stranger's, who said
        it in no words; so were their results of days, of which they have had no try. Who sits
        where is for the tables to change."""
        ...

    async def delete(self, table: str) -> None: ...

    async def load(self, table: str) -> tuple[Saved, list[Row]] | None: ...

    async def news(self, table: str, after: int, version: int) -> News | None:
        """For who knows a table up to a row and a version; None: it was deleted."""
        ...

    async def of_guest(self, guest: str) -> list[Saved]:
        """Tables the guest opened or sits at, the latest first."""
        ...

    async def listed(self, within: float, wanted: Wanted) -> list[Saved]:
        """Unfinished tables for all to see, played at within so many seconds, the latest first."""
        ...

    async def note(self, note: Note, instead_of: str | None = None) -> Note:
        """The one that is stored then: this one, unless there is one of its name, or there is
        another content than that which it is to replace."""
        ...

    async def notes(self, day: str | None, kind: str | None, name: str | None) -> list[Note]:
        """Those of a day, a kind or a name, if that matters, by day, kind and name."""
        ...

    async def days(self) -> list[str]:
        """Of which there are notes, in their order."""
        ...

    async def names(self, after: str | None, most: int) -> list[str]:
        """Of all tables in the order in which they were opened, from behind one of them."""
        ...

    async def counts(self) -> Counts: ...

    async def close(self) -> None: ...
