"""The terms of the pawns: their way home, and whether they might drown."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.island.look import Look
from simoun.bots.island.terms import (
    CUT_OFF,
    CUT_OFF_AT_THE_END,
    DROWNING,
    HELICOPTERS_SHORT,
    ONE_WAY_OUT,
    PAWNS_AWAY,
    PAWNS_FAR_AWAY,
    WAY_HOME,
)
from simoun.bots.island.ways import FAR, SPOT
from simoun.core.squares import has, lowest, size
from simoun.games.island.adventurers import within_reach
from simoun.games.island.data import ACTIONS_A_TURN, DIVER, PILOT, TREASURES
from simoun.games.island.state import Island
from simoun.games.team.state import is_adventurer


def look_at_pawns(look: Look) -> None:
    s = look.s
    home = SPOT[s.setup.landing]
    way: i64 = 0
    cut_off: i64 = 0
    for player in range(s.setup.players):
        steps = look.ways.steps(player, home)
        way += steps
        if steps >= FAR:
            cut_off |= 1 << s.pawns[player]
        if steps and look.captured == TREASURES:
            look.terms[PAWNS_AWAY] += 1.0
        if steps > ACTIONS_A_TURN and look.captured == TREASURES - 1:
            look.terms[PAWNS_FAR_AWAY] += 1.0
        if has(s.flooded, s.pawns[player]) and can_drown(s, player):
            look_at_wet_feet(look, player)
    if look.captured >= 2:
        look.terms[WAY_HOME + TREASURES - look.captured] = float(way)
    count_flights(look, size(cut_off))


def count_flights(look: Look, cut_off: i64) -> None:
    """One for each tile whose pawns are cut off, and one to take off."""
    look.terms[CUT_OFF] = float(cut_off)
    if look.captured == TREASURES:
        look.terms[CUT_OFF_AT_THE_END] = float(cut_off)
        look.terms[HELICOPTERS_SHORT] = float(max(0, cut_off + 1 - look.helicopters))


def can_drown(s: Island, player: i64) -> bool:
    return not is_adventurer(s, player, PILOT) and not is_adventurer(s, player, DIVER)


def look_at_wet_feet(look: Look, player: i64) -> None:
    s = look.s
    exits = within_reach(s, player) & s.present
    if size(exits) == 1:
        look.terms[ONE_WAY_OUT] += look.odds.later[s.pawns[player]]
    if exits & ~s.flooded:
        return
    chance = look.odds.soon[s.pawns[player]]
    while exits:
        chance *= look.odds.soon[lowest(exits)]
        exits &= exits - 1
    look.terms[DROWNING] += chance
