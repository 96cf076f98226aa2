"""A position of Forbidden Island: what lies on the table, and the questions one can ask of it."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import ALL_OF_THEM, Pile
from simoun.core.chance import mixed, stirred
from simoun.core.squares import has
from simoun.games.island.data import ACTIONS_A_TURN, ALL, CARDS_DRAWN, HAND_LIMIT, LANDING, TILES
from simoun.games.team.state import NOBODY, Party, Team, mixed_pile

# how a game is lost
LANDING_SANK: Final = 2
TREASURE_SANK: Final = 3
DROWNED: Final = 4
SKULL_REACHED: Final = 5
OUTCOMES: Final = ["", "won", "landing-sank", "treasure-sank", "drowned", "skull"]


class Variant(NamedTuple):
    """Numbers that a designer may change."""

    actions: int = ACTIONS_A_TURN
    cards_drawn: int = CARDS_DRAWN
    hand_limit: int = HAND_LIMIT


PRINTED: Final = Variant()


class Setup(Party):
    def __init__(
        self,
        place_of: vec[i64],
        adventurers: vec[i64],
        players: i64,
        each: bool,
        rescue: bool,
        variant: Variant = PRINTED,
    ) -> None:
        super().__init__(adventurers, players, variant.actions, variant == PRINTED)
        self.cards_drawn: Final[i64] = variant.cards_drawn  # at its end
        self.hand_limit: Final[i64] = variant.hand_limit
        self.too_many: Final[i64] = (variant.hand_limit + 1) << ALL_OF_THEM  # bags from here on
        self.place_of: Final = place_of  # each tile
        self.tile_at: Final = turned_round(place_of)  # each place
        self.check_each: Final[bool] = each  # I16: the hand is checked after each card drawn
        self.rescue: Final[bool] = rescue  # I24: a helicopter may come to a sinking tile
        self.landing: Final[i64] = place_of[LANDING]
        self.sites: Final = vec[i64](
            [(1 << place_of[2 * k]) | (1 << place_of[2 * k + 1]) for k in range(4)]
        )  # the two places of each treasure


def turned_round(place_of: vec[i64]) -> vec[i64]:
    tile_at = place_of[:]
    for tile in range(TILES):
        tile_at[place_of[tile]] = tile
    return tile_at


@final
class Island(Team):
    def __init__(self, setup: Setup, pawns: vec[i64], hands: vec[i64]) -> None:
        super().__init__(setup, pawns, hands, ACTIONS_A_TURN)
        self.setup = setup
        self.present: i64 = ALL  # the tiles that have not sunk
        self.flooded: i64 = 0
        self.flood_deck: i64 = ALL  # its top layer: these cards were shuffled together
        self.flood_under: Pile | None = None
        self.flood_discard: i64 = 0
        self.flood_stream: i64 = 0
        self.treasure_deck: i64 = 0  # its top layer, a bag
        self.treasure_under: Pile | None = None
        self.treasure_discard: i64 = 0
        self.treasure_stream: i64 = 0
        self.captured: i64 = 0  # a set of treasures
        self.water: i64 = 1
        self.second_shore: bool = False  # the Engineer may shore up one more
        self.flown: bool = False  # the Pilot, in this turn
        self.to_draw = CARDS_DRAWN
        self.to_flood: i64 = 0
        self.swimmers: i64 = 0  # a set of players

    def copy(self) -> Island:
        c = Island(self.setup, self.pawns[:], self.hands[:])
        self.copy_turn(c)
        c.present = self.present
        c.flooded = self.flooded
        c.flood_deck = self.flood_deck
        c.flood_under = self.flood_under
        c.flood_discard = self.flood_discard
        c.flood_stream = self.flood_stream
        c.treasure_deck = self.treasure_deck
        c.treasure_under = self.treasure_under
        c.treasure_discard = self.treasure_discard
        c.treasure_stream = self.treasure_stream
        c.captured = self.captured
        c.water = self.water
        c.second_shore = self.second_shore
        c.flown = self.flown
        c.to_flood = self.to_flood
        c.swimmers = self.swimmers
        return c

    def stir(self, fresh: i64) -> None:
        self.flood_stream = stirred(self.flood_stream, fresh)
        self.treasure_stream = stirred(self.treasure_stream, fresh)

    def fingerprint(self) -> i64:
        x = mixed(self.present, self.flooded)
        x = mixed(mixed(x, self.flood_deck), self.flood_discard)
        x = mixed(mixed(x, self.treasure_deck), self.treasure_discard)
        for player in range(self.setup.players):
            x = mixed(mixed(x, self.pawns[player]), self.hands[player])
        x = mixed(x, self.captured | self.water << 4 | self.current << 8 | self.swimmers << 12)
        x = mixed(x, self.actions_left | self.to_draw << 4 | self.to_flood << 8)
        flags: i64 = 0
        if self.second_shore:
            flags |= 1
        if self.flown:
            flags |= 2
        if self.ended:
            flags |= 4
        x = mixed(x, flags | self.outcome << 4)
        return mixed_pile(mixed_pile(x, self.flood_under), self.treasure_under)


def held(s: Island) -> i64:
    """The bag of all cards in hands."""
    bag: i64 = 0
    for player in range(s.setup.players):
        bag += s.hands[player]
    return bag


def is_captured(s: Island, treasure: i64) -> bool:
    return has(s.captured, treasure)


# ---------------------------------------------------------------- who must decide: derived


def overfull(s: Island) -> i64:
    """Who must discard now: a player who drew, or one who was given a card (I16)."""
    hands = s.hands
    if s.ended:
        if hands[s.current] >= s.setup.too_many and not is_between_cards(s):
            return s.current
        return NOBODY
    too_many = s.setup.too_many
    for player in range(s.setup.players):
        if hands[player] >= too_many:
            return player
    return NOBODY


def is_between_cards(s: Island) -> bool:
    """A hand may be too full until the last card is drawn, unless each card is checked."""
    return 0 < s.to_draw < s.setup.cards_drawn and not s.setup.check_each


def reveal_is_due(s: Island) -> bool:
    return s.ended and not s.swimmers and not s.over and overfull(s) == NOBODY
