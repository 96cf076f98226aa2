"""Who is still on the launch pad after a storm, and so whether the next player can launch."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.survey import Survey
from simoun.bots.sky.terms import LAUNCH_NEXT
from simoun.bots.sky.weather import Weather, cards_coming, weather_key
from simoun.core.bags import bag_size, cards
from simoun.core.chance import mixed
from simoun.core.squares import lowest
from simoun.games.sky.data import ACTIONS_A_TURN, CLOCKWISE, COUNTERCLOCKWISE, GUST, NAVIGATOR
from simoun.games.sky.platform import steps_from
from simoun.games.sky.state import Sky
from simoun.games.team.state import player_with

FAR: Final = 9  # steps
A_PLACE: Final = 6  # bits
CARRIES: Final = 3  # steps that the Navigator moves another for an action


class Boarding:
    """A Gust blows all pawns at once, so what comes of them is counted together."""

    def __init__(self, s: Sky, ring: i64, weather: Weather, climbers: Weather) -> None:
        self.players: i64 = s.setup.players
        self.climber: i64 = s.setup.climber
        self.navigator: i64 = player_with(s.setup.adventurers, s.setup.players, NAVIGATOR)
        self.weather = weather
        self.climbers = climbers
        self.steps = steps_to(s, ring)
        self.known: dict[int, float] = {}
        share = 1.0 / float(bag_size(s.storm_deck))
        self.gust: float = share * float(cards(s.storm_deck, GUST))
        self.left: float = share * float(cards(s.storm_deck, COUNTERCLOCKWISE))
        self.right: float = share * float(cards(s.storm_deck, CLOCKWISE))

    def chance(self, pawns: i64, vane: i64, n: i64, who: i64, actions: i64) -> float:
        """That a player can launch after n cards, with so many actions to gather everybody."""
        if n == 0:
            return 1.0 if self.can_gather(pawns, who, actions) else 0.0
        key = int(((((pawns << 2 | vane) << 4 | n) << 3 | who) << 3) | actions)
        if key not in self.known:
            rest = 1.0 - self.gust - self.left - self.right
            chance = rest * self.chance(pawns, vane, n - 1, who, actions)
            chance += self.gust * self.chance(self.blown(pawns, vane), vane, n - 1, who, actions)
            chance += self.left * self.chance(pawns, (vane + 3) & 3, n - 1, who, actions)
            chance += self.right * self.chance(pawns, (vane + 1) & 3, n - 1, who, actions)
            self.known[key] = chance
        return self.known[key]

    def blown(self, pawns: i64, vane: i64) -> i64:
        after: i64 = 0
        for player in range(self.players):
            at: i64 = 4 * place_of(pawns, player) + vane
            weather = self.climbers if player == self.climber else self.weather
            after |= (weather.blown[at] >> 2) << (A_PLACE * player)
        return after

    def can_gather(self, pawns: i64, who: i64, actions: i64) -> bool:
        """On foot; others must be there already, unless the Navigator fetches them."""
        needed: i64 = 0
        for player in range(self.players):
            steps = self.steps[place_of(pawns, player)]
            if player != who and steps:
                steps = (steps + CARRIES - 1) // CARRIES if who == self.navigator else FAR
            needed += steps
        return needed <= actions


def boarding_key(s: Sky) -> i64:
    """Equal where the weather is, for the same adventurers."""
    x = weather_key(s, False)
    for player in range(s.setup.players):
        x = mixed(x, s.setup.adventurers[player])
    return x


def place_of(pawns: i64, player: i64) -> i64:
    return (pawns >> (A_PLACE * player)) & 63


def packed(s: Sky) -> i64:
    pawns: i64 = 0
    for player in range(s.setup.players):
        pawns |= s.pawns[player] << (A_PLACE * player)
    return pawns


def steps_to(s: Sky, ring: i64) -> vec[i64]:
    """On foot from every place to one of these."""
    steps: vec[i64] = vec[i64]([FAR] * s.laid)
    found = ring
    edge = ring
    for step in range(ACTIONS_A_TURN * CARRIES):
        fresh: i64 = 0
        while edge:
            here = lowest(edge)
            steps[here] = step if step < FAR else FAR
            fresh |= steps_from(s, s.on_foot, here)
            edge &= edge - 1
        edge = fresh & ~found
        found |= edge
    return steps


def look_at_launch(survey: Survey, boarding: Boarding) -> None:
    """All but the last cables lie, and these can be laid from the launch pad."""
    s = survey.s
    who: i64 = s.current + 1 if s.current + 1 < s.setup.players else 0
    actions = ACTIONS_A_TURN - survey.loop.missing
    if who == s.setup.electrician:
        actions += 1
    if actions >= 0:
        survey.terms[LAUNCH_NEXT] = boarding.chance(
            packed(s), s.vane, cards_coming(s), who, actions
        )
