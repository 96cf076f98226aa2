"""What is agreed before Forbidden Desert begins."""

from __future__ import annotations

from typing import Final

from simoun.core.options import Agreed, variant, variants_in
from simoun.games.desert.data import ACTIONS_A_TURN, ADVENTURERS, DIFFICULTIES, MOST_PLAYERS, SAND
from simoun.games.desert.setup import DesertOptions
from simoun.games.desert.state import Variant
from simoun.games.team.face.options import team_options, wished

OPTIONS: Final = [
    *team_options(MOST_PLAYERS, DIFFICULTIES, ADVENTURERS),
    variant("actions", [3, 4, 5, 6], ACTIONS_A_TURN),  # D7
    variant("more_water", [-2, -1, 0, 1, 2], 0),  # D6: in each canteen
    variant("sand", [36, 40, 44, 48, 52, 56, 60], SAND),  # D46
]


def read_options(agreed: Agreed) -> DesertOptions:
    team = wished(agreed, MOST_PLAYERS, DIFFICULTIES, ADVENTURERS)
    return DesertOptions(*team, Variant(**variants_in(OPTIONS, agreed)))
