"""Through the Desert: the table of contents of what can happen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.core.actions import Actions, kind_of, what_of, who_of, whom_of
from simoun.core.rules import Options, Rules
from simoun.core.squares import members
from simoun.games.through_the_desert import (
    camels,
    ending,
    riders,
    setup,
)
from simoun.games.through_the_desert.actions import LAY, PLACE, RIDE, SET_ASIDE, VERBS
from simoun.games.through_the_desert.data import PALMS
from simoun.games.through_the_desert.state import (
    PRINTED,
    ThroughTheDesert,
    empty_territory,
    laying_is_due,
    placing_riders,
    setting_aside,
)


@final
class ThroughTheDesertRules(Rules[ThroughTheDesert]):
    def __init__(self) -> None:
        super().__init__("through_the_desert", 1, VERBS)

    def new(self, options: Options, seed: i64) -> ThroughTheDesert:
        assert isinstance(options, setup.ThroughTheDesertOptions)
        return setup.new_game(options, seed)

    def begin_streams(self, s: ThroughTheDesert, seed: i64) -> None:
        setup.begin_streams(s, seed)

    def decider(self, s: ThroughTheDesert) -> i64:
        return s.current

    def reveal_is_due(self, s: ThroughTheDesert) -> bool:
        return laying_is_due(s)

    def turn_actions(self, s: ThroughTheDesert, actions: Actions) -> None:
        if s.over:
            return
        if s.to_place:
            camels.add_camels(s, actions, s.current)
        elif placing_riders(s):
            riders.add_riders(s, actions, s.current)
        elif setting_aside(s):
            setup.add_asides(s, actions, s.current)
        else:
            actions.add(LAY, s.current)

    def anytime_actions(self, s: ThroughTheDesert, actions: Actions) -> None:
        """Nobody acts out of turn."""

    def settle(self, s: ThroughTheDesert) -> None:
        if laying_is_due(s):
            setup.lay(s)

    def apply(self, s: ThroughTheDesert, action: i64) -> None:
        kind = kind_of(action)
        if kind == PLACE:
            camels.place(s, who_of(action), whom_of(action), what_of(action))
        elif kind == RIDE:
            riders.ride(s, who_of(action), whom_of(action), what_of(action))
            if not s.riders[s.current]:
                camels.begin_turn(s, s.current)
        elif kind == SET_ASIDE:
            setup.set_aside(s, who_of(action), what_of(action))
        else:  # LAY
            setup.lay(s)

    # ------------------------------------------------------------ how it ends, and what it shows

    def players(self, s: ThroughTheDesert) -> i64:
        return s.setup.players

    def as_printed(self, s: ThroughTheDesert) -> bool:
        return s.setup.variant is PRINTED

    def winners(self, s: ThroughTheDesert) -> list[int]:
        return members(ending.winners(s)) if s.over else []

    def scores(self, s: ThroughTheDesert) -> list[dict[str, int]]:
        return [
            {
                "waterholes": int(ending.waterhole_points(s, player)),
                "oases": int(ending.oasis_points(s, player)),
                "territory": int(empty_territory(s, player)),
                "caravans": int(ending.caravan_points(s, player)),
            }
            for player in range(s.setup.players)
        ]

    # ------------------------------------------------------------ what is turned up

    def deck(self, s: ThroughTheDesert, action: i64) -> i64:
        """First all palms, then all waterholes."""
        return 0 if len(s.setup.palms) < PALMS else 1

    def chances(self, s: ThroughTheDesert, action: i64) -> list[tuple[int, int]]:
        return setup.pieces_left(s)

    def drawn(self, s: ThroughTheDesert, action: i64) -> i64:
        return setup.next_piece(s)

    def turn_up(self, s: ThroughTheDesert, action: i64, card: i64) -> bool:
        return setup.lay_piece(s, card)


RULES: Final = ThroughTheDesertRules()
