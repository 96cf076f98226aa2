"""What is worth trying: everything in one's turn, and special cards where they might help."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.island.pawns import can_drown
from simoun.core.actions import Actions, kind_of, what_of
from simoun.core.bags import bag_size, cards
from simoun.core.squares import has, lowest
from simoun.games.island import turn
from simoun.games.island.actions import GIVE, LIFT, SANDBAG, TAKE_OFF
from simoun.games.island.adventurers import swim_targets, within_reach
from simoun.games.island.data import (
    ALL_TREASURES,
    CARDS_FOR_A_TREASURE,
    FOUR_ALIKE,
    HELICOPTER,
    SANDBAGS,
    TREASURES,
)
from simoun.games.island.ending import can_take_off
from simoun.games.island.state import Island, held, is_captured, overfull, reveal_is_due
from simoun.games.team.state import NOBODY, pawns_at


def add_candidates(s: Island, seats: i64, actions: Actions) -> None:
    flyer = holder(s, seats, HELICOPTER)
    if flyer != NOBODY and can_take_off(s):
        actions.add(TAKE_OFF, flyer)
    elif s.swimmers:
        add_swims(s, actions, flyer)
    else:
        if not reveal_is_due(s):
            add_turn_actions(s, actions)
        if flyer != NOBODY:
            add_lifts(s, actions, flyer)
        add_sandbags(s, seats, actions)


def holder(s: Island, seats: i64, card: i64) -> i64:
    """Who of these seats plays such a card: the one with the fullest hand."""
    found: i64 = NOBODY
    fullest: i64 = 0
    for player in range(s.setup.players):
        hand = s.hands[player]
        if has(seats, player) and cards(hand, card) and bag_size(hand) > fullest:
            found = player
            fullest = bag_size(hand)
    return found


# ---------------------------------------------------------------- the decider


def add_turn_actions(s: Island, actions: Actions) -> None:
    player = overfull(s)
    if player != NOBODY:
        turn.add_discards(s, actions, player)
    else:
        turn.add_actions(s, actions, s.current)
        forget_useless_gifts(s, actions)


def forget_useless_gifts(s: Island, actions: Actions) -> None:
    """No cards of a treasure that is captured."""
    kept: i64 = 0
    for k in range(actions.n):
        action = actions.codes[k]
        if kind_of(action) != GIVE or not is_captured(s, what_of(action)):
            actions.codes[kept] = action
            kept += 1
    actions.n = kept


def add_swims(s: Island, actions: Actions, flyer: i64) -> None:
    """The first swimmer's, or a helicopter for all of them when it has nowhere to swim."""
    player = lowest(s.swimmers)
    turn.add_swims(s, actions, player)
    if flyer != NOBODY and s.setup.rescue and not swim_targets(s, player):
        actions.add_each(LIFT, flyer, s.present, s.swimmers)


# ---------------------------------------------------------------- special cards


def add_sandbags(s: Island, seats: i64, actions: Actions) -> None:
    """As late as possible: before a flood card, or instead of a discard."""
    player = overfull(s)
    if player == NOBODY and s.ended and not s.to_draw:
        player = holder(s, seats, SANDBAGS)
    if player != NOBODY and has(seats, player) and cards(s.hands[player], SANDBAGS):
        actions.add_each(SANDBAG, player, s.flooded)


def add_lifts(s: Island, actions: Actions, flyer: i64) -> None:
    """Of one pawn, or of all that stand together."""
    for player in range(s.setup.players):
        place = s.pawns[player]
        goals = lift_goals(s, player) & ~(1 << place)
        if goals:
            actions.add_each(LIFT, flyer, goals, 1 << player)
            together = pawns_at(s, place)
            if together != 1 << player:
                actions.add_each(LIFT, flyer, goals, together)


def lift_goals(s: Island, player: i64) -> i64:
    """Where a helicopter might take a pawn."""
    goals = capture_places(s, player)
    if s.captured == ALL_TREASURES and cards(held(s), HELICOPTER) > 1:
        goals |= 1 << s.setup.landing
    if is_trapped(s, player) or (player == s.current and not s.ended):
        goals |= s.present
    elif not s.ended and can_share(s, player, s.current):
        goals |= 1 << s.pawns[s.current]
    return goals


def can_share(s: Island, player: i64, other: i64) -> bool:
    """Together they have most of the cards of a treasure, each some of them."""
    for treasure in range(TREASURES):
        n = cards(s.hands[player], treasure)
        m = cards(s.hands[other], treasure)
        if n and m and n + m >= CARDS_FOR_A_TREASURE - 1 and not is_captured(s, treasure):
            return True
    return False


def capture_places(s: Island, player: i64) -> i64:
    """The places of treasures that the player has the cards for."""
    places: i64 = 0
    hand = s.hands[player]
    if hand & FOUR_ALIKE:
        for treasure in range(TREASURES):
            if cards(hand, treasure) >= CARDS_FOR_A_TREASURE and not is_captured(s, treasure):
                places |= s.setup.sites[treasure] & s.present
    return places


def is_trapped(s: Island, player: i64) -> bool:
    """On a flooded tile, with no dry one to swim to, before a flood card."""
    if not s.ended or s.to_draw or not has(s.flooded, s.pawns[player]):
        return False
    return can_drown(s, player) and not within_reach(s, player) & s.present & ~s.flooded
