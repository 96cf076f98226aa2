"""Equipment cards of Forbidden Desert and Sky: found at gears, played once, handed over."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import cards, some
from simoun.core.chance import kind_of_one, onward
from simoun.games.team.state import Team
from simoun.games.team.storm import StormTeam


def next_equipment(s: StormTeam) -> i64:
    """The card that the stream turns up for a gear."""
    s.equipment_stream = onward(s.equipment_stream)
    return kind_of_one(s.equipment_stream, s.equipment_deck)


def find(s: StormTeam, player: i64, card: i64) -> None:
    """One card for a gear (D17, S22)."""
    s.equipment_deck -= some(card, 1)
    s.hands[player] += some(card, 1)


def use_up(s: Team, player: i64, card: i64) -> None:
    """A played card leaves the game (D32, S22)."""
    s.hands[player] -= some(card, 1)


def add_flights(s: Team, actions: Actions, alone: i64, along: i64, who: i64, to: i64) -> None:
    """To any of these tiles, alone or with one other from the same tile (D33, S23a)."""
    actions.add_each(alone, who, to)
    for other in range(s.party.players):
        if other != who and s.pawns[other] == s.pawns[who]:
            actions.add_each(along, who, to, other)


def add_gifts(s: Team, actions: Actions, kind: i64, player: i64, other: i64, kinds: i64) -> None:
    for card in range(kinds):
        if cards(s.hands[player], card):
            actions.add(kind, player, card, other)


def hand_over(s: Team, player: i64, card: i64, other: i64) -> None:
    """To a player on the same tile (D14, S22)."""
    s.hands[player] -= some(card, 1)
    s.hands[other] += some(card, 1)
