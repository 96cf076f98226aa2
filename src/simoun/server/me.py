"""What a guest's own page asks for: their figures, all of it as a file, and to be forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import msgspec

from simoun.core.refusal import Refused
from simoun.server import seats
from simoun.server.bell import Ring
from simoun.server.course import Course
from simoun.server.daily_book import Book
from simoun.server.endings import ending_of
from simoun.server.figures import figures, played
from simoun.server.guests import new_guest
from simoun.server.inbox import Forget
from simoun.server.lobby import Lobby
from simoun.server.me_messages import Export, Figures, Listed
from simoun.server.own_days import days_of, listed_days
from simoun.server.refusals import Unwelcome
from simoun.server.starts import start_of
from simoun.server.store import END, Ending, Overtaken, Saved, StoreFailed, Untold
from simoun.server.table import MOST_OVERTAKEN

SLICE: Final = 1.0  # seconds in which a request looks at games whose endings aren't kept yet
ANY: Final = -1  # a version that no table has


# ---------------------------------------------------------------- figures


async def figures_of(lobby: Lobby, guest: str) -> Figures:
    coming = await tell_untold(lobby, guest, SLICE)
    ended = await lobby.store.endings_of(guest)
    return await asyncio.to_thread(figures, ended, coming, await days_of(lobby, guest))


async def exported(lobby: Lobby, guest: str, origin: str) -> Export:
    told = await figures_of(lobby, guest)
    ended = await lobby.store.endings_of(guest)
    games = [
        Listed(
            **msgspec.structs.asdict(played(one)),
            page=f"{origin}/t/{one.table}/review",
            record=f"{origin}/api/tables/{one.table}/record",
        )
        for one in ended
    ]
    return Export(told, games, await listed_days(lobby, guest, origin))


async def tell_untold(lobby: Lobby, guest: str, seconds: float) -> int:
    """Games that ended before endings were kept; how many are still to be looked at."""
    left = await lobby.store.untold(guest)
    until = time.perf_counter() + seconds
    while left and time.perf_counter() < until:
        first = left.pop(0)
        await lobby.store.keep_ending(first.table, await ending_at(lobby, first))
    return len(left)


async def ending_at(lobby: Lobby, untold: Untold) -> Ending:
    """As it is played again, between the turns of others; one that can't be was nobody's."""
    try:
        saved, rows = await lobby.stored(untold.table)
        async with lobby.reading:
            course = await Course.loaded(start_of(saved.start), rows, lobby.deal(saved))
        return ending_of(saved, course, untold.at, await Book(lobby.store).counted(saved))
    except (Unwelcome, Refused, ValueError, LookupError, TypeError, AttributeError):
        return Ending(untold.at, "")


# ---------------------------------------------------------------- to be forgotten


async def forget(lobby: Lobby, guest: str) -> None:
    """Tables that are theirs alone go; at others their seats are open, and no name is left."""
    tables, stranger = await lobby.store.traces(guest), new_guest()
    await lobby.store.forget(guest, stranger)
    for table in tables:
        await forget_at(lobby, table, guest, stranger)


async def forget_at(lobby: Lobby, table: str, guest: str, stranger: str) -> None:
    """Who was overtaken, or finds the table just put away, looks again."""
    for _ in range(MOST_OVERTAKEN):
        with contextlib.suppress(Overtaken, Unwelcome):
            if table in lobby.loading:
                await asyncio.shield(lobby.loading[table])
            saved = await stored(lobby, table)
            if saved is None:
                return
            if await is_theirs_alone(lobby, saved, guest):
                return await delete(lobby, table, guest)
            return await let_go(lobby, saved, guest, stranger)
    raise StoreFailed("somebody was faster each time")


async def stored(lobby: Lobby, table: str) -> Saved | None:
    """Without its moves."""
    news = await lobby.store.news(table, END, ANY)
    return news.saved if news else None


async def is_theirs_alone(lobby: Lobby, saved: Saved, guest: str) -> bool:
    ending = await lobby.store.ending(saved.id)
    return not seats.is_shared(saved, guest) and not (ending and ending.played)


async def delete(lobby: Lobby, table: str, guest: str) -> None:
    """Who is there is told; else there is nobody to tell, and no game to be played again."""
    if table in lobby.tables:
        await lobby.delete(table, guest)
    else:
        await lobby.store.delete(table)
        lobby.bell.say(table, Ring(0))


async def let_go(lobby: Lobby, saved: Saved, guest: str, stranger: str) -> None:
    live = lobby.tables.get(saved.id)
    if live:
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        live.post(None, Forget(guest, stranger, reply))
        await reply
    else:
        seats.forget(saved, guest, stranger)
        await lobby.store.change(saved)
        lobby.bell.say(saved.id, Ring(0))
