"""What storms do to a pawn on each place, on average: hits by Lightning, and rope worn by Gusts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.team import turns_until
from simoun.core.bags import bag_size, cards
from simoun.core.chance import mixed
from simoun.core.squares import has
from simoun.games.sky.data import (
    CARDS_AT,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    GUST,
    LIGHTNING,
    NAVIGATOR,
    NOWHERE,
    SKULL,
)
from simoun.games.sky.state import Sky, neighbour
from simoun.games.team.state import NOBODY, player_with

MOST_CARDS: Final = 8  # ahead; what comes later is alike


class Weather:
    """For each number of cards, place and direction of the vane; cards come as from one bag."""

    def __init__(self, s: Sky, climbs: bool) -> None:
        self.row: i64 = 4 * s.laid
        self.hits: vec[float] = vec[float]([0.0] * (self.row * (MOST_CARDS + 1)))
        self.wear: vec[float] = vec[float]([0.0] * (self.row * (MOST_CARDS + 1)))
        self.blown: vec[i64] = vec[i64]([0] * self.row)
        self.stays: vec[float] = vec[float]([0.0] * self.row)  # rope it costs to be blown
        self.struck: i64 = (s.live_ground | s.live_cables) & ~s.cages
        self.look_downwind(s, climbs)
        for n in range(1, MOST_CARDS + 1):
            self.one_more_card(s, n)

    def look_downwind(self, s: Sky, climbs: bool) -> None:
        for place in range(s.laid):
            for vane in range(4):
                at: i64 = 4 * place + vane
                self.blown[at] = at
                if not has(s.shelters, place):
                    target = neighbour(s, place, vane)
                    if target != NOWHERE and (climbs or has(s.on_foot[place], target)):
                        self.blown[at] = 4 * target + vane
                    else:
                        self.stays[at] = 1.0

    def one_more_card(self, s: Sky, n: i64) -> None:
        deck = s.storm_deck
        share = 1.0 / float(bag_size(deck))
        strike = share * float(cards(deck, LIGHTNING))
        gust = share * float(cards(deck, GUST))
        left = share * float(cards(deck, COUNTERCLOCKWISE))
        right = share * float(cards(deck, CLOCKWISE))
        rest = 1.0 - gust - left - right
        before: i64 = self.row * (n - 1)
        for place in range(self.row >> 2):
            hit = strike if has(self.struck, place) else 0.0
            for vane in range(4):
                at: i64 = 4 * place + vane
                same: i64 = before + at
                away: i64 = before + self.blown[at]
                back: i64 = before + 4 * place + ((vane + 3) & 3)
                on: i64 = before + 4 * place + ((vane + 1) & 3)
                hits = self.hits
                wear = self.wear
                hits[same + self.row] = (
                    hit + rest * hits[same] + gust * hits[away] + left * hits[back]
                ) + right * hits[on]
                wear[same + self.row] = (
                    gust * (self.stays[at] + wear[away]) + rest * wear[same] + left * wear[back]
                ) + right * wear[on]

    def hits_in(self, n: i64, place: i64, vane: i64) -> float:
        return self.after(self.hits, n, 4 * place + vane)

    def wear_in(self, n: i64, place: i64, vane: i64) -> float:
        return self.after(self.wear, n, 4 * place + vane)

    def after(self, table: vec[float], n: i64, at: i64) -> float:
        if n <= MOST_CARDS:
            return table[self.row * n + at]
        return table[self.row * MOST_CARDS + at] * float(n) / float(MOST_CARDS)


def weather_key(s: Sky, climbs: bool) -> i64:
    """Equal for positions with the same platform, current and storm deck."""
    x = mixed(mixed(mixed(0, 1 if climbs else 0), s.storm_deck), s.live_cables)
    for place in range(s.laid):
        x = mixed(x, s.places[place])
    return x


def cards_coming(s: Sky) -> i64:
    """Storm cards until this turn is over."""
    return s.to_draw if s.ended else cards_a_turn(s)


def cards_a_turn(s: Sky) -> i64:
    return CARDS_AT[s.level if s.level < SKULL else SKULL - 1]


def cards_before(s: Sky, player: i64, launch: i64) -> i64:
    """Storm cards that a player sees before its next turn, or somebody's who can fetch it, or the
    launch, if that is sooner."""
    storms = turns_until(s, player)
    navigator = player_with(s.setup.adventurers, s.setup.players, NAVIGATOR)
    if navigator != NOBODY and turns_until(s, navigator) < storms:
        storms = turns_until(s, navigator)
    if launch < storms:
        storms = launch if launch > 0 else 1
    return cards_coming(s) + (storms - 1) * cards_a_turn(s)


def chance_of_more(n: i64, mean: float, least: i64) -> float:
    """That of n cards at least so many hit, if so many do on average."""
    if n < least:
        return 0.0
    chance = mean / float(n)
    if chance > 1.0:
        chance = 1.0
    fewer = 0.0
    term = 1.0
    for _card in range(n):
        term *= 1.0 - chance
    if chance == 1.0:
        return 1.0
    for k in range(least):
        fewer += term
        term *= float(n - k) * chance / (float(k + 1) * (1.0 - chance))
    return 1.0 - fewer
