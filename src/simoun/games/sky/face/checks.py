"""What must agree in a position: a platform that no game can come to is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simoun.core.bags import bag_size, cards, layers
from simoun.core.paper import wrong_number
from simoun.core.refusal import Refused
from simoun.core.squares import bit, has, size
from simoun.games.sky.adventurers import full_health, full_rope, room_for_tiles
from simoun.games.sky.data import (
    AEROMETER,
    AEROMETER_SEES,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DIRECTIONS,
    EQUIPMENT_COPIES,
    EQUIPMENT_KINDS,
    EQUIPMENT_NAMES,
    FIRST_TICKS,
    FIRST_TILES,
    GEAR,
    GRAVITY_HOOK,
    GUST,
    INTENSIFIES,
    LIGHTNING,
    METER,
    PLATFORM_CLAMP,
    RESHUFFLES,
    SKULL,
    SOUTH,
    STORM_COPIES,
    STORM_NAMES,
    STRATOSCOPE,
    STRATOSCOPE_SEES,
    STRIKE_SHIELD,
    STRIP,
    SURVEYOR,
    SURVEYORS_FIRST_TILES,
    TILES,
    TIME_THROTTLE,
)
from simoun.games.sky.face.ends import check_launch, check_loss, check_outcome
from simoun.games.sky.face.past import (
    drawn_at_most,
    has_acted,
    shuffles,
    storms_so_far,
    swept_by_shuffle,
    turned_up,
)
from simoun.games.sky.face.position import SEATS
from simoun.games.sky.state import (
    Sky,
    face_at,
    neighbour,
    symbol_at,
    tile_at,
)
from simoun.games.sky.storm import could_cross
from simoun.games.sky.tiles import TILE_NAMES, WIRED
from simoun.games.team.face.equipment import check_drawn
from simoun.games.team.face.storm import check_cards, check_left, check_risen
from simoun.games.team.state import NOBODY, player_with

# ---------------------------------------------------------------- tiles and equipment


def check_tiles(s: Sky) -> None:
    """Every tile lies on the platform, in a hand, in the pile, or before who looks at it."""
    laid = [bit(tile_at(s, place)) for place in range(STRIP, s.laid)]
    held = [s.tiles[player] for player in range(s.setup.players)]
    everywhere = [int(tiles) for tiles in [*laid, *held, s.pile, s.pile_under, s.tiles_seen]]
    for tile in range(TILES):
        n = sum(tiles >> tile & 1 for tiles in everywhere)
        if n != 1:
            raise wrong_number(n, TILE_NAMES[tile], 1)


def check_hands(s: Sky) -> None:
    for player in range(s.setup.players):
        room = room_for_tiles(s, player)
        if size(s.tiles[player]) > room:
            raise Refused(f"{SEATS[player]}: 'tiles' has more than {room}.")


def check_pile(s: Sky) -> None:
    """Everyone began with a tile or two (S6), and one Stratoscope puts four under the pile."""
    if size(s.pile_under) >= STRATOSCOPE_SEES:
        raise Refused("The position: 'pile' has a layer that no Stratoscope leaves.")
    surveys = player_with(s.setup.adventurers, s.setup.players, SURVEYOR) != NOBODY
    first = FIRST_TILES * int(s.setup.players)
    first += SURVEYORS_FIRST_TILES - FIRST_TILES if surveys else 0
    if size(s.pile | s.pile_under | s.tiles_seen) > TILES - first:
        raise Refused(f"The position: 'pile' is too large: {first} tiles are drawn at the start.")


def check_equipment(s: Sky) -> None:
    gears = sum(symbol_at(s, place) == GEAR for place in range(s.laid))
    check_drawn(s, played(s), gears, EQUIPMENT_NAMES, EQUIPMENT_COPIES)


def played(s: Sky) -> list[int]:
    """How many of each kind must have been played for the table to look like this."""
    found = [0] * EQUIPMENT_KINDS
    found[STRIKE_SHIELD] = int(s.shielded != 0)
    found[GRAVITY_HOOK] = int(s.hooked != 0)
    found[TIME_THROTTLE] = int(s.actions_left > s.setup.actions)
    found[AEROMETER] = int(s.seen != 0 or s.storm_under is not None)
    found[STRATOSCOPE] = int(s.tiles_seen != 0 or s.pile_under != 0)
    found[PLATFORM_CLAMP] = int(s.circles != 0 and not has_explored(s))
    return found


def has_explored(s: Sky) -> bool:
    """The last tile can have been laid by an action of who must choose a circle (S11, S12)."""
    if s.ended or s.chooser != s.current or not has_acted(s):
        return False
    place, last = s.pawns[s.current], s.laid - 1
    return any(
        neighbour(s, place, side) == last
        and has(face_at(s, place) >> WIRED, side)
        and has(face_at(s, last) >> WIRED, (side + 2) & 3)
        for side in range(4)
    )


# ---------------------------------------------------------------- the turn


def check_free_cable(s: Sky) -> None:
    if s.free_cable:
        return
    if s.current != s.setup.electrician:
        raise Refused("The turn: 'free_cable' can only be gone in the Electrician's turn.")
    if size(s.standing) < 2:
        raise Refused("The turn: 'free_cable' can't be gone: a cable needs two components.")


def check_cards_left(s: Sky) -> None:
    if s.ended:
        most = METER[min(int(s.level), SKULL - 1)]
        found = storms_so_far(s) != [] or swept_by_shuffle(s)
        check_left(s, most, waits=s.gust or s.over, found=found)


# ---------------------------------------------------------------- the storm


def check_storm_cards(s: Sky) -> None:
    """The card that shuffles all is never in the discard: it is drawn and shuffled in at once."""
    deck = layers(s.storm_deck, s.storm_under)
    if any(bag_size(layer) > 1 for layer in deck[:-1]) or len(deck) > AEROMETER_SEES + 1:
        raise Refused("The position: 'storm_deck' has layers that no Aerometer leaves.")
    if cards(s.storm_discard, RESHUFFLES):
        raise Refused(f"The position: {STORM_NAMES[RESHUFFLES]!r} can't be in the discard.")
    check_cards(s, STORM_NAMES, STORM_COPIES)


def check_level(s: Sky) -> None:
    first = FIRST_TICKS[int(s.setup.players)]
    check_risen(s, first, INTENSIFIES, STORM_NAMES[INTENSIFIES])


def check_vane(s: Sky) -> None:
    """It began to the south; once before each shuffle it can have turned unseen (S31)."""
    clockwise = cards(s.storm_discard, CLOCKWISE) - cards(s.storm_discard, COUNTERCLOCKWISE)
    unexplained = int(s.vane - SOUTH - clockwise) % 4
    if min(unexplained, 4 - unexplained) > shuffles(s):
        raise Refused(
            f"The position: 'vane' can't be {DIRECTIONS[s.vane]!r}: no card has turned it there."
        )


def check_marks(s: Sky) -> None:
    """Health is lost by Lightning, rope by Gusts (S29, S32)."""
    for player in range(s.setup.players):
        lost = full_health(s, player) - s.health[player]
        if lost > drawn_at_most(s, LIGHTNING):
            raise too_much_lost(player, "health", int(lost), drawn_at_most(s, LIGHTNING), LIGHTNING)
        worn = full_rope(s, player) - s.rope[player]
        if worn > drawn_at_most(s, GUST):
            raise too_much_lost(player, "rope", int(worn), drawn_at_most(s, GUST), GUST)


def too_much_lost(player: int, what: str, lost: int, drawn: int, card: int) -> Refused:
    name = STORM_NAMES[card]
    return Refused(f"{SEATS[player]} can't have lost {lost} {what}: {drawn} {name} were drawn.")


# ---------------------------------------------------------------- what somebody must choose


def check_choice(s: Sky) -> None:
    if s.chooser == NOBODY:
        return
    if s.over:
        raise Refused("The choice: after the end nobody chooses.")
    if s.seen:
        check_look(s)
    elif s.tiles_seen:
        check_scope(s)
    elif s.gust:
        check_gust(s)


def check_look(s: Sky) -> None:
    """Four cards, unless there were fewer (S23h)."""
    if s.ended:
        raise Refused("The choice: an Aerometer shows cards before the storm, not in it.")
    if s.storm_under is not None:
        raise Refused("The choice: under the cards that one looks at nothing is known.")
    looked = int(bag_size(s.seen)) + len(layers(0, s.put_back))
    if looked != min(AEROMETER_SEES, looked + int(bag_size(s.storm_deck))):
        raise Refused(f"The choice: one looks at {AEROMETER_SEES} cards, not {looked}.")


def check_scope(s: Sky) -> None:
    """Five tiles, unless there were fewer (S23i)."""
    full = size(s.tiles[s.chooser]) >= room_for_tiles(s, s.chooser)
    if size(s.tiles_seen) > STRATOSCOPE_SEES or full:
        raise Refused("The choice: a Stratoscope shows 1 to 5 tiles to who has room for one.")
    if s.pile_under or (s.pile and size(s.tiles_seen) < STRATOSCOPE_SEES):
        raise Refused(f"The choice: one looks at {STRATOSCOPE_SEES} tiles, if there are as many.")


def check_gust(s: Sky) -> None:
    if not s.ended or s.chooser != s.setup.climber or not could_cross(s):
        raise Refused("The choice: no Climber is about to cross clouds with somebody.")
    if not turned_up(s, GUST):
        raise Refused("The choice: this storm has turned up no Gust.")


CHECKS: Final[list[Callable[[Sky], None]]] = [
    check_hands,
    check_pile,
    check_tiles,
    check_free_cable,
    check_storm_cards,
    check_level,
    check_equipment,
    check_outcome,
    check_choice,
    check_vane,
    check_marks,
    check_launch,
    check_loss,
    check_cards_left,
]
