"""Where components could come to stand next: half discs that wait, and cells where a rod can go."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.corner import Corner
from simoun.core.squares import bit
from simoun.games.sky.data import BESIDE, ROD, SIDE, SIDES_ACROSS, SIDES_DOWN
from simoun.games.sky.platform import half_at, is_open_wire
from simoun.games.sky.state import Sky, cell_at

MOST_SPOTS: Final = 30
FAR_OUT: Final = 64  # squared, in half tiles: no circuit leads that far from its launch pad


class Spots:
    def __init__(self, s: Sky, corner: Corner) -> None:
        self.n: i64 = 0
        self.kinds: vec[i64] = vec[i64]([0] * MOST_SPOTS)
        self.across: vec[i64] = vec[i64]([0] * MOST_SPOTS)  # in half tiles of the sheet
        self.down: vec[i64] = vec[i64]([0] * MOST_SPOTS)
        self.cells: vec[i64] = vec[i64]([0] * MOST_SPOTS)  # where the tile would lie
        self.places: vec[i64] = vec[i64]([0] * MOST_SPOTS)  # from which it can be laid
        for place in range(s.laid):
            cell = cell_at(s, place)
            for side in range(4):
                beyond: i64 = cell + BESIDE[side]
                if is_open_wire(s, place, side) and not corner.is_gap(beyond):
                    kind = half_at(s, place, side)
                    if kind:
                        right: i64 = 2 * (cell % SIDE) + SIDES_ACROSS[side]
                        lower: i64 = 2 * (cell // SIDE) + SIDES_DOWN[side]
                        self.add(corner, kind, right, lower, beyond, place)
                    middle: i64 = 2 * (beyond % SIDE) + 1
                    self.add(corner, ROD, middle, 2 * (beyond // SIDE) + 1, beyond, place)

    def add(self, corner: Corner, kind: i64, right: i64, lower: i64, cell: i64, place: i64) -> None:
        if kind == ROD:
            for k in range(self.n):
                if self.cells[k] == cell and self.kinds[k] == ROD:
                    self.places[k] |= bit(place)
                    return
        if self.n < MOST_SPOTS and (not corner.ring or corner.reach(right, lower) <= FAR_OUT):
            self.kinds[self.n] = kind
            self.across[self.n] = right
            self.down[self.n] = lower
            self.cells[self.n] = cell
            self.places[self.n] = bit(place)
            self.n += 1

    def rivals(self, spot: i64) -> i64:
        """The set of spots, this one too, that the same tile would cover."""
        found: i64 = 0
        for k in range(self.n):
            if self.cells[k] == self.cells[spot]:
                found |= bit(k)
        return found
