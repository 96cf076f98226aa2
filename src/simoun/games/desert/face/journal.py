"""What an action did: the deed itself, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from simoun.core.actions import kind_of, what_of, who_of, whom_of
from simoun.core.bags import bag_size
from simoun.core.events import Event, event
from simoun.core.squares import has
from simoun.core.ways import step_companion, step_place, steps_in
from simoun.games.desert.actions import (
    DIG,
    EXCAVATE,
    GUIDE,
    SCOPE,
    STORM,
)
from simoun.games.desert.data import (
    DIRECTIONS,
    NOWHERE,
    PART_NAMES,
    PARTS,
    PLACE_NAMES,
    RISE,
    SIDE,
    SUN,
    WIND_BY_ONE,
)
from simoun.games.desert.face.words import EQUIPMENT, FACES
from simoun.games.desert.state import OUTCOMES, THIRST, Desert, part_place, sand_at
from simoun.games.desert.storm import in_shade
from simoun.games.team.state import NOBODY


def events(
    before: Desert, deed: Event, action: int, cards: Sequence[int], after: Desert
) -> list[Event]:
    """`deed` is what the action alone tells."""
    kind = kind_of(action)
    if kind == STORM:
        told = stormed(before, cards[0], after)
    elif kind == EXCAVATE:
        told = excavated(before, int(who_of(action)), cards, after)
    else:
        told = [more_of(before, deed, action, cards, after)]
    told += appeared(before, after)
    if after.over:
        told.append(end(before, after))
    elif before.current != after.current:
        told.append(event("turn", who=int(after.current)))
    return told


def place_name(place: i64) -> str:
    return PLACE_NAMES[place]


def more_of(before: Desert, deed: Event, action: int, cards: Sequence[int], after: Desert) -> Event:
    """The deed, with what the action alone doesn't tell."""
    kind, what = kind_of(action), what_of(action)
    if kind == DIG:
        gone = int(sand_at(before, what) - sand_at(after, what))
        return event("dig", **deed["facts"], sand=gone)
    if kind == SCOPE:
        return event("scope", **deed["facts"], face=FACES[cards[0]])
    if kind == GUIDE:
        return guided(deed, whom_of(action))
    return deed


def guided(deed: Event, way: i64) -> Event:
    """Where the Climber goes, and those whom it takes along for a step or more."""
    steps = range(steps_in(way))
    along = sorted({int(step_companion(way, k)) for k in steps} - {NOBODY})
    last = place_name(step_place(way, steps_in(way) - 1))
    return event("guide", **deed["facts"], group=along, place=last)


def excavated(before: Desert, who: int, cards: Sequence[int], after: Desert) -> list[Event]:
    """The face that turned up, and the equipment that lay there."""
    place = place_name(before.pawns[who])
    told = [event("excavate", who=who, place=place, face=FACES[cards[0]])]
    told += [event("found", who=who, equipment=EQUIPMENT[card]) for card in cards[1:]]
    refreshed = [k for k in range(after.setup.players) if after.water[k] > before.water[k]]
    if refreshed:
        told.append(event("refreshed", group=refreshed))
    return told


def appeared(before: Desert, after: Desert) -> list[Event]:
    """The parts that both of their clues have just shown (D18), or that left the hole (D20)."""
    told = []
    for part in range(PARTS):
        name, was, place = PART_NAMES[part], part_place(before, part), part_place(after, part)
        if was == NOWHERE and place == after.hole:
            told.append(event("waits", part=name, place=place_name(place)))
        elif (was == NOWHERE and place != NOWHERE) or was == before.hole != after.hole:
            told.append(event("appeared", part=name, place=place_name(place)))
    return told


# ---------------------------------------------------------------- the storm


def stormed(before: Desert, card: int, after: Desert) -> list[Event]:
    if card == SUN:
        told = [sun(before)]
    elif card == RISE:
        told = [storm_rises(after)]
    else:
        told = [wind(before, card, after)]
    if bag_size(before.storm_deck) == 1 and before.storm_under is None:  # D30
        told.append(event("storm-reshuffled"))
    return told


def wind(before: Desert, card: int, after: Desert) -> Event:
    """How many tiles the card shows, and how many slid."""
    tiles = card % WIND_BY_ONE + 1
    apart = abs(int(after.hole) - int(before.hole))
    moved = apart if apart < SIDE else apart // SIDE
    return event("wind", direction=DIRECTIONS[card // WIND_BY_ONE], tiles=tiles, moved=moved)


def sun(before: Desert) -> Event:
    thirsty = in_the_sun(before)
    return event("sun", group=thirsty) if thirsty else event("sun-spares")


def in_the_sun(s: Desert) -> list[int]:
    """Those who must drink."""
    shaded = in_shade(s)
    return [player for player in range(s.setup.players) if not has(shaded, player)]


def storm_rises(s: Desert) -> Event:
    """How many cards a turn now, and how far it is to the skull."""
    left = int(s.setup.skull - s.level)
    return event("storm-rises", cards=int(s.setup.meter[s.level]) if left else 0, left=left)


def end(before: Desert, after: Desert) -> Event:
    if after.outcome == THIRST:
        dry = [player for player in in_the_sun(before) if before.water[player] == 0]
        return event("lost-thirst", group=dry)
    word = OUTCOMES[after.outcome]
    return event("won" if word == "won" else f"lost-{word}")
