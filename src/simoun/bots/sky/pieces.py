"""Which tiles bring what: rods, half discs and quarters, as sets of tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.games.sky.data import LARGE, ROD, ROD_SYMBOL, SMALL, TILES
from simoun.games.sky.state import Sky
from simoun.games.sky.tiles import DISCS, QUARTERS, SET


def halves_on(tile: int, kind: int) -> int:
    """How many half discs of a kind a tile has."""
    face = int(SET.faces[4 * tile])
    return sum((face >> (DISCS + 2 * side)) & 3 == kind for side in range(4))


def tiles_with_half(kind: int) -> int:
    return sum(1 << tile for tile in range(TILES) if halves_on(tile, kind))


WITH_ROD: Final[i64] = sum(1 << k for k in range(TILES) if SET.symbols[k] == ROD_SYMBOL)
WITH_QUARTER: Final[i64] = sum(1 << k for k in range(TILES) if SET.faces[4 * k] >> QUARTERS)
WITH_SMALL: Final[i64] = tiles_with_half(SMALL)
WITH_LARGE: Final[i64] = tiles_with_half(LARGE)


def tiles_for(kind: i64) -> i64:
    """The tiles that bring a component of a kind, or half of it."""
    if kind == ROD:
        return WITH_ROD
    return WITH_SMALL if kind == SMALL else WITH_LARGE


def tiles_held(s: Sky) -> i64:
    """The tiles in all hands."""
    held: i64 = 0
    for player in range(s.setup.players):
        held |= s.tiles[player]
    return held
