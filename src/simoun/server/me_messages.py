"""What a guest is told of their own games, by HTTP: `messages.py` goes on here."""

from __future__ import annotations

import msgspec

from simoun.lab.figures import Rate


class Streak(msgspec.Struct):
    """Games won in a row: up to the last one, and at most."""

    now: int
    best: int


class Share(msgspec.Struct):
    """The wins on a difficulty, or with an adventurer."""

    name: str
    wins: Rate


class Loss(msgspec.Struct):
    """How games were lost, by which rule, and how many."""

    outcome: str
    rule: str
    games: int


class Rivalry(msgspec.Struct):
    """How one stood among rivals."""

    places: list[int]  # how often first, second, …
    mean: float  # points in a game
    best: int


class GameFigures(msgspec.Struct):
    game: str
    wins: Rate
    streak: Streak
    difficulties: list[Share]
    adventurers: list[Share]
    losses: list[Loss]  # where all play together, the most frequent first
    rivalry: Rivalry | None


class PlayedGame(msgspec.Struct):
    """A finished game that was yours."""

    table: str
    game: str
    at: float  # when it ended, in seconds since 1970
    outcome: str
    won: bool
    players: int
    turns: int
    difficulty: str | None
    adventurers: list[str]  # whom you played
    place: int | None  # among rivals, with the points
    points: int | None


class BestDay(msgspec.Struct):
    """What came of your counted try at the deal of a day."""

    date: str  # of UTC, as YYYY-MM-DD
    game: str
    difficulty: str | None
    won: bool
    turns: int
    rank: int | None  # of the day's results; None: it isn't listed, as somebody knew the cards
    top: int | None  # you are among the best so many per cent
    teams: int  # in the day's results


class DayFigures(msgspec.Struct):
    """Your counted tries at the deals of the days."""

    tries: int  # with one that isn't over
    wins: Rate  # of those that are
    streak: Streak  # of days, up to today or yesterday
    best: list[BestDay]  # of your last wins, or else of your last days


class Figures(msgspec.Struct):
    wins: Rate  # of all games
    streak: Streak
    games: list[GameFigures]  # in which you have finished one
    latest: list[PlayedGame]  # the last one first
    coming: int  # finished games that are still to be looked at: ask again
    days: DayFigures


class Listed(PlayedGame):
    """With the addresses of the game's page and of its record."""

    page: str
    record: str


class ListedDay(msgspec.Struct):
    """A counted try, with the address of the day's page."""

    date: str
    game: str
    difficulty: str | None
    won: bool | None  # None: it isn't over
    page: str


class Export(msgspec.Struct):
    """All that is known of your games, as a file."""

    figures: Figures
    games: list[Listed]
    days: list[ListedDay]
