"""The lobby: tables are opened, found, and put away when nobody looks at them."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from simoun.core.catalog import face_named, game_names
from simoun.core.options import agreed
from simoun.core.record import MOST_SEED, Move, OtherRules, Record, data_in, record_of
from simoun.core.refusal import Refused
from simoun.match import Match
from simoun.server import seats
from simoun.server.attempts import check_revealed
from simoun.server.bell import bell_at
from simoun.server.course import MOST_MOVES, Course, Deal
from simoun.server.days import Days
from simoun.server.guests import Links
from simoun.server.inbox import CatchUp, Copy, Delete, Rung
from simoun.server.limits import Shares
from simoun.server.lobby_messages import NewTable
from simoun.server.logs import event
from simoun.server.metrics import Metrics
from simoun.server.order import NUDGES
from simoun.server.refusals import Unwelcome
from simoun.server.review_messages import Branch
from simoun.server.robots import Robots
from simoun.server.settings import Settings
from simoun.server.starts import as_stored, deal_of, start_of, written
from simoun.server.store import UNDO, Row, Saved, Seat, Store, TableSettings, Unreadable
from simoun.server.table import Table
from simoun.server.tally import tally_at

log = logging.getLogger(__name__)

FAREWELL: Final = 5.0  # seconds for what was asked before the server ends
SWEEPS: Final = 4  # in the time after which a table counts as idle


class Lobby:
    def __init__(self, store: Store, settings: Settings, secret: bytes | None = None) -> None:
        """Without a secret, links to another device and days hold as long as this lobby."""
        self.store = store
        secret = secret or secrets.token_bytes()
        self.links = Links(secret)
        self.days = Days(secret)
        self.robots = Robots(settings.workers)
        self.bell = bell_at(settings.redis)
        self.tally = tally_at(settings.redis)
        self.hints = Shares("hints", settings.hints_a_minute, tally=self.tally)
        self.nudges = Shares("nudges", NUDGES, tally=self.tally)
        self.grace = settings.grace
        self.idle = settings.idle
        self.listed_for = settings.listed_for
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.reading = asyncio.Lock()  # a long game from the store, one at a time
        self.importing = asyncio.Lock()  # and one that somebody brings along
        self.draining = False
        self.metrics = Metrics()
        self.metrics.watch(self)

    # ------------------------------------------------------------ finding a table

    async def table(self, id: str) -> Table:
        if self.draining:
            raise Unwelcome("draining")
        if id not in self.tables and id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
        if id in self.loading:
            return await asyncio.shield(self.loading[id])
        table = self.tables[id]
        if self.store.shared and not table.audience.watches:
            reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            table.post(None, CatchUp(reply))  # who doesn't look on hears no bell
            await reply
        return table

    async def load(self, id: str) -> Table:
        try:
            saved, rows = await self.stored(id)
            async with self.reading:
                course = await Course.loaded(start_of(saved.start), rows, self.deal(saved))
            self.tables[id] = Table(saved, course, self)
            return self.tables[id]
        except OtherRules:
            raise Unwelcome("other-rules", **versions(saved.start)) from None
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            log.error("table %s can't be read: %s", id, error)
            raise Unwelcome("damaged") from None
        finally:
            del self.loading[id]

    def deal(self, saved: Saved) -> Deal:
        """The cards of a day, or of an earlier game, or any."""
        day = saved.settings.day or saved.settings.cards_of
        return self.days.keyed(day) if day else deal_of(saved.start)

    async def stored(self, id: str) -> tuple[Saved, list[Row]]:
        try:
            found = await self.store.load(id)
        except Unreadable as error:
            log.error("%s", error)
            raise Unwelcome("damaged") from None
        if found is None:
            raise Unwelcome("no-table")
        return found

    def forget(self, table: Table) -> None:
        if self.tables.get(table.saved.id) is table:
            del self.tables[table.saved.id]

    async def sweep(self) -> None:
        """As long as the server runs: tables that nobody looks at leave the memory."""
        while True:
            await asyncio.sleep(self.idle / SWEEPS)
            now = asyncio.get_running_loop().time()
            for table in list(self.tables.values()):
                if now - table.last_used > self.idle:
                    table.unload()

    async def look(self) -> None:
        """As long as the server runs: what others stored and no bell told of is found."""
        while self.store.shared:
            await asyncio.sleep(self.bell.look_every)
            for table in self.tables.values():
                if table.audience.watches:
                    table.post(None, Rung())

    # ------------------------------------------------------------ opening and closing one

    async def open(self, guest: str, wish: NewTable) -> str:
        if wish.game not in game_names():
            raise Unwelcome("no-game")
        face = face_named(wish.game)
        try:
            options = agreed(face.options, {"players": len(wish.seats), **wish.options})
            start = Record(wish.game, face.rules.version, options, None, new_seed(), [])
            course = Course(start, [])
        except Refused as refusal:
            raise Unwelcome("options", sentence=str(refusal)) from None
        players = course.match.players
        if players != len(wish.seats):
            raise Unwelcome("seats", players=str(players), seats=str(len(wish.seats)))
        places = [seats.wished(wish.game, seat, guest) for seat in wish.seats]
        table = new_table(guest, course, places)
        manner = wish.pace, wish.listed, wish.bots_ask, wish.win_bar
        table.pace, table.listed, table.bots_ask, table.win_bar = manner
        table.settings = TableSettings(
            private=wish.private,
            idle=wish.idle,
            clock=wish.clock,
            talking=wish.talking,
            together=wish.together,
        )
        return await self.begin(table)

    async def open_record(self, guest: str, text: str) -> str:
        """Play on from a record, in all its seats."""
        try:
            record = await asyncio.to_thread(read_record, text)
            rows = rows_of(record.moves)
            async with self.importing:
                course = await Course.loaded(begun(record), rows)
        except Refused as refusal:
            raise Unwelcome("record", sentence=str(refusal)) from None
        places = [Seat("person", guest) for _ in range(course.match.players)]
        return await self.begin(new_table(guest, course, places), rows)

    async def branch(self, id: str, guest: str, wish: Branch) -> str:
        """Play on from a finished game, beside its bots and in all other seats."""
        played = await self.revealed(id)
        await self.record(id, guest)  # who may not have it gets no table that has it
        course = played.course
        if not 0 <= wish.moves < course.moves:
            raise Unwelcome("no-moment")
        table = msgspec.structs.replace(
            played.saved,
            id=new_id(),
            start=written(course.start, course.fresh() if wish.cards == "same" else ()),
            opener=guest,
            listed=False,
            seats=[branched(seat, guest) for seat in played.saved.seats],
            summary=course.summary_after(wish.moves),
            rematch=None,
            settings=for_play(played.saved.settings, wish.cards == "same"),
        )
        return await self.begin(table, rows_of(course.match.moves[: wish.moves]))

    async def finished(self, id: str) -> Table:
        table = await self.table(id)
        if not table.course.over:
            raise Unwelcome("not-over")
        return table

    async def revealed(self, id: str) -> Table:
        """A finished game whose cards everybody may know."""
        table = await self.finished(id)
        check_revealed(table.saved, self.days)
        return table

    async def again(self, table: Saved, start: Record) -> str:
        fresh = Record(start.game, start.rules, start.options, start.position, new_seed(), [])
        course = Course(fresh, [])
        return await self.begin(
            msgspec.structs.replace(
                table,
                id=new_id(),
                start=course.written_start,
                summary=course.summary(),
                settings=for_play(table.settings),
            )
        )

    async def begin(self, table: Saved, rows: list[Row] | None = None) -> str:
        if self.draining:
            raise Unwelcome("draining")
        await self.store.open(table, rows or [])
        self.metrics.opened.labels(table.game).inc()
        event(log, "a table was opened", game=table.game, seats=[seat.kind for seat in table.seats])
        return table.id

    async def drain(self) -> None:
        """The server ends: what was asked is done, nothing new begins, all are sent away."""
        self.draining = True
        event(log, "the server ends", tables=len(self.tables))
        resting = [table.rest() for table in self.tables.values()]
        if resting:
            await asyncio.wait(resting, timeout=FAREWELL)

    async def delete(self, id: str, guest: str) -> None:
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (await self.table(id)).post(None, Delete(guest, reply))
        await reply

    async def record(self, id: str, guest: str) -> Record:
        """As far as the guest may know it; also of a game that these rules can't play."""
        reply: asyncio.Future[Record] = asyncio.get_running_loop().create_future()
        try:
            (await self.table(id)).post(None, Copy(guest, reply))
        except Unwelcome as reason:
            if reason.reason != "other-rules":
                raise
            saved, rows = await self.stored(id)
            check_revealed(saved, self.days)
            return as_stored(saved.start, rows)
        return await reply

    async def close(self) -> None:
        for table in list(self.tables.values()):
            table.living.cancel()
        await self.robots.close()


def new_table(opener: str, course: Course, places: list[Seat]) -> Saved:
    return Saved(
        id=new_id(),
        game=course.start.game,
        start=course.written_start,
        opener=opener,
        listed=False,
        pace="normal",
        seats=places,
        summary=course.summary(),
    )


def for_play(settings: TableSettings, same_cards: bool = False) -> TableSettings:
    """Of a table like another one, which is nobody's try at the deal of a day."""
    cards_of = settings.day or settings.cards_of if same_cards else None
    return msgspec.structs.replace(settings, day=None, cards_of=cards_of, hints=0)


def read_record(text: str) -> Record:
    """Not played yet; who brings too much of it is told before all of it is read."""
    data = data_in(text)
    moves = data.get("moves") if isinstance(data, dict) else None
    if isinstance(moves, list):
        if len(moves) > MOST_MOVES:
            raise Unwelcome("long-record", moves=str(len(moves)), most=str(MOST_MOVES))
        if UNDO in moves:
            raise Refused(f"{UNDO!r} is no move of a record.")
    return record_of(data)


def begun(record: Record) -> Record:
    """How it began, as this program writes it."""
    start = Record(record.game, record.rules, record.options, record.position, record.seed, [])
    return Match(start).record()


def rows_of(moves: Sequence[Move]) -> list[Row]:
    return [Row(seq, move.line()) for seq, move in enumerate(moves, 1)]


def versions(start: str) -> dict[str, str]:
    """Of the rules: those that a game was played by, and ours."""
    data = json.loads(start)
    return {"rules": str(data["rules"]), "ours": str(face_named(data["game"]).rules.version)}


def branched(seat: Seat, guest: str) -> Seat:
    if seat.kind == "bot":
        return Seat("bot", level=seat.level)
    return Seat("person", guest, seat.name if seat.guest == guest else "")


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    return secrets.randbelow(MOST_SEED + 1)
