"""What counts in a position of Through the Desert, for each player: a name and a plain number."""

from __future__ import annotations

from typing import Final

POINTS: Final = 0  # of waterholes, oases and territory, as they stand
RACE: Final = 1  # points to expect for the longest caravans
TEMPO: Final = 2  # the score as it stands, more the sooner a colour runs out

# each counts less when few camels are left
OASES: Final = 3  # that a caravan reaches with its next camel, and then with 2, 3 and 4
WATER: Final = 7  # points of waterholes a camel away, and then 2, 3 and 4
DISPUTED_WATER: Final = 11  # the same, where another is there first
ROOM: Final = 15  # hexes a camel away from each caravan, up to a few

PRIZES: Final = 16  # points that two caravans can get at once, each with its next camel
PRIZES_NEXT: Final = 17  # the same, for whose turn it is

TERMS: Final = [
    *["points", "race", "tempo", "oasis at 1", "oasis at 2", "oasis at 3", "oasis at 4"],
    *["water at 1", "water at 2", "water at 3", "water at 4"],
    *["disputed at 1", "disputed at 2", "disputed at 3", "disputed at 4"],
    *["room", "prizes", "prizes next"],
]
NUMBER_OF_TERMS: Final = 18
