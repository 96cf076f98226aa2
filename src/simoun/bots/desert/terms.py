"""What counts in a position of Forbidden Desert: each term a name and a plain number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.terms import term_names

# what must be found and done
PARTS_TAKEN: Final = 0
PARTS_PLACED: Final = 1  # they have appeared, and nobody has taken them
CLUES_SHOWN: Final = 2  # of parts that have not appeared
PAD_SHOWN: Final = 3
TILES_SHOWN: Final = 4
WAY_TO_PARTS: Final = 5  # actions until the nearest player has each part that has appeared
WAY_TO_UNKNOWN: Final = 6  # actions to the nearest tile worth excavating, a player's on average
WAY_HOME: Final = 7  # actions of all players to the launch pad, with all parts taken
FARTHEST_FROM_HOME: Final = 8  # actions of the last of them
WAY_HOME_BEFORE: Final = 9  # actions of all players, for each part taken before the last
APART: Final = 10  # actions from each player to the others, on average

# sand
SAND_LYING: Final = 11
SAND_SHORT: Final = 12  # markers that the next storms might lack, squared
TILES_BLOCKED: Final = 13
SAND_ON_PAD: Final = 14  # more with each part taken
SAND_ON_MARKS: Final = 15  # of wells not opened
SAND_ON_UNKNOWN: Final = 16  # by the chance that a clue or the launch pad lies below
PAWNS_BURIED: Final = 17
SMOTHERING: Final = 18  # about the chance that this turn's storm brings more than is left

# water, each as it will be after this turn's storm
DYING: Final = 19  # chance that somebody dies in this turn's storm
PARCHED: Final = 20  # players whom it kills, on average
DYING_LATER: Final = 21  # chance before one's next turn, if nothing is done
WATER_0: Final = 22  # players with so much water
WATER_1: Final = 23
WATER_2: Final = 24
WATER_3: Final = 25
WATER_4: Final = 26
WATER_5: Final = 27
WELLS_CLOSED: Final = 28  # wells still to be opened, for each player
WAY_TO_WELL: Final = 29  # actions to the place to gather, more when thirsty
CARRIER_TO_WELL: Final = 30  # actions of the Water Carrier, for each water that the team lacks
CARRIER_TO_DRY: Final = 31  # actions of the Water Carrier's water to those who lack it
WAY_TO_SHADE: Final = 32  # actions to a tunnel of those with one water or none

# equipment in hand
BLASTERS: Final = 33
JET_PACKS: Final = 34
SHIELDS: Final = 35
TERRASCOPES: Final = 36
THROTTLES: Final = 37
RESERVES: Final = 38

CARDS_COMING: Final = 39  # storm cards at the end of this turn
TUNNELS_SHOWN: Final = 40
WAY_OF_NEXT: Final = 41  # actions of the player after this one to a part or such a tile
WAYS_TO_UNKNOWN: Final = 42  # actions of the nearest player to each of them, by that chance

TERMS: Final = term_names(__name__)
NUMBER_OF_TERMS: Final[i64] = len(TERMS)
