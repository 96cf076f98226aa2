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


class Figures(msgspec.Struct):
    wins: Rate  # of all games
    streak: Streak
    games: list[GameFigures]  # in which you have finished one
    latest: list[PlayedGame]  # the last one first
    coming: int  # finished games that are still to be looked at: ask again


class Listed(PlayedGame):
    """With the addresses of the game's page and of its record."""

    page: str
    record: str


class Export(msgspec.Struct):
    """All that is known of your games, as a file."""

    figures: Figures
    games: list[Listed]
