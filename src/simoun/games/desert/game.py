"""Forbidden Desert: the table of contents of what can happen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.core.actions import Actions, kind_of, what_of, who_of, whom_of
from simoun.core.rules import Options, Rules
from simoun.games.desert import (
    city,
    ending,
    equipment,
    setup,
    storm,
    turn,
)
from simoun.games.desert.actions import (
    BLAST,
    BURY_CARD,
    DIG,
    DRAW_WATER,
    DRINK_RESERVE,
    END,
    ESCORT,
    EXCAVATE,
    GUIDE,
    HAND_OVER,
    JET,
    JET_WITH,
    MOVE,
    NAVIGATE,
    NEXT_CARD,
    PEEK,
    PICK_UP,
    POUR,
    REDUCE,
    SCOPE,
    SHADE,
    SPEED_UP,
    STORM,
)
from simoun.games.desert.state import WON, Desert


@final
class DesertRules(Rules[Desert]):
    def __init__(self) -> None:
        super().__init__("desert", 1)

    def new(self, options: Options, seed: i64) -> Desert:
        assert isinstance(options, setup.DesertOptions)
        return setup.new_game(options, seed)

    def decider(self, s: Desert) -> i64:
        return s.current

    def reveal_is_due(self, s: Desert) -> bool:
        return s.ended and not s.over

    def turn_actions(self, s: Desert, actions: Actions) -> None:
        if s.over:
            return
        if s.seen:
            turn.add_cards_seen(s, actions, s.current)
        elif s.ended:
            actions.add(STORM, s.current)
        else:
            turn.add_actions(s, actions, s.current)

    def anytime_actions(self, s: Desert, actions: Actions) -> None:
        if not s.over and not s.seen:
            equipment.add_equipment(s, actions)

    def exchange_actions(self, s: Desert, actions: Actions) -> None:
        if not s.over and not s.seen:
            equipment.add_exchanges(s, actions)

    def settle(self, s: Desert) -> None:
        if s.actions_left == 0 and not s.ended and not s.over and not s.seen:
            self.end(s)
        while s.ended and not s.over:
            storm.draw(s)
            self.move_on(s)

    def end(self, s: Desert) -> None:
        storm.begin(s)
        self.move_on(s)

    def move_on(self, s: Desert) -> None:
        """Whatever happened may have won the game; after the last card the turn passes on."""
        if s.over:
            return
        ending.check_win(s)
        if s.ended and s.to_draw == 0 and not s.over:
            turn.pass_on(s)

    def apply(self, s: Desert, action: i64) -> None:
        kind = kind_of(action)
        if kind <= PEEK:
            self.act(s, kind, action)
            s.actions_left -= 1
        elif kind < POUR:
            self.play(s, kind, action)
        elif kind == POUR:
            equipment.pour(s, who_of(action), what_of(action), whom_of(action))
        elif kind == HAND_OVER:
            equipment.hand_over(s, who_of(action), what_of(action), whom_of(action))
        else:  # STORM
            storm.draw(s)
        self.move_on(s)

    def act(self, s: Desert, kind: i64, action: i64) -> None:
        """What costs an action."""
        who = who_of(action)
        what = what_of(action)
        if kind == MOVE:
            s.pawns[who] = what
        elif kind == DIG:
            turn.dig(s, who, what)
        elif kind == EXCAVATE:
            city.excavate(s, who)
        elif kind == ESCORT:
            turn.escort(s, who, whom_of(action), what)
        elif kind == PICK_UP:
            turn.pick_up(s, what)
        elif kind == DRAW_WATER:
            city.gain_water(s, who)
        elif kind == NAVIGATE:
            s.pawns[whom_of(action)] = what
        elif kind == GUIDE:
            turn.guide(s, what, whom_of(action))
        elif kind == REDUCE:
            s.reductions += 1
        else:  # PEEK
            turn.peek(s)

    def play(self, s: Desert, kind: i64, action: i64) -> None:
        """What costs none: the end of the actions, the cards one looks at, and equipment."""
        who = who_of(action)
        what = what_of(action)
        if kind == END:
            storm.begin(s)
        elif kind == NEXT_CARD:
            turn.choose_next(s, what)
        elif kind == BURY_CARD:
            turn.bury(s, what)
        elif kind == BLAST:
            equipment.blast(s, who, what)
        elif kind == JET:
            equipment.jet(s, who, what)
        elif kind == JET_WITH:
            equipment.jet_with(s, who, whom_of(action), what)
        elif kind == SHADE:
            equipment.shade(s, who)
        elif kind == SCOPE:
            equipment.scope(s, who, what)
        elif kind == SPEED_UP:
            equipment.speed_up(s, who)
        elif kind == DRINK_RESERVE:
            equipment.drink_reserve(s, who)

    # ------------------------------------------------------------ how it ends, and what it shows

    def players(self, s: Desert) -> i64:
        return s.setup.players

    def winners(self, s: Desert) -> list[int]:
        return list(range(s.setup.players)) if s.outcome == WON else []

    def reveals(self, action: i64) -> bool:
        return kind_of(action) in (STORM, EXCAVATE, SCOPE, PEEK)


RULES: Final = DesertRules()
