"""Equipment and gifts: at any time, in anyone's turn, for no action (S22, S23a to S23j)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import cards, some
from simoun.core.squares import bit, lowest
from simoun.games.sky import circuit, platform, storm, turn
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
from simoun.games.sky.state import NOBODY, Sky, cell_at, pawns_at


def add_equipment(s: Sky, actions: Actions) -> None:
    """By its holder, also between two storm cards, never after one is turned up (S23)."""
    hands = s.hands
    for player in range(s.setup.players):
        if hands[player]:
            add_cards(s, actions, player, hands[player])


def add_cards(s: Sky, actions: Actions, player: i64, hand: i64) -> None:
    if cards(hand, JETPACK):
        add_flights(s, actions, player)
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


def add_flights(s: Sky, actions: Actions, player: i64) -> None:
    """To any tile, alone or with one other from the same tile (S23a)."""
    place = s.pawns[player]
    targets: i64 = (bit(s.laid) - 1) & ~bit(place)
    actions.add_each(JET, player, targets)
    for other in range(s.setup.players):
        if other != player and s.pawns[other] == place:
            actions.add_each(JET_WITH, player, targets, other)


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


def use_up(s: Sky, player: i64, card: i64) -> None:
    """A played card leaves the game (S22)."""
    s.hands[player] -= some(card, 1)


def jet(s: Sky, player: i64, place: i64) -> None:
    use_up(s, player, JETPACK)
    s.pawns[player] = place


def jet_with(s: Sky, player: i64, other: i64, place: i64) -> None:
    jet(s, player, place)
    s.pawns[other] = place


def shield(s: Sky, player: i64) -> None:
    """All who are here now, wherever they go, until the storm is over (S23b)."""
    use_up(s, player, STRIKE_SHIELD)
    s.shielded |= pawns_at(s, s.pawns[player])


def hook(s: Sky, player: i64) -> None:
    use_up(s, player, GRAVITY_HOOK)  # S23c
    s.hooked |= pawns_at(s, s.pawns[player])


def fuse(s: Sky, player: i64, pair: i64, length: i64) -> None:
    use_up(s, player, REMOTE_FUSER)
    turn.wire(s, pair, length)


def unfuse(s: Sky, player: i64, pair: i64, length: i64) -> None:
    use_up(s, player, REMOTE_FUSER)
    turn.unwire(s, pair, length)


def speed_up(s: Sky, player: i64) -> None:
    use_up(s, player, TIME_THROTTLE)
    s.actions_left += THROTTLE_GIVES


def open_kit(s: Sky, player: i64) -> None:
    """Everyone here regains health, not above the start (S23f)."""
    use_up(s, player, MED_KIT)
    for other in range(s.setup.players):
        if s.pawns[other] == s.pawns[player]:
            s.health[other] = lesser(s.health[other] + KIT_HEALS, full_health(s, other))


def splice(s: Sky, player: i64) -> None:
    """Everyone here regains rope, not above the start (S23g)."""
    use_up(s, player, DEFRAYER)
    for other in range(s.setup.players):
        if s.pawns[other] == s.pawns[player]:
            s.rope[other] = lesser(s.rope[other] + DEFRAYER_MENDS, full_rope(s, other))


def lesser(one: i64, other: i64) -> i64:
    return one if one < other else other


def look_ahead(s: Sky, player: i64) -> None:
    use_up(s, player, AEROMETER)
    s.chooser = player
    storm.look_ahead(s)


def scope(s: Sky, player: i64) -> None:
    """The top tiles are taken up, or what is left."""
    use_up(s, player, STRATOSCOPE)
    s.chooser = player
    left: i64 = STRATOSCOPE_SEES
    while left > 0 and s.pile:
        s.tiles_seen |= bit(turn.tile_drawn(s))
        left -= 1


def keep(s: Sky, player: i64, tile: i64) -> None:
    """The rest goes under the pile, in no known order."""
    s.tiles[player] |= bit(tile)
    turn.put_under(s, s.tiles_seen & ~bit(tile))
    s.tiles_seen = 0
    s.chooser = NOBODY


def clamp(s: Sky, player: i64, tile: i64, turn: i64, cell: i64) -> None:
    use_up(s, player, PLATFORM_CLAMP)
    platform.lay(s, player, tile, turn, cell)


# ---------------------------------------------------------------- gifts


def add_gifts(s: Sky, actions: Actions) -> None:
    """Equipment, to a player on the same tile (S22)."""
    for player in range(s.setup.players):
        for other in range(s.setup.players):
            if other != player and s.pawns[player] == s.pawns[other]:
                for card in range(EQUIPMENT_KINDS):
                    if cards(s.hands[player], card):
                        actions.add(HAND_OVER, player, card, other)


def hand_over(s: Sky, player: i64, card: i64, other: i64) -> None:
    s.hands[player] -= some(card, 1)
    s.hands[other] += some(card, 1)
