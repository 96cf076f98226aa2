"""What tells how a game of Forbidden Desert may end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.bots.desert.brain import DesertBrain
from simoun.bots.signs import TeamSigns
from simoun.bots.weights import Weights
from simoun.games.desert.data import ADVENTURERS
from simoun.games.desert.state import Desert, parts_taken

OTHERS: Final = [
    *["storm level", "near the skull", "level for each part", "sand left", "scarce sand"],
    *["to draw", "driest", "water"],
]


@final
class DesertSigns(TeamSigns[Desert]):
    def __init__(self, weights: Weights) -> None:
        super().__init__(DesertBrain(weights), ADVENTURERS, OTHERS)

    def look_further(self, s: Desert, row: list[float]) -> None:
        row.append(float(s.level))
        row.append(1.0 / float(s.setup.skull - s.level))
        row.append(float(s.level * parts_taken(s)))
        row.append(float(s.sand_left))
        row.append(1.0 / (1.0 + float(s.sand_left)))
        row.append(float(s.to_draw) if s.ended else 0.0)
        driest = s.water[0]
        water: i64 = 0
        for player in range(s.party.players):
            water += s.water[player]
            if s.water[player] < driest:
                driest = s.water[player]
        row.append(float(driest))
        row.append(float(water))


def signs(weights: Weights) -> DesertSigns:
    return DesertSigns(weights)
