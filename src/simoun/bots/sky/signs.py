"""What tells how a game of Forbidden Sky may end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.bots.signs import TeamSigns
from simoun.bots.sky.brain import SkyBrain
from simoun.bots.sky.terms import WORK
from simoun.bots.weights import Weights
from simoun.core.squares import size
from simoun.games.sky.data import ADVENTURERS, DIFFICULTIES, SKULL
from simoun.games.sky.state import Sky

OTHERS: Final = [
    *["storm level", "near the skull", "level for the work", "to draw"],
    *["weakest", "health", "shortest", "rope", "pile"],
]


@final
class SkySigns(TeamSigns[Sky]):
    def __init__(self, weights: Weights) -> None:
        super().__init__(SkyBrain(weights), ADVENTURERS, [*DIFFICULTIES, *OTHERS])

    def look_further(self, s: Sky, row: list[float]) -> None:
        for difficulty in range(len(DIFFICULTIES)):
            row.append(1.0 if s.setup.difficulty == difficulty else 0.0)
        row.append(float(s.level))
        row.append(1.0 / float(SKULL - s.level))
        row.append(float(s.level) * row[1 + WORK])
        row.append(float(s.to_draw) if s.ended else 0.0)
        weakest = s.health[0]
        shortest = s.rope[0]
        health: i64 = 0
        rope: i64 = 0
        for player in range(s.party.players):
            health += s.health[player]
            rope += s.rope[player]
            if s.health[player] < weakest:
                weakest = s.health[player]
            if s.rope[player] < shortest:
                shortest = s.rope[player]
        row.append(float(weakest))
        row.append(float(health))
        row.append(float(shortest))
        row.append(float(rope))
        row.append(float(size(s.pile)))


def signs(weights: Weights) -> SkySigns:
    return SkySigns(weights)
