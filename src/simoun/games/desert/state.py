"""A position of Forbidden Desert: what lies on the table, and the questions one can ask of it."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.chance import mixed
from simoun.core.squares import has
from simoun.games.desert.data import (
    ACTIONS_A_TURN,
    BLOCKED_FROM,
    CENTRE,
    CLIMBER,
    EQUIPMENT_DECK,
    NOWHERE,
    PARTS,
    SAND,
    STORM_DECK,
    TAKEN,
    TUNNEL,
    UNDER_MARKED,
    UNDER_PLAIN,
)
from simoun.games.team.state import NOBODY, Party, mixed_pile, player_with
from simoun.games.team.storm import StormTeam

# how a game is lost
THIRST: Final = 2
BURIED: Final = 3
SKULL_REACHED: Final = 4
OUTCOMES: Final = ["", "won", "thirst", "buried", "skull"]

# a tile is its face, whether that is the city side, and its sand
FACE: Final = 255
REVEALED: Final = 1 << 8
SAND_ON: Final = 16
ONE_SAND: Final = 1 << SAND_ON


class Variant(NamedTuple):
    """Numbers that a designer may change."""

    actions: int = ACTIONS_A_TURN
    more_water: int = 0
    sand: int = SAND


PRINTED: Final = Variant()


class Setup(Party):
    def __init__(
        self, adventurers: vec[i64], players: i64, meter: vec[i64], variant: Variant = PRINTED
    ) -> None:
        super().__init__(adventurers, players, variant.actions, variant == PRINTED)
        self.more_water: Final[i64] = variant.more_water  # that each canteen holds
        self.sand: Final[i64] = variant.sand  # markers in all
        self.meter: Final = meter  # cards at each tick
        self.skull: Final[i64] = len(meter)  # the tick after the last
        self.climber: Final[i64] = player_with(adventurers, players, CLIMBER)


@final
class Desert(StormTeam):
    def __init__(
        self, setup: Setup, tiles: vec[i64], pawns: vec[i64], water: vec[i64], hands: vec[i64]
    ) -> None:
        super().__init__(setup, pawns, hands, ACTIONS_A_TURN, STORM_DECK, EQUIPMENT_DECK)
        self.setup = setup
        self.tiles = tiles  # the tile at each place
        self.hole: i64 = CENTRE
        self.sandy: i64 = 0  # the places with sand
        self.blocked: i64 = 0  # those with two or more
        self.revealed: i64 = 0  # the places that show their city side
        self.tunnels: i64 = 0  # those of them that are tunnels
        self.sand_left: i64 = SAND
        self.under_plain: i64 = UNDER_PLAIN  # the bags of faces that nobody has seen
        self.under_marked: i64 = UNDER_MARKED
        self.parts: i64 = NOWHERE * 0x01010101  # the place of each, a byte each
        self.water = water  # in each canteen
        self.may_bury: bool = False  # a card that the Meteorologist sees may still go to the bottom
        self.shields: i64 = 0  # the players under their own Solar Shield
        self.reductions: i64 = 0  # storm cards that the Meteorologist keeps away this turn

    def copy(self) -> Desert:
        c = Desert(self.setup, self.tiles[:], self.pawns[:], self.water[:], self.hands[:])
        self.copy_storm(c)
        c.hole = self.hole
        c.sandy = self.sandy
        c.blocked = self.blocked
        c.revealed = self.revealed
        c.tunnels = self.tunnels
        c.sand_left = self.sand_left
        c.under_plain = self.under_plain
        c.under_marked = self.under_marked
        c.parts = self.parts
        c.may_bury = self.may_bury
        c.shields = self.shields
        c.reductions = self.reductions
        return c

    def fingerprint(self) -> i64:
        x = mixed(
            self.parts, self.hole | self.level << 8 | self.shields << 16 | self.sand_left << 24
        )
        for place in range(25):
            x = mixed(x, self.tiles[place])
        for player in range(self.setup.players):
            x = mixed(x, self.pawns[player] | self.water[player] << 8)
            x = mixed(x, self.hands[player])
        x = mixed(mixed(x, self.storm_deck), self.storm_discard)
        x = mixed(mixed(x, self.under_plain), self.under_marked)
        x = mixed(x, self.equipment_deck)
        turn: i64 = (
            self.current | self.actions_left << 4 | self.reductions << 8 | self.to_draw << 12
        )
        if self.ended:
            turn |= 1 << 16
        if self.may_bury:
            turn |= 1 << 17
        x = mixed(x, turn | self.outcome << 20)
        return mixed_pile(mixed_pile(mixed(x, self.seen), self.storm_under), self.put_back)


# ---------------------------------------------------------------- the tile at a place


def face_at(s: Desert, place: i64) -> i64:
    return s.tiles[place] & FACE


def sand_at(s: Desert, place: i64) -> i64:
    return s.tiles[place] >> SAND_ON


def is_blocked(s: Desert, place: i64) -> bool:
    """Two or more sand (D8)."""
    return has(s.blocked, place)


def is_revealed(s: Desert, place: i64) -> bool:
    return has(s.revealed, place)


def shows(s: Desert, place: i64, face: i64) -> bool:
    """The city side is up, and it is this one."""
    return has(s.revealed, place) and face_at(s, place) == face


def in_tunnel(s: Desert, player: i64) -> bool:
    return has(s.tunnels, s.pawns[player])


def change_sand(s: Desert, place: i64, by: i64) -> None:
    """Markers come from the supply and go back to it."""
    s.tiles[place] += by * ONE_SAND
    s.sand_left -= by
    here: i64 = 1 << place
    s.sandy &= ~here
    s.blocked &= ~here
    if sand_at(s, place) > 0:
        s.sandy |= here
    if sand_at(s, place) >= BLOCKED_FROM:
        s.blocked |= here


def uncover(s: Desert, place: i64, face: i64) -> None:
    s.tiles[place] = (s.tiles[place] & ~FACE) | face | REVEALED
    s.revealed |= 1 << place
    if face == TUNNEL:
        s.tunnels |= 1 << place


# ---------------------------------------------------------------- players and parts


def player_of(s: Desert, adventurer: i64) -> i64:
    return player_with(s.setup.adventurers, s.setup.players, adventurer)


def climber_at(s: Desert, place: i64) -> bool:
    climber = s.setup.climber
    return climber != NOBODY and s.pawns[climber] == place


def is_buried(s: Desert, player: i64) -> bool:
    """On a blocked tile, and the Climber isn't there (D13, D39)."""
    place = s.pawns[player]
    return has(s.blocked, place) and not climber_at(s, place)


def part_place(s: Desert, part: i64) -> i64:
    return (s.parts >> (8 * part)) & 255


def put_part(s: Desert, part: i64, place: i64) -> None:
    s.parts = (s.parts & ~(255 << (8 * part))) | place << (8 * part)


def parts_taken(s: Desert) -> i64:
    """How many somebody has picked up."""
    n: i64 = 0
    for part in range(PARTS):
        if part_place(s, part) == TAKEN:
            n += 1
    return n
