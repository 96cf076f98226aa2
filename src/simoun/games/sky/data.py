"""What one could photocopy from the box: counts, names, and values, printed or our own."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import bag_of

# ---------------------------------------------------------------- values that no rulebook tells
# † is printed on the components, some of it known to us only at second hand; ‡ is our own where
# the printed value isn't known to us: change it on purpose only, here and in the rules page.

METER: Final = [2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5]  # ‡ cards at each tick
FIRST_TICKS: Final = {2: 1, 3: 1, 4: 0, 5: 0}  # ‡ by the number of players
BLUEPRINTS: Final = {  # large capacitors, small ones, lightning rods
    "novice": (1, 3, 3),  # †
    "normal": (2, 3, 3),  # †
    "elite": (2, 4, 4),  # ‡
    "legendary": (3, 4, 4),  # ‡
}
SHORT_REACH: Final = 5  # ‡ squared, in half tiles
LONG_REACH: Final = 16  # ‡
SHORT_REACH_TO_PAD: Final = 10  # ‡
LONG_REACH_TO_PAD: Final = 25  # ‡
SHIFTS_CLOCKWISE: Final = 1  # ‡ of the two Wind Shift cards

# ---------------------------------------------------------------- the sheet of cells

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ["north", "east", "south", "west"]

TILES: Final = 36
ALL_TILES: Final = (1 << TILES) - 1
STRIP: Final = 4  # tiles of the start board
PLACES: Final = TILES + STRIP  # a place is a tile that lies, numbered as they were laid
LANDING: Final = 1  # the place on the strip where everyone starts
NOWHERE: Final = 63  # the number of no place

SIDE: Final = 80  # 36 tiles in a row reach no edge of the sheet, wherever they begin
CELLS: Final = SIDE * SIDE
FIRST_COLUMN: Final = 40  # of the start board
FIRST_ROW: Final = 38
BESIDE: Final = vec[i64]([-SIDE, 1, SIDE, -1])  # from a cell to the next one in each direction


def column_of(cell: int) -> int:
    """Columns east of the start board."""
    return cell % SIDE - FIRST_COLUMN


def row_of(cell: int) -> int:
    """Rows south of the compass."""
    return cell // SIDE - FIRST_ROW


def cell_name(cell: int) -> str:
    """The compass lies at M50; beyond column A come the letters of the far east."""
    letter = (column_of(cell) + 12) % SIDE
    far = chr(ord("A") + letter // 26 - 1) if letter >= 26 else ""
    return f"{far}{chr(ord('A') + letter % 26)}{row_of(cell) + 50}"


CELL_NAMES: Final = [cell_name(cell) for cell in range(CELLS)]

# ---------------------------------------------------------------- the tiles

PLAIN: Final = 0
COMPASS: Final = 1
LANDING_PAD: Final = 2
ROD_SYMBOL: Final = 3
TELEPORTER: Final = 4
GEAR: Final = 5
SHELTER: Final = 6
CAGE: Final = 7
SYMBOLS: Final = ["", "compass", "landing", "rod", "teleporter", "gear", "shelter", "faraday"]
SYMBOL_COPIES: Final = [TILES - 30, 0, 0, 5, 6, 12, 3, 4]  # on the tiles; not those of the strip
STRIP_SYMBOLS: Final = [COMPASS, LANDING_PAD, TELEPORTER, ROD_SYMBOL]
TURNS: Final = ["0", "1", "2", "3"]  # quarter turns clockwise

# ---------------------------------------------------------------- components and cables

ROD: Final = 0
SMALL: Final = 1
LARGE: Final = 2
PAD_KIND: Final = 3
KINDS: Final = ["rod", "small capacitor", "large capacitor", "launch pad"]
COPIES: Final = [6, 6, 3, 1]
FIRST_OF: Final = vec[i64]([0, 6, 12, 15])  # the number of the first component of each kind
AFTER_LAST_OF: Final = vec[i64]([6, 12, 15, 16])
COMPONENTS: Final = 16
PAD: Final = 15
KIND_OF: Final = vec[i64]([kind for kind, n in enumerate(COPIES) for _ in range(n)])
COMPONENT_NAMES: Final = [
    *[f"{kind} {k + 1}" for kind, n in zip(KINDS[:-1], COPIES[:-1], strict=True) for k in range(n)],
    KINDS[-1],
]

# where a component stands, in half tiles from its tile's upper left corner
SIDES_ACROSS: Final = vec[i64]([1, 2, 1, 0])
SIDES_DOWN: Final = vec[i64]([0, 1, 2, 1])
CORNERS_ACROSS: Final = vec[i64]([2, 2, 0, 0])
CORNERS_DOWN: Final = vec[i64]([0, 2, 2, 0])

SHORT: Final = 0
LONG: Final = 1
CABLES: Final = ["short", "long"]
CABLE_COPIES: Final = [12, 4]
MOST_CABLES: Final = 2  # on a component

# ---------------------------------------------------------------- the storm cards

LIGHTNING: Final = 0
GUST: Final = 1
CLOCKWISE: Final = 2
COUNTERCLOCKWISE: Final = 3
INTENSIFIES: Final = 4
RESHUFFLES: Final = 5
STORM_KINDS: Final = 6
STORM_COPIES: Final = [6, 4, SHIFTS_CLOCKWISE, 2 - SHIFTS_CLOCKWISE, 2, 1]
STORM_NAMES: Final = [
    *["Lightning", "Gust", "Wind Clockwise", "Wind Counterclockwise"],
    *["Storm Intensifies", "Storm Reshuffles"],
]
STORM_DECK: Final[i64] = bag_of(STORM_COPIES)
CARDS_AT: Final = vec[i64](METER)  # each tick
SKULL: Final = len(METER)  # the tick after the last

# ---------------------------------------------------------------- the equipment

JETPACK: Final = 0
STRIKE_SHIELD: Final = 1
GRAVITY_HOOK: Final = 2
REMOTE_FUSER: Final = 3
TIME_THROTTLE: Final = 4
MED_KIT: Final = 5
DEFRAYER: Final = 6
AEROMETER: Final = 7
STRATOSCOPE: Final = 8
PLATFORM_CLAMP: Final = 9
EQUIPMENT_KINDS: Final = 10
EQUIPMENT_COPIES: Final = [3, 2, 2, 1, 1, 1, 1, 1, 1, 1]  # †, as are the names
EQUIPMENT_NAMES: Final = [
    *["Jetpack", "Strike Shield", "Gravity Hook", "Remote Fuser", "Time Throttle"],
    *["Med Kit", "Defrayer", "Aerometer", "Stratoscope", "Platform Clamp"],
]
EQUIPMENT_DECK: Final[i64] = bag_of(EQUIPMENT_COPIES)

# what they do ‡
THROTTLE_GIVES: Final = 2
KIT_HEALS: Final = 2
DEFRAYER_MENDS: Final = 2
AEROMETER_SEES: Final = 4
STRATOSCOPE_SEES: Final = 5

# ---------------------------------------------------------------- the adventurers

ELECTRICIAN: Final = 0
SURVEYOR: Final = 1
SAILOR: Final = 2
DOCTOR: Final = 3
CLIMBER: Final = 4
NAVIGATOR: Final = 5
ADVENTURERS: Final = ["Electrician", "Surveyor", "Sailor", "Doctor", "Climber", "Navigator"]
HEALTH: Final = vec[i64]([6, 5, 5, 4, 4, 4])  # † hits it takes to reach the skull
ROPE: Final = vec[i64]([4, 5, 4, 5, 6, 4])  # †
HAND: Final = 3  # tiles that one can hold
SURVEYORS_HAND: Final = 4
FIRST_TILES: Final = 1
SURVEYORS_FIRST_TILES: Final = 2
MOST_PLAYERS: Final = 5
ACTIONS_A_TURN: Final = 4
DIFFICULTIES: Final = list(BLUEPRINTS)
