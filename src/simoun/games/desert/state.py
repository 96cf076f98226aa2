"""A position of Forbidden Desert: what lies on the table, and the questions one can ask of it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import Pile
from simoun.core.chance import mixed, stirred
from simoun.core.phrases import Names
from simoun.core.rules import State
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

# how a game stands
PLAYING: Final = 0
WON: Final = 1
THIRST: Final = 2
BURIED: Final = 3
SKULL_REACHED: Final = 4
OUTCOMES: Final = ["", "won", "thirst", "buried", "skull"]

NOBODY: Final = -1

# a tile is its face, whether that is the city side, and its sand
FACE: Final = 255
REVEALED: Final = 1 << 8
SAND_ON: Final = 16
ONE_SAND: Final = 1 << SAND_ON


class Setup:
    """What never changes during a game: shared by all the copies of a state."""

    def __init__(self, adventurers: vec[i64], players: i64, meter: vec[i64], skull: i64) -> None:
        self.adventurers: Final = adventurers  # of each player
        self.players: Final[i64] = players
        self.meter: Final = meter  # cards at each tick
        self.skull: Final[i64] = skull  # the tick after the last
        self.climber: Final[i64] = player_with(adventurers, players, CLIMBER)
        self.names: Names | None = None  # what can be named here, once somebody has asked


def player_with(adventurers: vec[i64], players: i64, adventurer: i64) -> i64:
    """Who plays an adventurer, or nobody."""
    for player in range(players):
        if adventurers[player] == adventurer:
            return player
    return NOBODY


@final
class Desert(State):
    def __init__(
        self, setup: Setup, tiles: vec[i64], pawns: vec[i64], water: vec[i64], hands: vec[i64]
    ) -> None:
        self.over: bool = False
        self.outcome: i64 = PLAYING
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
        self.tile_stream: i64 = 0
        self.parts: i64 = NOWHERE * 0x01010101  # the place of each, a byte each
        self.pawns = pawns  # the place of each player
        self.water = water  # in each canteen
        self.hands = hands  # the equipment of each player, a bag
        self.equipment_deck: i64 = EQUIPMENT_DECK
        self.equipment_stream: i64 = 0
        self.storm_deck: i64 = STORM_DECK  # its top layer, a bag
        self.storm_under: Pile | None = None
        self.storm_discard: i64 = 0
        self.storm_stream: i64 = 0
        self.seen: i64 = 0  # cards that the Meteorologist looks at, a bag
        self.put_back: Pile | None = None  # those that come next, the last one chosen on top
        self.may_bury: bool = False  # one of them may still go to the bottom of the deck
        self.level: i64 = 0  # the tick of the storm meter
        self.shields: i64 = 0  # the players under their own Solar Shield
        self.current: i64 = 0  # whose turn it is
        self.actions_left: i64 = ACTIONS_A_TURN
        self.reductions: i64 = 0  # storm cards that the Meteorologist keeps away this turn
        self.ended: bool = False  # no more actions: the storm comes
        self.to_draw: i64 = 0  # storm cards

    def copy(self) -> Desert:
        c = Desert(self.setup, self.tiles[:], self.pawns[:], self.water[:], self.hands[:])
        c.over = self.over
        c.outcome = self.outcome
        c.hole = self.hole
        c.sandy = self.sandy
        c.blocked = self.blocked
        c.revealed = self.revealed
        c.tunnels = self.tunnels
        c.sand_left = self.sand_left
        c.under_plain = self.under_plain
        c.under_marked = self.under_marked
        c.tile_stream = self.tile_stream
        c.parts = self.parts
        c.equipment_deck = self.equipment_deck
        c.equipment_stream = self.equipment_stream
        c.storm_deck = self.storm_deck
        c.storm_under = self.storm_under
        c.storm_discard = self.storm_discard
        c.storm_stream = self.storm_stream
        c.seen = self.seen
        c.put_back = self.put_back
        c.may_bury = self.may_bury
        c.level = self.level
        c.shields = self.shields
        c.current = self.current
        c.actions_left = self.actions_left
        c.reductions = self.reductions
        c.ended = self.ended
        c.to_draw = self.to_draw
        return c

    def stir(self, fresh: i64) -> None:
        self.tile_stream = stirred(self.tile_stream, fresh)
        self.equipment_stream = stirred(self.equipment_stream, fresh)
        self.storm_stream = stirred(self.storm_stream, fresh)

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


def mixed_pile(x: i64, pile: Pile | None) -> i64:
    while pile is not None:
        x = mixed(x, pile.top)
        pile = pile.under
    return x


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


def turn_up(s: Desert, place: i64, face: i64) -> None:
    s.tiles[place] = (s.tiles[place] & ~FACE) | face | REVEALED
    s.revealed |= 1 << place
    if face == TUNNEL:
        s.tunnels |= 1 << place


# ---------------------------------------------------------------- players and parts


def everyone(s: Desert) -> i64:
    """The set of all players."""
    return (1 << s.setup.players) - 1


def pawns_at(s: Desert, place: i64) -> i64:
    """The set of players whose pawns stand there."""
    found: i64 = 0
    for player in range(s.setup.players):
        if s.pawns[player] == place:
            found |= 1 << player
    return found


def is_adventurer(s: Desert, player: i64, adventurer: i64) -> bool:
    return s.setup.adventurers[player] == adventurer


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
