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

    `codes` holds single actions and, for each set, the action without a place.
    """

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * ROOM)
        self.written: i64 = 0  # codes
        self.sets: vec[i64] = vec[i64]([0] * RUNS)  # of places
        self.bare: vec[i64] = vec[i64]([0] * RUNS)  # where the code of each set is
        self.ends: vec[i64] = vec[i64]([0] * RUNS)  # how many actions there are up to its last
        self.runs: i64 = 0  # sets
        self.n: i64 = 0

    def clear(self) -> None:
        self.written = 0
        self.runs = 0
        self.n = 0

    def add_one(self, action: i64) -> None:
        self.codes[self.written] = action
        self.written += 1
        self.n += 1

    def add_with(self, action: i64, places: i64) -> None:
        k = self.runs
        self.sets[k] = places
        self.bare[k] = self.written
        self.codes[self.written] = action
        self.written += 1
        self.n += size(places)
        self.ends[k] = self.n
        self.runs = k + 1

    def drawn(self, k: i64) -> i64:
        """The action that would be the k-th if all were written out."""
        ends = self.ends
        for run in range(self.runs):
            if k < ends[run]:
                before: i64 = ends[run] - size(self.sets[run])
                if k < before:  # one of the single actions just before this set
                    return self.codes[self.bare[run] - (before - k)]
                place = member(self.sets[run], k - before)
                return self.codes[self.bare[run]] + (place << 16)
        return self.codes[self.written - (self.n - k)]

    def listed(self) -> list[int]:
        return [int(self.drawn(k)) for k in range(self.n)]


def member(places: i64, k: i64) -> i64:
    """The k-th place of a set."""
    while k > 0:
        places &= places - 1
        k -= 1
    return lowest(places)
