"""What counts in a position of Through the Desert, for each player: a name and a plain number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.terms import term_names

POINTS: Final = 0  # of waterholes, oases and territory, as they stand
RACE: Final = 1  # points to expect for the longest caravans
TEMPO: Final = 2  # the score as it stands, more the sooner a colour runs out

# each counts less when few camels are left
OASIS_AT_1: Final = 3  # that a caravan reaches with its next camel, and then with 2, 3 and 4
OASIS_AT_2: Final = 4
OASIS_AT_3: Final = 5
OASIS_AT_4: Final = 6
WATER_AT_1: Final = 7  # points of waterholes a camel away, and then 2, 3 and 4
WATER_AT_2: Final = 8
WATER_AT_3: Final = 9
WATER_AT_4: Final = 10
DISPUTED_AT_1: Final = 11  # the same, where another is there first
DISPUTED_AT_2: Final = 12
DISPUTED_AT_3: Final = 13
DISPUTED_AT_4: Final = 14
ROOM: Final = 15  # hexes a camel away from each caravan, up to a few

PRIZES: Final = 16  # points that two caravans can get at once, each with its next camel
PRIZES_NEXT: Final = 17  # the same, for whose turn it is

TERMS: Final = term_names(__name__)
NUMBER_OF_TERMS: Final[i64] = len(TERMS)
