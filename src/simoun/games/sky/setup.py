"""How the game begins (S1 to S6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.chance import stream_of
from simoun.games.sky import platform, turn
from simoun.games.sky.adventurers import full_health, full_rope
from simoun.games.sky.data import (
    ADVENTURERS,
    BLUEPRINTS,
    DIFFICULTIES,
    FIRST_COLUMN,
    FIRST_ROW,
    FIRST_TICKS,
    FIRST_TILES,
    LANDING,
    SIDE,
    STRIP,
    SURVEYOR,
    SURVEYORS_FIRST_TILES,
    TILES,
)
from simoun.games.sky.state import Setup, Sky, Variant, bare_table
from simoun.games.team.setup import TeamOptions, adventurers_drawn, first_drawn
from simoun.games.team.state import is_adventurer

# the random streams of a seed
PARTY_DRAWN: Final = 0  # two of them: the adventurers, and who begins
TILES_DRAWN: Final = 2
STORM_CARDS: Final = 3
EQUIPMENT_CARDS: Final = 4


class SkyOptions(TeamOptions):
    def __init__(
        self, players: i64, difficulty: i64, chosen: vec[i64], first: i64, variant: Variant
    ) -> None:
        super().__init__(players, difficulty, chosen, first)
        self.variant = variant
        self.plan = plan_of(int(difficulty))
        self.level: i64 = FIRST_TICKS[int(players)]


def plan_of(difficulty: int) -> vec[i64]:
    """The least number of each kind of component that the blueprint shows (S4)."""
    large, small, rods = BLUEPRINTS[DIFFICULTIES[difficulty]]
    return vec[i64]([rods, small, large])


def new_game(options: SkyOptions, seed: i64) -> Sky:
    adventurers = adventurers_drawn(options, seed, PARTY_DRAWN, len(ADVENTURERS))
    plan, variant = options.plan, options.variant
    s = bare_table(Setup(adventurers, options.players, options.difficulty, plan, variant))
    s.actions_left = s.setup.actions
    lay_strip(s)
    s.level = options.level  # S2
    s.current = first_drawn(options, seed, PARTY_DRAWN)
    begin_streams(s, seed)
    for player in range(options.players):
        equip(s, player)
    return s


def lay_strip(s: Sky) -> None:
    """The start board, with a rod on its spot; the vane points down it (S1)."""
    for k in range(STRIP):
        platform.put_down(s, TILES + k, 0, (FIRST_ROW + k) * SIDE + FIRST_COLUMN)


def begin_streams(s: Sky, seed: i64) -> None:
    s.tile_stream = stream_of(seed, TILES_DRAWN)
    s.storm_stream = stream_of(seed, STORM_CARDS)  # S3
    s.equipment_stream = stream_of(seed, EQUIPMENT_CARDS)


def equip(s: Sky, player: i64) -> None:
    """Full health, a full rope, the landing pad, and a tile or two (S6)."""
    s.pawns[player] = LANDING
    s.health[player] = full_health(s, player)
    s.rope[player] = full_rope(s, player)
    tiles: i64 = SURVEYORS_FIRST_TILES if is_adventurer(s, player, SURVEYOR) else FIRST_TILES
    for _tile in range(tiles):
        turn.scout(s, player, turn.next_tile(s))
