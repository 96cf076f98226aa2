"""What a guest's counted tries at the deals of the days came to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from simoun.lab import panels
from simoun.lab.figures import rate
from simoun.server.dailies import card_of, streaks
from simoun.server.daily_book import Book
from simoun.server.days import difficulty_of, game_of
from simoun.server.lobby import Lobby
from simoun.server.me_messages import BestDay, DayFigures, ListedDay, Streak

BEST: Final = 3  # days whose results are looked up, however many there were
UNLISTED: Final = 101  # per cent: behind all that are listed


async def days_of(lobby: Lobby, guest: str) -> DayFigures:
    book = Book(lobby.store)
    tries = {one.day: one.table for one in await book.tries(guest)}
    ends = await book.ends(guest)
    return DayFigures(
        tries=len(tries),
        wins=rate(panels.Share(sum(ends.values()), len(ends))),
        streak=Streak(*streaks(ends, lobby.days.today())),
        best=await best_of(book, guest, tries, ends),
    )


async def best_of(
    book: Book, guest: str, tries: Mapping[str, str], ends: Mapping[str, bool]
) -> list[BestDay]:
    """The last days that were won, then those that were not; those ahead of most others first."""
    latest = sorted(tries.keys() & ends.keys(), key=lambda day: (ends[day], day), reverse=True)
    found = [await result_of(book, guest, day, tries[day]) for day in latest[:BEST]]
    return sorted((one for one in found if one), key=standing)


async def result_of(book: Book, guest: str, day: str, table: str) -> BestDay | None:
    """None: who left had no part in it, nor has a table that was deleted a result."""
    results = await book.results(day)
    counted = [one for one in results if one.counts]
    card = card_of(results, counted, guest, table)
    if card is None:
        return None
    return BestDay(
        date=day,
        game=game_of(day),
        difficulty=difficulty_of(day),
        won=card.result.won,
        turns=card.result.turns,
        rank=card.result.rank if card.listed else None,
        top=card.top,
        teams=len(counted),
    )


def standing(one: BestDay) -> tuple[bool, int]:
    return not one.won, one.top or UNLISTED


async def listed_days(lobby: Lobby, guest: str, origin: str) -> list[ListedDay]:
    """All of them, with the addresses of their pages."""
    book = Book(lobby.store)
    days, ends = [one.day for one in await book.tries(guest)], await book.ends(guest)
    return [
        ListedDay(day, game_of(day), difficulty_of(day), ends.get(day), f"{origin}/day/{day}")
        for day in days
    ]
