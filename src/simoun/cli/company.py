"""The bots at a terminal: who sits where, and what they want to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from simoun.bots.bot import PASS
from simoun.bots.courtesy import Courtesy
from simoun.core.chance import mixed
from simoun.core.record import MOST_FRESH
from simoun.core.refusal import Refused, one_of_these
from simoun.core.rules import Rules, State
from simoun.lab.players import player_called
from simoun.match import Match

NAMED: Final = "="
Agrees = Callable[[int], bool]  # whether those whom an action disturbs let a bot do it
HOW: Final = "as in seat2=normal,seat3=novice, or without seats, as in normal"


def bots_by_seat(text: str, players: int) -> dict[int, str]:
    """`seat2=normal,seat3=novice`, or `normal,novice` for all seats but the first, by turns."""
    names = text.split(",")
    if not any(NAMED in name for name in names):
        others = players - 1
        if len(names) > others:
            raise Refused(f"There are {len(names)} bots for {others} seats beside yours.")
        return {seat: names[(seat - 1) % len(names)] for seat in range(1, players)}
    seats = [f"seat{number + 1}" for number in range(players)]
    found: dict[int, str] = {}
    for name in names:
        seat, mark, level = name.partition(NAMED)
        if not mark:
            raise Refused(f"--bots names a seat for some bots only: it is {HOW}.")
        if seat not in seats:
            raise Refused(f"There is no {seat!r} for a bot: it is {one_of_these(seats)}.")
        if seats.index(seat) in found:
            raise Refused(f"--bots names {seat} twice.")
        found[seats.index(seat)] = level
    return found


class Company:
    """Each level plans for all its seats, and knows no more of the next cards than people do."""

    def __init__(
        self, rules: Rules[State], bots: dict[int, str], people: Sequence[int], seed: int
    ) -> None:
        self.bots = bots
        self.people = list(people)  # whom bots ask before they disturb them
        self.seed = seed
        self.minds = {level: player_called(level, rules, seed) for level in bots.values()}
        self.courtesy = Courtesy(rules)

    def wish(self, match: Match, agrees: Agrees) -> int | None:
        """What one of them does now; None: they let people play, or the next card come."""
        self.courtesy.follow(match.state)
        able = [self.bots[seat] for seat in match.moment.by_seat if seat in self.bots]
        for level in dict.fromkeys(able):
            code = self.wish_of(level, match, agrees)
            if code != PASS and code != match.moment.reveal:
                return code
        return None

    def wish_of(self, level: str, match: Match, agrees: Agrees) -> int:
        """What nobody minds whom it would disturb."""
        seats = sum(1 << seat for seat, name in self.bots.items() if name == level)
        mind = self.minds[level]
        for _ in range(1 + len(self.people)):
            mind.spared = self.courtesy.spared(level, self.people)
            code = int(mind.choose(self.imagined(match), seats))
            whom = [] if code == PASS else self.courtesy.to_ask(match.state, code, self.people)
            if not whom or self.is_granted(level, code, whom, agrees):
                return code
        return PASS

    def is_granted(self, level: str, code: int, whom: list[int], agrees: Agrees) -> bool:
        may_ask = self.courtesy.can_ask(level, whom)
        self.courtesy.ask(level)
        if may_ask and agrees(code):
            for seat in whom:
                self.courtesy.agree(code, seat)
            return True
        self.courtesy.decline(level, whom)
        return False

    def imagined(self, match: Match) -> State:
        """The position, with other cards to come than those that will."""
        state = match.state.copy()
        state.stir(int(mixed(self.seed, len(match.moves))) & MOST_FRESH | 1)
        return state
