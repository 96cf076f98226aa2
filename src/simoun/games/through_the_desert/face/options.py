"""What is agreed before Through the Desert begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from simoun.core.options import Agreed, Option, changed, variant, variants_in
from simoun.core.refusal import Refused
from simoun.core.seating import first_option, wished_first
from simoun.games.through_the_desert.data import (
    CAMELS_A_TURN,
    CAMELS_OF_A_COLOUR,
    MOST_PLAYERS,
    SUPPLY,
)
from simoun.games.through_the_desert.setup import ThroughTheDesertOptions
from simoun.games.through_the_desert.state import PRINTED, ThroughTheDesert, Variant

OPTIONS: Final = [
    Option("players", [2, 3, 4, 5], 2),
    Option("scores", ["hidden", "open"], "hidden"),
    Option("aside", ["chosen", "drawn"], "chosen"),
    first_option([2, 3, 4, 5]),
    variant("more_camels", [-12, -8, -4, 0, 4, 8], 0),  # T3: of each colour
    variant("camels_a_turn", [1, 2, 3], CAMELS_A_TURN),  # T12
]


def read_options(agreed: Agreed) -> ThroughTheDesertOptions:
    return ThroughTheDesertOptions(
        int(str(agreed["players"])),
        agreed["scores"] == "open",
        agreed["aside"] == "drawn",
        wished_first(agreed),
        variant_of(variants_in(OPTIONS, agreed), int(str(agreed["players"]))),
    )


def variant_of(numbers: Mapping[str, int], players: int) -> Variant:
    if not changed(OPTIONS, numbers):
        return PRINTED
    check_camels(players, numbers["more_camels"])
    return Variant(numbers["more_camels"], numbers["camels_a_turn"])


def check_camels(players: int, more: int) -> None:
    """Those beside the board and those that carry riders come out of one box (T2, T3)."""
    ridden = players - (players == MOST_PLAYERS)
    most = CAMELS_OF_A_COLOUR - ridden - int(SUPPLY[players])
    if more > most:
        raise Refused(
            f"'more_camels' can't be {more} with {players} players: the box has {most} more"
            " of each colour."
        )


def variant_agreed(s: ThroughTheDesert) -> dict[str, int]:
    """What is not as printed."""
    setup = s.setup
    return changed(
        OPTIONS,
        {
            "more_camels": int(setup.variant.more_camels),
            "camels_a_turn": int(setup.camels_a_turn),
        },
    )
