"""What a store remembers of the deals of the days: whose try counts, what came of it, and par."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from simoun.core.events import Figure
from simoun.server.encoding import encode
from simoun.server.store import Note, Saved, Store

TRY: Final = "try"  # by guest: the table
RESULT: Final = "result"  # by table and seat
END: Final = "end"  # by guest, of the counted try
WON: Final = "won"
LOST: Final = "lost"
PAR: Final = "par"


class Player(msgspec.Struct, array_like=True):
    """Who had a seat at the end."""

    name: str
    level: str | None
    guest: str | None


class Result(msgspec.Struct):
    """How a try ended: of all who played together, or of one person among rivals."""

    day: str
    table: str
    seat: int  # the first of those whose result it is
    guests: list[str]  # whose it is
    counts: bool  # it was the counted try of all people at the table
    together: bool
    players: list[Player]
    won: bool
    outcome: str
    turns: int
    hints: int
    figures: list[Figure]
    chances: list[float]  # after each turn

    def order(self) -> tuple[int, ...]:
        """The best first: who won soonest, or with most points; then who came farthest."""
        reached = -self.figures[0]["value"]
        measure = self.turns if self.won and self.together else reached
        return (not self.won, measure, self.hints)


class Par(msgspec.Struct):
    """How bots did: for each level, how many games they played and won; and who knew the cards."""

    played: dict[str, tuple[int, int]] = {}
    winnable: bool | None = None
    holder: str = ""  # who measures it
    until: float = 0.0  # others leave it alone


class Try(NamedTuple):
    day: str
    table: str


class Book:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin(self, day: str, guest: str, table: str) -> str:
        """The table of the guest's one counted try: this one, unless there was one before."""
        return (await self.store.note(Note(day, TRY, guest, table))).content

    async def tries(self, guest: str) -> list[Try]:
        """All that the guest ever had, in the order of the days."""
        return [Try(n.day, n.content) for n in await self.store.notes(None, TRY, guest)]

    async def counted(self, table: Saved) -> list[str]:
        """The guests whose try is at this table, whether they still sit there or not; it costs
        nothing where no day's deal is played."""
        day = table.settings.day
        tries = await self.store.notes(day, TRY, None) if day else []
        return [note.name for note in tries if note.content == table.id]

    async def finish(self, result: Result) -> None:
        """Once: what was told stays so."""
        name = f"{result.table} {result.seat}"
        await self.store.note(Note(result.day, RESULT, name, encode(result).decode()))

    async def end(self, day: str, guest: str, won: bool) -> None:
        """Of the guest's counted try."""
        await self.store.note(Note(day, END, guest, WON if won else LOST))

    async def ends(self, guest: str) -> dict[str, bool]:
        """The days on which the guest's try ended, and whether it was won."""
        return {n.day: n.content == WON for n in await self.store.notes(None, END, guest)}

    async def results(self, day: str) -> list[Result]:
        notes = await self.store.notes(day, RESULT, None)
        return sorted(map(result_in, notes), key=Result.order)

    async def par(self, day: str) -> Par:
        found = await self.store.notes(day, PAR, "")
        return par_in(found[0]) if found else Par()

    async def measure(self, day: str, before: Par, after: Par) -> bool:
        """False: somebody else was faster."""
        note = Note(day, PAR, "", encode(after).decode())
        old = None if before == Par() else encode(before).decode()
        return await self.store.note(note, old) == note

    async def first_day(self) -> str | None:
        days = await self.store.days()
        return days[0] if days else None


def without(note: Note, guest: str, stranger: str) -> Note:
    """A result as it was, with a stranger who has no name where it named this guest."""
    result = result_in(note)
    result.guests = [stranger if one == guest else one for one in result.guests]
    for player in result.players:
        if player.guest == guest:
            player.name, player.guest = "", stranger
    return Note(note.day, note.kind, note.name, encode(result).decode())


def result_in(note: Note) -> Result:
    return msgspec.json.decode(note.content, type=Result)


def par_in(note: Note) -> Par:
    return msgspec.json.decode(note.content, type=Par)
