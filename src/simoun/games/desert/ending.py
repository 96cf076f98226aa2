"""How a game is won or lost (D44 to D48)."""

from __future__ import annotations

from simoun.games.desert.data import PAD, PARTS
from simoun.games.desert.state import BURIED, SKULL_REACHED, Desert, is_blocked, parts_taken, shows
from simoun.games.team.ending import finish
from simoun.games.team.state import WON, everyone, pawns_at


def check_win(s: Desert) -> None:
    """All parts, and everyone on the launch pad, which is not blocked (D44)."""
    pad = s.pawns[0]
    if shows(s, pad, PAD) and not is_blocked(s, pad) and parts_taken(s) == PARTS:
        if pawns_at(s, pad) == everyone(s):
            finish(s, WON)


def check_sand(s: Desert) -> None:
    """A marker must be placed, and none is left (D46)."""
    if s.sand_left == 0:
        finish(s, BURIED)


def check_level(s: Desert) -> None:
    if s.level >= s.setup.skull:  # D47
        finish(s, SKULL_REACHED)
