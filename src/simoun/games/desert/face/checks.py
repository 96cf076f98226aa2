"""What must agree in a position: a desert that no game can come to is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simoun.core.bags import bag_size, cards, layers
from simoun.core.refusal import Refused
from simoun.core.squares import has, size
from simoun.games.desert import ending, storm
from simoun.games.desert.city import canteen, place_shown
from simoun.games.desert.data import (
    BLASTER,
    CITY,
    CLUES,
    EQUIPMENT_COPIES,
    EQUIPMENT_KINDS,
    EQUIPMENT_NAMES,
    JET_PACK,
    METEOROLOGIST,
    NEXT,
    NOWHERE,
    PART_NAMES,
    PLACE_NAMES,
    PLACES,
    RISE,
    SHIELD,
    STORM_COPIES,
    STORM_NAMES,
    SUN,
    TERRASCOPE,
    THROTTLE,
    THROTTLE_GIVES,
    TUNNEL,
    WIND_BY_ONE,
    WINDS,
)
from simoun.games.desert.face.position import SEATS, looked_at
from simoun.games.desert.state import (
    BURIED,
    OUTCOMES,
    SKULL_REACHED,
    THIRST,
    Desert,
    face_at,
    is_buried,
    is_revealed,
    part_place,
)
from simoun.games.team.face.equipment import check_drawn, was_played
from simoun.games.team.face.storm import (
    Storm,
    check_cards,
    check_left,
    check_risen,
    is_told,
    storms,
)
from simoun.games.team.state import NOBODY, PLAYING, WON, is_adventurer

# ---------------------------------------------------------------- the desert and the team


def check_parts(s: Desert) -> None:
    """A part appears when its second clue does, not sooner and not later (D18, D22)."""
    for part, name in enumerate(PART_NAMES):
        clues = [place_shown(s, CLUES + 2 * part), place_shown(s, CLUES + 2 * part + 1)]
        if (part_place(s, part) == NOWHERE) != (NOBODY in clues):
            shown = "are not both" if NOBODY in clues else "are both"
            raise Refused(f"The parts: {name!r} is wrong: its clues {shown} revealed.")


def check_pawns(s: Desert) -> None:
    for player in range(s.setup.players):
        if s.pawns[player] == s.hole:
            hole = PLACE_NAMES[s.hole]
            raise Refused(f"{SEATS[player]} can't stand at {hole}: there is the hole.")


def check_equipment(s: Desert) -> None:
    played = [0] * EQUIPMENT_KINDS
    played[SHIELD] = int(size(s.shields))
    played[TERRASCOPE] = sum(looked_at(s, place) for place in range(PLACES))
    gears = sum(face_at(s, k) in (CITY, TUNNEL) and is_revealed(s, k) for k in range(PLACES))
    check_drawn(s, played, gears, EQUIPMENT_NAMES, EQUIPMENT_COPIES)


# ---------------------------------------------------------------- the storm deck


def check_storm_cards(s: Desert) -> None:
    check_cards(s, STORM_NAMES, STORM_COPIES)


def check_level(s: Desert) -> None:
    check_risen(s, 0, RISE, STORM_NAMES[RISE])


def check_peek(s: Desert) -> None:
    """As many cards as the meter shows, unless there were fewer (D41)."""
    if not s.seen:
        return
    if s.ended or not is_adventurer(s, s.current, METEOROLOGIST):
        raise Refused("The peek: only the Meteorologist looks at cards, by an action.")
    if s.over:
        raise Refused("The peek: after the end nobody looks at cards.")
    if is_buried(s, s.current):
        raise Refused("The peek: who is buried can do nothing but dig.")
    buried = [] if s.may_bury else layers(s.storm_deck, s.storm_under)[-1:]
    if not s.may_bury and [int(bag_size(layer)) for layer in buried] != [1]:
        raise Refused("The peek: the card at the bottom of the deck must be one that was buried.")
    looked = int(bag_size(s.seen)) + len(layers(0, s.put_back)) + len(buried)
    left = sum(int(bag_size(layer)) for layer in layers(s.storm_deck, s.storm_under))
    due = min(cards_shown(s), looked + left - len(buried))
    if looked != due:
        raise Refused(f"The peek: the Meteorologist looks at {due} cards here, not {looked}.")


def cards_shown(s: Desert) -> int:
    """On the meter, where the skull counts as the last tick."""
    return int(s.setup.meter[min(int(s.level), int(s.setup.skull) - 1)])


# ---------------------------------------------------------------- the turn


def check_actions(s: Desert) -> None:
    if s.reductions and not is_adventurer(s, s.current, METEOROLOGIST):
        raise Refused("The turn: only the Meteorologist can have 'reductions'.")
    if s.reductions > cards_shown(s):
        raise Refused(f"The turn: 'reductions' can't be more than {cards_shown(s)} here.")
    most = actions_at_most(s)
    if s.actions_left > most:
        raise Refused(f"The turn: 'actions_left' can't be more than {most} here.")


def actions_at_most(s: Desert) -> int:
    """Four, two more if the Time Throttle can have been played (D36), less what was spent."""
    spent = int(s.reductions) + (1 if s.seen else 0)
    more = THROTTLE_GIVES if was_played(s, THROTTLE, EQUIPMENT_COPIES) else 0
    return int(s.setup.actions) + more - spent


def check_cards_left(s: Desert) -> None:
    if s.ended:
        most = cards_shown(s) - int(s.reductions)
        check_left(s, most, waits=s.over, found=storms_so_far(s) != [])


def storms_so_far(s: Desert) -> list[Storm]:
    """What this turn's storm can have turned up."""
    meter = [int(shown) for shown in s.setup.meter]
    ways = storms(s, meter, int(s.to_draw + s.reductions))
    return [way for way in ways if is_told(s, way, RISE) or ends_a_deck(s, way)]


def ends_a_deck(s: Desert, way: Storm) -> bool:
    """The storm has drawn the last card of a deck, and has gone on with a new one (D30)."""
    risen = s.level - cards(s.storm_discard, RISE) >= STORM_COPIES[RISE]
    return risen and s.storm_under is None and sum(way) > bag_size(s.storm_discard)


# ---------------------------------------------------------------- the end


def check_outcome(s: Desert) -> None:
    """What the position shows must agree with how it is said to have ended."""
    for shown in ends_shown(s):
        if shown != s.outcome:
            raise Refused(f"The position is at its end ({OUTCOMES[shown]}): 'outcome' must say so.")
    if s.over and not shows_end(s):
        raise not_so(s, "the desert doesn't show it")


def not_so(s: Desert, why: str) -> Refused:
    return Refused(f"The position: 'outcome' can't be {OUTCOMES[s.outcome]!r}: {why}.")


def ends_shown(s: Desert) -> list[int]:
    """The ends that nobody can overlook."""
    tried = s.copy()
    tried.outcome = PLAYING
    ending.check_win(tried)
    found = [WON] if tried.outcome == WON else []
    return [*found, SKULL_REACHED] if s.level >= s.setup.skull else found


def shows_end(s: Desert) -> bool:
    if s.outcome == BURIED:
        return s.sand_left == 0
    if s.outcome == THIRST:
        return any(s.water[player] == 0 for player in in_the_sun(s))
    return int(s.outcome) in ends_shown(s)


def in_the_sun(s: Desert) -> list[int]:
    shaded = storm.in_shade(s)
    return [player for player in range(s.setup.players) if not has(shaded, player)]


def check_take_off(s: Desert) -> None:
    """Somebody has come to the pad, or freed it, or found it, or has taken the last part (D44)."""
    if s.outcome != WON:
        return
    acted = not s.ended and s.actions_left < actions_at_most(s)
    played = any(was_played(s, card, EQUIPMENT_COPIES) for card in (JET_PACK, BLASTER))
    between_cards = not s.ended or s.to_draw
    if not acted and not (played and between_cards):
        raise not_so(s, "nobody has done anything for it")


def check_loss(s: Desert) -> None:
    """The last card of this storm has brought it about (D45 to D47)."""
    if s.outcome in (PLAYING, WON):
        return
    if not s.ended:
        raise Refused("The turn: a game is lost by a storm card.")
    if s.outcome == THIRST:
        check_thirst(s)
    if s.outcome == BURIED and not turned_up(s, winds_felt(s)):
        raise not_so(s, "this storm has turned up no wind that moved a tile")
    if s.outcome == SKULL_REACHED and not turned_up(s, [RISE]):
        raise not_so(s, f"this storm has turned up no {STORM_NAMES[RISE]}")


def check_thirst(s: Desert) -> None:
    if not turned_up(s, [SUN]):
        raise not_so(s, f"this storm has turned up no {STORM_NAMES[SUN]}")
    for player in in_the_sun(s):
        if s.water[player] == canteen(s, player):  # D28: all drink at the same time
            raise not_so(s, f"{SEATS[player]} is in the sun too, with a full canteen")


def turned_up(s: Desert, kinds: list[int]) -> bool:
    """This storm can have turned up such a card: it is discarded, or in a new deck (D30)."""
    if s.storm_discard and not any(cards(s.storm_discard, kind) for kind in kinds):
        return False
    return any(way.rises if kinds == [RISE] else way.others for way in storms_so_far(s))


def winds_felt(s: Desert) -> list[int]:
    """The wind cards that can have moved tiles last: the hole has gone the other way (D25)."""
    return [wind for wind in range(WINDS) if NEXT[4 * s.hole + wind // WIND_BY_ONE] != NOWHERE]


CHECKS: Final[list[Callable[[Desert], None]]] = [
    check_parts,
    check_pawns,
    check_equipment,
    check_storm_cards,
    check_level,
    check_actions,
    check_peek,
    check_outcome,
    check_take_off,
    check_loss,
    check_cards_left,
]
