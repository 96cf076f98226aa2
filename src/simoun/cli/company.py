"""The bots at a terminal: who sits where, and what they want to do."""

from __future__ import annotations

from typing import Final

from simoun.bots.bot import PASS
from simoun.core.chance import mixed
from simoun.core.record import MOST_FRESH
from simoun.core.refusal import Refused, one_of_these
from simoun.core.rules import Rules, State
from simoun.lab.players import player_called
from simoun.match import Match

NAMED: Final = "="
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

    def __init__(self, rules: Rules[State], bots: dict[int, str], seed: int) -> None:
        self.bots = bots
        self.seed = seed
        self.minds = {level: player_called(level, rules, seed) for level in bots.values()}

    def wish(self, match: Match) -> int | None:
        """What one of them does now; None: they let people play, or the next card come."""
        able = [self.bots[seat] for seat in match.moment.by_seat if seat in self.bots]
        for level in dict.fromkeys(able):
            seats = sum(1 << seat for seat, name in self.bots.items() if name == level)
            code = int(self.minds[level].choose(self.imagined(match), seats))
            if code != PASS and code != match.moment.reveal:
                return code
        return None

    def imagined(self, match: Match) -> State:
        """The position, with other cards to come than those that will."""
        state = match.state.copy()
        state.stir(int(mixed(self.seed, len(match.moves))) & MOST_FRESH | 1)
        return state
