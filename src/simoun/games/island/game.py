"""Forbidden Island: the table of contents of what can happen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.core.actions import Actions, kind_of, what_of, who_of, whom_of
from simoun.core.chance import chances_among, chances_in
from simoun.core.rules import Options
from simoun.core.squares import has, lowest
from simoun.core.verbs import NO_CARD
from simoun.games.island import setup, special, turn
from simoun.games.island.actions import (
    CAPTURE,
    CARD_OF,
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
    TAKES_AN_ACTION,
    VERBS,
)
from simoun.games.island.state import DROWNED, Island, overfull, reveal_is_due
from simoun.games.team.ending import finish
from simoun.games.team.equipment import hand_over
from simoun.games.team.rules import TeamRules
from simoun.games.team.state import NOBODY, WON


@final
class IslandRules(TeamRules[Island]):
    def __init__(self) -> None:
        super().__init__("island", 1, VERBS)

    def new(self, options: Options, seed: i64) -> Island:
        assert isinstance(options, setup.IslandOptions)
        return setup.new_game(options, seed)

    def begin_streams(self, s: Island, seed: i64) -> None:
        setup.begin_streams(s, seed)

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
            move_on(s)

    def apply(self, s: Island, action: i64) -> None:
        kind = kind_of(action)
        if kind == DRAW or kind == FLOOD:
            turn.reveal(s)
        else:
            if CARD_OF[kind] != NO_CARD:
                turn.spend(s, who_of(action), CARD_OF[kind], 1)
            self.act(s, kind, action)
            if has(TAKES_AN_ACTION, kind):
                turn.pay(s, kind)
        move_on(s)

    def act(self, s: Island, kind: i64, action: i64) -> None:
        who = who_of(action)
        what = what_of(action)
        whom = whom_of(action)
        if kind == MOVE:
            turn.put(s, who, what)
        elif kind == SHORE:
            turn.dry(s, what)
        elif kind == FLY:
            turn.put(s, who, what)
            s.flown = True
        elif kind == NAVIGATE:
            turn.put(s, whom, what)
        elif kind == GIVE:
            hand_over(s, who, what, whom)
        elif kind == CAPTURE:
            turn.capture(s, who, what)
        elif kind == END:
            s.ended = True
            s.second_shore = False
        elif kind == DISCARD:
            turn.spend(s, who, what, 1)
        elif kind == SWIM:
            turn.swim(s, who, what)
        elif kind == DROWN:
            finish(s, DROWNED)
        elif kind == SANDBAG:
            turn.dry(s, what)
        elif kind == LIFT:
            special.lift(s, whom, what)
        elif kind == TAKE_OFF:
            finish(s, WON)

    # ------------------------------------------------------------ what is turned up

    def deck(self, s: Island, action: i64) -> i64:
        return kind_of(action)  # a card that is drawn, or a tile that is flooded

    def chances(self, s: Island, action: i64) -> list[tuple[int, int]]:
        if kind_of(action) == DRAW:
            return chances_in(s.treasure_deck)
        return chances_among(s.flood_deck)

    def drawn(self, s: Island, action: i64) -> i64:
        return turn.next_treasure(s) if kind_of(action) == DRAW else turn.next_flood(s)

    def turn_up(self, s: Island, action: i64, card: i64) -> bool:
        if kind_of(action) == DRAW:
            turn.draw(s, card)
        else:
            turn.flood(s, card)
        move_on(s)
        return False


def move_on(s: Island) -> None:
    """When all cards are drawn and everyone is safe, the turn passes on."""
    if s.ended and not s.to_draw and not s.to_flood and reveal_is_due(s):
        turn.pass_on(s)


RULES: Final = IslandRules()
