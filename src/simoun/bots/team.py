"""For all who win or lose together: one mind plans for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.brain import VICTORY, Brain
from simoun.bots.weights import Weights
from simoun.core.bags import bag_size, cards, some
from simoun.games.team.state import WON, Team
from simoun.games.team.storm import StormTeam

T = TypeVar("T", bound=Team)


class TeamBrain(Brain[T]):
    """Before the end, `value = weights · terms`."""

    def __init__(self, term_names: Sequence[str], weights: Weights) -> None:
        super().__init__(term_names)
        self.weights: vec[float] = vec[float]([weights[name] for name in term_names])

    def count(self, s: T) -> vec[float]:
        """The terms of a position that isn't over."""
        raise NotImplementedError

    def terms(self, s: T) -> list[float]:
        return list(self.count(s))

    def value(self, s: T) -> float:
        if s.over:
            return VICTORY if s.outcome == WON else -VICTORY
        terms = self.count(s)
        weights = self.weights
        value = 0.0
        for k in range(len(weights)):
            value += weights[k] * terms[k]
        return value


def turns_until(s: Team, player: i64) -> i64:
    """How many turns end before a player's next one begins."""
    wait = player - s.current
    return wait if wait > 0 else wait + s.party.players


def count_cards(s: Team, terms: vec[float], first: i64, kinds: i64) -> None:
    """A term for each kind of card in hands, from the first on."""
    for player in range(s.party.players):
        for kind in range(kinds):
            terms[first + kind] += float(cards(s.hands[player], kind))


# ---------------------------------------------------------------- equipment nobody has seen yet


def worth_of_gear(s: StormTeam, weights: vec[float], first: i64, kinds: i64) -> float:
    """What a card of the equipment deck is worth on average; the terms of cards begin here."""
    left = bag_size(s.equipment_deck)
    worth = 0.0
    for kind in range(kinds):
        worth += weights[first + kind] * float(cards(s.equipment_deck, kind))
    return worth / float(left) if left else 0.0


def put_back(s: StormTeam, player: i64, card: i64) -> None:
    """Which card it is nobody knows, so nobody plans with it."""
    s.hands[player] -= some(card, 1)
    s.equipment_deck += some(card, 1)
