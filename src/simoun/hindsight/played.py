"""A finished game, position by position."""

from __future__ import annotations

from simoun.core.actions import who_of
from simoun.core.record import Move, Play, Record
from simoun.core.refusal import Refused
from simoun.core.rules import State
from simoun.match import Match


class Played:
    """What was played, and the position before each move; the last position is the end."""

    def __init__(self, record: Record) -> None:
        begun = Record(record.game, record.rules, record.options, record.position, record.seed, [])
        match = Match(begun)
        self.face = match.face
        self.rules = match.rules
        self.states: list[State] = [match.state.copy()]
        self.plays: list[Play] = []
        self.moves: list[Move] = record.moves
        for move in record.moves:
            code = match.moment.code_of(move.text)
            match.play(code, move.fresh)
            self.plays.append((code, move.fresh))
            self.states.append(match.state.copy())

    @property
    def end(self) -> State:
        return self.states[-1]

    def seat(self, move: int) -> int:
        return int(who_of(self.plays[move][0]))

    def turn_numbers(self) -> list[int]:
        """In which turn each move was made, counted from 1."""
        found, number = [], 1
        for before, after in zip(self.states, self.states[1:], strict=False):
            found.append(number)
            number += self.rules.turn_of(before) != self.rules.turn_of(after)
        return found

    def scores(self) -> list[list[int]]:
        """Of each rival, at the beginning and after each move; nothing where all play together."""
        if self.rules.together():
            return []
        return [[sum(seat.values()) for seat in self.rules.scores(s)] for s in self.states]

    def is_due(self, move: int) -> bool:
        """Nobody decided: the next card was turned up."""
        s, code = self.states[move], self.plays[move][0]
        return self.rules.reveal_is_due(s) and self.rules.reveals(code)

    def rest_of_turn(self, move: int) -> list[int]:
        """What was done from there, up to the first thing turned up or the end of the turn."""
        turn, found = self.rules.turn_of(self.states[move]), list[int]()
        for (code, _), after in zip(self.plays[move:], self.states[move + 1 :], strict=False):
            found.append(code)
            passed = after.over or self.rules.turn_of(after) != turn
            if passed or self.rules.reveals(code) or self.rules.reveal_is_due(after):
                break
        return found


def finished(match: Match) -> Played:
    """A game that isn't over has no review."""
    if not match.over:
        moves = len(match.moves)
        raise Refused(
            f"The game isn't over after {moves} move{'s' * (moves != 1)}:"
            " a review is of a finished game."
        )
    return Played(match.record())
