"""How the game begins (D1 to D6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.chance import shuffled, stream_of
from simoun.games.desert.city import canteen
from simoun.games.desert.data import (
    ADVENTURERS,
    CENTRE,
    CRASH,
    FIRST_SAND,
    HOLE,
    MARKED,
    MARKED_TILES,
    METERS,
    PLACES,
    PLAIN,
    TILES,
)
from simoun.games.desert.state import Desert, Setup, Variant, change_sand
from simoun.games.team.setup import TeamOptions, adventurers_drawn, first_drawn


class DesertOptions(TeamOptions):
    def __init__(
        self, players: i64, difficulty: i64, chosen: vec[i64], first: i64, variant: Variant
    ) -> None:
        super().__init__(players, difficulty, chosen, first)
        self.variant = variant
        self.meter = vec[i64](METERS[int(players)])


# the random streams of a seed
TILES_LAID: Final = 0
PARTY_DRAWN: Final = 1  # two of them: the adventurers, and who begins
TILE_FACES: Final = 3
STORM_CARDS: Final = 4
EQUIPMENT_CARDS: Final = 5


def new_game(options: DesertOptions, seed: i64) -> Desert:
    s = lay_out(options, seed)
    s.level = options.difficulty  # D3
    s.current = first_drawn(options, seed, PARTY_DRAWN)
    begin_streams(s, seed)
    return s


def begin_streams(s: Desert, seed: i64) -> None:
    s.tile_stream = stream_of(seed, TILE_FACES)
    s.storm_stream = stream_of(seed, STORM_CARDS)  # D4
    s.equipment_stream = stream_of(seed, EQUIPMENT_CARDS)


def lay_out(options: DesertOptions, seed: i64) -> Desert:
    """The tiles around the hole (D1), the sand (D2), and everyone at the crash site (D5)."""
    adventurers = adventurers_drawn(options, seed, PARTY_DRAWN, len(ADVENTURERS))
    setup = Setup(adventurers, options.players, options.meter, options.variant)
    nothing = vec[i64]([0, 0, 0, 0, 0])
    s = Desert(setup, vec[i64]([PLAIN] * PLACES), nothing[:], nothing[:], nothing[:])
    s.actions_left = setup.actions
    s.sand_left = setup.sand
    order = shuffled(stream_of(seed, TILES_LAID), TILES)
    s.tiles[CENTRE] = HOLE
    for k in range(MARKED_TILES):
        s.tiles[around_the_hole(order[k])] = MARKED
    crash = around_the_hole(order[MARKED_TILES])
    s.tiles[crash] = CRASH
    for k in range(len(FIRST_SAND)):
        change_sand(s, FIRST_SAND[k], 1)
    for player in range(options.players):
        s.pawns[player] = crash
        s.water[player] = canteen(s, player)
    return s


def around_the_hole(k: i64) -> i64:
    return k if k < CENTRE else k + 1
