"""Pawns, hands and a turn of actions: what a position of all three games holds.

Each game adds what lies on its own table. An inherited field costs nothing when compiled, but
a generic class would: its fields are looked at twice.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import Pile
from simoun.core.chance import mixed
from simoun.core.phrases import Names
from simoun.core.rules import State

# how a game stands; from 2 on, each game's own ways to lose
PLAYING: Final = 0
WON: Final = 1

NOBODY: Final = -1


class Party:
    """Who plays: like all that never changes in a game, shared by all the copies of a state."""

    def __init__(self, adventurers: vec[i64], players: i64, actions: i64, printed: bool) -> None:
        self.adventurers: Final = adventurers  # of each player
        self.players: Final[i64] = players
        self.actions: Final[i64] = actions  # a turn
        self.printed: Final[bool] = printed  # no variant was agreed on
        self.names: Names | None = None  # what can be named, once somebody has asked


def player_with(adventurers: vec[i64], players: i64, adventurer: i64) -> i64:
    """Who plays an adventurer, or nobody."""
    for player in range(players):
        if adventurers[player] == adventurer:
            return player
    return NOBODY


class Team(State):
    def __init__(self, party: Party, pawns: vec[i64], hands: vec[i64], actions: i64) -> None:
        self.over = False
        self.outcome = PLAYING
        self.party = party  # a game's own set-up, as far as all three are alike
        self.pawns = pawns  # the place of each player
        self.hands = hands  # the cards of each player, a bag
        self.current: i64 = 0  # whose turn it is
        self.actions_left: i64 = actions
        self.ended: bool = False  # no more actions: cards are turned up
        self.to_draw: i64 = 0  # how many

    @final
    def copy_turn(self, c: Team) -> None:
        c.over = self.over
        c.outcome = self.outcome
        c.current = self.current
        c.actions_left = self.actions_left
        c.ended = self.ended
        c.to_draw = self.to_draw


def everyone(s: Team) -> i64:
    """The set of all players."""
    return (1 << s.party.players) - 1


def pawns_at(s: Team, place: i64) -> i64:
    """The set of players whose pawns stand there."""
    found: i64 = 0
    pawns = s.pawns
    for player in range(s.party.players):
        if pawns[player] == place:
            found |= 1 << player
    return found


def is_adventurer(s: Team, player: i64, adventurer: i64) -> bool:
    return s.party.adventurers[player] == adventurer


def mixed_pile(x: i64, pile: Pile | None) -> i64:
    while pile is not None:
        x = mixed(x, pile.top)
        pile = pile.under
    return x
