"""How a game is won or lost (S42 to S48)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.squares import bit, has
from simoun.games.sky import circuit
from simoun.games.sky.data import PAD, SKULL
from simoun.games.sky.state import ABANDONED, ELECTROCUTED, FALLEN, SWEPT, Sky, stands_on
from simoun.games.team.ending import finish
from simoun.games.team.state import WON


def check_launch(s: Sky) -> None:
    """The rocket starts the moment the circuit is complete, with all aboard or not (S43, S47)."""
    if circuit.is_complete(s):
        finish(s, ABANDONED if left_behind(s) else WON)


def left_behind(s: Sky) -> i64:
    """The set of players whose pawns are on none of the launch pad's tiles."""
    found: i64 = 0
    for player in range(s.setup.players):
        if not has(stands_on(s, PAD), s.pawns[player]):
            found |= bit(player)
    return found


def check_health(s: Sky) -> None:
    for player in range(s.setup.players):
        if s.health[player] == 0:  # S44
            finish(s, ELECTROCUTED)


def check_ropes(s: Sky) -> None:
    for player in range(s.setup.players):
        if s.rope[player] == 0:  # S45
            finish(s, FALLEN)


def check_level(s: Sky) -> None:
    if s.level >= SKULL:  # S46
        finish(s, SWEPT)
