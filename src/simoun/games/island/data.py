"""What one could photocopy from the box: the board, the cards, the adventurers, the water meter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import bag_of, some

# ---------------------------------------------------------------- the 24 places

COLUMNS: Final = (
    (2, 3),
    (1, 2, 3, 4),
    (0, 1, 2, 3, 4, 5),
    (0, 1, 2, 3, 4, 5),
    (1, 2, 3, 4),
    (2, 3),
)
PLACES: Final = [(row, column) for row in range(6) for column in COLUMNS[row]]
TILES: Final = 24
ALL: Final = (1 << 24) - 1


def _near(place: int, diagonal: bool) -> int:
    row, column = PLACES[place]
    near = 0
    for other, (r, c) in enumerate(PLACES):
        down, across = abs(row - r), abs(column - c)
        if down + across == 1 or (diagonal and down == 1 and across == 1):
            near |= 1 << other
    return near


BESIDE: Final = vec[i64]([_near(place, False) for place in range(TILES)])
AROUND: Final = vec[i64]([_near(place, True) for place in range(TILES)])

# ---------------------------------------------------------------- the tiles

TILE_NAMES: Final = [
    *["Temple of the Moon", "Temple of the Sun"],  # two for each treasure
    *["Whispering Garden", "Howling Garden"],
    *["Cave of Embers", "Cave of Shadows"],
    *["Coral Palace", "Tidal Palace"],
    *["Copper Gate", "Fools' Landing", "Gold Gate"],  # one for each adventurer to start on
    *["Iron Gate", "Silver Gate", "Bronze Gate"],
    *["Breakers Bridge", "Cliffs of Abandon", "Crimson Forest", "Dunes of Deception"],
    *["Lost Lagoon", "Misty Marsh", "Observatory", "Phantom Rock"],
    *["Twilight Hollow", "Watchtower"],
]
FIRST_START: Final = 8  # the tile of the first adventurer
LANDING: Final = 9

# ---------------------------------------------------------------- the adventurers

EXPLORER: Final = 0
PILOT: Final = 1
NAVIGATOR: Final = 2
DIVER: Final = 3
MESSENGER: Final = 4
ENGINEER: Final = 5
ADVENTURERS: Final = ["Explorer", "Pilot", "Navigator", "Diver", "Messenger", "Engineer"]

MOST_PLAYERS: Final = 4
ACTIONS_A_TURN: Final = 3

# ---------------------------------------------------------------- the treasure cards

TREASURES: Final = 4  # cards 0 to 3
ALL_TREASURES: Final = 15
HELICOPTER: Final = 4
SANDBAGS: Final = 5
WATERS_RISE: Final = 6
CARD_KINDS: Final = 7
KINDS_IN_HAND: Final = 6
CARD_NAMES: Final = [
    *["Earth Stone", "Statue of the Wind", "Crystal of Fire", "Ocean's Chalice"],
    *["Helicopter Lift", "Sandbags", "Waters Rise"],
]
CARD_COPIES: Final = [5, 5, 5, 5, 3, 2, 3]
WITHOUT_RISES: Final[i64] = bag_of([*CARD_COPIES[:6], 0])
RISES: Final[i64] = some(WATERS_RISE, 3)
ANY_TIME: Final = 0xFF0000  # where a bag counts Helicopters and Sandbags
FOUR_ALIKE: Final = 0x4444  # the bits that 4 or 5 cards of a treasure set
CARDS_FOR_A_TREASURE: Final = 4
HAND_LIMIT: Final = 5
CARDS_DEALT: Final = 2
CARDS_DRAWN: Final = 2

# ---------------------------------------------------------------- the water meter

FLOOD_RATE: Final = vec[i64]([0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0])  # cards at each tick
SKULL: Final = 10
DIFFICULTIES: Final = ["novice", "normal", "elite", "legendary"]  # ticks 1 to 4
FLOODED_AT_FIRST: Final = 6
