"""What one could photocopy from the box: the city's tiles, the storm, the equipment, the meter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import bag_of

# ---------------------------------------------------------------- the 25 places

SIDE: Final = 5
PLACES: Final = SIDE * SIDE
ALL: Final = (1 << PLACES) - 1
CENTRE: Final = 12
PLACE_NAMES: Final = [f"{'ABCDE'[k % SIDE]}{k // SIDE + 1}" for k in range(PLACES)]
NOWHERE: Final = 31  # where a part is that has not appeared
TAKEN: Final = 30  # where a part is that somebody has picked up

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ["north", "east", "south", "west"]
STEPS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]


def _near(place: int, diagonal: bool) -> int:
    near = 0
    for other in range(PLACES):
        down = abs(place // SIDE - other // SIDE)
        across = abs(place % SIDE - other % SIDE)
        if down + across == 1 or (diagonal and down == 1 and across == 1):
            near |= 1 << other
    return near


def _towards(place: int, direction: int) -> int:
    """The next place in a direction, or NOWHERE at the edge."""
    row = place // SIDE + STEPS[direction][0]
    column = place % SIDE + STEPS[direction][1]
    inside = 0 <= row < SIDE and 0 <= column < SIDE
    return row * SIDE + column if inside else NOWHERE


BESIDE: Final = vec[i64]([_near(place, False) for place in range(PLACES)])
AROUND: Final = vec[i64]([_near(place, True) for place in range(PLACES)])
NEXT: Final = vec[i64]([_towards(p, d) for p in range(PLACES) for d in range(4)])

# ---------------------------------------------------------------- the tiles, and what lies below

PLAIN: Final = 0  # a desert side like most
MARKED: Final = 1  # a desert side with a water mark
CRASH: Final = 2  # the desert side of the crash site
WELL: Final = 3
MIRAGE: Final = 4
TUNNEL: Final = 5
PAD: Final = 6
CITY: Final = 7  # a gear and nothing else
CLUES: Final = 8  # from here on: the row clue and the column clue of each part
FACES: Final = 16
FACE_NAMES: Final = [
    *["desert", "water mark", "crash site", "well", "mirage", "tunnel", "launch pad", "city"],
    *["propeller row", "propeller column", "engine row", "engine column"],
    *["crystal row", "crystal column", "compass row", "compass column"],
]
HOLE: Final = 255  # no tile: the storm
UNDER_PLAIN: Final[i64] = bag_of([3, 1, 8, 1, 1, 1, 1, 1, 1, 1, 1])  # kinds from TUNNEL on
UNDER_MARKED: Final[i64] = bag_of([2, 1])  # kinds from WELL on
MARKED_TILES: Final = 3
TILES: Final = 24

PARTS: Final = 4
PART_NAMES: Final = ["propeller", "engine", "crystal", "compass"]

SAND: Final = 48
FIRST_SAND: Final = [2, 6, 8, 10, 14, 16, 18, 22]
BLOCKED_FROM: Final = 2

# ---------------------------------------------------------------- the storm cards

WINDS: Final = 12  # cards 0 to 11: three of each direction, by 1, 2 and 3 tiles
SUN: Final = 12
RISE: Final = 13
STORM_KINDS: Final = 14
STORM_COPIES: Final = [3, 2, 1, 3, 2, 1, 3, 2, 1, 3, 2, 1, 4, 3]
STORM_NAMES: Final = [
    *[f"wind {direction} {tiles}" for direction in DIRECTIONS for tiles in (1, 2, 3)],
    *["Sun Beats Down", "Storm Picks Up"],
]
STORM_DECK: Final[i64] = bag_of(STORM_COPIES)
WIND_BY_ONE: Final = 3  # kinds of wind in each direction

# ---------------------------------------------------------------- the equipment

BLASTER: Final = 0
JET_PACK: Final = 1
SHIELD: Final = 2
TERRASCOPE: Final = 3
THROTTLE: Final = 4
RESERVE: Final = 5
EQUIPMENT_KINDS: Final = 6
EQUIPMENT_COPIES: Final = [3, 3, 2, 2, 1, 1]
EQUIPMENT_NAMES: Final = [
    *["Dune Blaster", "Jet Pack", "Solar Shield"],
    *["Terrascope", "Time Throttle", "Secret Water Reserve"],
]
EQUIPMENT_DECK: Final[i64] = bag_of(EQUIPMENT_COPIES)
THROTTLE_GIVES: Final = 2
WATER_GAINED: Final = 2

# ---------------------------------------------------------------- the adventurers

ARCHAEOLOGIST: Final = 0
CLIMBER: Final = 1
EXPLORER: Final = 2
METEOROLOGIST: Final = 3
NAVIGATOR: Final = 4
CARRIER: Final = 5
ADVENTURERS: Final = [
    *["Archaeologist", "Climber", "Explorer"],
    *["Meteorologist", "Navigator", "Water Carrier"],
]
CANTEENS: Final = vec[i64]([3, 3, 4, 4, 4, 5])
MOST_PLAYERS: Final = 5
ACTIONS_A_TURN: Final = 4

# ---------------------------------------------------------------- the storm meter

METERS: Final = {
    2: [2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
    3: [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
    4: [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
    5: [2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
}
DIFFICULTIES: Final = ["novice", "normal", "elite", "legendary"]  # ticks 0 to 3
