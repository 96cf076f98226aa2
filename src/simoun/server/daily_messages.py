"""What the page of the deal of the day is told, by HTTP: `messages.py` goes on here."""

from __future__ import annotations

from typing import Literal

import msgspec

from simoun.core.events import Figure

MOST_RESULTS = 20  # of a day, told at once


Standing = Literal["won", "lost", "on", "none"]


class NewDaily(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table for today's deal; you have its first seat."""

    friends: bool = False  # the other seats wait for people with the link; else bots play them
    name: str = ""
    level: str = "normal"  # of the bots


class DailySeat(msgspec.Struct):
    """Who played: a person by name, or a bot of a level."""

    name: str
    level: str | None
    you: bool


class DailyResult(msgspec.Struct):
    """A counted try that is over; the outcome is the message `<game>-outcome-<outcome>`, and each
    figure `<game>-figure-<name>`."""

    rank: int  # of the day's results, from 1; those that are alike share it
    seats: list[DailySeat]
    won: bool  # all together, or the first seat of a person among rivals
    outcome: str
    turns: int
    hints: int  # that were asked for
    figures: list[Figure]  # of the end, the one that counts most first


class DailyCard(msgspec.Struct):
    """Your own result, to share."""

    table: str  # its record and review are there from the next day on
    result: DailyResult
    listed: bool  # among the day's results: it was the counted try of all who played it
    chances: list[float]  # of winning after each turn, from 0 to 1
    top: int | None  # you are among the best so many per cent; None: it isn't listed


class DailyPar(msgspec.Struct):
    """How often bots of a level won this very deal; among rivals, how often the first seat did."""

    level: str
    games: int
    wins: int


class DailyDay(msgspec.Struct):
    """A day of your month; `on`: your try isn't over yet."""

    date: str
    standing: Standing


class Daily(msgspec.Struct):
    """The deal of a day. Dates are of UTC, as YYYY-MM-DD."""

    date: str
    today: str
    first: str  # the earliest day that can be asked for
    game: str
    players: int
    difficulty: str | None
    adventurers: list[str]  # of each seat; none where all are alike
    seconds: float  # to the next deal
    teams: int  # whose counted try is over
    won: int  # of them
    best: DailyResult | None
    par: list[DailyPar]  # as far as bots have played it by now
    winnable: bool | None  # who knew the cards won; False: no way was found; None: not known yet
    revealed: bool  # the day is over: records and reviews can be seen
    mine: DailyCard | None
    playing: str | None  # the table of your counted try, if it isn't over
    tried: bool  # your try is used up: whatever else you open for this day is play
    results: list[DailyResult]  # the best first
    month: list[DailyDay]  # of this day, as far as it has come
    streak: int  # days in a row that you have won, up to today or yesterday
    best_streak: int
