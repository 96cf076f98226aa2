"""Helicopter Lift and Sandbags: any player, at any time, for no action (I22 to I24)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import cards
from simoun.core.squares import lowest
from simoun.games.island.actions import LIFT, SANDBAG, TAKE_OFF
from simoun.games.island.data import ANY_TIME, HELICOPTER, SANDBAGS
from simoun.games.island.ending import can_take_off, check_swimmers
from simoun.games.island.state import Island
from simoun.games.island.turn import add_swims, put
from simoun.games.team.state import everyone, pawns_at


def add_special_cards(s: Island, actions: Actions) -> None:
    hands = s.hands
    for player in range(s.setup.players):
        hand = hands[player]
        if hand & ANY_TIME:
            if cards(hand, SANDBAGS):
                actions.add_each(SANDBAG, player, s.flooded)  # I23
            if cards(hand, HELICOPTER):
                if can_take_off(s):
                    actions.add(TAKE_OFF, player)
                add_lifts(s, actions, player)


def add_lifts(s: Island, actions: Actions, player: i64) -> None:
    """Any of the pawns that stand on one tile, to any other (I22)."""
    pawns = everyone(s)
    while pawns:
        place = s.pawns[lowest(pawns)]
        together = pawns_at(s, place)
        add_groups(s, actions, player, together, s.present & ~(1 << place))
        pawns &= ~together


def add_groups(s: Island, actions: Actions, player: i64, together: i64, places: i64) -> None:
    group: i64 = together
    while group:
        actions.add_each(LIFT, player, places, group)
        group = (group - 1) & together


def add_while_swimming(s: Island, actions: Actions) -> None:
    """The other swimmers may go first (I20), and a helicopter may come (I24)."""
    swimmers = s.swimmers & (s.swimmers - 1)
    while swimmers:
        add_swims(s, actions, lowest(swimmers))
        swimmers &= swimmers - 1
    if s.setup.rescue:
        for player in range(s.setup.players):
            if cards(s.hands[player], HELICOPTER):
                add_groups(s, actions, player, s.swimmers, s.present)


def lift(s: Island, group: i64, place: i64) -> None:
    pawns: i64 = group
    while pawns:
        put(s, lowest(pawns), place)
        pawns &= pawns - 1
    s.swimmers &= ~group
    check_swimmers(s)
