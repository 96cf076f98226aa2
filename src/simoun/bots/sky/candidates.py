"""What is worth trying: everything in one's turn, equipment and exchanges where they might help."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.sky.corner import Corner
from simoun.bots.sky.loop import Loop
from simoun.bots.sky.pieces import WITH_LARGE, WITH_QUARTER, WITH_ROD, WITH_SMALL
from simoun.bots.sky.survey import is_all_built
from simoun.core.actions import Actions, what_of
from simoun.core.bags import cards
from simoun.core.squares import bit, has, lowest
from simoun.core.ways import LONGEST
from simoun.games.sky import circuit, platform, turn
from simoun.games.sky.actions import (
    CLAMP,
    END,
    FUSE,
    GIVE_TILE,
    HOOK,
    JET,
    JET_WITH,
    NAVIGATE,
    OPEN_KIT,
    SCOPE,
    SCOUT,
    SHIELD,
    SPEED_UP,
    SPLICE,
    TAKE_TILE,
    UNWIRE,
    WIRE,
)
from simoun.games.sky.adventurers import add_healing, add_mending, has_room
from simoun.games.sky.data import (
    DEFRAYER,
    DOCTOR,
    GRAVITY_HOOK,
    JETPACK,
    LONG,
    MED_KIT,
    NAVIGATOR,
    PAD,
    PLATFORM_CLAMP,
    REMOTE_FUSER,
    SAILOR,
    SHORT,
    STRATOSCOPE,
    STRIKE_SHIELD,
    SURVEYOR,
    TIME_THROTTLE,
)
from simoun.games.sky.equipment import hurt_at, worn_at
from simoun.games.sky.state import Sky, components_at, is_near, stands_on
from simoun.games.sky.storm import sheltered, would_be_struck
from simoun.games.team.state import NOBODY, player_with

PIECES = WITH_QUARTER | WITH_ROD | WITH_SMALL | WITH_LARGE


def add_candidates(s: Sky, seats: i64, actions: Actions, corner: Corner, loop: Loop) -> None:
    if s.chooser != NOBODY:
        turn.add_choices(s, actions)
        return
    if not s.ended:
        add_turn_actions(s, actions, s.current, corner, loop)
        add_tile_exchanges(s, seats, actions)
    for player in range(s.setup.players):
        if has(seats, player) and s.hands[player]:
            add_equipment(s, actions, player, corner, loop)


# ---------------------------------------------------------------- the decider


def add_turn_actions(s: Sky, actions: Actions, player: i64, corner: Corner, loop: Loop) -> None:
    if s.actions_left > 0:
        turn.add_moves(s, actions, player)
        if s.pile and has_room(s, player):
            actions.add(SCOUT, player)
        platform.add_explorations(s, actions, player)
        add_powers(s, actions, player)
    if turn.can_wire(s):
        near = components_at(s, s.pawns[player])
        if near and corner.ring:
            add_wiring(s, actions, player, near, loop)
    actions.add(END, player)


def add_wiring(s: Sky, actions: Actions, player: i64, near: i64, loop: Loop) -> None:
    """Cables that the best loop lacks; off with those that are not part of it."""
    add_cables(s, actions, WIRE, player, near, loop)
    first = actions.n
    circuit.add_cables_to_take(s, actions, UNWIRE, player, near)
    kept = first
    for k in range(first, actions.n):
        what = what_of(actions.codes[k])
        if not loop.joins(what >> 4, what & 15):
            actions.codes[kept] = actions.codes[k]
            kept += 1
    actions.n = kept


def add_cables(s: Sky, actions: Actions, kind: i64, player: i64, near: i64, loop: Loop) -> None:
    """None longer than needed; the launch pad comes last, for then all its tiles are live."""
    built = is_all_built(s, loop)
    for k in range(loop.length):
        one = loop.best[k]
        other = loop.best[k + 1]
        to_pad = one == PAD or other == PAD
        if (
            loop.is_missing(k)
            and loop.stands(k)
            and (built or not to_pad)
            and near & (bit(one) | bit(other))
        ):
            if circuit.can_link(s, one, other):
                length: i64 = SHORT if circuit.spans(s, one, other, SHORT) else LONG
                if circuit.spans(s, one, other, length):
                    actions.add(kind, player, circuit.pair(one, other), length)


def add_powers(s: Sky, actions: Actions, player: i64) -> None:
    """All but ways of the Climber with company."""
    adventurer = s.setup.adventurers[player]
    if adventurer == NAVIGATOR:
        for other in range(s.setup.players):
            if other != player:
                near = s.pawns[other]
                goals: i64 = platform.within(s, platform.walks(s, other), near, LONGEST) & ~(
                    bit(near)
                )
                actions.add_each(NAVIGATE, player, goals, other)
    elif adventurer == DOCTOR:
        add_healing(s, actions, player)
    elif adventurer == SAILOR:
        add_mending(s, actions, player)


def add_tile_exchanges(s: Sky, seats: i64, actions: Actions) -> None:
    """Pieces go to who plays now."""
    surveyor = player_with(s.setup.adventurers, s.setup.players, SURVEYOR)
    if surveyor == NOBODY or not has(seats, surveyor):
        return
    for other in range(s.setup.players):
        if other != surveyor and is_near(s, surveyor, other):
            if other == s.current and has_room(s, other):
                actions.add_each(GIVE_TILE, surveyor, s.tiles[surveyor] & PIECES, other)
            if surveyor == s.current and has_room(s, surveyor):
                actions.add_each(TAKE_TILE, surveyor, s.tiles[other] & PIECES, other)


# ---------------------------------------------------------------- equipment


def add_equipment(s: Sky, actions: Actions, player: i64, corner: Corner, loop: Loop) -> None:
    hand = s.hands[player]
    place = s.pawns[player]
    if cards(hand, MED_KIT) and hurt_at(s, place):
        actions.add(OPEN_KIT, player)
    if cards(hand, DEFRAYER) and worn_at(s, place):
        actions.add(SPLICE, player)
    if s.ended:
        add_protection(s, actions, player, hand)
        return
    if cards(hand, JETPACK):
        add_flights(s, actions, player, corner)
    if cards(hand, TIME_THROTTLE) and player == s.current and s.actions_left == 0:
        actions.add(SPEED_UP, player)
    if cards(hand, STRATOSCOPE) and s.pile and has_room(s, player):
        actions.add(SCOPE, player)
    if cards(hand, REMOTE_FUSER) and is_all_built(s, loop):
        add_cables(s, actions, FUSE, player, s.standing, loop)
    if cards(hand, PLATFORM_CLAMP) and s.tiles[player] & WITH_QUARTER:
        add_quarters(s, actions, player, corner)


def add_protection(s: Sky, actions: Actions, player: i64, hand: i64) -> None:
    """In the storm, before the next card."""
    if cards(hand, STRIKE_SHIELD) and has(would_be_struck(s), player):
        actions.add(SHIELD, player)
    if cards(hand, GRAVITY_HOOK) and not has(sheltered(s), player):
        actions.add(HOOK, player)


def add_flights(s: Sky, actions: Actions, player: i64, corner: Corner) -> None:
    """To the launch pad or its corner, to components, and where others are."""
    place = s.pawns[player]
    goals: i64 = (corner.ring | s.built_on | s.shelters | s.cages) & ~bit(place)
    actions.add_each(JET, player, goals)
    if has(s.standing, PAD):
        goals &= stands_on(s, PAD)
        for other in range(s.setup.players):
            if other != player and s.pawns[other] == place:
                actions.add_each(JET_WITH, player, goals, other)


def add_quarters(s: Sky, actions: Actions, player: i64, corner: Corner) -> None:
    """Around the best corner, from afar."""
    gaps: i64 = corner.one_gap | corner.other_gap << 13 | corner.last_gap << 26
    while gaps:
        cell: i64 = gaps & 8191
        gaps >>= 13
        if platform.wires_around(s, cell):
            hand = s.tiles[player] & WITH_QUARTER
            while hand:
                actions.add(CLAMP, player, lowest(hand), 4 * cell + corner.turn_at(cell))
                hand &= hand - 1
