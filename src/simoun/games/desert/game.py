"""Forbidden Desert: the table of contents of what can happen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.core.actions import Actions, kind_of, what_of, who_of, whom_of
from simoun.core.chance import chances_in
from simoun.core.rules import Options
from simoun.core.squares import has
from simoun.core.verbs import NO_CARD
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
    CARD_OF,
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
    PICK_UP,
    POUR,
    REDUCE,
    SCOPE,
    SHADE,
    SPEED_UP,
    STORM,
    TAKES_AN_ACTION,
    VERBS,
)
from simoun.games.desert.state import Desert, face_at, is_revealed
from simoun.games.team.equipment import find, hand_over, next_equipment, use_up
from simoun.games.team.rules import TeamRules
from simoun.games.team.storm import EQUIPMENT_DECK, STORM_DECK, next_card
from simoun.games.team.turn import guide, take_along


@final
class DesertRules(TeamRules[Desert]):
    def __init__(self) -> None:
        super().__init__("desert", 1, VERBS)

    def new(self, options: Options, seed: i64) -> Desert:
        assert isinstance(options, setup.DesertOptions)
        return setup.new_game(options, seed)

    def begin_streams(self, s: Desert, seed: i64) -> None:
        setup.begin_streams(s, seed)

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
            if s.actions_left > 0:
                turn.add_actions(s, actions, s.current)
            actions.add(END, s.current)

    def anytime_actions(self, s: Desert, actions: Actions) -> None:
        if not s.over and not s.seen:
            equipment.add_equipment(s, actions)

    def exchange_actions(self, s: Desert, actions: Actions) -> None:
        if not s.over and not s.seen:
            equipment.add_exchanges(s, actions)

    def settle(self, s: Desert) -> None:
        if s.actions_left == 0 and not s.ended and not s.over and not s.seen:
            storm.begin(s)
            move_on(s)
        while s.ended and not s.over:
            storm.draw(s, next_card(s))
            move_on(s)

    def apply(self, s: Desert, action: i64) -> None:
        if self.reveals(action):
            self.reveal(s, action)
            return
        kind = kind_of(action)
        self.pay(s, kind, who_of(action))
        if has(TAKES_AN_ACTION, kind):
            self.act(s, kind, action)
        else:
            self.play(s, kind, action)
        move_on(s)

    def pay(self, s: Desert, kind: i64, player: i64) -> None:
        if has(TAKES_AN_ACTION, kind):
            s.actions_left -= 1
        elif CARD_OF[kind] != NO_CARD:
            use_up(s, player, CARD_OF[kind])

    def act(self, s: Desert, kind: i64, action: i64) -> None:
        """What takes an action."""
        who = who_of(action)
        what = what_of(action)
        if kind == MOVE:
            s.pawns[who] = what
        elif kind == DIG:
            turn.dig(s, who, what)
        elif kind == ESCORT:
            take_along(s, who, whom_of(action), what)
        elif kind == PICK_UP:
            turn.pick_up(s, what)
        elif kind == DRAW_WATER:
            city.gain_water(s, who)
        elif kind == NAVIGATE:
            s.pawns[whom_of(action)] = what
        elif kind == GUIDE:
            guide(s, what, whom_of(action))
        elif kind == REDUCE:
            s.reductions += 1

    def play(self, s: Desert, kind: i64, action: i64) -> None:
        """What takes none: the end of the turn, cards one looks at, equipment, what one shares."""
        who = who_of(action)
        what = what_of(action)
        whom = whom_of(action)
        if kind == END:
            storm.begin(s)
        elif kind == NEXT_CARD:
            storm.put_next(s, what)
        elif kind == BURY_CARD:
            storm.bury(s, what)
        elif kind == BLAST:
            equipment.blast(s, what)
        elif kind == JET:
            s.pawns[who] = what
        elif kind == JET_WITH:
            take_along(s, who, whom, what)
        elif kind == SHADE:
            equipment.shade(s, who)
        elif kind == SPEED_UP:
            equipment.speed_up(s)
        elif kind == DRINK_RESERVE:
            city.water_all(s, s.pawns[who])
        elif kind == POUR:
            equipment.pour(s, who, what, whom)
        elif kind == HAND_OVER:
            hand_over(s, who, what, whom)

    # ------------------------------------------------------------ what is turned up

    def deck(self, s: Desert, action: i64) -> i64:
        """Tiles with a drop on them lie in a bag of their own."""
        kind = kind_of(action)
        if kind == SCOPE:
            return face_at(s, what_of(action))
        if kind == EXCAVATE:
            place = s.pawns[who_of(action)]
            return EQUIPMENT_DECK if is_revealed(s, place) else face_at(s, place)
        return STORM_DECK

    def chances(self, s: Desert, action: i64) -> list[tuple[int, int]]:
        kind = kind_of(action)
        if kind == SCOPE:
            return city.faces_below(s, what_of(action))
        if kind == EXCAVATE:
            place = s.pawns[who_of(action)]
            found = is_revealed(s, place)
            return chances_in(s.equipment_deck) if found else city.faces_below(s, place)
        return chances_in(s.storm_deck)

    def drawn(self, s: Desert, action: i64) -> i64:
        kind = kind_of(action)
        if kind == SCOPE:
            return city.next_face(s, what_of(action))
        if kind == EXCAVATE:
            place = s.pawns[who_of(action)]
            return next_equipment(s) if is_revealed(s, place) else city.next_face(s, place)
        return next_card(s)

    def turn_up(self, s: Desert, action: i64, card: i64) -> bool:
        """An excavation turns up a face, and a gear on it an equipment card."""
        kind = kind_of(action)
        who = who_of(action)
        more = False
        if kind == STORM:
            storm.draw(s, card)
        elif kind == EXCAVATE and is_revealed(s, s.pawns[who]):
            find(s, who, card)
        elif kind == EXCAVATE:
            more = city.excavate(s, who, card)
        elif kind == SCOPE:
            equipment.scope(s, what_of(action), card)
        else:  # PEEK
            more = storm.peek(s, card)
        if not more:
            self.pay(s, kind, who)
            move_on(s)
        return more


def move_on(s: Desert) -> None:
    """Whatever happened may have won the game; after the last card the turn passes on."""
    if s.over:
        return
    ending.check_win(s)
    if s.ended and s.to_draw == 0 and not s.over:
        turn.pass_on(s)


RULES: Final = DesertRules()
