"""What is agreed before Forbidden Sky begins."""

from __future__ import annotations

from typing import Final

from simoun.core.options import Agreed, variant, variants_in
from simoun.games.sky.data import ACTIONS_A_TURN, ADVENTURERS, DIFFICULTIES, MOST_PLAYERS
from simoun.games.sky.setup import SkyOptions
from simoun.games.sky.state import Variant
from simoun.games.team.face.options import team_options, wished

OPTIONS: Final = [
    *team_options(MOST_PLAYERS, DIFFICULTIES, ADVENTURERS),
    variant("actions", [3, 4, 5, 6], ACTIONS_A_TURN),  # S7
    variant("more_health", [-2, -1, 0, 1, 2], 0),  # S6: of every adventurer
    variant("more_rope", [-2, -1, 0, 1, 2], 0),
]


def read_options(agreed: Agreed) -> SkyOptions:
    team = wished(agreed, MOST_PLAYERS, DIFFICULTIES, ADVENTURERS)
    return SkyOptions(*team, Variant(**variants_in(OPTIONS, agreed)))
