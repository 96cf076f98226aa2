"""What is agreed before Forbidden Island begins."""

from __future__ import annotations

from typing import Final

from simoun.core.options import Agreed, Option, variant, variants_in
from simoun.games.island.data import (
    ACTIONS_A_TURN,
    ADVENTURERS,
    CARDS_DRAWN,
    DIFFICULTIES,
    HAND_LIMIT,
    MOST_PLAYERS,
)
from simoun.games.island.setup import IslandOptions
from simoun.games.island.state import Variant
from simoun.games.team.face.options import team_options, wished

OPTIONS: Final = [
    *team_options(MOST_PLAYERS, DIFFICULTIES, ADVENTURERS),
    Option("hand_check", ["both", "each"], "both"),  # I16
    Option("rescue", [True, False], True),  # I24
    variant("actions", [2, 3, 4, 5], ACTIONS_A_TURN),  # I7
    variant("cards_drawn", [1, 2, 3], CARDS_DRAWN),  # I12
    variant("hand_limit", [4, 5, 6, 7, 8], HAND_LIMIT),  # I16: four cards make a treasure
]


def read_options(agreed: Agreed) -> IslandOptions:
    return IslandOptions(
        *wished(agreed, MOST_PLAYERS, DIFFICULTIES, ADVENTURERS),
        agreed["hand_check"] == "each",
        agreed["rescue"] is True,
        Variant(**variants_in(OPTIONS, agreed)),
    )
