"""The names of all things, and as parts of identifiers."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Names, slugs
from simoun.core.seating import seats
from simoun.games.through_the_desert.board import HEX_NAMES
from simoun.games.through_the_desert.data import CAMEL_NAMES, MOST_PLAYERS
from simoun.games.through_the_desert.state import ThroughTheDesert

CAMELS: Final = slugs(CAMEL_NAMES)
SEATS: Final = seats(MOST_PLAYERS)
PHRASES: Final = ["leave-me", "caravan", "not-there"]
END_RULES: Final = ["", "T25", "T17b"]  # by outcome


def names(s: ThroughTheDesert) -> Names:
    """The same during the whole game: made once."""
    found = s.setup.names
    if found is None:
        found = {"place": HEX_NAMES, "camel": CAMEL_NAMES, "seat": seats(int(s.setup.players))}
        s.setup.names = found
    return found
