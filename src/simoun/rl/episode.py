"""One game after another, played by numbers: what is forced happens by itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from simoun.core.actions import kind_of
from simoun.core.arrays import Arrays, put
from simoun.core.mask import Mask
from simoun.core.rules import Options, Rules, State
from simoun.core.space import MOST_PARTS, NOTHING, Space
from simoun.core.squares import has

BEGUN: Final = 2 * (MOST_PARTS - 1)  # columns for the numbers of an action that isn't whole yet
PAGE: Final = 256


def blank(columns: i64) -> vec[u8]:
    """A row of zeros; in plain Python it would take longer than all that is written there."""
    return vec[u8]([0] * columns)


class Episode:
    """A game and whoever decides in it; free exchanges could go in circles, so they are bounded."""

    def __init__(
        self,
        rules: Rules[State],
        arrays: Arrays[State],
        options: Options,
        space: Space[State],
        exchanges: int,
        step_in: bool,
    ) -> None:
        self.rules = rules
        self.arrays = arrays
        self.options = options
        self.space = space
        self.mask = Mask(space)
        self.most: i64 = exchanges  # in one turn
        self.step_in = step_in  # somebody may act before a card that is due
        self.s: State = rules.new(options, 0)
        self.me: i64 = 0  # who is asked
        self.turn: i64 = NOTHING
        self.exchanged: i64 = 0  # in this turn

    def begin(self, seed: i64) -> None:
        self.s = self.rules.new(self.options, seed)
        self.turn = NOTHING
        self.exchanged = 0
        self.mask.forget()

    # ------------------------------------------------------------ what happens

    def advance(self, row: vec[u8], start: i64) -> None:
        """Play on until somebody has a choice, and mark what can be chosen."""
        while True:
            if not self.step_in and not self.mask.parts:
                self.rules.settle(self.s)
            if self.s.over:
                return
            self.ask(self.rules.decider(self.s), row, start)
            if self.mask.n != 1 or self.mask.parts:
                return
            self.mask.unmark_only()
            self.happens(self.mask.last)

    def ask(self, seat: i64, row: vec[u8], start: i64) -> None:
        """Mark what a seat can choose."""
        self.me = seat
        turn = self.rules.turn_of(self.s)
        if turn != self.turn:
            self.turn = turn
            self.exchanged = 0
        may_exchange = self.exchanged < self.most
        self.mask.mark(self.rules, self.s, seat, may_exchange, row, start)

    def play(self, number: i64) -> None:
        """A number that is marked."""
        action = self.mask.takes(self.s, number)
        if action != NOTHING:
            self.happens(action)

    def happens(self, action: i64) -> None:
        if has(self.space.exchanging, kind_of(action)):
            self.exchanged += 1
        self.rules.apply(self.s, action)

    # ------------------------------------------------------------ what is seen

    def observe(self, seat: i64, row: vec[u8], at: i64) -> None:
        """What a seat may see, and how much of an action it has named."""
        at = self.arrays.write(self.s, seat, row, at)
        if not self.space.by_parts:
            return
        for part in range(MOST_PARTS - 1):
            number: i64 = 0
            if part < self.mask.parts and seat == self.me:
                number = 1 + self.mask.chosen[part]
            at = put(row, at, number % PAGE)
            at = put(row, at, number // PAGE)
