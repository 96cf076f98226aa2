"""The deal of a day: which game it is follows from the date, its cards from the server's secret."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final, TypeVar

from simoun.core.catalog import face_named, game_names
from simoun.core.face import Face
from simoun.core.keyed import Keyed
from simoun.core.options import DRAWN, Agreed, agreed
from simoun.core.record import MOST_SEED, Record
from simoun.core.rules import State

T = TypeVar("T")

A_DAY: Final = 24 * 3600.0
MOST_PLAYERS: Final = 4  # of a day's deal: more take long


class Days:
    """Days are those of UTC, everywhere."""

    def __init__(self, secret: bytes, now: Callable[[], float] = time.time) -> None:
        self.secret = secret
        self.now = now
        self.first: str | None = None  # of which anything is remembered, once that is known

    def today(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).date().isoformat()

    def seconds_left(self) -> float:
        """Of today."""
        return A_DAY - self.now() % A_DAY

    def is_over(self, day: str) -> bool:
        """Whoever plays it now can be told its cards."""
        return day < self.today()

    def keyed(self, day: str) -> Keyed:
        return Keyed(self.key(day, "cards"))

    def start(self, day: str) -> Record:
        """How the day's game begins, the same for all."""
        game, options = deal_of(day)
        seed = int.from_bytes(self.key(day, "seed")) % (MOST_SEED + 1)
        return Record(game, face_named(game).rules.version, options, None, seed, [])

    def key(self, day: str, what: str) -> bytes:
        return hmac.digest(self.secret, f"daily {day} {what}".encode(), "sha256")


def day_in(text: str) -> str | None:
    """A day as it is written in addresses, or none."""
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        return None
    return day if day == text else None  # other ways to write it are no addresses


def next_day(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


# ---------------------------------------------------------------- what is played


def deal_of(day: str) -> tuple[str, Agreed]:
    """The game of a day and what is agreed on in it, known ahead: the first seat begins."""
    game = game_of(day)
    face = face_named(game)
    wishes: dict[str, object] = {}
    for option in face.options:
        if option.name == "players":
            few = [n for n in option.allowed if isinstance(n, int) and n <= MOST_PLAYERS]
            wishes[option.name] = picked(day, option.name, few)
        elif option.name == "difficulty":
            wishes[option.name] = picked(day, option.name, option.allowed)
        elif option.name == "first":
            wishes[option.name] = "seat1"
    return game, agreed(face.options, with_adventurers(day, face, wishes))


def with_adventurers(day: str, face: Face[State], wishes: dict[str, object]) -> dict[str, object]:
    for option in face.options:
        if option.each_seat:
            names = [str(name) for name in option.allowed if name != DRAWN]
            order = shuffled(f"{day} {option.name}", names)
            wishes[option.name] = order[: int(str(wishes["players"]))]
    return wishes


def game_of(day: str) -> str:
    """In as many days as there are games, each of them once."""
    games = game_names()
    number = date.fromisoformat(day).toordinal()
    return shuffled(f"games {number // len(games)}", games)[number % len(games)]


def picked(day: str, what: str, among: Sequence[T]) -> T:
    digest = hashlib.sha256(f"{day} {what}".encode()).digest()
    return among[int.from_bytes(digest) % len(among)]


def shuffled(what: str, things: Sequence[T]) -> list[T]:
    left, found = list(things), list[T]()
    while left:
        found.append(left.pop(picked(what, str(len(left)), range(len(left)))))
    return found
