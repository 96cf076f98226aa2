"""A turn: up to 4 actions, then storm cards (D7 to D14)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import Pile, bag_size, cards, some
from simoun.core.squares import has
from simoun.core.ways import step_companion, step_place, steps_in
from simoun.games.desert import city, storm
from simoun.games.desert.actions import (
    BURY_CARD,
    DIG,
    DRAW_WATER,
    END,
    ESCORT,
    EXCAVATE,
    MOVE,
    NAVIGATE,
    NEXT_CARD,
    PEEK,
    PICK_UP,
    REDUCE,
)
from simoun.games.desert.adventurers import (
    add_guided,
    navigate_targets,
    reach,
    steps_from,
)
from simoun.games.desert.data import (
    ACTIONS_A_TURN,
    ARCHAEOLOGIST,
    CARRIER,
    CLIMBER,
    METEOROLOGIST,
    NAVIGATOR,
    PARTS,
    STORM_KINDS,
    TAKEN,
    WELL,
)
from simoun.games.desert.state import (
    Desert,
    change_sand,
    is_adventurer,
    is_blocked,
    is_buried,
    is_revealed,
    part_place,
    put_part,
    sand_at,
    shows,
)

# ---------------------------------------------------------------- what a player may do


def add_actions(s: Desert, actions: Actions, player: i64) -> None:
    if s.actions_left > 0:
        if is_buried(s, player):
            actions.add(DIG, player, s.pawns[player])  # D13
        else:
            add_moves(s, actions, player)
            add_digs(s, actions, player)
            add_finds(s, actions, player)
            add_powers(s, actions, player)
    actions.add(END, player)


def add_moves(s: Desert, actions: Actions, player: i64) -> None:
    targets = steps_from(s, player, s.pawns[player])
    actions.add_each(MOVE, player, targets)
    if is_adventurer(s, player, CLIMBER):  # D39
        for other in range(s.setup.players):
            if other != player and s.pawns[other] == s.pawns[player]:
                actions.add_each(ESCORT, player, targets, other)


def add_digs(s: Desert, actions: Actions, player: i64) -> None:
    """One's own tile, and those next to it (D10)."""
    place = s.pawns[player]
    actions.add_each(DIG, player, (reach(s, player, place) | 1 << place) & s.sandy)


def add_finds(s: Desert, actions: Actions, player: i64) -> None:
    place = s.pawns[player]
    if not is_revealed(s, place):
        if not has(s.sandy, place):  # D11
            actions.add(EXCAVATE, player)
    elif not is_blocked(s, place):  # D12
        for part in range(PARTS):
            if part_place(s, part) == place:
                actions.add(PICK_UP, player, part)


def add_powers(s: Desert, actions: Actions, player: i64) -> None:
    adventurer = s.setup.adventurers[player]
    if adventurer == NAVIGATOR:
        add_navigation(s, actions, player)
    elif adventurer == METEOROLOGIST:
        if s.reductions < s.setup.meter[s.level]:  # D41
            actions.add(REDUCE, player)
        actions.add(PEEK, player)
    elif adventurer == CARRIER:
        if shows(s, s.pawns[player], WELL) and s.water[player] < city.canteen(s, player):  # D43
            actions.add(DRAW_WATER, player)


def add_navigation(s: Desert, actions: Actions, player: i64) -> None:
    """Another player, who isn't buried (D42)."""
    for other in range(s.setup.players):
        if other != player and not is_buried(s, other):
            actions.add_each(NAVIGATE, player, navigate_targets(s, other), other)
            if is_adventurer(s, other, CLIMBER):
                add_guided(s, actions, player, other)


def add_cards_seen(s: Desert, actions: Actions, player: i64) -> None:
    """Which card comes next, or lies at the bottom (D41)."""
    for card in range(STORM_KINDS):
        if cards(s.seen, card):
            actions.add(NEXT_CARD, player, card)
            if s.may_bury:
                actions.add(BURY_CARD, player, card)


# ---------------------------------------------------------------- what it does


def dig(s: Desert, player: i64, place: i64) -> None:
    """One marker; two for the Archaeologist, from one tile (D38)."""
    most: i64 = 2 if is_adventurer(s, player, ARCHAEOLOGIST) else 1
    sand = sand_at(s, place)
    change_sand(s, place, -(sand if sand < most else most))


def pick_up(s: Desert, part: i64) -> None:
    put_part(s, part, TAKEN)


def escort(s: Desert, climber: i64, other: i64, place: i64) -> None:
    s.pawns[climber] = place
    s.pawns[other] = place


def guide(s: Desert, climber: i64, way: i64) -> None:
    for step in range(steps_in(way)):
        s.pawns[climber] = step_place(way, step)
        if step_companion(way, step) >= 0:
            s.pawns[step_companion(way, step)] = step_place(way, step)


def peek(s: Desert) -> None:
    """As many top cards as the meter shows, or what is left (D41)."""
    left: i64 = s.setup.meter[s.level]
    while left > 0 and s.storm_deck:
        s.seen += some(storm.storm_drawn(s), 1)
        left -= 1
    s.may_bury = True


def choose_next(s: Desert, card: i64) -> None:
    s.put_back = Pile(card, s.put_back)
    put_down(s, card)


def bury(s: Desert, card: i64) -> None:
    s.may_bury = False
    storm.put_at_bottom(s, card)
    put_down(s, card)


def put_down(s: Desert, card: i64) -> None:
    """After the last one all go back on the deck, in the order chosen."""
    s.seen -= some(card, 1)
    if not bag_size(s.seen):
        s.may_bury = False
        back = s.put_back
        while back is not None:
            storm.put_on_top(s, back.top)
            back = back.under
        s.put_back = None


# ---------------------------------------------------------------- the next turn


def pass_on(s: Desert) -> None:
    """The turn goes clockwise (D31), and a shield's time is over (D34)."""
    s.current += 1
    if s.current == s.setup.players:
        s.current = 0
    s.shields &= ~(1 << s.current)
    s.actions_left = ACTIONS_A_TURN
    s.reductions = 0
    s.ended = False
