"""What must agree in a position: an island that no game can come to is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simoun.core.bags import bag_size, cards, layers
from simoun.core.paper import check_copies, listed
from simoun.core.refusal import Refused
from simoun.core.seating import seats
from simoun.core.squares import has, members, size
from simoun.games.island import ending
from simoun.games.island.data import (
    CARD_COPIES,
    CARD_NAMES,
    ENGINEER,
    FLOOD_RATE,
    HELICOPTER,
    MOST_PLAYERS,
    PILOT,
    SKULL,
    TILES,
    WATERS_RISE,
)
from simoun.games.island.face.words import names
from simoun.games.island.state import (
    DROWNED,
    LANDING_SANK,
    OUTCOMES,
    SKULL_REACHED,
    TREASURE_SANK,
    Island,
    overfull,
)
from simoun.games.team.state import NOBODY, PLAYING, WON, is_adventurer

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
    if not s.flood_deck and s.present:  # I18
        raise Refused("The position: 'flood_deck' has no card at all.")


def check_treasure_cards(s: Island) -> None:
    deck = layers(s.treasure_deck, s.treasure_under)
    hands = [int(s.hands[player]) for player in range(s.setup.players)]
    check_copies([*deck, int(s.treasure_discard), *hands], CARD_NAMES, CARD_COPIES)
    rises = cards(s.treasure_discard, WATERS_RISE)
    if rises >= s.water:  # I13
        raise Refused(f"After {rises} Waters Rise the water can't be at {s.water}: it began at 1.")


# ---------------------------------------------------------------- the turn


def check_abilities(s: Island) -> None:
    acted = s.actions_left < s.setup.actions
    if s.second_shore and (not is_adventurer(s, s.current, ENGINEER) or s.ended or not acted):
        raise Refused("The turn: only the Engineer, after a tile, can have a second one.")
    if s.flown and (not is_adventurer(s, s.current, PILOT) or not acted):
        raise Refused("The turn: only the Pilot, by an action, can have flown.")


def check_pawns(s: Island) -> None:
    """A pawn stands on a tile; only who swims, or where the game was lost, is where one was."""
    for player in range(s.setup.players):
        swims, sunk = has(s.swimmers, player), not has(s.present, s.pawns[player])
        if swims != sunk and not (sunk and has(lost_places(s), s.pawns[player])):
            place = names(s)["place"][s.pawns[player]]
            where = f"on {place}, which has {'' if sunk else 'not '}sunk"
            raise Refused(f"{SEATS[player]} {'swims' if swims else 'stands'} {where}.")
    fallen = {int(s.pawns[k]) for k in range(s.setup.players) if not has(s.present, s.pawns[k])}
    if len(fallen) > 1 or (s.swimmers and not has_flooded(s)):
        raise Refused("The position: who swims stood on one tile, while flood cards were drawn.")


def lost_places(s: Island) -> int:
    """Where a tile may have sunk last, and ended the game before anyone could swim (I31, I32)."""
    found = 0
    if s.outcome == LANDING_SANK:
        found = 1 << int(s.setup.landing)
    elif s.outcome == TREASURE_SANK:
        for treasure in members(ending.sunk_treasures(s)):
            found |= int(s.setup.sites[treasure])
    return found


def has_flooded(s: Island) -> bool:
    """A flood card was drawn in this turn."""
    return s.ended and not s.to_draw and s.to_flood < FLOOD_RATE[s.water]


def check_hands(s: Island) -> None:
    full = [k for k in range(s.setup.players) if bag_size(s.hands[k]) > s.setup.hand_limit]
    for player in full:
        if len(full) > 1 or bag_size(s.hands[player]) > most_in_hand(s, player):
            raise Refused(
                f"{SEATS[player]} holds more than {s.setup.hand_limit} cards: too many here."
            )


def most_in_hand(s: Island, player: int) -> int:
    """More than the limit only right after a gift, or after drawing (I16)."""
    limit = int(s.setup.hand_limit)
    if not s.ended:
        given = player != s.current and s.actions_left < s.setup.actions
        return limit + (1 if given else 0)
    if player != s.current or has_flooded(s):
        return limit
    drawn = int(s.setup.cards_drawn) - int(s.to_draw)
    kept = drawn - 1 if s.outcome == SKULL_REACHED else drawn  # the last one was Waters Rise
    if s.setup.check_each:
        return limit + (1 if drawn and kept == drawn else 0)
    return limit + kept


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
    if said in (LANDING_SANK, TREASURE_SANK, SKULL_REACHED) and shown != said:
        raise Refused(f"The position: 'outcome' says {word!r}, the island doesn't.")
    if said == DROWNED and not ending.stranded(s):
        raise Refused("The position: 'outcome' says 'drowned', and everyone can swim.")


def check_victory(s: Island) -> None:
    """I30"""
    if s.outcome != WON:
        return
    if not ending.can_take_off(s):
        raise Refused("The position isn't won: four treasures, and all on Fools' Landing.")
    if not cards(s.treasure_discard, HELICOPTER):
        raise Refused("The position isn't won: no Helicopter Lift lies in the discard.")


def check_skull(s: Island) -> None:
    """The last treasure card drawn was Waters Rise (I34), on the discard or shuffled (I15)."""
    if s.outcome != SKULL_REACHED:
        return
    if not s.ended or s.to_draw == s.setup.cards_drawn:
        raise Refused("The position: 'outcome' says 'skull' before a treasure card is drawn.")
    if s.treasure_discard and not cards(s.treasure_discard, WATERS_RISE):
        raise Refused("The position: 'outcome' says 'skull', and no Waters Rise is discarded.")


def check_sunk(s: Island) -> None:
    """One flood card ended the game: what else is lost would have ended it before."""
    if s.outcome not in (LANDING_SANK, TREASURE_SANK):
        return
    word = OUTCOMES[s.outcome]
    if not has_flooded(s):
        raise Refused(f"The position: 'outcome' says {word!r} before a flood card is drawn.")
    if size(ending.sunk_treasures(s)) != (1 if s.outcome == TREASURE_SANK else 0):
        raise Refused(f"The position: 'outcome' says {word!r}, and the game was lost before.")


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
    check_victory,
    check_skull,
    check_sunk,
    check_pawns,
    check_hands,
    check_cards_left,
]
