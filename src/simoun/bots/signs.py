"""What tells how a game may end: numbers with names, most of them the terms that bots count."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, Generic

from mypy_extensions import i64

from simoun.bots.team import T, TeamBrain
from simoun.core.rules import S

ALWAYS: Final = "always"  # a sign that is there in every position: where the scale begins
TURN: Final = ["actions to come", "cards come"]
NOBODY: Final = -1  # a looker who has no seat


class Signs(Generic[S]):
    """Those of a position that isn't over, as a seat sees it, or nobody's in particular."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)

    def read(self, s: S, looker: i64) -> list[list[float]]:
        """One row for all who win together, or one for each of the rivals."""
        raise NotImplementedError


class TeamSigns(Signs[T]):
    """The terms, who plays, how far the turn is, and what a game adds."""

    def __init__(
        self, brain: TeamBrain[T], adventurers: Sequence[str], others: Sequence[str]
    ) -> None:
        super().__init__([ALWAYS, *brain.term_names, *adventurers, *TURN, *others])
        self.brain = brain
        self.adventurers: i64 = len(adventurers)

    def read(self, s: T, looker: i64) -> list[list[float]]:
        row = [1.0]
        row.extend(self.brain.terms(s))
        for adventurer in range(self.adventurers):
            plays = 0.0
            for player in range(s.party.players):
                if s.party.adventurers[player] == adventurer:
                    plays = 1.0
            row.append(plays)
        row.append(0.0 if s.ended else float(s.actions_left))
        row.append(1.0 if s.ended else 0.0)
        self.look_further(s, row)
        return [row]

    def look_further(self, s: T, row: list[float]) -> None:
        """Add what the terms don't tell."""
        raise NotImplementedError


def chances_of(rows: list[list[float]], weights: list[float]) -> list[float]:
    """One row's chance to win, or how rivals share it."""
    sums = [weighed(row, weights) for row in rows]
    if len(sums) == 1:
        sums.append(0.0)
    most = max(sums)
    parts = [exp(one - most) for one in sums]
    whole = sum(parts)
    return [part / whole for part in parts[: len(rows)]]


def weighed(row: list[float], weights: list[float]) -> float:
    total = 0.0
    for k in range(len(weights)):
        total += weights[k] * row[k]
    return total
