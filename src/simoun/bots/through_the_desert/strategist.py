"""A player who plans whole turns, and looks at the replies before choosing one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from simoun.bots.beam import Beam, Plan
from simoun.bots.brain import VICTORY
from simoun.bots.thought import Ponderer, Thought
from simoun.bots.through_the_desert.brain import ThroughTheDesertBrain
from simoun.bots.through_the_desert.replies import Replies, Sight
from simoun.bots.through_the_desert.turn import TurnBeam
from simoun.core.rules import Rules
from simoun.games.through_the_desert.state import ThroughTheDesert, is_laid


@final
class Strategist(Ponderer[ThroughTheDesert]):
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

    def search(self, s: ThroughTheDesert) -> Beam[ThroughTheDesert]:
        return TurnBeam(self.rules, self.minds[self.player], s, self.width)

    def thought_about(
        self, s: ThroughTheDesert, plans: list[Plan[ThroughTheDesert]]
    ) -> Thought[ThroughTheDesert] | None:
        """A turn that wins is the best; before the board is laid there is nothing to look at."""
        if plans[0].value >= VICTORY or not is_laid(plans[0].state):
            return None
        return Replies(self.rules, self.minds, s, plans, self.sight, self.seconds)
