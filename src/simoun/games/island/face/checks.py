"""What must agree in a position: an island that no game can come to is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simoun.core.bags import bag_size, layers
from simoun.core.paper import check_copies, listed
from simoun.core.refusal import Refused
from simoun.core.seating import seats
from simoun.core.squares import has, members
from simoun.games.island import ending
from simoun.games.island.data import (
    ACTIONS_A_TURN,
    CARD_COPIES,
    CARD_NAMES,
    CARDS_DRAWN,
    ENGINEER,
    HAND_LIMIT,
    MOST_PLAYERS,
    PILOT,
    SKULL,
    TILES,
)
from simoun.games.island.face.view import names
from simoun.games.island.state import (
    DROWNED,
    LANDING_SANK,
    NOBODY,
    OUTCOMES,
    PLAYING,
    SKULL_REACHED,
    TREASURE_SANK,
    WON,
    Island,
    is_adventurer,
    overfull,
    pawns_at,
)

SEATS: Final = seats(MOST_PLAYERS)


# ---------------------------------------------------------------- tiles and cards


def check_tiles(s: Island) -> None:
    both = s.flooded & ~s.present
    if both:
        raise Refused(f"{listed(both, names(s)['place'])[0]} can't be both flooded and sunk.")


def check_flood_cards(s: Island) -> None:
    """Every tile that has not sunk has one flood card, in a layer or in the discard."""
    seen = members(s.flood_discard)
    for layer in layers(s.flood_deck, s.flood_under):
        seen += members(layer)
    for place in range(TILES):
        wanted = 1 if has(s.present, place) else 0
        if seen.count(place) != wanted:
            name = names(s)["place"][place]
            raise Refused(f"{name} needs {wanted} flood card(s), not {seen.count(place)}.")
    if not s.flood_deck and has(s.present, s.setup.landing):
        raise Refused("The position: 'flood_deck' has no card at all.")


def check_treasure_cards(s: Island) -> None:
    deck = layers(s.treasure_deck, s.treasure_under)
    hands = [int(s.hands[player]) for player in range(s.setup.players)]
    check_copies([*deck, int(s.treasure_discard), *hands], CARD_NAMES, CARD_COPIES)


# ---------------------------------------------------------------- the turn


def check_abilities(s: Island) -> None:
    acted = s.actions_left < ACTIONS_A_TURN
    if s.second_shore and (not is_adventurer(s, s.current, ENGINEER) or s.ended or not acted):
        raise Refused("The turn: only the Engineer, after a tile, can have a second one.")
    if s.flown and (not is_adventurer(s, s.current, PILOT) or not acted):
        raise Refused("The turn: only the Pilot, by an action, can have flown.")


def check_pawns(s: Island) -> None:
    """A pawn stands on a tile; only swimmers, all at one place, are where a tile was."""
    if s.outcome in (LANDING_SANK, TREASURE_SANK):
        return
    for player in range(s.setup.players):
        swims = has(s.swimmers, player)
        if swims == has(s.present, s.pawns[player]):
            place = names(s)["place"][s.pawns[player]]
            where = f"on {place}, which has {'not ' if swims else ''}sunk"
            raise Refused(f"{SEATS[player]} {'swims' if swims else 'stands'} {where}.")
    together = pawns_at(s, s.pawns[members(s.swimmers)[0]]) if s.swimmers else 0
    if together != s.swimmers or (s.swimmers and (not s.ended or s.to_draw)):
        raise Refused("The position: who swims stood on one tile, while flood cards were drawn.")


def check_hands(s: Island) -> None:
    """Too many cards: only who was just given one, or who draws."""
    full = [k for k in range(s.setup.players) if bag_size(s.hands[k]) > HAND_LIMIT]
    if not full:
        return
    most = HAND_LIMIT + (CARDS_DRAWN if s.ended else 1)
    if len(full) > 1 or (s.ended and full[0] != s.current) or bag_size(s.hands[full[0]]) > most:
        raise Refused(f"{SEATS[full[-1]]} holds more than {HAND_LIMIT} cards: too many here.")


def check_cards_left(s: Island) -> None:
    waits = s.swimmers or overfull(s) != NOBODY or s.over
    if s.ended and not s.to_draw and not s.to_flood and not waits:
        raise Refused("The turn: with no cards left the turn passes to the next seat.")


# ---------------------------------------------------------------- the end


def check_outcome(s: Island) -> None:
    """What the position shows must agree with how it is said to have ended."""
    shown, said, word = loss_shown(s), int(s.outcome), OUTCOMES[s.outcome]
    if shown not in (PLAYING, said):
        raise Refused(f"The position is lost ({OUTCOMES[shown]}), and 'outcome' doesn't say so.")
    if said == WON and not ending.can_take_off(s):
        raise Refused("The position isn't won: four treasures, and all on Fools' Landing.")
    if said in (LANDING_SANK, TREASURE_SANK, SKULL_REACHED) and shown != said:
        raise Refused(f"The position: 'outcome' says {word!r}, the island doesn't.")
    if said == DROWNED and not ending.stranded(s):
        raise Refused("The position: 'outcome' says 'drowned', and everyone can swim.")


def loss_shown(s: Island) -> int:
    if not has(s.present, s.setup.landing):
        return LANDING_SANK
    if ending.sunk_treasures(s):
        return TREASURE_SANK
    if s.water >= SKULL:
        return SKULL_REACHED
    if ending.stranded(s) and not ending.can_be_rescued(s):
        return DROWNED
    return PLAYING


CHECKS: Final[list[Callable[[Island], None]]] = [
    check_tiles,
    check_flood_cards,
    check_treasure_cards,
    check_abilities,
    check_outcome,
    check_pawns,
    check_hands,
    check_cards_left,
]
