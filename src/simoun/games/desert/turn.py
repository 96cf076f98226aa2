"""A turn: up to 4 actions, then storm cards (D7 to D14)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import cards
from simoun.core.squares import has
from simoun.games.desert import city
from simoun.games.desert.actions import (
    BURY_CARD,
    DIG,
    DRAW_WATER,
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
    is_blocked,
    is_buried,
    is_revealed,
    part_place,
    put_part,
    sand_at,
    shows,
)
from simoun.games.team.state import is_adventurer
from simoun.games.team.turn import add_escorts, begin_next

# ---------------------------------------------------------------- what a player may do


def add_actions(s: Desert, actions: Actions, player: i64) -> None:
    """What takes one."""
    if is_buried(s, player):
        actions.add(DIG, player, s.pawns[player])  # D13
    else:
        add_moves(s, actions, player)
        add_digs(s, actions, player)
        add_finds(s, actions, player)
        add_powers(s, actions, player)


def add_moves(s: Desert, actions: Actions, player: i64) -> None:
    targets = steps_from(s, player, s.pawns[player])
    actions.add_each(MOVE, player, targets)
    if is_adventurer(s, player, CLIMBER):  # D39
        add_escorts(s, actions, ESCORT, player, targets)


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


# ---------------------------------------------------------------- the next turn


def pass_on(s: Desert) -> None:
    """A shield's time is over when its holder's turn comes (D34)."""
    begin_next(s, s.setup.actions)
    s.shields &= ~(1 << s.current)
    s.reductions = 0
