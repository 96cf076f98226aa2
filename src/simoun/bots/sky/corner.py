"""Where the launch pad can come to stand: the corner that lacks the fewest quarters."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.squares import bit, has
from simoun.games.sky.data import BESIDE, CORNERS_ACROSS, CORNERS_DOWN, NOWHERE, PAD, SIDE
from simoun.games.sky.platform import place_at
from simoun.games.sky.state import Sky, across, cell_at, down, face_at, stands_on
from simoun.games.sky.tiles import QUARTERS


class Corner:
    """Four cells around a corner; those that hold a quarter which points to it make its ring."""

    def __init__(self, s: Sky) -> None:
        self.missing: i64 = 4  # quarters
        self.ring: i64 = 0  # places
        self.access: i64 = 0  # places of the ring from which a missing one can be laid
        self.across: i64 = 0  # where it is, in half tiles of the sheet
        self.down: i64 = 0
        self.one_gap: i64 = 0  # cells that miss their quarter, or no cell
        self.other_gap: i64 = 0
        self.last_gap: i64 = 0
        if has(s.standing, PAD):
            self.missing = 0
            self.ring = stands_on(s, PAD)
            self.across = across(s, PAD)
            self.down = down(s, PAD)
        else:
            for place in range(s.laid):
                self.try_corner(s, place)

    def try_corner(self, s: Sky, place: i64) -> None:
        """The corner to which the quarter of a place points, if it has one."""
        quarters = face_at(s, place) >> QUARTERS
        if not quarters:
            return
        corner: i64 = 0
        while not has(quarters, corner):
            corner += 1
        ring: i64 = bit(place)
        access: i64 = 0
        missing: i64 = 0
        before = place
        cell = cell_at(s, place)
        gaps: i64 = 0  # cells, 13 bits each
        for k in range(3):
            cell += BESIDE[(corner + k) & 3]
            here = place_at(s, cell)
            if here == NOWHERE:
                missing += 1
                gaps = gaps << 13 | cell
                if before != NOWHERE:
                    access |= bit(before)
            elif has(face_at(s, here) >> QUARTERS, (corner + k + 1) & 3):
                ring |= bit(here)
                if before == NOWHERE:
                    access |= bit(here)
            else:
                return  # something else lies there
            before = here
        if before == NOWHERE:
            access |= bit(place)
        if missing < self.missing:
            self.missing = missing
            self.ring = ring
            self.access = access
            first = cell_at(s, place)
            self.across = 2 * (first % SIDE) + CORNERS_ACROSS[corner]
            self.down = 2 * (first // SIDE) + CORNERS_DOWN[corner]
            self.one_gap = gaps & 8191
            self.other_gap = (gaps >> 13) & 8191
            self.last_gap = gaps >> 26

    def is_gap(self, cell: i64) -> bool:
        """A quarter is missing there."""
        return cell == self.one_gap or cell == self.other_gap or cell == self.last_gap

    def reach(self, right: i64, lower: i64) -> i64:
        """How far a point is from here, squared, in half tiles."""
        return apart(right - self.across, lower - self.down)

    def turn_at(self, cell: i64) -> i64:
        """How a quarter is turned there: unturned it points to the upper right."""
        for turn in range(3):
            if 2 * (cell % SIDE) + CORNERS_ACROSS[turn] == self.across:
                if 2 * (cell // SIDE) + CORNERS_DOWN[turn] == self.down:
                    return turn
        return 3


def apart(aside: i64, below: i64) -> i64:
    """The distance, squared."""
    return aside * aside + below * below
