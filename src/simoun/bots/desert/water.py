"""The terms of thirst: who might die, where to drink, and who brings water."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.desert.odds import NUMBERS, cards_a_turn, cards_coming
from simoun.bots.desert.survey import Survey
from simoun.bots.desert.terms import (
    CARDS_COMING,
    CARRIER_TO_DRY,
    CARRIER_TO_WELL,
    DYING,
    DYING_LATER,
    PARCHED,
    WATER_0,
    WAY_TO_SHADE,
    WAY_TO_WELL,
    WELLS_CLOSED,
)
from simoun.bots.team import turns_until
from simoun.core.squares import has
from simoun.games.desert.city import canteen
from simoun.games.desert.data import CARRIER
from simoun.games.desert.state import player_of
from simoun.games.desert.storm import in_shade
from simoun.games.team.state import NOBODY

NEAR: Final = 6  # actions
ENOUGH: Final = 3  # water at which one does not think of wells


def look_at_water(survey: Survey) -> None:
    s = survey.s
    coming = cards_coming(s)
    shaded = in_shade(s)
    survey.terms[CARDS_COMING] = float(coming)
    for player in range(s.setup.players):
        if has(shaded, player):
            survey.terms[WATER_0 + s.water[player]] += 1.0
        else:
            look_at_thirst(survey, player, coming)
            storms = turns_until(s, player) - 1
            cards_later: i64 = coming + storms * cards_a_turn(s)
            survey.terms[DYING_LATER] += survey.forecast.more_than(s, cards_later, s.water[player])
    survey.terms[WELLS_CLOSED] = survey.wells_closed * float(s.setup.players)
    if survey.marks:
        look_at_marks(survey)
    look_at_tunnels(survey)
    carrier = player_of(s, CARRIER)
    if carrier != NOBODY:
        look_at_carrier(survey, carrier)


def look_at_thirst(survey: Survey, player: i64, coming: i64) -> None:
    """What is left in the canteen after this storm."""
    s = survey.s
    water = s.water[player]
    dying = survey.forecast.more_than(s, coming, water)
    survey.terms[PARCHED] += dying
    if dying > survey.terms[DYING]:  # the sun is the same for all: the driest dies first
        survey.terms[DYING] = dying
    for drunk in range(min(water + 1, NUMBERS)):
        survey.terms[WATER_0 + water - drunk] += survey.forecast.exactly(s, coming, drunk)


def thirst(survey: Survey, player: i64) -> i64:
    lack = ENOUGH - survey.s.water[player]
    return lack if lack > 0 else 0


def look_at_marks(survey: Survey) -> None:
    """All gather at the one mark that is nearest for those who are thirsty."""
    best = 1e9
    marks = survey.marks
    while marks:
        here: i64 = marks & -marks
        way: i64 = 0
        for player in range(survey.s.setup.players):
            lack = thirst(survey, player)
            if lack:
                way += lack * nearby(survey, player, here)
        if float(way) < best:
            best = float(way)
        marks &= marks - 1
    survey.terms[WAY_TO_WELL] = best


def nearby(survey: Survey, player: i64, goal: i64) -> i64:
    """Actions to the goal; what is too far, or is not there, counts alike."""
    steps = survey.distances.steps(player, goal)
    return steps if steps < NEAR else NEAR


def look_at_tunnels(survey: Survey) -> None:
    s = survey.s
    for player in range(s.setup.players):
        if s.water[player] <= 1:
            survey.terms[WAY_TO_SHADE] += float(nearby(survey, player, s.tunnels))


def look_at_carrier(survey: Survey, carrier: i64) -> None:
    s = survey.s
    lack: i64 = 0
    for player in range(s.setup.players):
        lack += canteen(s, player) - s.water[player]
        if player != carrier:
            dry = thirst(survey, player)
            if dry and s.water[carrier] > 1:
                steps = survey.distances.steps(carrier, 1 << s.pawns[player]) - 1
                if steps > 0:
                    survey.terms[CARRIER_TO_DRY] += float(dry * steps)
    survey.terms[CARRIER_TO_WELL] = float(lack * nearby(survey, carrier, survey.open_wells))
