"""Placing camels: two a turn, next to one's own caravan (T11 to T17)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.hexes import WORDS, add_each_hex
from simoun.core.squares import bit
from simoun.games.through_the_desert import ending, points
from simoun.games.through_the_desert.actions import PLACE
from simoun.games.through_the_desert.data import COLOURS
from simoun.games.through_the_desert.state import (
    ThroughTheDesert,
    caravan,
    next_player,
    put_camel,
    supply_of,
)


def add_camels(s: ThroughTheDesert, actions: Actions, player: i64) -> None:
    for colour in range(COLOURS):
        if supply_of(s, colour):
            for w in range(WORDS):
                hexes = room_for_camels(s, player, colour, w)
                if hexes:
                    add_each_hex(actions, PLACE, player, w, hexes, colour)


def room_for_camels(s: ThroughTheDesert, player: i64, colour: i64, w: i64) -> i64:
    """Word w of the free hexes next to one's own caravan (T13), and to no one else's of that
    colour (T15); other colours don't matter (T16)."""
    hexes = s.reach[caravan(player, colour) * WORDS + w] & s.free[w]
    if hexes:
        for other in range(s.setup.players):
            if other != player:
                hexes &= ~s.reach[caravan(other, colour) * WORDS + w]
    return hexes


def can_place(s: ThroughTheDesert, player: i64) -> bool:
    for colour in range(COLOURS):
        if supply_of(s, colour):
            for w in range(WORDS):
                if room_for_camels(s, player, colour, w):
                    return True
    return False


def place(s: ThroughTheDesert, player: i64, colour: i64, hex: i64) -> None:
    put_camel(s, player, colour, hex)
    s.supply -= bit(8 * colour)
    points.earn(s, player, colour, hex)
    s.to_place -= 1
    if s.to_place == 0 or not can_place(s, player):  # T11
        s.turns += 1
        end_turn(s)


def end_turn(s: ThroughTheDesert) -> None:
    if ending.has_run_out(s):
        ending.finish_exhausted(s)
    else:
        begin_turn(s, next_player(s, s.current))


def begin_turn(s: ThroughTheDesert, player: i64) -> None:
    """The first from here on who can place a camel; when nobody can, it is over (T17b)."""
    for _player in range(s.setup.players):
        if can_place(s, player):
            s.current = player
            s.to_place = camels_in_turn(s)
            return
        s.turns += 1
        player = next_player(s, player)
    ending.finish_stuck(s)


def camels_in_turn(s: ThroughTheDesert) -> i64:
    """One for the first two players in their first turn, with 2 players for the first (T12)."""
    first_turns: i64 = 1 if s.setup.players == 2 else 2
    return 1 if s.turns < first_turns else s.setup.camels_a_turn
