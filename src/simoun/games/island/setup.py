"""How the game begins (I1 to I6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import some
from simoun.core.chance import shuffled, stream_of
from simoun.games.island.data import (
    ADVENTURERS,
    CARDS_DEALT,
    FIRST_START,
    FLOODED_AT_FIRST,
    RISES,
    TILES,
    WITHOUT_RISES,
)
from simoun.games.island.state import Island, Setup, Variant
from simoun.games.island.turn import next_flood, next_treasure, take_flood, take_treasure
from simoun.games.team.setup import TeamOptions, adventurers_drawn, first_drawn

# the random streams of a seed
TILES_LAID: Final = 0
PARTY_DRAWN: Final = 1  # two of them: the adventurers, and who begins
TREASURE_DECK: Final = 3
FLOOD_DECK: Final = 4


class IslandOptions(TeamOptions):
    def __init__(
        self,
        players: i64,
        difficulty: i64,
        chosen: vec[i64],
        first: i64,
        check_each: bool,
        rescue: bool,
        variant: Variant,
    ) -> None:
        super().__init__(players, difficulty, chosen, first)
        self.check_each: bool = check_each
        self.rescue: bool = rescue
        self.variant = variant


def new_game(options: IslandOptions, seed: i64) -> Island:
    s = lay_out(options, seed)
    s.water = 1 + options.difficulty  # I5
    s.current = first_drawn(options, seed, PARTY_DRAWN)
    begin_streams(s, seed)
    flood_six(s)
    deal(s)
    return s


def begin_streams(s: Island, seed: i64) -> None:
    s.treasure_stream = stream_of(seed, TREASURE_DECK)
    s.flood_stream = stream_of(seed, FLOOD_DECK)


def lay_out(options: IslandOptions, seed: i64) -> Island:
    """The tiles (I1), and each adventurer on its own (I3)."""
    place_of = shuffled(stream_of(seed, TILES_LAID), TILES)
    adventurers = adventurers_drawn(options, seed, PARTY_DRAWN, len(ADVENTURERS))
    setup = Setup(
        place_of,
        adventurers,
        options.players,
        options.check_each,
        options.rescue,
        options.variant,
    )
    s = Island(setup, vec[i64]([0, 0, 0, 0]), vec[i64]([0, 0, 0, 0]))
    s.actions_left = setup.actions
    s.to_draw = setup.cards_drawn
    for player in range(options.players):
        s.pawns[player] = place_of[FIRST_START + adventurers[player]]
    return s


def flood_six(s: Island) -> None:
    """I2"""
    for _card in range(FLOODED_AT_FIRST):
        place = next_flood(s)
        take_flood(s, place)
        s.flooded |= 1 << place
        s.flood_discard |= 1 << place


def deal(s: Island) -> None:
    """Two cards each; Waters Rise is shuffled in afterwards, as if replaced (I4)."""
    s.treasure_deck = WITHOUT_RISES
    for player in range(s.setup.players):
        for _card in range(CARDS_DEALT):
            card = next_treasure(s)
            take_treasure(s, card)
            s.hands[player] += some(card, 1)
    s.treasure_deck += RISES
