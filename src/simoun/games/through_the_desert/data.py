"""What one could photocopy from the box: camels, riders, waterholes, tokens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_PLAYERS: Final = 5
PLAYER_COLOURS: Final = ["blue", "vermilion", "black", "gold", "teal"]

COLOURS: Final = 5
CAMEL_NAMES: Final = ["Saffron", "Rose", "Mint", "Azure", "Violet"]
CAMELS_OF_A_COLOUR: Final = 34
ALL_COLOURS: Final = (1 << COLOURS) - 1
SUPPLY: Final = vec[i64]([0, 0, 22, 26, 30, 30])  # camels of each colour, by players
ONE_OF_EACH: Final = 0x0101010101  # camels are counted with a byte for each colour

PALMS: Final = 5
WATERHOLE_KINDS: Final = 3  # of 1, 2 and 3 points
WATERHOLES_OF_A_KIND: Final = 15
WATERHOLES: Final = WATERHOLE_KINDS * WATERHOLES_OF_A_KIND

OASIS_POINTS: Final = 5
LONGEST_POINTS: Final = 10
TIED_POINTS: Final = 5

CAMELS_A_TURN: Final = 2
WHOLE_BOARD_FROM: Final = 4  # players; fewer play without the part behind the black line
