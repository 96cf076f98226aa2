"""The terms of the pawns: their way home, and whether they might drown."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.island.distances import FAR, SPOT
from simoun.bots.island.survey import Survey
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
from simoun.core.squares import has, lowest, size
from simoun.games.island.adventurers import within_reach
from simoun.games.island.data import ACTIONS_A_TURN, DIVER, PILOT, TREASURES
from simoun.games.island.state import Island
from simoun.games.team.state import is_adventurer


def look_at_pawns(survey: Survey) -> None:
    s = survey.s
    home = SPOT[s.setup.landing]
    way: i64 = 0
    cut_off: i64 = 0
    for player in range(s.setup.players):
        steps = survey.distances.steps(player, home)
        way += steps
        if steps >= FAR:
            cut_off |= 1 << s.pawns[player]
        if steps and survey.captured == TREASURES:
            survey.terms[PAWNS_AWAY] += 1.0
        if steps > ACTIONS_A_TURN and survey.captured == TREASURES - 1:
            survey.terms[PAWNS_FAR_AWAY] += 1.0
        if has(s.flooded, s.pawns[player]) and can_drown(s, player):
            look_at_wet_feet(survey, player)
    if survey.captured >= 2:
        survey.terms[WAY_HOME + TREASURES - survey.captured] = float(way)
    count_flights(survey, size(cut_off))


def count_flights(survey: Survey, cut_off: i64) -> None:
    """One for each tile whose pawns are cut off, and one to take off."""
    survey.terms[CUT_OFF] = float(cut_off)
    if survey.captured == TREASURES:
        survey.terms[CUT_OFF_AT_THE_END] = float(cut_off)
        survey.terms[HELICOPTERS_SHORT] = float(max(0, cut_off + 1 - survey.helicopters))


def can_drown(s: Island, player: i64) -> bool:
    return not is_adventurer(s, player, PILOT) and not is_adventurer(s, player, DIVER)


def look_at_wet_feet(survey: Survey, player: i64) -> None:
    s = survey.s
    exits = within_reach(s, player) & s.present
    if size(exits) == 1:
        survey.terms[ONE_WAY_OUT] += survey.odds.later[s.pawns[player]]
    if exits & ~s.flooded:
        return
    chance = survey.odds.soon[s.pawns[player]]
    while exits:
        chance *= survey.odds.soon[lowest(exits)]
        exits &= exits - 1
    survey.terms[DROWNING] += chance
