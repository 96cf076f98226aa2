"""How far a team came on the island."""

from __future__ import annotations

from simoun.core.events import Figure, figure
from simoun.core.squares import size
from simoun.games.island.data import SKULL, TREASURES
from simoun.games.island.state import Island


def figures(s: Island) -> list[Figure]:
    return [
        figure("treasures", int(size(s.captured)), TREASURES),
        figure("water", int(s.water), SKULL),
    ]
