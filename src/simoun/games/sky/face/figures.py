"""How far a team came in the sky."""

from __future__ import annotations

from simoun.core.events import Figure, figure
from simoun.games.sky.face.view_platform import blueprint_view
from simoun.games.sky.state import Sky


def figures(s: Sky) -> list[Figure]:
    """Of what the blueprint asks for, what stands; and the health of who has least."""
    plan = blueprint_view(s)
    built = sum(min(need["needed"], need["placed"]) for need in plan["needs"])
    health = min(int(s.health[player]) for player in range(s.setup.players))
    return [figure("components", built, plan["needed"]), figure("health", health)]
