"""What came of a try at the deal of a day, worked out from the game itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from simoun.bots.levels import NORMAL
from simoun.bots.outlook import outlook
from simoun.core.record import Play, follow
from simoun.core.rules import Rules, State
from simoun.server.course import Course
from simoun.server.daily_book import Player, Result
from simoun.server.store import Saved, Seat

DIGITS: Final = 3  # of a chance


def people(saved: Saved) -> dict[str, int]:
    """The guests who play, each with the first of their seats."""
    found: dict[str, int] = {}
    for number, seat in enumerate(saved.seats):
        if seat.kind == "person" and seat.guest:
            found.setdefault(seat.guest, number)
    return found


def results_of(saved: Saved, course: Course, counted: Collection[str]) -> list[Result]:
    """One for all who play together, or one for each person; `counted`: whose try it was."""
    guests = people(saved)
    if not guests:
        return []
    counts = all(guest in counted for guest in guests)
    if course.match.rules.together():
        return [result(saved, course, min(guests.values()), list(guests), counts)]
    return [result(saved, course, seat, [guest], counts) for guest, seat in guests.items()]


def result(saved: Saved, course: Course, seat: int, guests: list[str], counts: bool) -> Result:
    match = course.match
    chances = chances_by_turn(match.rules, course.start.start(), course.plays, seat)
    return Result(
        day=str(saved.settings.day),
        table=saved.id,
        seat=seat,
        guests=guests,
        counts=counts,
        together=match.rules.together(),
        players=[player(one) for one in saved.seats],
        won=seat in match.winners,
        outcome=str(match.outcome),
        turns=len(chances),
        hints=saved.settings.hints,
        figures=match.face.figures(match.state, seat),
        chances=chances,
    )


def player(seat: Seat) -> Player:
    guest = seat.guest if seat.kind == "person" else None
    return Player(seat.name, seat.level, guest)


def chances_by_turn(rules: Rules[State], s: State, plays: Sequence[Play], seat: int) -> list[float]:
    """How likely a win was at the end of each turn, if bots had played on."""
    found = list[float]()
    for number, play in enumerate(plays, 1):
        turn = rules.turn_of(s)
        follow(rules, s, [play])
        if number == len(plays) or rules.turn_of(s) != turn:
            found.append(round(outlook(rules, s, NORMAL, seat)[seat], DIGITS))
    return found
