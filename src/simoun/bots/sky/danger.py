"""The terms of what the storm may do before each player's next turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.look import Look
from simoun.bots.sky.terms import (
    ELECTROCUTION,
    FALL,
    FRAYS,
    HITS,
    LIVE_PLACES,
    LIVE_RING,
    WEAR,
    WOUNDS,
)
from simoun.bots.sky.weather import Weather, cards_before, cards_coming, chance_of_more
from simoun.core.squares import has, size

STILL_TO_ACT = vec[float](
    [1.0, 0.6, 0.35, 0.2, 0.15]
)  # how much a danger counts before one moves on


def look_at_danger(look: Look, weather: Weather, climbers: Weather) -> None:
    s = look.s
    terms = look.terms
    safe = 1.0
    tied = 1.0
    for player in range(s.setup.players):
        sky = climbers if player == s.setup.climber else weather
        coming = cards_before(s, player)
        counts = attention(look, player)
        hits = sky.hits_in(coming, s.pawns[player], s.vane)
        if has(s.shielded, player):
            hits -= sky.hits_in(cards_coming(s), s.pawns[player], s.vane)
        wear = sky.wear_in(coming, s.pawns[player], s.vane)
        if has(s.hooked, player):
            wear -= sky.wear_in(cards_coming(s), s.pawns[player], s.vane)
        health = s.health[player]
        rope = s.rope[player]
        safe *= 1.0 - counts * chance_of_more(coming, hits, health)
        tied *= 1.0 - counts * chance_of_more(coming, wear, rope)
        terms[HITS] += counts * hits / float(health)
        terms[WEAR] += counts * wear / float(rope)
        terms[WOUNDS] += 1.0 / float(health)
        terms[FRAYS] += 1.0 / float(rope)
    terms[ELECTROCUTION] = 1.0 - safe
    terms[FALL] = 1.0 - tied
    terms[LIVE_PLACES] = float(size(weather.struck))
    terms[LIVE_RING] = float(size(weather.struck & look.corner.ring))


def attention(look: Look, player: i64) -> float:
    """Who still has actions can leave."""
    s = look.s
    if s.ended or player != s.current:
        return 1.0
    return STILL_TO_ACT[s.actions_left if s.actions_left < 4 else 4]
