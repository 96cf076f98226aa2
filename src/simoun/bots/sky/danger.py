"""The terms of what the storm may do before each player's next turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.survey import Survey
from simoun.bots.sky.terms import (
    ELECTROCUTION,
    ELECTROCUTION_LATER,
    FALL,
    FALL_LATER,
    FRAYS,
    HITS,
    HITS_LATER,
    LIVE_PLACES,
    LIVE_RING,
    WEAR,
    WEAR_LATER,
    WORK,
    WORK_IN_HASTE,
    WOUNDS,
)
from simoun.bots.sky.weather import Weather, cards_before, cards_coming, chance_of_more
from simoun.core.squares import has, size
from simoun.games.sky.data import SKULL
from simoun.games.sky.state import Sky

HASTE: Final = 8  # ticks to the skull
LAST_MOMENT: Final = 0.2
STILL_TO_ACT: Final = vec[float](
    [1.0, 0.6, 0.35, 0.2, 0.15]
)  # how much a danger counts before one moves on


def look_at_danger(survey: Survey, weather: Weather, climbers: Weather) -> None:
    s = survey.s
    terms = survey.terms
    soon = cards_coming(s)
    time = time_left(s)
    for player in range(s.setup.players):
        sky = climbers if player == s.setup.climber else weather
        counts = attention(survey, player)
        place = s.pawns[player]
        later = cards_before(s, player, survey.launch) - soon
        hits = 0.0 if has(s.shielded, player) else counts * sky.hits_in(soon, place, s.vane)
        more = counts * (
            sky.hits_in(soon + later, place, s.vane) - sky.hits_in(soon, place, s.vane)
        )
        wear = 0.0 if has(s.hooked, player) else counts * sky.wear_in(soon, place, s.vane)
        worse = counts * (
            sky.wear_in(soon + later, place, s.vane) - sky.wear_in(soon, place, s.vane)
        )
        health = s.health[player]
        rope = s.rope[player]
        terms[ELECTROCUTION] += time * chance_of_more(soon, hits, health)
        terms[FALL] += time * chance_of_more(soon, wear, rope)
        terms[ELECTROCUTION_LATER] += time * chance_of_more(soon + later, hits + more, health)
        terms[FALL_LATER] += time * chance_of_more(soon + later, wear + worse, rope)
        terms[HITS] += time * hits
        terms[HITS_LATER] += time * more
        terms[WEAR] += time * wear
        terms[WEAR_LATER] += time * worse
        terms[WOUNDS] += time * scarcity(float(health) - hits)
        terms[FRAYS] += time * scarcity(float(rope) - wear)
    terms[WORK_IN_HASTE] = (1.0 - time) * terms[WORK]
    terms[LIVE_PLACES] = float(size(weather.struck))
    terms[LIVE_RING] = float(size(weather.struck & survey.corner.ring))


def time_left(s: Sky) -> float:
    """What one saves counts less, the less time there is to spend it."""
    left: i64 = SKULL - s.level
    if left >= HASTE:
        return 1.0
    return LAST_MOMENT + (1.0 - LAST_MOMENT) * float(left) / float(HASTE)


def attention(survey: Survey, player: i64) -> float:
    """Who still has actions can leave."""
    s = survey.s
    if s.ended or player != s.current:
        return 1.0
    return STILL_TO_ACT[s.actions_left if s.actions_left < 4 else 4]


def scarcity(left: float) -> float:
    """What little is left is worth more."""
    return 1.0 / left if left > 0.5 else 2.0
