"""One's own figures, counted from how the games ended that were one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from simoun.core.catalog import face_named, game_names
from simoun.lab import panels
from simoun.lab.figures import Rate, rate
from simoun.server.me_messages import (
    DayFigures,
    Figures,
    GameFigures,
    Loss,
    PlayedGame,
    Rivalry,
    Share,
    Streak,
)
from simoun.server.store import Ended

LATEST: Final = 10  # games that are told one by one


def figures(ended: Sequence[Ended], coming: int, days: DayFigures) -> Figures:
    """Of games in the order in which they ended."""
    return Figures(
        wins=wins(ended),
        streak=streak(ended),
        games=[
            figures_of(game, mine)
            for game in game_names()
            if (mine := [one for one in ended if one.game == game])
        ],
        latest=[played(one) for one in reversed(ended[-LATEST:])],
        coming=coming,
        days=days,
    )


def figures_of(game: str, ended: Sequence[Ended]) -> GameFigures:
    face = face_named(game)
    difficulties = [one.ending.difficulty for one in ended]
    return GameFigures(
        game=game,
        wins=wins(ended),
        streak=streak(ended),
        difficulties=shares(
            in_order(game, "difficulty", difficulties),
            lambda name: [one for one in ended if one.ending.difficulty == name],
        ),
        adventurers=shares(
            in_order(game, "adventurers", [who for one in ended for who in adventurers(one)]),
            lambda name: [one for one in ended if name in adventurers(one)],
        ),
        losses=losses(game, ended) if face.rules.together() else [],
        rivalry=None if face.rules.together() else rivalry(ended),
    )


# ---------------------------------------------------------------- one game


def has_won(one: Ended) -> bool:
    return not set(one.seats).isdisjoint(one.ending.winners)


def part(one: Ended) -> float:
    """Of a win: rivals who have won together share it."""
    shared = len(one.ending.winners) if one.ending.points else 1
    return 1 / shared if has_won(one) else 0.0


def adventurers(one: Ended) -> list[str]:
    """Whom they played."""
    return [one.ending.adventurers[seat] for seat in one.seats if one.ending.adventurers]


def place(one: Ended) -> int:
    points, seat = one.ending.points, one.seats[0]
    return 1 if has_won(one) else 1 + sum(other > points[seat] for other in points)


def played(one: Ended) -> PlayedGame:
    ending = one.ending
    return PlayedGame(
        table=one.table,
        game=one.game,
        at=ending.at,
        outcome=ending.outcome,
        won=has_won(one),
        players=ending.players,
        turns=ending.turns,
        difficulty=ending.difficulty,
        adventurers=adventurers(one),
        place=place(one) if ending.points else None,
        points=ending.points[one.seats[0]] if ending.points else None,
    )


# ---------------------------------------------------------------- some games


def wins(ended: Sequence[Ended]) -> Rate:
    return rate(panels.Share(sum(part(one) for one in ended), len(ended)))


def streak(ended: Iterable[Ended]) -> Streak:
    now = best = 0
    for one in ended:
        now = now + 1 if has_won(one) else 0
        best = max(best, now)
    return Streak(now, best)


def shares(names: Iterable[str], games: Callable[[str], Sequence[Ended]]) -> list[Share]:
    return [Share(name, wins(games(name))) for name in names]


def in_order(game: str, option: str, found: Iterable[str | None]) -> list[str]:
    """The values that there are, as the game lists what may be agreed on."""
    known = next((one.allowed for one in face_named(game).options if one.name == option), [])
    there = set(found)
    return [str(value) for value in known if value in there]


def losses(game: str, ended: Iterable[Ended]) -> list[Loss]:
    rules = face_named(game).end_rules
    counts = Counter(one.ending.outcome for one in ended if not has_won(one))
    return [Loss(outcome, rules[outcome], n) for outcome, n in counts.most_common()]


def rivalry(ended: Sequence[Ended]) -> Rivalry:
    places = Counter(place(one) for one in ended)
    points = [one.ending.points[one.seats[0]] for one in ended]
    return Rivalry(
        places=[places[number] for number in range(1, max(places) + 1)],
        mean=round(sum(points) / len(points), 1),
        best=max(points),
    )
