"""All win together, or all lose."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.games.team.state import Team


def finish(s: Team, outcome: i64) -> None:
    """After this nothing is accepted (I35, D48, S48): no action is listed."""
    s.outcome = outcome
    s.over = True
