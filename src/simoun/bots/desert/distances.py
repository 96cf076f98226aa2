"""How many actions away things are in the desert, for each adventurer, digging included."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.distances import Distances
from simoun.core.squares import lowest
from simoun.games.desert.data import ALL, ARCHAEOLOGIST, CLIMBER, EXPLORER, SIDE
from simoun.games.desert.state import Desert, is_buried, sand_at

FAR: Final = 9  # as good as unreachable
ROOM: Final = FAR + 4  # for each player, with tiles that take longer to dig out
WEST_EDGE: Final = 0x108421
EAST_EDGE: Final = WEST_EDGE << (SIDE - 1)


def wider(places: i64) -> i64:
    """These places and those beside them."""
    return places | across(places) | places << SIDE & ALL | places >> SIDE


def wider_all_round(places: i64) -> i64:
    """The same, diagonals included."""
    row: i64 = places | across(places)
    return row | row << SIDE & ALL | row >> SIDE


def across(places: i64) -> i64:
    return (places & ~EAST_EDGE) << 1 | (places & ~WEST_EDGE) >> 1


class DesertDistances(Distances):
    def __init__(self, s: Desert) -> None:
        super().__init__(s.setup.players, FAR, ROOM)
        self.s = s
        self.two: i64 = 0  # places by how many markers lie there
        self.three: i64 = 0
        self.more: i64 = 0
        self.sort_sand()
        for player in range(s.setup.players):
            self.spread(player)

    def sort_sand(self) -> None:
        blocked = self.s.blocked
        while blocked:
            sand = sand_at(self.s, lowest(blocked))
            here: i64 = blocked & -blocked
            if sand == 2:
                self.two |= here
            elif sand == 3:
                self.three |= here
            else:
                self.more |= here
            blocked &= blocked - 1

    def spread(self, player: i64) -> None:
        s = self.s
        adventurer = s.setup.adventurers[player]
        bare: i64 = ALL & ~(1 << s.hole)
        one_dig: i64 = 0
        two_digs: i64 = 0
        three_digs: i64 = 0
        if adventurer == ARCHAEOLOGIST:
            bare &= ~s.blocked
            one_dig = self.two | self.three
            two_digs = self.more
        elif adventurer != CLIMBER:
            bare &= ~s.blocked
            one_dig = self.two
            two_digs = self.three
            three_digs = self.more
        within = self.within
        first = ROOM * player
        last: i64 = first + FAR
        step: i64 = first + self.digs_out(player)
        here: i64 = 1 << s.pawns[player]
        while step < last:
            here |= within[step]
            within[step] = here
            near = wider_all_round(here) if adventurer == EXPLORER else wider(here)
            if here & s.tunnels:
                near |= s.tunnels
            within[step + 1] |= near & bare
            within[step + 2] |= near & one_dig
            within[step + 3] |= near & two_digs
            within[step + 4] |= near & three_digs
            step += 1

    def digs_out(self, player: i64) -> i64:
        """What a buried pawn must dig before it can go anywhere."""
        s = self.s
        if not is_buried(s, player):
            return 0
        most: i64 = 2 if s.setup.adventurers[player] == ARCHAEOLOGIST else 1
        digs: i64 = (sand_at(s, s.pawns[player]) - 1 + most - 1) // most
        return digs if digs < FAR else FAR - 1
