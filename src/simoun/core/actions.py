"""An action is one int: its kind, the player who does it, what with, and to whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.squares import lowest_by_remainder

PLACES: Final = vec[i64]([place << 16 for place in lowest_by_remainder()])
ROOM: Final = 8192  # more than any position of any game has actions


def act(kind: i64, who: i64, what: i64 = 0, whom: i64 = 0) -> i64:
    return kind | who << 8 | what << 16 | whom << 24


def kind_of(action: i64) -> i64:
    return action & 255


def who_of(action: i64) -> i64:
    return (action >> 8) & 255


def what_of(action: i64) -> i64:
    return (action >> 16) & 255


def whom_of(action: i64) -> i64:
    return action >> 24


class Actions:
    """A list of actions that is filled again and again."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * ROOM)
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, kind: i64, who: i64, what: i64 = 0, whom: i64 = 0) -> None:
        self.codes[self.n] = kind | who << 8 | what << 16 | whom << 24
        self.n += 1

    def add_each(self, kind: i64, who: i64, places: i64, whom: i64 = 0) -> None:
        """One action for each place of the set."""
        codes = self.codes  # locals, and `lowest` written out: a quarter of a playout
        n = self.n
        action: i64 = kind | who << 8 | whom << 24
        while places:
            codes[n] = action | PLACES[(places & -places) % 61]
            n += 1
            places &= places - 1
        self.n = n

    def listed(self) -> list[int]:
        return [int(self.codes[k]) for k in range(self.n)]
