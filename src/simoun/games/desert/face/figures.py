"""How far a team came in the desert."""

from __future__ import annotations

from simoun.core.events import Figure, figure
from simoun.games.desert.data import PARTS
from simoun.games.desert.face.aims import thirstiest
from simoun.games.desert.state import Desert, parts_taken


def figures(s: Desert) -> list[Figure]:
    """What is left to drink is that of who has least."""
    return [figure("parts", int(parts_taken(s)), PARTS), figure("water", thirstiest(s))]
