"""What is worth trying: everything in one's turn, equipment and sharing where they might help."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import cards
from simoun.core.squares import has, lowest
from simoun.games.desert import turn
from simoun.games.desert.actions import (
    BLAST,
    DIG,
    DRAW_WATER,
    DRINK_RESERVE,
    END,
    HAND_OVER,
    JET,
    JET_WITH,
    NAVIGATE,
    POUR,
    REDUCE,
    SCOPE,
    SHADE,
    SPEED_UP,
)
from simoun.games.desert.adventurers import navigate_targets, reach
from simoun.games.desert.city import canteen
from simoun.games.desert.data import (
    ALL,
    BLASTER,
    CARRIER,
    JET_PACK,
    MARKED,
    METEOROLOGIST,
    MIRAGE,
    NAVIGATOR,
    NOWHERE,
    PAD,
    PARTS,
    PLAIN,
    RESERVE,
    SHIELD,
    TAKEN,
    TERRASCOPE,
    THROTTLE,
    WELL,
)
from simoun.games.desert.equipment import carries_to
from simoun.games.desert.state import (
    Desert,
    face_at,
    is_buried,
    part_place,
    shows,
)
from simoun.games.desert.storm import in_shade

THIRSTY = 2  # so much water, or less


def add_candidates(s: Desert, seats: i64, actions: Actions) -> None:
    if s.seen:
        turn.add_cards_seen(s, actions, s.current)
        return
    if not s.ended:
        add_turn_actions(s, actions, s.current)
    add_pours(s, seats, actions)
    for player in range(s.setup.players):
        if has(seats, player) and s.hands[player]:
            add_equipment(s, actions, player, s.hands[player])


# ---------------------------------------------------------------- the decider


def add_turn_actions(s: Desert, actions: Actions, player: i64) -> None:
    if s.actions_left > 0:
        if is_buried(s, player):
            actions.add(DIG, player, s.pawns[player])
        else:
            turn.add_moves(s, actions, player)
            turn.add_digs(s, actions, player)
            turn.add_finds(s, actions, player)
            add_powers(s, actions, player)
    actions.add(END, player)


def add_powers(s: Desert, actions: Actions, player: i64) -> None:
    """All but a peek, and ways of the Climber with company."""
    adventurer = s.setup.adventurers[player]
    if adventurer == NAVIGATOR:
        for other in range(s.setup.players):
            if other != player and not is_buried(s, other):
                actions.add_each(NAVIGATE, player, navigate_targets(s, other), other)
    elif adventurer == METEOROLOGIST:
        if s.reductions < s.setup.meter[s.level]:
            actions.add(REDUCE, player)
    elif adventurer == CARRIER:
        if shows(s, s.pawns[player], WELL) and s.water[player] < canteen(s, player):
            actions.add(DRAW_WATER, player)


# ---------------------------------------------------------------- sharing water


def add_pours(s: Desert, seats: i64, actions: Actions) -> None:
    """Half the difference, to who has less: that never goes in circles."""
    for player in range(s.setup.players):
        if has(seats, player) and s.water[player] > 1:
            for other in range(s.setup.players):
                amount = fair_share(s, player, other)
                if amount > 0 and can_pour(s, player, other):
                    actions.add(POUR, player, amount, other)


def fair_share(s: Desert, player: i64, other: i64) -> i64:
    half = (s.water[player] - s.water[other]) // 2
    room = canteen(s, other) - s.water[other]
    return half if half < room else room


def can_pour(s: Desert, player: i64, other: i64) -> bool:
    return s.pawns[player] == s.pawns[other] or carries_to(s, player, other)


# ---------------------------------------------------------------- equipment


def add_equipment(s: Desert, actions: Actions, player: i64, hand: i64) -> None:
    if cards(hand, RESERVE) and driest_at(s, s.pawns[player]) <= THIRSTY:
        actions.add(DRINK_RESERVE, player)
    if s.ended:
        if cards(hand, SHIELD) and not has(in_shade(s), player):
            actions.add(SHADE, player)
        return
    place = s.pawns[player]
    if cards(hand, BLASTER):
        actions.add_each(BLAST, player, (reach(s, player, place) | 1 << place) & s.blocked)
    if cards(hand, JET_PACK):
        add_flights(s, actions, player)
    if cards(hand, TERRASCOPE):
        actions.add_each(SCOPE, player, worth_a_look(s))
    if cards(hand, THROTTLE) and s.actions_left == 0:
        if player == s.current:
            actions.add(SPEED_UP, player)
        elif s.pawns[player] == s.pawns[s.current]:
            actions.add(HAND_OVER, player, THROTTLE, s.current)


def driest_at(s: Desert, place: i64) -> i64:
    least: i64 = 9
    for player in range(s.setup.players):
        if s.pawns[player] == place and s.water[player] < least:
            least = s.water[player]
    return least


def add_flights(s: Desert, actions: Actions, player: i64) -> None:
    """To where there is something to do."""
    place = s.pawns[player]
    goals = flight_goals(s) & ~s.blocked & ~(1 << s.hole) & ~(1 << place)
    actions.add_each(JET, player, goals)
    for other in range(s.setup.players):
        if other != player and s.pawns[other] == place:
            actions.add_each(JET_WITH, player, goals, other)


def flight_goals(s: Desert) -> i64:
    """Parts, wells, the launch pad, tunnels, and where others are."""
    goals = s.tunnels
    for part in range(PARTS):
        place = part_place(s, part)
        if place != NOWHERE and place != TAKEN:
            goals |= 1 << place
    for player in range(s.setup.players):
        goals |= 1 << s.pawns[player]
    places: i64 = ALL & ~(1 << s.hole)
    while places:
        face = face_at(s, lowest(places))
        if face == MARKED or face == WELL or face == PAD:
            goals |= places & -places
        places &= places - 1
    return goals


def worth_a_look(s: Desert) -> i64:
    """Under water marks while a mirage may be among them; else where sand is in the way."""
    marks: i64 = 0
    plain: i64 = 0
    places: i64 = ALL & ~(1 << s.hole)
    while places:
        face = face_at(s, lowest(places))
        if face == MARKED:
            marks |= places & -places
        elif face == PLAIN:
            plain |= places & -places
        places &= places - 1
    if cards(s.under_marked, 0) and cards(s.under_marked, MIRAGE - WELL):
        return marks
    return plain & s.sandy
