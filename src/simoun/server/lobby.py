"""The lobby: tables are opened, found, listed, and put away when nobody looks at them."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Final

from simoun import engine
from simoun.bots.catalog import partners
from simoun.bots.measured import measured
from simoun.core.catalog import face_named, game_names
from simoun.core.options import agreed
from simoun.core.record import MOST_SEED, Record
from simoun.core.refusal import Refused
from simoun.match import from_record
from simoun.server import seats
from simoun.server.course import Course, deal_of, start_of
from simoun.server.inbox import Copy, Delete
from simoun.server.limits import Askers
from simoun.server.messages import FirstPage, GameInfo, NewTable, OptionInfo, Pace, TableCard
from simoun.server.refusals import Unwelcome
from simoun.server.review_messages import Branch
from simoun.server.robots import Robots
from simoun.server.settings import Settings
from simoun.server.store import Row, Saved, Seat, Store
from simoun.server.table import Table

SWEEPS: Final = 4  # in the time after which a table counts as idle


class Lobby:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.robots = Robots(settings.workers)
        self.hints = Askers(settings.hints_a_minute)
        self.grace = settings.grace
        self.idle = settings.idle
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}

    # ------------------------------------------------------------ finding a table

    async def table(self, id: str) -> Table:
        if id not in self.tables and id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
        if id in self.loading:
            return await asyncio.shield(self.loading[id])
        return self.tables[id]

    async def load(self, id: str) -> Table:
        try:
            found = await self.store.load(id)
            if found is None:
                raise Unwelcome("no-table")
            saved, rows = found
            start, deal = start_of(saved.start), deal_of(saved.start)
            course = await asyncio.to_thread(Course, start, rows, deal)
            self.tables[id] = Table(saved, course, self)
            return self.tables[id]
        except Refused as refusal:
            raise Unwelcome("record", sentence=str(refusal)) from None
        finally:
            del self.loading[id]

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
        return await self.begin(
            guest, course, places, wish.pace, wish.listed, wish.bots_ask, wish.win_bar
        )

    async def open_record(self, guest: str, text: str) -> str:
        """Play on from a record, in all its seats."""
        try:
            record = (await asyncio.to_thread(from_record, text)).record()
            rows = [Row(seq, move.line()) for seq, move in enumerate(record.moves, 1)]
            course = await asyncio.to_thread(Course, record, rows)
        except Refused as refusal:
            raise Unwelcome("record", sentence=str(refusal)) from None
        places = [Seat("person", guest) for _ in range(course.match.players)]
        return await self.begin(guest, course, places, "normal", False, rows=rows)

    async def branch(self, id: str, guest: str, wish: Branch) -> str:
        """Play on from a finished game, beside its bots and in all other seats."""
        played = await self.finished(id)
        record = played.course.match.record()
        if not 0 <= wish.moves < len(record.moves):
            raise Unwelcome("no-moment")
        moves = record.moves[: wish.moves]
        rows = [Row(seq, move.line()) for seq, move in enumerate(moves, 1)]
        deal = played.course.fresh() if wish.cards == "same" else []
        course = await asyncio.to_thread(Course, record, rows, deal)
        places = [branched(seat, guest) for seat in played.saved.seats]
        saved = played.saved
        allowed = saved.bots_ask, saved.win_bar
        return await self.begin(guest, course, places, saved.pace, False, *allowed, rows)

    async def finished(self, id: str) -> Table:
        table = await self.table(id)
        if not table.course.over:
            raise Unwelcome("not-over")
        return table

    async def again(self, table: Saved, start: Record) -> str:
        fresh = Record(start.game, start.rules, start.options, start.position, new_seed(), [])
        course = await asyncio.to_thread(Course, fresh, [])
        places, pace, listed = table.seats, table.pace, table.listed
        allowed = table.bots_ask, table.win_bar
        return await self.begin(table.opener, course, places, pace, listed, *allowed)

    async def begin(
        self,
        opener: str,
        course: Course,
        places: list[Seat],
        pace: Pace,
        listed: bool,
        bots_ask: bool = True,
        win_bar: bool = True,
        rows: list[Row] | None = None,
    ) -> str:
        saved = Saved(
            id=secrets.token_urlsafe(9),
            game=course.start.game,
            start=course.stored_start(),
            opener=opener,
            listed=listed,
            pace=pace,
            seats=places,
            summary=course.summary(),
            bots_ask=bots_ask,
            win_bar=win_bar,
        )
        await self.store.open(saved, rows or [])
        return saved.id

    async def delete(self, id: str, guest: str) -> None:
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (await self.table(id)).post(None, Delete(guest, reply))
        await reply

    async def record(self, id: str) -> Record:
        reply: asyncio.Future[Record] = asyncio.get_running_loop().create_future()
        (await self.table(id)).post(None, Copy(reply))
        return await reply

    # ------------------------------------------------------------ the first page

    async def first_page(self, guest: str) -> FirstPage:
        mine = await self.store.of_guest(guest)
        known = {saved.id for saved in mine}
        others = [saved for saved in await self.store.listed() if saved.id not in known]
        return FirstPage(
            games=[game_info(name) for name in game_names()],
            resume=[self.card(saved, guest) for saved in mine],
            open=[self.card(saved, guest) for saved in others if not saved.summary.over],
            plain=engine.name() == engine.PLAIN,
        )

    def card(self, saved: Saved, guest: str) -> TableCard:
        live = self.tables.get(saved.id)
        difficulty = json.loads(saved.start).get("options", {}).get("difficulty")
        return TableCard(
            id=saved.id,
            game=saved.game,
            players=len(saved.seats),
            difficulty=difficulty,
            seats=seats.seat_infos(saved, guest, live.audience.present if live else (), {}),
            moves=saved.moves,
            over=saved.summary.over,
            decider=saved.summary.decider,
            your_turn=not saved.summary.over
            and saved.summary.decider in seats.seats_of(saved, guest),
            yours=saved.opener == guest,
        )

    def close(self) -> None:
        for table in list(self.tables.values()):
            table.living.cancel()
        self.robots.close()


def branched(seat: Seat, guest: str) -> Seat:
    if seat.kind == "bot":
        return Seat("bot", level=seat.level)
    return Seat("person", guest, seat.name if seat.guest == guest else "")


def new_seed() -> int:
    return secrets.randbelow(MOST_SEED + 1)


def game_info(name: str) -> GameInfo:
    face = face_named(name)
    options = [
        OptionInfo(option.name, list(option.allowed), option.default, option.each_seat)
        for option in face.options
    ]
    return GameInfo(name, options, face.rules.together(), partners(name), measured(name))
