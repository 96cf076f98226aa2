"""What is kept of a finished game for the figures of those whose game it was."""

from __future__ import annotations

from collections.abc import Collection

from simoun.bots.playing import Turns
from simoun.core.actions import who_of
from simoun.core.record import follow
from simoun.server.course import Course
from simoun.server.store import Ending, Saved, Seat


def ending_of(saved: Saved, course: Course, at: float, tried: Collection[str]) -> Ending:
    """`tried`: the guests whose counted try at the deal of a day it was."""
    match = course.match
    difficulty = (course.start.options or {}).get("difficulty")
    return Ending(
        at=at,
        outcome=match.outcome or "",
        players=match.players,
        turns=turns_in(course),
        difficulty=None if difficulty is None else str(difficulty),
        adventurers=match.face.adventurers(match.state),
        winners=match.winners,
        points=[sum(seat.values()) for seat in match.scores],
        played=whose(saved, course, tried),
    )


def turns_in(course: Course) -> int:
    rules, s, turns = course.match.rules, course.states[0].copy(), Turns()
    for play in course.plays:
        turns.see(rules.turn_of(s))
        follow(rules, s, [play])
    return int(turns.n)


def whose(saved: Saved, course: Course, tried: Collection[str]) -> dict[str, list[int]]:
    """The guests for whom it counts, with their seats.

    It was played from its beginning, by the rules as printed, with cards that they had not seen:
    those of a day are new in the counted try alone. Between rivals, one had one seat.
    """
    found: dict[str, list[int]] = {}
    if course.start.position is None and course.as_printed:
        for number, seat in enumerate(saved.seats):
            unseen = not course.deal or seat.guest in tried
            if seat.guest and unseen and has_played(course, number, seat):
                found.setdefault(seat.guest, []).append(number)
    together = course.match.rules.together()
    return {guest: seats for guest, seats in found.items() if together or len(seats) == 1}


def has_played(course: Course, number: int, seat: Seat) -> bool:
    """Whose seat it is, or was left by to a bot, moved there; and bots did no more than people."""
    reveals = course.match.rules.reveals
    moves = zip(course.plays, course.hands, strict=True)
    here = [(code, hand) for (code, _), hand in moves if who_of(code) == number]
    decided = [hand for code, hand in here if not reveals(code)]  # no card that comes by itself
    by_people = sum(hand is not None for hand in decided)
    return any(hand == seat.guest for _, hand in here) and 2 * by_people >= len(decided)
