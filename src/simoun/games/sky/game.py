"""Forbidden Sky: the table of contents of what can happen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.core.actions import Actions, kind_of, what_of, who_of, whom_of
from simoun.core.chance import chances_among, chances_in
from simoun.core.rules import Options
from simoun.core.squares import bit, has
from simoun.core.verbs import NO_CARD
from simoun.games.sky import (
    adventurers,
    equipment,
    platform,
    setup,
    storm,
    turn,
)
from simoun.games.sky.actions import (
    CARD_OF,
    CLAMP,
    COMPLETE,
    CROSS_ALONE,
    END,
    ESCORT,
    EXPLORE,
    FUSE,
    GIVE_TILE,
    GUIDE,
    HAND_OVER,
    HEAL,
    HOOK,
    JET,
    JET_WITH,
    KEEP,
    LOOK_AHEAD,
    MEND,
    MOVE,
    NAVIGATE,
    NEXT_CARD,
    OPEN_KIT,
    SCOPE,
    SCOUT,
    SHIELD,
    SPEED_UP,
    SPLICE,
    STORM,
    TAKE_ALONG,
    TAKE_TILE,
    TAKES_AN_ACTION,
    UNFUSE,
    UNWIRE,
    VERBS,
    WIRE,
)
from simoun.games.sky.data import GEAR
from simoun.games.sky.state import Sky
from simoun.games.sky.tiles import SET
from simoun.games.team.equipment import find, hand_over, next_equipment, use_up
from simoun.games.team.rules import TeamRules
from simoun.games.team.state import NOBODY
from simoun.games.team.storm import EQUIPMENT_DECK, STORM_DECK, TILE_DECK, next_card
from simoun.games.team.turn import guide, take_along


@final
class SkyRules(TeamRules[Sky]):
    def __init__(self) -> None:
        super().__init__("sky", 1, VERBS)

    def new(self, options: Options, seed: i64) -> Sky:
        assert isinstance(options, setup.SkyOptions)
        return setup.new_game(options, seed)

    def begin_streams(self, s: Sky, seed: i64) -> None:
        setup.begin_streams(s, seed)

    def decider(self, s: Sky) -> i64:
        return s.current if s.chooser == NOBODY else s.chooser

    def reveal_is_due(self, s: Sky) -> bool:
        return s.ended and s.chooser == NOBODY and not s.over

    def turn_actions(self, s: Sky, actions: Actions) -> None:
        if s.over:
            return
        if s.chooser != NOBODY:
            turn.add_choices(s, actions)
        elif s.ended:
            actions.add(STORM, s.current)
        else:
            turn.add_actions(s, actions, s.current)

    def anytime_actions(self, s: Sky, actions: Actions) -> None:
        if not s.over and s.chooser == NOBODY:
            equipment.add_equipment(s, actions)

    def exchange_actions(self, s: Sky, actions: Actions) -> None:
        if not s.over and s.chooser == NOBODY:
            equipment.add_exchanges(s, actions)
            adventurers.add_tile_exchanges(s, actions)

    def disturbed(self, s: Sky, action: i64) -> i64:
        """Whom else a gust blows about is nobody's choice."""
        kind = kind_of(action)
        if kind == CROSS_ALONE:
            return 0
        return bit(whom_of(action)) if kind == TAKE_ALONG else super().disturbed(s, action)

    def is_disturbed(self, before: Sky, after: Sky, player: i64) -> bool:
        if before.tiles[player] != after.tiles[player]:
            return True
        return super().is_disturbed(before, after, player)

    def settle(self, s: Sky) -> None:
        if not s.over and s.chooser == NOBODY and not s.ended and turn.is_forced_to_end(s):
            storm.begin(s)
        while self.reveal_is_due(s):
            storm.draw(s, next_card(s))
            move_on(s)

    def apply(self, s: Sky, action: i64) -> None:
        if self.reveals(action):
            self.reveal(s, action)
            return
        kind = kind_of(action)
        self.pay(s, kind, who_of(action))
        if has(TAKES_AN_ACTION, kind):
            self.act(s, kind, action)
        elif CARD_OF[kind] != NO_CARD:
            self.play(s, kind, action)
        else:
            self.choose(s, kind, action)
        move_on(s)

    def pay(self, s: Sky, kind: i64, player: i64) -> None:
        if has(TAKES_AN_ACTION, kind):
            turn.pay(s, kind)
        elif CARD_OF[kind] != NO_CARD:
            use_up(s, player, CARD_OF[kind])

    def act(self, s: Sky, kind: i64, action: i64) -> None:
        """What takes an action."""
        who = who_of(action)
        what = what_of(action)
        whom = whom_of(action)
        if kind == MOVE:
            s.pawns[who] = what
        elif kind == EXPLORE:
            platform.lay(s, who, what, whom & 3, whom >> 2)
        elif kind == ESCORT:
            take_along(s, who, whom, what)
        elif kind == NAVIGATE:
            s.pawns[whom] = what
        elif kind == GUIDE:
            guide(s, what, whom)
        elif kind == HEAL:
            s.health[whom] += 1
        elif kind == MEND:
            s.rope[whom] += 1
        elif kind == WIRE:
            turn.wire(s, what, whom)
        elif kind == UNWIRE:
            turn.unwire(s, what, whom)

    def play(self, s: Sky, kind: i64, action: i64) -> None:
        """Equipment: it takes no action."""
        who = who_of(action)
        what = what_of(action)
        whom = whom_of(action)
        if kind == JET:
            s.pawns[who] = what
        elif kind == JET_WITH:
            take_along(s, who, whom, what)
        elif kind == SHIELD:
            equipment.shield(s, who)
        elif kind == HOOK:
            equipment.hook(s, who)
        elif kind == FUSE:
            turn.wire(s, what, whom)
        elif kind == UNFUSE:
            turn.unwire(s, what, whom)
        elif kind == SPEED_UP:
            equipment.speed_up(s)
        elif kind == OPEN_KIT:
            equipment.open_kit(s, who)
        elif kind == SPLICE:
            equipment.splice(s, who)
        elif kind == CLAMP:
            platform.lay(s, who, what, whom & 3, whom >> 2)

    def choose(self, s: Sky, kind: i64, action: i64) -> None:
        """The end of a turn, what something else asked for, and exchanges."""
        who = who_of(action)
        what = what_of(action)
        whom = whom_of(action)
        if kind == END:
            storm.begin(s)
        elif kind == COMPLETE:
            platform.complete(s, what)
        elif kind == NEXT_CARD:
            equipment.put_next(s, what)
        elif kind == KEEP:
            equipment.keep(s, who, what)
        elif kind == TAKE_ALONG:
            storm.blow(s, whom)
        elif kind == CROSS_ALONE:
            storm.blow(s, NOBODY)
        elif kind == HAND_OVER:
            hand_over(s, who, what, whom)
        elif kind == GIVE_TILE:
            adventurers.pass_tile(s, who, what, whom)
        elif kind == TAKE_TILE:
            adventurers.pass_tile(s, whom, what, who)

    # ------------------------------------------------------------ what is turned up

    def reveals(self, action: i64) -> bool:
        """A tile with a gear turns up equipment, too (S22)."""
        kind = kind_of(action)
        if kind == EXPLORE or kind == CLAMP:
            return SET.symbols[what_of(action)] == GEAR
        return has(self.revealing, kind)

    def deck(self, s: Sky, action: i64) -> i64:
        kind = kind_of(action)
        if kind == EXPLORE or kind == CLAMP:
            return EQUIPMENT_DECK
        return TILE_DECK if kind == SCOUT or kind == SCOPE else STORM_DECK

    def chances(self, s: Sky, action: i64) -> list[tuple[int, int]]:
        deck = self.deck(s, action)
        if deck == EQUIPMENT_DECK:
            return chances_in(s.equipment_deck)
        return chances_among(s.pile) if deck == TILE_DECK else chances_in(s.storm_deck)

    def drawn(self, s: Sky, action: i64) -> i64:
        deck = self.deck(s, action)
        if deck == EQUIPMENT_DECK:
            return next_equipment(s)
        return turn.next_tile(s) if deck == TILE_DECK else next_card(s)

    def turn_up(self, s: Sky, action: i64, card: i64) -> bool:
        kind = kind_of(action)
        who = who_of(action)
        more = False
        if kind == STORM:
            storm.draw(s, card)
        elif kind == SCOUT:
            turn.scout(s, who, card)
        elif kind == SCOPE:
            more = equipment.scope(s, who, card)
        elif kind == LOOK_AHEAD:
            more = equipment.look_ahead(s, who, card)
        else:  # a tile with a gear
            whom = whom_of(action)
            platform.lay(s, who, what_of(action), whom & 3, whom >> 2)
            find(s, who, card)
        if not more:
            self.pay(s, kind, who)
            move_on(s)
        return more


def move_on(s: Sky) -> None:
    """After the last card the turn passes on."""
    if s.ended and s.to_draw == 0 and s.chooser == NOBODY and not s.over:
        turn.pass_on(s)


RULES: Final = SkyRules()
