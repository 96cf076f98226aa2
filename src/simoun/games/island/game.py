"""Forbidden Island: the table of contents of what can happen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.core.actions import Actions, kind_of, what_of, who_of, whom_of
from simoun.core.rules import Options, Rules
from simoun.core.squares import lowest
from simoun.games.island import ending, setup, special, turn
from simoun.games.island.actions import (
    CAPTURE,
    DISCARD,
    DRAW,
    DROWN,
    END,
    FLOOD,
    FLY,
    GIVE,
    LIFT,
    MOVE,
    NAVIGATE,
    SANDBAG,
    SHORE,
    SWIM,
    TAKE_OFF,
)
from simoun.games.island.data import HELICOPTER
from simoun.games.island.state import (
    DROWNED,
    NOBODY,
    WON,
    Island,
    overfull,
    reveal_is_due,
)


@final
class IslandRules(Rules[Island]):
    def __init__(self) -> None:
        super().__init__("island", 1)

    def new(self, options: Options, seed: i64) -> Island:
        assert isinstance(options, setup.IslandOptions)
        return setup.new_game(options, seed)

    def decider(self, s: Island) -> i64:
        if s.swimmers:
            return lowest(s.swimmers)
        player = overfull(s)
        return s.current if player == NOBODY else player

    def reveal_is_due(self, s: Island) -> bool:
        return reveal_is_due(s)

    def turn_actions(self, s: Island, actions: Actions) -> None:
        if s.over:
            return
        if s.swimmers:
            turn.add_swims(s, actions, lowest(s.swimmers))
            return
        player = overfull(s)
        if player != NOBODY:
            turn.add_discards(s, actions, player)
        elif s.ended:
            actions.add(DRAW if s.to_draw else FLOOD, s.current)
        else:
            turn.add_actions(s, actions, s.current)

    def anytime_actions(self, s: Island, actions: Actions) -> None:
        if s.over:
            return
        if s.swimmers:
            special.add_while_swimming(s, actions)
        else:
            special.add_special_cards(s, actions)

    def settle(self, s: Island) -> None:
        if s.actions_left == 0 and not s.ended and not s.second_shore and overfull(s) == NOBODY:
            s.ended = not s.over
        while reveal_is_due(s):
            turn.reveal(s)
            self.move_on(s)

    def apply(self, s: Island, action: i64) -> None:
        kind = kind_of(action)
        who = who_of(action)
        what = what_of(action)
        whom = whom_of(action)
        if kind == MOVE:
            turn.put(s, who, what)
            turn.use_action(s)
        elif kind == SHORE:
            turn.shore(s, who, what)
        elif kind == FLY:
            turn.put(s, who, what)
            turn.use_action(s)
            s.flown = True
        elif kind == NAVIGATE:
            turn.put(s, whom, what)
            turn.use_action(s)
        elif kind == GIVE:
            turn.give(s, who, what, whom)
            turn.use_action(s)
        elif kind == CAPTURE:
            turn.capture(s, who, what)
            turn.use_action(s)
        elif kind == END:
            s.ended = True
            s.second_shore = False
        elif kind == DISCARD:
            turn.spend(s, who, what, 1)
        elif kind == SWIM:
            turn.swim(s, who, what)
        elif kind == DROWN:
            ending.finish(s, DROWNED)
        elif kind == SANDBAG:
            special.sandbag(s, who, what)
        elif kind == LIFT:
            special.lift(s, who, what, whom)
        elif kind == TAKE_OFF:
            turn.spend(s, who, HELICOPTER, 1)
            ending.finish(s, WON)
        else:  # DRAW and FLOOD
            turn.reveal(s)
        self.move_on(s)

    def move_on(self, s: Island) -> None:
        """When all cards are drawn and everyone is safe, the turn passes on."""
        if s.ended and not s.to_draw and not s.to_flood and reveal_is_due(s):
            turn.pass_on(s)

    # ------------------------------------------------------------ how it ends, and what it shows

    def players(self, s: Island) -> i64:
        return s.setup.players

    def winners(self, s: Island) -> list[int]:
        return list(range(s.setup.players)) if s.outcome == WON else []

    def reveals(self, action: i64) -> bool:
        return kind_of(action) in (DRAW, FLOOD)


RULES: Final = IslandRules()
