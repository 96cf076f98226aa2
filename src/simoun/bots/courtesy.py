"""Bots ask before they move a person's pawn, take from a person's hand or fill it."""

from __future__ import annotations

from collections.abc import Collection

from simoun.core.actions import kind_of
from simoun.core.rules import Rules, State
from simoun.core.squares import members, set_of


class Courtesy:
    """What the bots of a table have asked in this turn, and what people have answered."""

    def __init__(self, rules: Rules[State]) -> None:
        self.rules = rules
        self.turn = -1
        self.have_asked: set[str] = set()  # levels: each asks once a turn
        self.declined: set[tuple[str, int]] = set()  # a level, and who wants to be left alone
        self.agreed: set[tuple[int, int]] = set()  # to what kind of action, and who

    def follow(self, s: State) -> None:
        """In another turn all may be asked again."""
        turn = int(self.rules.turn_of(s))
        if turn != self.turn:
            self.turn = turn
            self.have_asked.clear()
            self.declined.clear()
            self.agreed.clear()

    def to_ask(self, s: State, action: int, people: Collection[int]) -> list[int]:
        """Those of the people whom an action disturbs, and who have not agreed to it."""
        kind = int(kind_of(action))
        disturbed = members(int(self.rules.disturbed(s, action)))
        return [seat for seat in disturbed if seat in people and (kind, seat) not in self.agreed]

    def can_ask(self, level: str, seats: Collection[int]) -> bool:
        return level not in self.have_asked and not any(
            (level, seat) in self.declined for seat in seats
        )

    def spared(self, level: str, people: Collection[int]) -> int:
        """The set of people whom a level leaves alone: it may not ask them, or no longer."""
        willing = {seat for _, seat in self.agreed}
        asked = level in self.have_asked
        return set_of(
            [
                seat
                for seat in people
                if (level, seat) in self.declined or (asked and seat not in willing)
            ]
        )

    def ask(self, level: str) -> None:
        self.have_asked.add(level)

    def agree(self, action: int, seat: int) -> None:
        """To all of this kind, until the turn is over."""
        self.agreed.add((int(kind_of(action)), seat))

    def decline(self, level: str, seats: Collection[int]) -> None:
        self.declined.update((level, seat) for seat in seats)
