"""What is agreed before Through the Desert begins."""

from __future__ import annotations

from typing import Final

from simoun.core.options import Agreed, Option
from simoun.core.seating import first_option, wished_first
from simoun.games.through_the_desert.setup import ThroughTheDesertOptions

OPTIONS: Final = [
    Option("players", [2, 3, 4, 5], 2),
    Option("scores", ["hidden", "open"], "hidden"),
    Option("aside", ["chosen", "drawn"], "chosen"),
    first_option([2, 3, 4, 5]),
]


def read_options(agreed: Agreed) -> ThroughTheDesertOptions:
    return ThroughTheDesertOptions(
        int(str(agreed["players"])),
        agreed["scores"] == "open",
        agreed["aside"] == "drawn",
        wished_first(agreed),
    )
