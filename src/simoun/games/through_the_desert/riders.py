"""Placing riders, one at a time (T6 to T10)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.hexes import WORDS, add_each_hex
from simoun.core.squares import has
from simoun.games.through_the_desert.actions import RIDE
from simoun.games.through_the_desert.data import COLOURS, WATERHOLE_KINDS
from simoun.games.through_the_desert.state import (
    ThroughTheDesert,
    colours_placed,
    next_player,
    put_rider,
)


def add_riders(s: ThroughTheDesert, actions: Actions, player: i64) -> None:
    colours = colours_to_ride(s, player)
    for w in range(WORDS):
        hexes = room_for_riders(s, w)
        for colour in range(COLOURS):
            if has(colours, colour):
                add_each_hex(actions, RIDE, player, w, hexes, colour)


def colours_to_ride(s: ThroughTheDesert, player: i64) -> i64:
    """In the first round one that nobody has placed yet, if the player holds one (T10)."""
    held = s.riders[player]
    if colours_placed(s, player):
        return held
    placed: i64 = 0
    for other in range(s.setup.players):
        placed |= colours_placed(s, other)
    return held & ~placed if held & ~placed else held


def room_for_riders(s: ThroughTheDesert, w: i64) -> i64:
    """Word w of the empty hexes (T7) that lie next to no oasis (T8) and no rider (T9)."""
    hexes = s.free[w] & ~s.setup.shade[w]
    for kind in range(WATERHOLE_KINDS):
        hexes &= ~s.waterholes[kind * WORDS + w]
    for k in range(s.setup.players * COLOURS):
        hexes &= ~s.reach[k * WORDS + w]
    return hexes


def ride(s: ThroughTheDesert, player: i64, colour: i64, hex: i64) -> None:
    put_rider(s, player, colour, hex)
    s.current = next_player(s, player)
