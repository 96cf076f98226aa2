"""Every line of a turn, and exactly what comes of each: what puzzles are found and proved with.

Lines that lead to the same position are one. A line goes on until the goal is reached, a card
is turned up, or the turn is over; what the cards bring is weighed with whole numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from simoun.core.rules import Rules, State

Key = int | str

NEVER: Final = Fraction(0)
ALWAYS: Final = Fraction(1)


class TooLarge(Exception):
    """More positions than somebody has time for: nothing is known about this one."""


@dataclass(frozen=True)
class Quest:
    """What is wanted, asked of a state, and until when: in a turn, or before its cards."""

    rules: Rules[State]
    is_met: Callable[[State], bool]
    turn: int
    before_cards: bool

    def is_over(self, s: State) -> bool:
        """Nothing more can come of it."""
        if s.over or self.rules.turn_of(s) != self.turn:
            return True
        return self.before_cards and self.rules.reveal_is_due(s)


@dataclass(frozen=True)
class End:
    """Where a line leads: `met`, over, or to a `reveal`, whose cards decide."""

    state: State
    key: Key
    met: bool
    reveal: int | None


class Lines:
    """All lines from a state on; it counts positions, and gives up rather than guess."""

    def __init__(
        self, quest: Quest, start: State, most: int, key: Callable[[State], Key] | None = None
    ) -> None:
        """`key` tells positions apart; fingerprints do it fast, and once in a while wrongly."""
        self.quest = quest
        self.rules = quest.rules
        self.start = start
        self.left = most
        self.key = key or fingerprint
        self.came: dict[Key, tuple[Key, int] | None] = {}
        self._sure: dict[Key, bool] = {}
        self._chance: dict[Key, Fraction] = {}

    # ------------------------------------------------------------ where lines lead

    def ends(self) -> Iterator[End]:
        """The shortest lines first; what stands at the end of a turn is one end."""
        first = self.key(self.start)
        self.came = {first: None}
        waiting: list[tuple[Key, State]] = [(first, self.start)]
        for key, s in waiting:
            if self.quest.is_met(s):
                yield End(s, key, True, None)
            elif self.quest.is_over(s):
                yield End(s, key, False, None)
            elif self.rules.reveal_is_due(s):
                yield End(s, key, False, self.rules.legal(s)[0])
            else:
                for action in self.rules.legal(s):
                    if self.rules.reveals(action):
                        yield End(s, key, False, action)
                    else:
                        self.follow(waiting, key, s, action)

    def follow(self, waiting: list[tuple[Key, State]], key: Key, s: State, action: int) -> None:
        after, came = self.done(s, action), self.came
        reached = self.key(after)
        if reached not in came:
            came[reached] = (key, action)
            waiting.append((reached, after))

    def line_to(self, end: End) -> list[int]:
        """The decisions that lead there, the fewest that do."""
        found = [] if end.reveal is None or self.rules.reveal_is_due(end.state) else [end.reveal]
        step = self.came[end.key]
        while step is not None:
            found.append(step[1])
            step = self.came[step[0]]
        return found[::-1]

    def done(self, s: State, action: int) -> State:
        self.count()
        after = s.copy()
        self.rules.apply(after, action)
        return after

    def count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooLarge

    # ------------------------------------------------------------ what comes of them

    def is_sure(self, end: End) -> bool:
        """The goal is reached against every card that may come."""
        if end.reveal is None:
            return end.met
        if self.rules.reveal_is_due(end.state):
            return self.sure(end.state)
        return self.all_sure(end.state, end.reveal)

    def chance_of(self, end: End) -> Fraction:
        """How likely the goal is, if all that is still to be decided is decided best."""
        if end.reveal is None:
            return ALWAYS if end.met else NEVER
        if self.rules.reveal_is_due(end.state):
            return self.chance(end.state)
        return self.expected(end.state, end.reveal)

    def sure(self, s: State) -> bool:
        key = self.key(s)
        if key not in self._sure:
            self._sure[key] = any(
                met or (reveal is not None and self.all_sure(t, reveal))
                for t, met, reveal in self.ways_on(s, key)
            )
        return self._sure[key]

    def chance(self, s: State) -> Fraction:
        key = self.key(s)
        if key not in self._chance:
            best = NEVER
            for t, met, reveal in self.ways_on(s, key):
                if met:
                    best = ALWAYS
                elif reveal is not None:
                    best = max(best, self.expected(t, reveal))
                if best == ALWAYS:
                    break
            self._chance[key] = best
        return self._chance[key]

    def ways_on(self, s: State, key: Key) -> Iterator[tuple[State, bool, int | None]]:
        """All that can be done before the next card: to go on comes first."""
        seen = {key}
        waiting = [s]
        for t in waiting:
            if self.quest.is_met(t):
                yield t, True, None
            elif not self.quest.is_over(t):
                actions = self.rules.legal(t)
                for action in actions:
                    if self.rules.reveals(action):
                        yield t, False, action
                for action in actions:
                    if not self.rules.reveals(action):
                        after = self.done(t, action)
                        reached = self.key(after)
                        if reached not in seen:
                            seen.add(reached)
                            waiting.append(after)

    def all_sure(self, s: State, action: int) -> bool:
        return all(
            self.all_sure(after, action) if more else self.sure(after)
            for _, after, more in self.cards(s, action)
        )

    def expected(self, s: State, action: int) -> Fraction:
        found, weights = NEVER, 0
        for weight, after, more in self.cards(s, action):
            found += weight * (self.expected(after, action) if more else self.chance(after))
            weights += weight
        return found / weights

    def cards(self, s: State, action: int) -> Iterator[tuple[int, State, bool]]:
        """Each card that may come, its weight, and whether the same action turns up another."""
        for card, weight in self.rules.chances(s, action):
            self.count()
            after = s.copy()
            more = self.rules.turn_up(after, action, card)
            yield weight, after, more


def fingerprint(s: State) -> int:
    return int(s.fingerprint())
