"""What a scout brings, before one knows it: tiles that serve alike count as one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.pieces import halves_on
from simoun.core.squares import bit, lowest
from simoun.games.sky.data import LARGE, ROD_SYMBOL, SMALL, TILES
from simoun.games.sky.state import Sky
from simoun.games.sky.tiles import QUARTERS, SET
from simoun.games.sky.turn import scout


def kind_of_tile(tile: int) -> tuple[bool, bool, bool, bool]:
    """Which pieces it brings."""
    return (
        bool(SET.faces[4 * tile] >> QUARTERS),
        SET.symbols[tile] == ROD_SYMBOL,
        halves_on(tile, SMALL) > 0,
        halves_on(tile, LARGE) > 0,
    )


def sorts() -> list[int]:
    """Sets of tiles that bring the same pieces."""
    found: dict[tuple[bool, bool, bool, bool], int] = {}
    for tile in range(TILES):
        kind = kind_of_tile(tile)
        found[kind] = found.get(kind, 0) | bit(tile)
    return list(found.values())


SORTS: Final = vec[i64](sorts())


def holding(s: Sky, player: i64, tiles: i64) -> Sky:
    """The position with one of these tiles of the pile in a hand."""
    after = s.copy()
    scout(after, player, lowest(tiles))
    return after


def best_of(chances: vec[float], values: vec[float], draws: i64) -> float:
    """The best of so many draws, on average; each as likely as the last."""
    expected = 0.0
    for k in range(len(values)):
        if chances[k] > 0.0:
            less = 0.0
            same = 0.0
            for other in range(len(values)):
                if values[other] < values[k]:
                    less += chances[other]
                elif values[other] == values[k]:
                    same += chances[other]
            gain = power(less + same, draws) - power(less, draws)
            expected += values[k] * gain * chances[k] / same
    return expected


def power(x: float, n: i64) -> float:
    product = 1.0
    for _card in range(n):
        product *= x
    return product
