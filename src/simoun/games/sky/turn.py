"""A turn: up to 4 actions, then storm cards (S7 to S21)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import cards
from simoun.core.chance import one_of, onward
from simoun.core.squares import bit, has
from simoun.games.sky import circuit, ending, platform
from simoun.games.sky.actions import (
    COMPLETE,
    CROSS_ALONE,
    END,
    ESCORT,
    KEEP,
    MOVE,
    NEXT_CARD,
    SCOUT,
    TAKE_ALONG,
    UNWIRE,
    WIRE,
)
from simoun.games.sky.adventurers import add_powers, has_room
from simoun.games.sky.data import STORM_KINDS
from simoun.games.sky.platform import steps_from, walks
from simoun.games.sky.state import Sky, components_at
from simoun.games.sky.storm import could_cross
from simoun.games.team.turn import add_escorts, begin_next

# ---------------------------------------------------------------- what a player may do


def add_actions(s: Sky, actions: Actions, player: i64) -> None:
    if s.actions_left > 0:
        add_moves(s, actions, player)
        if s.pile and has_room(s, player):  # S10
            actions.add(SCOUT, player)
        platform.add_explorations(s, actions, player)
        add_powers(s, actions, player)
    if can_wire(s):
        add_wiring(s, actions, player)
    actions.add(END, player)


def add_moves(s: Sky, actions: Actions, player: i64) -> None:
    targets = steps_from(s, walks(s, player), s.pawns[player])
    actions.add_each(MOVE, player, targets)
    if player == s.setup.climber:  # S41
        add_escorts(s, actions, ESCORT, player, targets)


def can_wire(s: Sky) -> bool:
    """With an action, or with the Electrician's free cable, which she uses first (S36)."""
    return s.actions_left > 0 or has_free_cable(s)


def is_forced_to_end(s: Sky) -> bool:
    """No action is left, and nothing that the Electrician could do for free."""
    if s.actions_left > 0:
        return False
    return not has_free_cable(s) or not has(s.built_on, s.pawns[s.current])


def has_free_cable(s: Sky) -> bool:
    return s.free_cable and s.current == s.setup.electrician


def add_wiring(s: Sky, actions: Actions, player: i64) -> None:
    """One end of the cable is on one's own tile (S18, S19)."""
    near = components_at(s, s.pawns[player])
    if near:
        circuit.add_cables(s, actions, WIRE, player, near)
        circuit.add_cables_to_take(s, actions, UNWIRE, player, near)


# ---------------------------------------------------------------- what something else asks for


def add_choices(s: Sky, actions: Actions) -> None:
    player = s.chooser
    if s.circles:
        actions.add_each(COMPLETE, player, s.circles)
    elif s.tiles_seen:
        actions.add_each(KEEP, player, s.tiles_seen)
    elif s.gust:
        actions.add(CROSS_ALONE, player)
        friends = could_cross(s)
        for friend in range(s.setup.players):
            if has(friends, friend):
                actions.add(TAKE_ALONG, player, 0, friend)
    else:
        for card in range(STORM_KINDS):
            if cards(s.seen, card):
                actions.add(NEXT_CARD, player, card)


# ---------------------------------------------------------------- what it does


def scout(s: Sky, player: i64, tile: i64) -> None:
    take_tile(s, tile)
    s.tiles[player] |= bit(tile)


def next_tile(s: Sky) -> i64:
    """The tile that the stream turns up."""
    s.tile_stream = onward(s.tile_stream)
    return one_of(s.tile_stream, s.pile)


def take_tile(s: Sky, tile: i64) -> None:
    s.pile &= ~bit(tile)
    if not s.pile:
        s.pile = s.pile_under
        s.pile_under = 0


def put_under(s: Sky, tiles: i64) -> None:
    """Tiles that come last, in no known order."""
    if s.pile:
        s.pile_under |= tiles
    else:
        s.pile = tiles


def wire(s: Sky, pair: i64, length: i64) -> None:
    circuit.add_cable(s, pair >> 4, pair & 15, length)
    ending.check_launch(s)


def unwire(s: Sky, pair: i64, length: i64) -> None:
    circuit.take_cable(s, pair >> 4, pair & 15, length)


def pay(s: Sky, kind: i64) -> None:
    """One action, but for the Electrician's free cable (S36)."""
    if (kind == WIRE or kind == UNWIRE) and has_free_cable(s):
        s.free_cable = False
    else:
        s.actions_left -= 1


# ---------------------------------------------------------------- the next turn


def pass_on(s: Sky) -> None:
    """With the storm, shields and hooks are over (S35)."""
    begin_next(s, s.setup.actions)
    s.shielded = 0
    s.hooked = 0
    s.free_cable = True
