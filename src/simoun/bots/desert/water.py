"""The terms of thirst: who might die, where to drink, and who brings water."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.desert.look import Look
from simoun.bots.desert.odds import NUMBERS, cards_a_turn, cards_coming, suns, turns_until
from simoun.bots.desert.terms import (
    CARDS_COMING,
    CARRIER_TO_DRY,
    CARRIER_TO_WELL,
    DYING,
    DYING_LATER,
    WATER_0,
    WAY_TO_SHADE,
    WAY_TO_WELL,
    WELLS_CLOSED,
)
from simoun.core.squares import has
from simoun.games.desert.city import canteen
from simoun.games.desert.data import CARRIER
from simoun.games.desert.state import player_of
from simoun.games.desert.storm import in_shade
from simoun.games.team.state import NOBODY

NEAR: Final = 6  # actions
ENOUGH: Final = 3  # water at which one does not think of wells


def look_at_water(look: Look) -> None:
    s = look.s
    coming = cards_coming(s)
    shaded = in_shade(s)
    soon = suns(s, coming)
    look.terms[CARDS_COMING] = float(coming)
    for player in range(s.setup.players):
        if has(shaded, player):
            look.terms[WATER_0 + s.water[player]] += 1.0
        else:
            look_at_thirst(look, player, soon)
            storms = turns_until(s, player) - 1
            cards_later: i64 = coming + storms * cards_a_turn(s)
            look.terms[DYING_LATER] += more_than(suns(s, cards_later), s.water[player])
    look.terms[WELLS_CLOSED] = look.wells_closed * float(s.setup.players)
    if look.marks:
        look_at_marks(look)
    look_at_tunnels(look)
    carrier = player_of(s, CARRIER)
    if carrier != NOBODY:
        look_at_carrier(look, carrier)


def look_at_thirst(look: Look, player: i64, soon: vec[float]) -> None:
    """What is left in the canteen after this storm."""
    water = look.s.water[player]
    dying = more_than(soon, water)
    if dying > look.terms[DYING]:  # the sun is the same for all: the driest dies first
        look.terms[DYING] = dying
    for drunk in range(min(water + 1, NUMBERS)):
        look.terms[WATER_0 + water - drunk] += soon[drunk]


def more_than(chances: vec[float], n: i64) -> float:
    chance = 0.0
    for k in range(n + 1, NUMBERS):
        chance += chances[k]
    return chance


def thirst(look: Look, player: i64) -> i64:
    lack = ENOUGH - look.s.water[player]
    return lack if lack > 0 else 0


def look_at_marks(look: Look) -> None:
    """All gather at the one mark that is nearest for those who are thirsty."""
    best = 1e9
    marks = look.marks
    while marks:
        here: i64 = marks & -marks
        way: i64 = 0
        for player in range(look.s.setup.players):
            lack = thirst(look, player)
            if lack:
                way += lack * nearby(look, player, here)
        if float(way) < best:
            best = float(way)
        marks &= marks - 1
    look.terms[WAY_TO_WELL] = best


def nearby(look: Look, player: i64, goal: i64) -> i64:
    """Actions to the goal; what is too far, or is not there, counts alike."""
    steps = look.ways.steps(player, goal)
    return steps if steps < NEAR else NEAR


def look_at_tunnels(look: Look) -> None:
    s = look.s
    for player in range(s.setup.players):
        if s.water[player] <= 1:
            look.terms[WAY_TO_SHADE] += float(nearby(look, player, s.tunnels))


def look_at_carrier(look: Look, carrier: i64) -> None:
    s = look.s
    lack: i64 = 0
    for player in range(s.setup.players):
        lack += canteen(s, player) - s.water[player]
        if player != carrier:
            dry = thirst(look, player)
            if dry and s.water[carrier] > 1:
                steps = look.ways.steps(carrier, 1 << s.pawns[player]) - 1
                if steps > 0:
                    look.terms[CARRIER_TO_DRY] += float(dry * steps)
    look.terms[CARRIER_TO_WELL] = float(lack * nearby(look, carrier, look.open_wells))
