"""A position of Through the Desert: what lies on the table, and the questions one can ask of it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.chance import mixed, stirred
from simoun.core.hexes import WORDS, count, holds, nothing, put_all, put_in, take_out
from simoun.core.phrases import Names
from simoun.core.rules import State
from simoun.core.squares import bit
from simoun.games.through_the_desert.board import HEXES, NEAR
from simoun.games.through_the_desert.data import (
    ALL_COLOURS,
    CAMELS_A_TURN,
    COLOURS,
    MOST_PLAYERS,
    ONE_OF_EACH,
    SUPPLY,
    WATERHOLE_KINDS,
)

# how a game stands
PLAYING: Final = 0
EXHAUSTED: Final = 1
STUCK: Final = 2
OUTCOMES: Final = ["", "exhausted", "stuck"]

NO_HEX: Final = -1
CARAVANS: Final = MOST_PLAYERS * COLOURS
BYTE: Final = 255

# the tokens of a player, a byte each: waterholes of 1, 2 and 3 points, then oasis tokens
OASES: Final = 24


class Variant:
    """Numbers that a designer may change."""

    def __init__(self, more_camels: i64 = 0, camels_a_turn: i64 = CAMELS_A_TURN) -> None:
        self.more_camels: Final[i64] = more_camels
        self.camels_a_turn: Final[i64] = camels_a_turn


PRINTED: Final = Variant()


class Setup:
    """What never changes once the board is laid: shared by all the copies of a state."""

    def __init__(
        self,
        players: i64,
        first: i64,
        open_scores: bool,
        in_play: vec[i64],
        palms: vec[i64],
        variant: Variant = PRINTED,
    ) -> None:
        self.variant: Final = variant
        self.supply: Final[i64] = SUPPLY[players] + variant.more_camels  # of each colour
        self.camels_a_turn: Final[i64] = variant.camels_a_turn
        self.players: Final[i64] = players
        self.first: Final[i64] = first  # opens the rounds of riders, and the camel turns
        self.open_scores: Final = open_scores
        self.in_play: Final = in_play  # a set of hexes
        self.palms: Final = palms  # none before the board is laid
        self.oases: Final = nothing(1)  # the hexes of the palms
        self.shade: Final = nothing(1)  # those, and the hexes next to them
        self.palms_near: Final = vec[i64]([0] * HEXES)  # the set of palms next to each hex
        self.names: Names | None = None  # what can be named here, once somebody has asked
        for palm in range(len(palms)):
            self.plant(palm, palms[palm])

    def plant(self, palm: i64, hex: i64) -> None:
        put_in(self.oases, 0, hex)
        put_in(self.shade, 0, hex)
        put_all(self.shade, 0, NEAR, hex)
        for other in range(HEXES):
            if holds(NEAR, hex, other):
                self.palms_near[other] |= 1 << palm


@final
class ThroughTheDesert(State):
    """Sets of hexes lie side by side: those of a caravan at player * COLOURS + colour."""

    def __init__(
        self,
        setup: Setup,
        free: vec[i64],
        camels: vec[i64],
        reach: vec[i64],
        waterholes: vec[i64],
        territories: vec[i64],
    ) -> None:
        self.over: bool = False
        self.outcome: i64 = PLAYING
        self.setup = setup
        self.board_stream: i64 = 0
        self.free = free  # hexes in play with neither palm nor camel
        self.camels = camels  # of each caravan
        self.reach = reach  # the hexes next to each caravan, whatever lies there
        self.waterholes = waterholes  # of 1, 2 and 3 points
        self.territories = territories  # the hexes that each player has closed off
        self.supply: i64 = 0  # camels of each colour, a byte each
        self.lengths: vec[i64] = vec[i64]([0] * MOST_PLAYERS)  # of caravans, a byte a colour
        self.reached: vec[i64] = vec[i64]([0] * MOST_PLAYERS)  # bit colour * PALMS + palm
        self.tokens: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        self.riders: vec[i64] = vec[i64]([0] * MOST_PLAYERS)  # colours still to be placed
        self.ridden: vec[i64] = vec[i64]([NO_HEX] * CARAVANS)  # where each rider is
        self.current: i64 = setup.first
        self.turns: i64 = 0  # camel turns that are over
        self.to_place: i64 = 0  # camels, in this turn

    def copy(self) -> ThroughTheDesert:
        c = ThroughTheDesert(
            self.setup,
            self.free[:],
            self.camels[:],
            self.reach[:],
            self.waterholes[:],
            self.territories[:],
        )
        c.over = self.over
        c.outcome = self.outcome
        c.board_stream = self.board_stream
        c.supply = self.supply
        c.lengths = self.lengths[:]
        c.reached = self.reached[:]
        c.tokens = self.tokens[:]
        c.riders = self.riders  # never changed, only replaced: so copies may share it
        c.ridden = self.ridden  # the same
        c.current = self.current
        c.turns = self.turns
        c.to_place = self.to_place
        return c

    def stir(self, fresh: i64) -> None:
        self.board_stream = stirred(self.board_stream, fresh)

    def fingerprint(self) -> i64:
        x = mixed(self.supply, self.current | self.to_place << 8 | self.outcome << 16)
        x = mixed(x, self.turns)
        for palm in range(len(self.setup.palms)):
            x = mixed(x, self.setup.palms[palm])
        for k in range(WATERHOLE_KINDS * WORDS):
            x = mixed(x, self.waterholes[k])
        for player in range(self.setup.players):
            x = mixed(mixed(x, self.tokens[player]), self.reached[player])
            x = mixed(x, self.riders[player])
            for w in range(WORDS):
                x = mixed(x, self.territories[player * WORDS + w])
        for k in range(self.setup.players * COLOURS):
            x = mixed(x, self.ridden[k] + 1)
            for w in range(WORDS):
                x = mixed(x, self.camels[k * WORDS + w])
        return x


def bare(setup: Setup) -> ThroughTheDesert:
    """A board with palms and nothing else, and every rider beside it."""
    s = ThroughTheDesert(
        setup,
        unoccupied(setup),
        nothing(CARAVANS),
        nothing(CARAVANS),
        nothing(WATERHOLE_KINDS),
        nothing(MOST_PLAYERS),
    )
    s.supply = setup.supply * ONE_OF_EACH  # T3
    s.riders = vec[i64]([ALL_COLOURS] * MOST_PLAYERS)
    return s


def unoccupied(setup: Setup) -> vec[i64]:
    """The hexes in play without a palm."""
    free = setup.in_play[:]
    for w in range(WORDS):
        free[w] &= ~setup.oases[w]
    return free


# ---------------------------------------------------------------- caravans


def caravan(player: i64, colour: i64) -> i64:
    """The number of a player's caravan of a colour."""
    return player * COLOURS + colour


def length(s: ThroughTheDesert, player: i64, colour: i64) -> i64:
    """The camels of a caravan, the ridden one included."""
    return (s.lengths[player] >> (8 * colour)) & BYTE


def put_camel(s: ThroughTheDesert, player: i64, colour: i64, hex: i64) -> None:
    k = caravan(player, colour)
    put_in(s.camels, k, hex)
    put_all(s.reach, k, NEAR, hex)
    take_out(s.free, 0, hex)
    s.lengths[player] += bit(8 * colour)


def put_rider(s: ThroughTheDesert, player: i64, colour: i64, hex: i64) -> None:
    ridden = s.ridden[:]
    ridden[caravan(player, colour)] = hex
    s.ridden = ridden
    drop_rider(s, player, colour)
    put_camel(s, player, colour, hex)


def drop_rider(s: ThroughTheDesert, player: i64, colour: i64) -> None:
    """One rider less beside the board."""
    riders = s.riders[:]
    riders[player] &= ~(1 << colour)
    s.riders = riders


def supply_of(s: ThroughTheDesert, colour: i64) -> i64:
    return (s.supply >> (8 * colour)) & BYTE


# ---------------------------------------------------------------- the steps of a game


def is_laid(s: ThroughTheDesert) -> bool:
    return len(s.setup.palms) > 0


def setting_aside(s: ThroughTheDesert) -> bool:
    """Whose turn it is still has a rider of every colour (T2)."""
    return not is_laid(s) and s.riders[s.current] == ALL_COLOURS


def laying_is_due(s: ThroughTheDesert) -> bool:
    return not is_laid(s) and s.riders[s.current] != ALL_COLOURS


def placing_riders(s: ThroughTheDesert) -> bool:
    return is_laid(s) and s.riders[s.current] != 0


def colours_placed(s: ThroughTheDesert, player: i64) -> i64:
    """The set of colours of a player's caravans."""
    found: i64 = 0
    for colour in range(COLOURS):
        if length(s, player, colour):
            found |= 1 << colour
    return found


def set_aside_by(s: ThroughTheDesert, player: i64) -> i64:
    """The set with the colour that a player has no rider of, or nothing."""
    return ALL_COLOURS & ~(s.riders[player] | colours_placed(s, player))


def next_player(s: ThroughTheDesert, player: i64) -> i64:
    return player + 1 if player + 1 < s.setup.players else 0  # T5


# ---------------------------------------------------------------- waterholes and territory


def waterhole_at(s: ThroughTheDesert, hex: i64) -> i64:
    """Its points, or 0."""
    for kind in range(WATERHOLE_KINDS):
        if holds(s.waterholes, kind, hex):
            return kind + 1
    return 0


def empty_territory(s: ThroughTheDesert, player: i64) -> i64:
    """Empty hexes in a player's territory; emptied waterholes count, palms don't (T27)."""
    inside = s.territories[player * WORDS : (player + 1) * WORDS]
    for w in range(WORDS):
        inside[w] &= s.free[w]
    return count(inside, 0)
