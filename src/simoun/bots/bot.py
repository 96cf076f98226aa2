"""A bot plays one or more seats of any game."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64

from simoun.core.actions import Actions, Lots, who_of
from simoun.core.chance import below, onward, stream_of
from simoun.core.rules import Rules, S
from simoun.core.squares import has

PASS: Final = -1  # no action: let the others play
EVERYONE: Final = -1  # the set of all seats, in any game
POLICY: Final = 100  # the number of the stream that chooses, apart from those that deal


class Bot(Generic[S]):
    """Its randomness is its own: what it chooses never depends on the streams of the state."""

    def __init__(self, rules: Rules[S], seed: i64) -> None:
        self.rules = rules
        self.stream: i64 = stream_of(seed, POLICY)
        self.steps_in: bool = True  # it may want to act before a card is turned up
        self.seconds: float = 0.0  # of thought at most, in one decision; 0: as long as it takes
        self.spared: i64 = 0  # players whose pawn and hand it leaves alone, a set
        self.actions = Actions()  # to be filled again and again

    def begin(self, seed: i64) -> None:
        """Another game, with luck of its own."""
        self.stream = stream_of(seed, POLICY)

    def choose(self, s: S, seats: i64) -> i64:
        """An action by one of these seats, or PASS when none of them must or wants to act."""
        raise NotImplementedError

    def roll(self, n: i64) -> i64:
        """A number in 0..n-1."""
        self.stream = onward(self.stream)
        return below(self.stream, n)


class AnyLegal(Bot[S]):
    """Any legal action is as good as another; cards are turned up as soon as they are due."""

    def __init__(self, rules: Rules[S], seed: i64) -> None:
        super().__init__(rules, seed)
        self.steps_in = False
        self.lots = Lots()

    def choose(self, s: S, seats: i64) -> i64:
        if s.over or (seats != EVERYONE and not has(seats, self.rules.decider(s))):
            return PASS
        if seats == EVERYONE:
            return self.draw(s)
        actions = self.actions
        actions.clear()
        self.rules.turn_actions(s, actions)
        self.rules.anytime_actions(s, actions)
        keep_those_of(actions, seats)
        keep_courteous(self.rules, s, actions, self.spared)
        return actions.codes[self.roll(actions.n)] if actions.n else PASS

    def draw(self, s: S) -> i64:
        lots = self.lots
        lots.clear()
        self.rules.turn_actions(s, lots)
        self.rules.anytime_actions(s, lots)
        return lots.drawn(self.roll(lots.n))


def keep_those_of(actions: Actions, seats: i64) -> None:
    kept: i64 = 0
    for k in range(actions.n):
        action = actions.codes[k]
        if has(seats, who_of(action)):
            actions.codes[kept] = action
            kept += 1
    actions.n = kept


def keep_courteous(rules: Rules[S], s: S, actions: Actions, spared: i64) -> None:
    """Keep what leaves these players' pawns and hands alone, or is their own to do."""
    if not spared:
        return
    kept: i64 = 0
    for k in range(actions.n):
        action = actions.codes[k]
        if not rules.disturbed(s, action) & spared:
            actions.codes[kept] = action
            kept += 1
    actions.n = kept


def reveal_due(rules: Rules[S], s: S) -> i64:
    """The card that is turned up next, where one is due."""
    reveal = Actions()
    rules.turn_actions(s, reveal)
    return reveal.codes[0]
