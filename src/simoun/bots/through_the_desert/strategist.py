"""A player who plans whole turns, and looks at the replies before choosing one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from simoun.bots.beam import Planner
from simoun.bots.through_the_desert.brain import ThroughTheDesertBrain
from simoun.bots.through_the_desert.replies import Replies, Sight
from simoun.bots.through_the_desert.turn import TurnBeam
from simoun.core.rules import Rules
from simoun.games.through_the_desert.state import ThroughTheDesert


@final
class Strategist(Planner[ThroughTheDesert]):
    def __init__(
        self,
        rules: Rules[ThroughTheDesert],
        seed: i64,
        player: i64,
        minds: list[ThroughTheDesertBrain],
        width: i64,
        sight: Sight,
    ) -> None:
        super().__init__(rules, seed, minds[player], width)
        self.player: i64 = player
        self.minds = minds
        self.sight = sight

    def make_plan(self, s: ThroughTheDesert) -> None:
        self.planned.clear()
        replies = Replies(self.rules, self.minds, self.player, self.sight, self.seconds)
        self.keep(replies.best(self.turns(s).plans()))

    def turns(self, s: ThroughTheDesert) -> TurnBeam:
        return TurnBeam(self.rules, self.minds[self.player], s, self.width)
