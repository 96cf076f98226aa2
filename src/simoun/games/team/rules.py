"""What the rules of all three games answer alike."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from simoun.core.rules import Rules
from simoun.games.team.state import WON, Team

T = TypeVar("T", bound=Team)


class TeamRules(Rules[T]):
    def players(self, s: T) -> i64:
        return s.party.players

    def winners(self, s: T) -> list[int]:
        return list(range(s.party.players)) if s.outcome == WON else []
