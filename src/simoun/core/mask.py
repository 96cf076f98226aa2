"""What may be done now, marked number by number: a list of actions that is never written out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from simoun.core.actions import Actions, kind_of
from simoun.core.rules import Rules, State
from simoun.core.space import MOST_PARTS, NOTHING, Space
from simoun.core.squares import has, lowest, size

MARKED: Final[u8] = 1
CLEAR: Final[u8] = 0


@final
class Mask(Actions):
    """It marks what may come next: an action, or after some of its numbers another of them."""

    def __init__(self, space: Space[State]) -> None:
        self.codes: vec[i64] = vec[i64]()  # they are marked instead
        self.n: i64 = 0  # how many actions can be marked or led to
        self.space = space
        self.state: State | None = None
        self.me: i64 = 0
        self.row: vec[u8] = vec[u8]()
        self.start: i64 = 0  # of the marks in the row
        self.last: i64 = NOTHING  # the action that was added last, with its first place
        self.chosen: vec[i64] = vec[i64]([0] * MOST_PARTS)  # the numbers of an action so far
        self.parts: i64 = 0  # how many
        self.so_far: i64 = 0  # what they mean
        self.remembers: bool = False  # what it marked, to wipe it off again
        self.runs: vec[i64] = vec[i64]()  # pairs: the first column, and a set of those from there
        self.filled: i64 = 0  # how much of that
        self.former: vec[i64] = vec[i64]()  # the same for the row before
        self.former_filled: i64 = 0

    # ------------------------------------------------------------ numbers, one after the other

    def forget(self) -> None:
        """A new action begins."""
        self.parts = 0
        self.so_far = 0

    def takes(self, s: State, number: i64) -> i64:
        """Choose a marked number: the action that is whole by now, or NOTHING."""
        space = self.space
        self.so_far = space.taken(self.so_far, number, self.me)
        self.chosen[self.parts] = number
        self.parts += 1
        if not space.is_whole(self.so_far, number):
            return NOTHING
        action = space.meant(s, self.so_far)
        self.forget()
        return action

    # ------------------------------------------------------------ marks

    def mark(
        self,
        rules: Rules[State],
        s: State,
        me: i64,
        exchanges: bool,
        row: vec[u8],
        start: i64,
    ) -> None:
        """Into a part of a row that holds no mark yet."""
        self.n = 0
        self.last = NOTHING
        self.state = s
        self.me = me
        self.row = row
        self.start = start
        rules.turn_actions(s, self)
        rules.anytime_actions(s, self)
        if exchanges:
            rules.exchange_actions(s, self)

    def unmark_only(self) -> None:
        """When there is just one action, which takes one number."""
        s = self.state
        assert s is not None
        told = self.space.told(s, self.last)
        self.row[self.start + self.space.number(told, self.me, 0)] = CLEAR

    def add_one(self, action: i64) -> None:
        space = self.space
        told = action
        if has(space.moved, kind_of(action)):
            s = self.state
            assert s is not None
            told = space.told(s, action)
        if self.parts and not self.goes_on(told):
            return
        number = space.number(told, self.me, self.parts)
        if number != NOTHING:
            self.row[self.start + number] = MARKED
            self.n += 1
            self.last = action
            if self.remembers:
                self.remember(self.start + number, 1)

    def goes_on(self, told: i64) -> bool:
        """It has the numbers that were chosen so far."""
        for part in range(self.parts):
            if self.space.number(told, self.me, part) != self.chosen[part]:
                return False
        return True

    def add_with(self, action: i64, places: i64) -> None:
        """A set of places is a run of numbers, which begins with that of the first place."""
        if self.parts or has(self.space.by_parts, kind_of(action)):
            self.add_one_by_one(action, places)
            return
        number = self.space.number(action, self.me, 0)
        if number == NOTHING:
            return
        self.n += size(places)
        self.last = action + (lowest(places) << 16)
        if self.remembers:
            self.remember(self.start + number, places)
        write(self.row, self.start + number, places)

    def add_one_by_one(self, action: i64, places: i64) -> None:
        while places:
            self.add_one(action + (lowest(places) << 16))
            places &= places - 1

    # ------------------------------------------------------------ two rows by turns

    def remember(self, at: i64, places: i64) -> None:
        if self.filled == len(self.runs):
            self.runs = append(append(self.runs, 0), 0)
        self.runs[self.filled] = at
        self.runs[self.filled + 1] = places
        self.filled += 2

    def turn_over(self, row: vec[u8]) -> None:
        """Marks go to the other row from now on: wipe off those that it still has."""
        runs = self.former
        for k in range(0, self.former_filled, 2):
            wipe(row, runs[k], runs[k + 1])
        self.former = self.runs
        self.former_filled = self.filled
        self.runs = runs
        self.filled = 0


def write(row: vec[u8], at: i64, places: i64) -> None:
    """Marks for a set of places, beside those that are there: to ask of each would take longer."""
    while places:
        row[at] |= u8(places & 1)
        at += 1
        places >>= 1


def wipe(row: vec[u8], at: i64, places: i64) -> None:
    while places:
        row[at] = CLEAR
        at += 1
        places >>= 1
