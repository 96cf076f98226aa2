"""What tells how a game of Forbidden Island may end."""

from __future__ import annotations

from typing import Final, final

from simoun.bots.island.brain import IslandBrain
from simoun.bots.signs import TeamSigns
from simoun.bots.weights import Weights
from simoun.core.bags import Pile, bag_size, cards
from simoun.core.squares import size
from simoun.games.island.data import ADVENTURERS, WATERS_RISE
from simoun.games.island.state import Island

HIGHEST: Final = 9  # the last tick before the skull
OTHERS: Final = [
    *["rises in the deck", "deck", "to draw", "to flood", "swimmers"],
    *(f"water at {tick}" for tick in range(1, HIGHEST)),
    *["water for each treasure", "two treasures", "three treasures", "all treasures"],
]


@final
class IslandSigns(TeamSigns[Island]):
    def __init__(self, weights: Weights) -> None:
        super().__init__(IslandBrain(weights), ADVENTURERS, OTHERS)

    def look_further(self, s: Island, row: list[float]) -> None:
        rises = cards(s.treasure_deck, WATERS_RISE)
        deck = bag_size(s.treasure_deck)
        under: Pile | None = s.treasure_under
        while under is not None:
            rises += cards(under.top, WATERS_RISE)
            deck += bag_size(under.top)
            under = under.under
        row.append(float(rises))
        row.append(float(deck))
        row.append(float(s.to_draw) if s.ended else 0.0)
        row.append(float(s.to_flood))
        row.append(1.0 if s.swimmers else 0.0)
        for tick in range(1, HIGHEST):
            row.append(1.0 if s.water == tick else 0.0)
        captured = size(s.captured)
        row.append(float(s.water * captured))
        for n in range(2, 5):
            row.append(1.0 if captured >= n else 0.0)


def signs(weights: Weights) -> IslandSigns:
    return IslandSigns(weights)
