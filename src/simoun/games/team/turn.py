"""Whose turn is next, and what pawns do for each other in it."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.ways import step_companion, step_place, steps_in
from simoun.games.team.state import NOBODY, Team


def begin_next(s: Team, actions: i64) -> None:
    """The turn goes clockwise (I21, D31, S35)."""
    s.current += 1
    if s.current == s.party.players:
        s.current = 0
    s.actions_left = actions
    s.ended = False


def add_escorts(s: Team, actions: Actions, kind: i64, climber: i64, targets: i64) -> None:
    """The Climber takes one along from its own tile (D39, S41)."""
    for other in range(s.party.players):
        if other != climber and s.pawns[other] == s.pawns[climber]:
            actions.add_each(kind, climber, targets, other)


def take_along(s: Team, player: i64, other: i64, place: i64) -> None:
    s.pawns[player] = place
    s.pawns[other] = place


def guide(s: Team, climber: i64, way: i64) -> None:
    """The Climber's way, with whom it takes along at each step (D42, S37)."""
    for step in range(steps_in(way)):
        s.pawns[climber] = step_place(way, step)
        if step_companion(way, step) != NOBODY:
            s.pawns[step_companion(way, step)] = step_place(way, step)
