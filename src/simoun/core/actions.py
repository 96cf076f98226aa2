"""An action is one int: its kind, the player who does it, what with, and to whom."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.squares import lowest, size

ROOM: Final = 8192  # more than any position of any game has actions
RUNS: Final = 4096


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

    @final
    def add(self, kind: i64, who: i64, what: i64 = 0, whom: i64 = 0) -> None:
        self.add_one(kind | who << 8 | what << 16 | whom << 24)

    @final
    def add_each(self, kind: i64, who: i64, places: i64, whom: i64 = 0) -> None:
        """One action for each place of the set."""
        if places:
            self.add_with(kind | who << 8 | whom << 24, places)

    def add_one(self, action: i64) -> None:
        self.codes[self.n] = action
        self.n += 1

    def add_with(self, action: i64, places: i64) -> None:
        """The action with each of these places in turn.

        Every place is written down, and counted only if it is in the set: nothing to guess.
        """
        codes = self.codes
        n = self.n
        while places:
            codes[n] = action
            n += places & 1
            action += 1 << 16
            places >>= 1
        self.n = n

    def listed(self) -> list[int]:
        return [int(self.codes[k]) for k in range(self.n)]


@final
class Lots(Actions):
    """Actions to draw one from: sets of places are counted, not written out.

    `codes` holds the single actions; of each set, `sets` has its places, the action without a
    place, and in one number how many actions there are up to its last, and how many single ones.
    """

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * ROOM)
        self.singles: i64 = 0
        self.sets: vec[i64] = vec[i64]([0] * (3 * RUNS))
        self.filled: i64 = 0  # how much of that
        self.n: i64 = 0

    def clear(self) -> None:
        self.singles = 0
        self.filled = 0
        self.n = 0

    def add_one(self, action: i64) -> None:
        k = self.singles
        self.codes[k] = action
        self.singles = k + 1
        self.n += 1

    def add_with(self, action: i64, places: i64) -> None:
        k = self.filled
        sets = self.sets
        end = self.n + size(places)
        sets[k] = places
        sets[k + 1] = action
        sets[k + 2] = end << 32 | self.singles
        self.filled = k + 3
        self.n = end

    def drawn(self, k: i64) -> i64:
        """The action that would be the k-th if all were written out."""
        sets = self.sets
        for at in range(0, self.filled, 3):
            end = sets[at + 2] >> 32
            if k < end:
                before: i64 = end - size(sets[at])
                if k < before:  # one of the single actions just before this set
                    return self.codes[(sets[at + 2] & 0xFFFFFFFF) - (before - k)]
                return sets[at + 1] + (member(sets[at], k - before) << 16)
        return self.codes[self.singles - (self.n - k)]

    def listed(self) -> list[int]:
        return [int(self.drawn(k)) for k in range(self.n)]


def member(places: i64, k: i64) -> i64:
    """The k-th place of a set."""
    while k > 0:
        places &= places - 1
        k -= 1
    return lowest(places)
