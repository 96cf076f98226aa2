"""A turn: up to 3 actions, then 2 treasure cards, then flood cards (I7 to I21)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import Pile, cards, kinds_in, some
from simoun.core.chance import kind_of_one, one_of, onward
from simoun.core.squares import has, lowest
from simoun.games.island import ending
from simoun.games.island.actions import (
    CAPTURE,
    DISCARD,
    DROWN,
    END,
    FLY,
    GIVE,
    MOVE,
    NAVIGATE,
    SHORE,
    SWIM,
)
from simoun.games.island.adventurers import (
    flight_targets,
    move_targets,
    navigate_targets,
    swim_targets,
    within_reach,
)
from simoun.games.island.data import (
    CARDS_FOR_A_TREASURE,
    ENGINEER,
    FLOOD_RATE,
    FOUR_ALIKE,
    KINDS_IN_HAND,
    MESSENGER,
    NAVIGATOR,
    PILOT,
    TREASURES,
    WATERS_RISE,
)
from simoun.games.island.state import Island, is_captured
from simoun.games.team.state import everyone, is_adventurer, pawns_at
from simoun.games.team.turn import begin_next

# ---------------------------------------------------------------- what a player may do


def add_actions(s: Island, actions: Actions, player: i64) -> None:
    """Three, in any order, or fewer (I7)."""
    if s.actions_left > 0:
        add_moves(s, actions, player)
        add_shores(s, actions, player)
        add_gifts(s, actions, player)
        add_captures(s, actions, player)
    elif s.second_shore:
        add_shores(s, actions, player)
    actions.add(END, player)


def add_moves(s: Island, actions: Actions, player: i64) -> None:
    adventurer = s.setup.adventurers[player]
    actions.add_each(MOVE, player, move_targets(s, player))
    if adventurer == PILOT and not s.flown:  # I26
        actions.add_each(FLY, player, flight_targets(s, player))
    elif adventurer == NAVIGATOR:
        for other in range(s.setup.players):
            if other != player:
                actions.add_each(NAVIGATE, player, navigate_targets(s, other), other)


def add_shores(s: Island, actions: Actions, player: i64) -> None:
    here: i64 = 1 << s.pawns[player]
    wet: i64 = (within_reach(s, player) | here) & s.flooded
    if wet:
        actions.add_each(SHORE, player, wet)  # I9


def add_gifts(s: Island, actions: Actions, player: i64) -> None:
    """Treasure cards only, to those on the same tile (I10)."""
    others: i64 = everyone(s)
    if not is_adventurer(s, player, MESSENGER):  # I29
        others = pawns_at(s, s.pawns[player])
    others &= ~(1 << player)
    if others:
        held = kinds_in(s.hands[player], TREASURES)
        while others:
            actions.add_each(GIVE, player, held, lowest(others))
            others &= others - 1


def add_captures(s: Island, actions: Actions, player: i64) -> None:
    if s.hands[player] & FOUR_ALIKE:
        for treasure in range(TREASURES):
            if can_capture(s, player, treasure):
                actions.add(CAPTURE, player, treasure)


def can_capture(s: Island, player: i64, treasure: i64) -> bool:
    """Four of its cards, on one of its two places, and nobody has it yet (I11)."""
    if cards(s.hands[player], treasure) < CARDS_FOR_A_TREASURE or is_captured(s, treasure):
        return False
    return has(s.setup.sites[treasure], s.pawns[player])


def add_discards(s: Island, actions: Actions, player: i64) -> None:
    actions.add_each(DISCARD, player, kinds_in(s.hands[player], KINDS_IN_HAND))


def add_swims(s: Island, actions: Actions, player: i64) -> None:
    """With nowhere to swim the team may lift the pawn, or give it up (I33)."""
    targets = swim_targets(s, player)
    if targets:
        actions.add_each(SWIM, player, targets)
    else:
        actions.add(DROWN, player)


# ---------------------------------------------------------------- what it does


def pay(s: Island, kind: i64) -> None:
    """One action; but the Engineer shores up two tiles for one (I29)."""
    is_second = kind == SHORE and s.second_shore
    if not is_second:
        s.actions_left -= 1
    s.second_shore = kind == SHORE and not is_second and is_adventurer(s, s.current, ENGINEER)


def put(s: Island, player: i64, place: i64) -> None:
    """A pawn goes to a place, in whatever way; the Engineer's second tile stays behind (I29)."""
    s.pawns[player] = place
    if player == s.current:
        s.second_shore = False


def dry(s: Island, place: i64) -> None:
    s.flooded &= ~(1 << place)


def capture(s: Island, player: i64, treasure: i64) -> None:
    s.captured |= 1 << treasure
    spend(s, player, treasure, CARDS_FOR_A_TREASURE)


def spend(s: Island, player: i64, card: i64, n: i64) -> None:
    s.hands[player] -= some(card, n)
    s.treasure_discard += some(card, n)


def swim(s: Island, player: i64, place: i64) -> None:
    put(s, player, place)
    s.swimmers &= ~(1 << player)


# ---------------------------------------------------------------- treasure cards


def draw(s: Island, card: i64) -> None:
    """One of the two (I12)."""
    s.to_draw -= 1
    take_treasure(s, card)
    if card == WATERS_RISE:
        s.treasure_discard += some(card, 1)
        waters_rise(s)
    else:
        s.hands[s.current] += some(card, 1)
    if not s.treasure_deck:  # I15
        s.treasure_deck = s.treasure_discard
        s.treasure_discard = 0
    if s.to_draw == 0:
        s.to_flood = FLOOD_RATE[s.water]


def next_treasure(s: Island) -> i64:
    """The card that the stream turns up: one of the top layer."""
    s.treasure_stream = onward(s.treasure_stream)
    return kind_of_one(s.treasure_stream, s.treasure_deck)


def take_treasure(s: Island, card: i64) -> None:
    s.treasure_deck -= some(card, 1)
    under = s.treasure_under
    if not s.treasure_deck and under is not None:
        s.treasure_deck = under.top
        s.treasure_under = under.under


def waters_rise(s: Island) -> None:
    """I13; a second one finds no discard, and only raises the water (I14)."""
    s.water += 1
    ending.check_water(s)
    if not s.over:
        put_flood_discard_on_top(s)


# ---------------------------------------------------------------- flood cards


def flood(s: Island, place: i64) -> None:
    """One of as many as the meter shows (I17)."""
    s.to_flood -= 1
    take_flood(s, place)
    if has(s.flooded, place):
        sink(s, place)
    else:
        s.flooded |= 1 << place  # a pawn stays on it (I19)
        s.flood_discard |= 1 << place
    if not s.flood_deck:  # I18
        put_flood_discard_on_top(s)


def next_flood(s: Island) -> i64:
    s.flood_stream = onward(s.flood_stream)
    return one_of(s.flood_stream, s.flood_deck)


def take_flood(s: Island, place: i64) -> None:
    s.flood_deck ^= 1 << place
    under = s.flood_under
    if not s.flood_deck and under is not None:
        s.flood_deck = under.top
        s.flood_under = under.under


def put_flood_discard_on_top(s: Island) -> None:
    if s.flood_discard:
        if s.flood_deck:
            s.flood_under = Pile(s.flood_deck, s.flood_under)
        s.flood_deck = s.flood_discard
        s.flood_discard = 0


def sink(s: Island, place: i64) -> None:
    """Tile and card leave the game, and who stood there swims before the next card (I20)."""
    s.flooded &= ~(1 << place)
    s.present &= ~(1 << place)
    ending.check_sunk(s)
    if not s.over:
        s.swimmers = pawns_at(s, place)
        ending.check_swimmers(s)


# ---------------------------------------------------------------- the next turn


def reveal(s: Island) -> None:
    """The card that is due, as the streams turn it up."""
    if s.to_draw:
        draw(s, next_treasure(s))
    else:
        flood(s, next_flood(s))


def pass_on(s: Island) -> None:
    begin_next(s, s.setup.actions)
    s.to_draw = s.setup.cards_drawn
    s.flown = False
