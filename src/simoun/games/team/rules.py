"""What the rules of all three games answer alike."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from simoun.core.actions import who_of
from simoun.core.rules import Rules
from simoun.core.squares import bit
from simoun.games.team.state import WON, Team

T = TypeVar("T", bound=Team)


class TeamRules(Rules[T]):
    def players(self, s: T) -> i64:
        return s.party.players

    def adventurers(self, s: T) -> list[int]:
        party = s.party
        return [int(party.adventurers[player]) for player in range(party.players)]

    def as_printed(self, s: T) -> bool:
        return s.party.printed

    def together(self) -> bool:
        return True

    def turn_of(self, s: T) -> i64:
        return s.current

    def winners(self, s: T) -> list[int]:
        return list(range(s.party.players)) if s.outcome == WON else []

    def disturbed(self, s: T, action: i64) -> i64:
        """Cards disturb as well, but nobody chooses which."""
        if self.reveals(action):
            return 0
        after = s.copy()
        self.apply(after, action)
        found: i64 = 0
        for player in range(s.party.players):
            if player != who_of(action) and self.is_disturbed(s, after, player):
                found |= bit(player)
        return found

    def is_disturbed(self, before: T, after: T, player: i64) -> bool:
        """The pawn or the hand of a player is not what it was."""
        if before.pawns[player] != after.pawns[player]:
            return True
        return before.hands[player] != after.hands[player]
