"""A position of Forbidden Sky: what lies on the table, and the questions one can ask of it."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.chance import mixed
from simoun.core.squares import bit, has, size
from simoun.games.sky.data import (
    ACTIONS_A_TURN,
    AFTER_LAST_OF,
    ALL_TILES,
    CABLE_COPIES,
    CLIMBER,
    COMPONENTS,
    ELECTRICIAN,
    EQUIPMENT_DECK,
    FIRST_OF,
    LONG,
    MOST_PLAYERS,
    NOWHERE,
    PLACES,
    SHORT,
    SOUTH,
    STORM_DECK,
)
from simoun.games.sky.tiles import SET
from simoun.games.team.state import NOBODY, Party, mixed_pile, player_with
from simoun.games.team.storm import StormTeam

# how a game is lost
ELECTROCUTED: Final = 2
FALLEN: Final = 3
SWEPT: Final = 4
ABANDONED: Final = 5
OUTCOMES: Final = ["", "won", "electrocuted", "fallen", "swept", "abandoned"]

# a place: its tile and turn, the wire groups that are live, its neighbours and its cell
TURNED: Final = 255  # tile and turn together: four times the tile, and the turn
TURN: Final = 3
LIVE: Final = 8
NEIGHBOURS: Final = 12
NEIGHBOUR_BITS: Final = 6
CELL: Final = 36
ALONE: Final = (1 << CELL) - (1 << NEIGHBOURS)  # no neighbours yet

# a component: the places it stands on, and where, in half tiles of the sheet
STANDS_ON: Final = (1 << PLACES) - 1
ACROSS: Final = 40
DOWN: Final = 48


class Variant(NamedTuple):
    """Numbers that a designer may change."""

    actions: int = ACTIONS_A_TURN
    more_health: int = 0
    more_rope: int = 0


PRINTED: Final = Variant()


class Setup(Party):
    def __init__(
        self,
        adventurers: vec[i64],
        players: i64,
        difficulty: i64,
        plan: vec[i64],
        variant: Variant = PRINTED,
    ) -> None:
        super().__init__(adventurers, players, variant.actions, variant == PRINTED)
        self.more_health: Final[i64] = variant.more_health  # of every adventurer
        self.more_rope: Final[i64] = variant.more_rope
        self.difficulty: Final[i64] = difficulty
        self.plan: Final = plan  # how many of each kind of component the circuit needs
        self.climber: Final[i64] = player_with(adventurers, players, CLIMBER)
        self.electrician: Final[i64] = player_with(adventurers, players, ELECTRICIAN)
        self.shown: object = None  # how the platform looks that somebody saw last


@final
class Sky(StormTeam):
    def __init__(
        self,
        setup: Setup,
        places: vec[i64],
        beside: vec[i64],
        on_foot: vec[i64],
        components: vec[i64],
        links: vec[i64],
        pawns: vec[i64],
        health: vec[i64],
        rope: vec[i64],
        tiles: vec[i64],
        hands: vec[i64],
    ) -> None:
        super().__init__(setup, pawns, hands, ACTIONS_A_TURN, STORM_DECK, EQUIPMENT_DECK)
        self.setup = setup
        self.places = places  # what lies at each place
        self.beside = beside  # the places that share a side with each, clouds or not
        self.on_foot = on_foot  # those of them to which one can walk
        self.laid: i64 = 0  # how many places there are
        self.teleporters: i64 = 0  # sets of places
        self.shelters: i64 = 0
        self.cages: i64 = 0
        self.live_ground: i64 = 0  # with a wire joined to a rod
        self.live_cables: i64 = 0  # with a component joined to a rod by cables
        self.built_on: i64 = 0  # with a component
        self.components = components  # what stands where; 0 is nothing yet
        self.standing: i64 = 0  # the set of those that stand
        self.links = links  # the two cables of each component, six bits each
        self.short_left: i64 = CABLE_COPIES[SHORT]
        self.long_left: i64 = CABLE_COPIES[LONG]
        self.health = health
        self.rope = rope
        self.tiles = tiles  # in the hand of each player, a set
        self.pile: i64 = ALL_TILES  # the tiles nobody has drawn, a set
        self.pile_under: i64 = 0  # those that a Stratoscope put under them
        self.vane: i64 = SOUTH
        self.shielded: i64 = 0  # the players whom Lightning spares until the storm is over
        self.hooked: i64 = 0  # those whom Gusts spare
        self.free_cable: bool = True  # the Electrician has not used hers in this turn
        self.chooser: i64 = NOBODY  # who must choose before anything else
        self.circles: i64 = 0  # ... one of these sides of the last tile for the last component
        self.tiles_seen: i64 = 0  # ... a tile, a set
        self.gust: bool = False  # ... whom to take across the clouds

    def copy(self) -> Sky:
        c = Sky(
            self.setup,
            self.places[:],
            self.beside[:],
            self.on_foot[:],
            self.components[:],
            self.links[:],
            self.pawns[:],
            self.health[:],
            self.rope[:],
            self.tiles[:],
            self.hands[:],
        )
        self.copy_storm(c)
        self.copy_platform(c)
        c.pile = self.pile
        c.pile_under = self.pile_under
        c.vane = self.vane
        c.shielded = self.shielded
        c.hooked = self.hooked
        c.free_cable = self.free_cable
        c.chooser = self.chooser
        c.circles = self.circles
        c.tiles_seen = self.tiles_seen
        c.gust = self.gust
        return c

    def copy_platform(self, c: Sky) -> None:
        c.laid = self.laid
        c.teleporters = self.teleporters
        c.shelters = self.shelters
        c.cages = self.cages
        c.live_ground = self.live_ground
        c.live_cables = self.live_cables
        c.built_on = self.built_on
        c.standing = self.standing
        c.short_left = self.short_left
        c.long_left = self.long_left

    def fingerprint(self) -> i64:
        x = mixed(self.laid | self.level << 8 | self.vane << 16, self.pile)
        for place in range(self.laid):
            x = mixed(x, self.places[place])
        for component in range(COMPONENTS):
            x = mixed(mixed(x, self.components[component]), self.links[component])
        for player in range(self.setup.players):
            x = mixed(x, self.pawns[player] | self.health[player] << 8 | self.rope[player] << 16)
            x = mixed(mixed(x, self.tiles[player]), self.hands[player])
        x = mixed(mixed(x, self.pile_under), self.equipment_deck)
        x = mixed(mixed(x, self.storm_deck), self.storm_discard)
        x = mixed(x, self.shielded | self.hooked << 8 | self.outcome << 16)
        x = mixed(mixed(x, self.turn_mark()), self.choice_mark())
        x = mixed(mixed(x, self.seen), self.tiles_seen)
        return mixed_pile(mixed_pile(x, self.storm_under), self.put_back)

    def turn_mark(self) -> i64:
        turn: i64 = self.current | self.actions_left << 4 | self.to_draw << 12
        if self.ended:
            turn |= 1 << 16
        if self.free_cable:
            turn |= 1 << 17
        return turn

    def choice_mark(self) -> i64:
        mark: i64 = (self.chooser + 1) | self.circles << 4
        return mark | 1 << 8 if self.gust else mark


def bare_table(setup: Setup) -> Sky:
    """Before anything lies on it."""
    nothing = vec[i64]([0] * MOST_PLAYERS)
    return Sky(
        setup,
        vec[i64]([0] * PLACES),
        vec[i64]([0] * PLACES),
        vec[i64]([0] * PLACES),
        vec[i64]([0] * COMPONENTS),
        vec[i64]([0] * COMPONENTS),
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
    )


# ---------------------------------------------------------------- what lies at a place


def tile_at(s: Sky, place: i64) -> i64:
    return (s.places[place] & TURNED) >> 2


def turn_at(s: Sky, place: i64) -> i64:
    return s.places[place] & TURN


def cell_at(s: Sky, place: i64) -> i64:
    return s.places[place] >> CELL


def face_at(s: Sky, place: i64) -> i64:
    """Its sides and pieces, as tiles.py packs them."""
    return SET.faces[s.places[place] & TURNED]


def ports_at(s: Sky, place: i64) -> i64:
    return SET.ports[s.places[place] & TURNED]


def symbol_at(s: Sky, place: i64) -> i64:
    return SET.symbols[tile_at(s, place)]


def live_groups(s: Sky, place: i64) -> i64:
    return (s.places[place] >> LIVE) & 15


def neighbour(s: Sky, place: i64, side: i64) -> i64:
    """The place beyond a side, or NOWHERE."""
    return (s.places[place] >> (NEIGHBOURS + NEIGHBOUR_BITS * side)) & NOWHERE


# ---------------------------------------------------------------- players


def is_near(s: Sky, player: i64, other: i64) -> bool:
    """On the same tile, or on one that shares a side with it."""
    place = s.pawns[player]
    return s.pawns[other] == place or has(s.beside[place], s.pawns[other])  # S27


# ---------------------------------------------------------------- components


def stands_on(s: Sky, component: i64) -> i64:
    """The set of places a component stands on: one, two or four (S18)."""
    return s.components[component] & STANDS_ON


def across(s: Sky, component: i64) -> i64:
    return (s.components[component] >> ACROSS) & 255


def down(s: Sky, component: i64) -> i64:
    return s.components[component] >> DOWN


def components_at(s: Sky, place: i64) -> i64:
    """The set of components on a place."""
    found: i64 = 0
    if has(s.built_on, place):
        for component in range(COMPONENTS):
            if has(s.components[component], place):
                found |= bit(component)
    return found


def count_of(components: i64, kind: i64) -> i64:
    """How many of a set of components are of a kind."""
    return size(components & (bit(AFTER_LAST_OF[kind]) - bit(FIRST_OF[kind])))
