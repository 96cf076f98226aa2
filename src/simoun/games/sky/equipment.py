"""Equipment and gifts: at any time, in anyone's turn, for no action (S22, S23a to S23j)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import cards
from simoun.core.squares import bit, lowest, size
from simoun.games.sky import circuit, platform, turn
from simoun.games.sky.actions import (
    CLAMP,
    FUSE,
    HAND_OVER,
    HOOK,
    JET,
    JET_WITH,
    LOOK_AHEAD,
    OPEN_KIT,
    SCOPE,
    SHIELD,
    SPEED_UP,
    SPLICE,
    UNFUSE,
)
from simoun.games.sky.adventurers import full_health, full_rope, has_room
from simoun.games.sky.data import (
    AEROMETER,
    AEROMETER_SEES,
    BESIDE,
    DEFRAYER,
    DEFRAYER_MENDS,
    EQUIPMENT_KINDS,
    GRAVITY_HOOK,
    JETPACK,
    KIT_HEALS,
    MED_KIT,
    PLATFORM_CLAMP,
    REMOTE_FUSER,
    STRATOSCOPE,
    STRATOSCOPE_SEES,
    STRIKE_SHIELD,
    THROTTLE_GIVES,
    TIME_THROTTLE,
)
from simoun.games.sky.state import Sky, cell_at
from simoun.games.team.equipment import add_flights, add_gifts
from simoun.games.team.state import NOBODY, pawns_at
from simoun.games.team.storm import choose_next, see_card


def add_equipment(s: Sky, actions: Actions) -> None:
    """By its holder, also between two storm cards, never after one is turned up (S23)."""
    hands = s.hands
    for player in range(s.setup.players):
        if hands[player]:
            add_cards(s, actions, player, hands[player])


def add_cards(s: Sky, actions: Actions, player: i64, hand: i64) -> None:
    if cards(hand, JETPACK):
        elsewhere: i64 = (bit(s.laid) - 1) & ~bit(s.pawns[player])
        add_flights(s, actions, JET, JET_WITH, player, elsewhere)
    if cards(hand, STRIKE_SHIELD):
        actions.add(SHIELD, player)
    if cards(hand, GRAVITY_HOOK):
        actions.add(HOOK, player)
    if cards(hand, REMOTE_FUSER):  # S23d: anywhere
        circuit.add_cables(s, actions, FUSE, player, s.standing)
        circuit.add_cables_to_take(s, actions, UNFUSE, player, s.standing)
    if cards(hand, TIME_THROTTLE) and player == s.current and not s.ended:  # S23e
        actions.add(SPEED_UP, player)
    if cards(hand, MED_KIT) and hurt_at(s, s.pawns[player]):
        actions.add(OPEN_KIT, player)
    if cards(hand, DEFRAYER) and worn_at(s, s.pawns[player]):
        actions.add(SPLICE, player)
    if cards(hand, AEROMETER) and not s.ended:  # S23h
        actions.add(LOOK_AHEAD, player)
    if cards(hand, STRATOSCOPE) and s.pile and has_room(s, player):  # S23i
        actions.add(SCOPE, player)
    if cards(hand, PLATFORM_CLAMP) and s.tiles[player]:
        add_clampings(s, actions, player)


def hurt_at(s: Sky, place: i64) -> bool:
    for player in range(s.setup.players):
        if s.pawns[player] == place and s.health[player] < full_health(s, player):
            return True
    return False


def worn_at(s: Sky, place: i64) -> bool:
    for player in range(s.setup.players):
        if s.pawns[player] == place and s.rope[player] < full_rope(s, player):
            return True
    return False


def add_clampings(s: Sky, actions: Actions, player: i64) -> None:
    """Next to any tile, a wire meeting a wire of at least one neighbour (S23j)."""
    for place in range(s.laid):
        for side in range(4):
            if platform.is_open_wire(s, place, side):
                cell: i64 = cell_at(s, place) + BESIDE[side]
                sides = platform.wires_around(s, cell)
                if lowest(sides) == (side + 2) & 3:  # a spot with several neighbours counts once
                    platform.add_turns(s, actions, CLAMP, player, cell, sides)


# ---------------------------------------------------------------- what it does


def shield(s: Sky, player: i64) -> None:
    """All who are here now, wherever they go, until the storm is over (S23b)."""
    s.shielded |= pawns_at(s, s.pawns[player])


def hook(s: Sky, player: i64) -> None:
    s.hooked |= pawns_at(s, s.pawns[player])  # S23c


def speed_up(s: Sky) -> None:
    s.actions_left += THROTTLE_GIVES


def open_kit(s: Sky, player: i64) -> None:
    """Everyone here regains health, not above the start (S23f)."""
    for other in range(s.setup.players):
        if s.pawns[other] == s.pawns[player]:
            s.health[other] = lesser(s.health[other] + KIT_HEALS, full_health(s, other))


def splice(s: Sky, player: i64) -> None:
    """Everyone here regains rope, not above the start (S23g)."""
    for other in range(s.setup.players):
        if s.pawns[other] == s.pawns[player]:
            s.rope[other] = lesser(s.rope[other] + DEFRAYER_MENDS, full_rope(s, other))


def lesser(one: i64, other: i64) -> i64:
    return one if one < other else other


def look_ahead(s: Sky, player: i64, card: i64) -> bool:
    """One of the top cards is taken up, or of what is left (S23h)."""
    s.chooser = player
    return see_card(s, card, AEROMETER_SEES)


def put_next(s: Sky, card: i64) -> None:
    if choose_next(s, card):
        s.chooser = NOBODY


def scope(s: Sky, player: i64, tile: i64) -> bool:
    """One of the top tiles is taken up, or of what is left (S23i)."""
    s.chooser = player
    turn.take_tile(s, tile)
    s.tiles_seen |= bit(tile)
    return size(s.tiles_seen) < STRATOSCOPE_SEES and s.pile != 0


def keep(s: Sky, player: i64, tile: i64) -> None:
    """The rest goes under the pile, in no known order."""
    s.tiles[player] |= bit(tile)
    turn.put_under(s, s.tiles_seen & ~bit(tile))
    s.tiles_seen = 0
    s.chooser = NOBODY


# ---------------------------------------------------------------- gifts


def add_exchanges(s: Sky, actions: Actions) -> None:
    """Equipment, to a player on the same tile (S22)."""
    for player in range(s.setup.players):
        for other in range(s.setup.players):
            if other != player and s.pawns[player] == s.pawns[other]:
                add_gifts(s, actions, HAND_OVER, player, other, EQUIPMENT_KINDS)
