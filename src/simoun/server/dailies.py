"""The page of the deal of a day: what is played, who has played it and how, and one's month."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from simoun.bots.levels import PARTNERS
from simoun.server import seats
from simoun.server.course import Course
from simoun.server.daily_book import Book, Par, Player, Result
from simoun.server.daily_messages import (
    MOST_RESULTS,
    Daily,
    DailyCard,
    DailyDay,
    DailyPar,
    DailyResult,
    DailySeat,
    NewDaily,
    Standing,
)
from simoun.server.days import day_in, deal_of, next_day
from simoun.server.lobby import Lobby, new_table
from simoun.server.lobby_messages import SeatWish
from simoun.server.refusals import Unwelcome
from simoun.server.store import TableSettings

LONGEST_MONTH: Final = 31
MONTH: Final = len("2026-11")


async def open_daily(lobby: Lobby, guest: str, wish: NewDaily) -> str:
    """A table for today's deal, where nobody looks on; the first seat is the guest's."""
    day = lobby.days.today()
    course = Course(lobby.days.start(day), [])
    other = SeatWish("open") if wish.friends else SeatWish("bot", level=wish.level)
    wishes = [SeatWish("you", wish.name), *[other] * (course.match.players - 1)]
    places = [seats.wished(course.start.game, one, guest) for one in wishes]
    table = new_table(guest, course, places)
    table.settings = TableSettings(private=True, day=day)
    return await lobby.begin(table)


async def daily_page(lobby: Lobby, guest: str, wanted: str | None) -> Daily:
    """Of a day, or of today; days to come tell nothing."""
    today, book = lobby.days.today(), Book(lobby.store)
    lobby.days.first = lobby.days.first or await book.first_day()
    first = min(lobby.days.first or today, today)
    day = today if wanted is None else day_in(wanted)
    if day is None or not first <= day <= today:
        raise Unwelcome("no-day")
    tries = {one.day: one.table for one in await book.tries(guest)}
    playing = await unfinished(lobby, book, day, guest, tries)
    results = await book.results(day)
    counted = [one for one in results if one.counts]
    par, ends = await book.par(day), await book.ends(guest)
    streak, best_streak = streaks(ends, today)
    game, options = deal_of(day)
    named = options.get("adventurers", [])
    difficulty = options.get("difficulty")
    told = [result_told(one, counted, guest) for one in counted[:MOST_RESULTS]]
    return Daily(
        date=day,
        today=today,
        first=first,
        game=game,
        players=int(str(options["players"])),
        difficulty=None if difficulty is None else str(difficulty),
        adventurers=list(named) if isinstance(named, list) else [],
        seconds=round(lobby.days.seconds_left(), 1),
        teams=len(counted),
        won=sum(one.won for one in counted),
        best=told[0] if told else None,
        par=par_told(par),
        winnable=par.winnable,
        revealed=lobby.days.is_over(day),
        mine=card_of(results, counted, guest, tries.get(day)),
        playing=playing,
        tried=day in tries,
        results=told,
        month=month_of(day, today, ends, tries),
        streak=streak,
        best_streak=best_streak,
    )


async def unfinished(
    lobby: Lobby, book: Book, day: str, guest: str, tries: Mapping[str, str]
) -> str | None:
    """The table of a guest's try that is still on; one that ended unnoticed gets its result."""
    if day not in tries or is_finished(await book.results(day), guest, tries[day]):
        return None
    try:
        table = await lobby.table(tries[day])
    except Unwelcome:
        return None  # it was deleted, and the try with it
    await table.attempt.finish()
    return None if table.course.over else tries[day]


def is_finished(results: Sequence[Result], guest: str, table: str) -> bool:
    return any(one.table == table and guest in one.guests for one in results)


# ---------------------------------------------------------------- results


def result_told(one: Result, counted: Sequence[Result], guest: str) -> DailyResult:
    return DailyResult(
        rank=1 + better(one, counted),
        seats=[seat_told(player, guest) for player in one.players],
        won=one.won,
        outcome=one.outcome,
        turns=one.turns,
        hints=one.hints,
        figures=one.figures,
    )


def better(one: Result, counted: Sequence[Result]) -> int:
    """How many results are better than this one."""
    return bisect_left([other.order() for other in counted], one.order())


def seat_told(player: Player, guest: str) -> DailySeat:
    return DailySeat(player.name, player.level, player.guest is not None and player.guest == guest)


def card_of(
    results: Sequence[Result], counted: Sequence[Result], guest: str, table: str | None
) -> DailyCard | None:
    mine = [one for one in results if one.table == table and guest in one.guests]
    if not mine:
        return None
    one, told = mine[0], result_told(mine[0], counted, guest)
    top = -(-100 * told.rank // len(counted)) if one.counts else None  # rounded up
    return DailyCard(one.table, told, one.counts, one.chances, top)


def par_told(par: Par) -> list[DailyPar]:
    """The weakest first; only levels that have played."""
    known = [level for level in PARTNERS if level in par.played]
    return [DailyPar(level, *par.played[level]) for level in known]


# ---------------------------------------------------------------- days in a row


def month_of(
    day: str, today: str, ends: Mapping[str, bool], tries: Mapping[str, str]
) -> list[DailyDay]:
    """From the first of the month to its last, or to today."""
    first = date.fromisoformat(day).replace(day=1).isoformat()
    days = [next_day(first, k) for k in range(LONGEST_MONTH)]
    past = [one for one in days if one[:MONTH] == day[:MONTH] and one <= today]
    return [DailyDay(one, standing(one, ends, tries)) for one in past]


def standing(day: str, ends: Mapping[str, bool], tries: Mapping[str, str]) -> Standing:
    if day in ends:
        return "won" if ends[day] else "lost"
    return "on" if day in tries else "none"


def streaks(ends: Mapping[str, bool], today: str) -> tuple[int, int]:
    """Days in a row that were won: up to today, or to yesterday as long as today is open; and the
    most there ever were."""
    runs: dict[str, int] = {}
    for day in sorted(ends):
        runs[day] = runs.get(next_day(day, -1), 0) + 1 if ends[day] else 0
    last = today if today in ends else next_day(today, -1)
    return runs.get(last, 0), max(runs.values(), default=0)
