"""How a game is won or lost (I30 to I35)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.bags import cards
from simoun.core.squares import lowest
from simoun.games.island.adventurers import swim_targets
from simoun.games.island.data import ALL_TREASURES, HELICOPTER, SKULL, TREASURES
from simoun.games.island.state import (
    DROWNED,
    LANDING_SANK,
    SKULL_REACHED,
    TREASURE_SANK,
    Island,
    held,
    is_captured,
)
from simoun.games.team.ending import finish
from simoun.games.team.state import everyone, pawns_at


def can_take_off(s: Island) -> bool:
    """All four treasures, and every pawn on Fools' Landing (I30)."""
    return s.captured == ALL_TREASURES and pawns_at(s, s.setup.landing) == everyone(s)


def check_sunk(s: Island) -> None:
    if not (s.present >> s.setup.landing) & 1:  # I32
        finish(s, LANDING_SANK)
    elif sunk_treasures(s):
        finish(s, TREASURE_SANK)


def sunk_treasures(s: Island) -> i64:
    """The treasures that nobody can capture any more (I31)."""
    lost: i64 = 0
    for treasure in range(TREASURES):
        if not s.setup.sites[treasure] & s.present and not is_captured(s, treasure):
            lost |= 1 << treasure
    return lost


def check_swimmers(s: Island) -> None:
    """Someone has nowhere to swim, and no helicopter can come (I33)."""
    if stranded(s) and not can_be_rescued(s):
        finish(s, DROWNED)


def stranded(s: Island) -> i64:
    """The swimmers with nowhere to swim."""
    lost: i64 = 0
    swimmers = s.swimmers
    while swimmers:
        player = lowest(swimmers)
        if not swim_targets(s, player):
            lost |= 1 << player
        swimmers &= swimmers - 1
    return lost


def can_be_rescued(s: Island) -> bool:
    return s.setup.rescue and cards(held(s), HELICOPTER) > 0


def check_water(s: Island) -> None:
    if s.water >= SKULL:  # I34
        finish(s, SKULL_REACHED)
