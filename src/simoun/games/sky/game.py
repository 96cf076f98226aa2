"""Forbidden Sky: the table of contents of what can happen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.core.actions import Actions, kind_of, what_of, who_of, whom_of
from simoun.core.rules import Options, Rules
from simoun.games.sky import (
    adventurers,
    equipment,
    platform,
    setup,
    storm,
    turn,
)
from simoun.games.sky.actions import (
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
    UNFUSE,
    WIRE,
)
from simoun.games.sky.data import GEAR
from simoun.games.sky.state import NOBODY, WON, Sky
from simoun.games.sky.tiles import SET


@final
class SkyRules(Rules[Sky]):
    def __init__(self) -> None:
        super().__init__("sky", 1)

    def new(self, options: Options, seed: i64) -> Sky:
        assert isinstance(options, setup.SkyOptions)
        return setup.new_game(options, seed)

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
            equipment.add_gifts(s, actions)
            adventurers.add_tile_exchanges(s, actions)

    def settle(self, s: Sky) -> None:
        if not s.over and s.chooser == NOBODY and not s.ended and turn.is_forced_to_end(s):
            storm.begin(s)
        while self.reveal_is_due(s):
            storm.draw(s)
            self.move_on(s)

    def move_on(self, s: Sky) -> None:
        """After the last card the turn passes on."""
        if s.ended and s.to_draw == 0 and s.chooser == NOBODY and not s.over:
            turn.pass_on(s)

    def apply(self, s: Sky, action: i64) -> None:
        kind = kind_of(action)
        if kind < WIRE:
            self.act(s, kind, action)
            s.actions_left -= 1
        elif kind < COMPLETE:
            self.wire_or_end(s, kind, action)
        elif kind <= CROSS_ALONE:
            self.choose(s, kind, action)
        elif kind < HAND_OVER:
            self.play(s, kind, action)
        elif kind < STORM:
            self.exchange(s, kind, action)
        else:
            storm.draw(s)
        self.move_on(s)

    def act(self, s: Sky, kind: i64, action: i64) -> None:
        """What costs an action."""
        who = who_of(action)
        what = what_of(action)
        whom = whom_of(action)
        if kind == MOVE:
            s.pawns[who] = what
        elif kind == EXPLORE:
            platform.lay(s, who, what, whom & 3, whom >> 2)
        elif kind == SCOUT:
            turn.scout(s, who)
        elif kind == ESCORT:
            turn.escort(s, who, whom, what)
        elif kind == NAVIGATE:
            s.pawns[whom] = what
        elif kind == GUIDE:
            adventurers.guide(s, what, whom)
        elif kind == HEAL:
            s.health[whom] += 1
        elif kind == MEND:
            s.rope[whom] += 1

    def wire_or_end(self, s: Sky, kind: i64, action: i64) -> None:
        if kind == END:
            storm.begin(s)
            return
        turn.pay_for_cable(s)
        if kind == WIRE:
            turn.wire(s, what_of(action), whom_of(action))
        else:
            turn.unwire(s, what_of(action), whom_of(action))

    def choose(self, s: Sky, kind: i64, action: i64) -> None:
        """What something else asked for."""
        if kind == COMPLETE:
            platform.complete(s, what_of(action))
        elif kind == NEXT_CARD:
            storm.choose_next(s, what_of(action))
        elif kind == KEEP:
            equipment.keep(s, who_of(action), what_of(action))
        elif kind == TAKE_ALONG:
            storm.blow(s, whom_of(action))
        else:
            storm.blow(s, NOBODY)

    def play(self, s: Sky, kind: i64, action: i64) -> None:
        """Equipment: it costs no action."""
        who = who_of(action)
        what = what_of(action)
        whom = whom_of(action)
        if kind == JET:
            equipment.jet(s, who, what)
        elif kind == JET_WITH:
            equipment.jet_with(s, who, whom, what)
        elif kind == SHIELD:
            equipment.shield(s, who)
        elif kind == HOOK:
            equipment.hook(s, who)
        elif kind == FUSE:
            equipment.fuse(s, who, what, whom)
        elif kind == UNFUSE:
            equipment.unfuse(s, who, what, whom)
        elif kind == SPEED_UP:
            equipment.speed_up(s, who)
        elif kind == OPEN_KIT:
            equipment.open_kit(s, who)
        elif kind == SPLICE:
            equipment.splice(s, who)
        elif kind == LOOK_AHEAD:
            equipment.look_ahead(s, who)
        elif kind == SCOPE:
            equipment.scope(s, who)
        elif kind == CLAMP:
            equipment.clamp(s, who, what, whom & 3, whom >> 2)

    def exchange(self, s: Sky, kind: i64, action: i64) -> None:
        if kind == HAND_OVER:
            equipment.hand_over(s, who_of(action), what_of(action), whom_of(action))
        elif kind == GIVE_TILE:
            adventurers.pass_tile(s, who_of(action), what_of(action), whom_of(action))
        elif kind == TAKE_TILE:
            adventurers.pass_tile(s, whom_of(action), what_of(action), who_of(action))

    # ------------------------------------------------------------ how it ends, and what it shows

    def players(self, s: Sky) -> i64:
        return s.setup.players

    def winners(self, s: Sky) -> list[int]:
        return list(range(s.setup.players)) if s.outcome == WON else []

    def reveals(self, action: i64) -> bool:
        if kind_of(action) in (EXPLORE, CLAMP):
            return SET.symbols[what_of(action)] == GEAR
        return kind_of(action) in (STORM, SCOUT, LOOK_AHEAD, SCOPE)


RULES: Final = SkyRules()
