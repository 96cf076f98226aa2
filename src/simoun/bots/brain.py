"""What a search must know of a game to plan in it: what a position is worth, and what to try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.rules import Rules, S

VICTORY: Final = 10_000.0
STAKE: Final = 150.0  # what a game may gain or lose at most while plans are compared


class Brain(Generic[S]):
    """It adds up terms that have names, and hints speak of them."""

    def __init__(self, term_names: Sequence[str]) -> None:
        self.term_names = term_names

    def terms(self, s: S) -> list[float]:
        """What counts in a position, in the order of the names."""
        raise NotImplementedError

    def value(self, s: S) -> float:
        raise NotImplementedError

    def add_candidates(self, s: S, seats: i64, actions: Actions) -> None:
        """Add what the decider might well do, and any-time actions of these seats."""
        raise NotImplementedError

    def plan_ends(self, start: S, s: S) -> bool:
        """A plan from the start goes no further: over, a card is turned up, or the next turn."""
        raise NotImplementedError

    def imagine(self, s: S, action: i64) -> float:
        """Do what turns something up, as one may picture it; tell what to hope for beyond that."""
        raise NotImplementedError


def try_out(rules: Rules[S], brain: Brain[S], s: S, action: i64) -> float:
    """Do an action without turning anything up; tell what to hope for besides."""
    if rules.reveals(action):
        return brain.imagine(s, action)
    rules.apply(s, action)
    return 0.0
