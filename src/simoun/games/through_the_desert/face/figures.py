"""How far a rival came."""

from __future__ import annotations

from simoun.core.events import Figure, figure
from simoun.games.through_the_desert import ending
from simoun.games.through_the_desert.state import ThroughTheDesert


def figures(s: ThroughTheDesert, seat: int) -> list[Figure]:
    """One's points, and how many more or less than the best of the others."""
    mine = int(ending.total(s, seat))
    others = [int(ending.total(s, k)) for k in range(s.setup.players) if k != seat]
    return [figure("points", mine), figure("lead", mine - max(others))]
