"""What an action did, told from the difference of two positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.core.actions import kind_of, what_of, who_of, whom_of
from simoun.core.bags import bag_size, counts
from simoun.core.events import Event, event
from simoun.core.squares import has
from simoun.core.ways import step_companion, step_place, steps_in
from simoun.games.desert.actions import (
    BLAST,
    DIG,
    DRAW_WATER,
    DRINK_RESERVE,
    END,
    ESCORT,
    EXCAVATE,
    GUIDE,
    HAND_OVER,
    JET,
    JET_WITH,
    MOVE,
    NAVIGATE,
    NEXT_CARD,
    PEEK,
    PICK_UP,
    POUR,
    REDUCE,
    SCOPE,
    SHADE,
    SPEED_UP,
    STORM,
)
from simoun.games.desert.data import (
    DIRECTIONS,
    EQUIPMENT_KINDS,
    NOWHERE,
    PART_NAMES,
    PARTS,
    PLACE_NAMES,
    RISE,
    SIDE,
    STORM_KINDS,
    SUN,
    WIND_BY_ONE,
)
from simoun.games.desert.face.words import EQUIPMENT, FACES, STORM_CARDS
from simoun.games.desert.state import (
    NOBODY,
    OUTCOMES,
    THIRST,
    Desert,
    face_at,
    part_place,
    sand_at,
)
from simoun.games.desert.storm import in_shade

TO_A_PLACE: Final = {MOVE: "move", DIG: "dig", BLAST: "blast", JET: "jet"}
WITH_ANOTHER: Final = {ESCORT: "escort", NAVIGATE: "navigate", JET_WITH: "jet-with"}
ALONE: Final = {
    DRAW_WATER: "draw-water",
    REDUCE: "reduce",
    PEEK: "peek",
    END: "end",
    SHADE: "shade",
    SPEED_UP: "speed-up",
    DRINK_RESERVE: "drink-reserve",
}


def events(before: Desert, action: i64, after: Desert) -> list[Event]:
    told = stormed(before, after) if kind_of(action) == STORM else deed(before, action, after)
    told += appeared(before, after)
    if after.over:
        told.append(end(before, after))
    elif before.current != after.current:
        told.append(event("turn", who=int(after.current)))
    return told


def place_name(place: i64) -> str:
    return PLACE_NAMES[place]


def deed(before: Desert, action: i64, after: Desert) -> list[Event]:
    kind, who, what = int(kind_of(action)), int(who_of(action)), what_of(action)
    whom = int(whom_of(action))
    if kind == DIG:
        gone = int(sand_at(before, what) - sand_at(after, what))
        return [event("dig", who=who, place=place_name(what), sand=gone)]
    if kind in TO_A_PLACE:
        return [event(TO_A_PLACE[kind], who=who, place=place_name(what))]
    if kind in WITH_ANOTHER:
        return [event(WITH_ANOTHER[kind], who=who, whom=whom, place=place_name(what))]
    if kind in ALONE:
        return [event(ALONE[kind], who=who)]
    if kind == GUIDE:
        return [guided(who, int(what), whom)]
    if kind == EXCAVATE:
        return excavated(before, who, after)
    if kind == SCOPE:
        face = FACES[face_at(after, what)]
        return [event("scope", who=who, place=place_name(what), face=face)]
    if kind == PICK_UP:
        return [event("pick-up", who=who, part=PART_NAMES[what])]
    if kind == POUR:
        return [event("pour", who=who, whom=whom, water=int(what))]
    if kind == HAND_OVER:
        return [event("hand", who=who, whom=whom, equipment=EQUIPMENT[what])]
    word = "next" if kind == NEXT_CARD else "bury"
    return [event(word, who=who, card=STORM_CARDS[what])]


def guided(who: int, climber: int, way: i64) -> Event:
    """Where the Climber goes, and those whom it takes along for a step or more."""
    steps = range(steps_in(way))
    along = sorted({int(step_companion(way, k)) for k in steps} - {NOBODY})
    last = place_name(step_place(way, steps_in(way) - 1))
    return event("guide", who=who, whom=climber, group=along, place=last)


def excavated(before: Desert, who: int, after: Desert) -> list[Event]:
    place = before.pawns[who]
    told = [event("excavate", who=who, place=place_name(place), face=FACES[face_at(after, place)])]
    gained = int(after.hands[who]) - int(before.hands[who])
    if gained:
        card = EQUIPMENT[counts(gained, EQUIPMENT_KINDS).index(1)]
        told.append(event("found", who=who, equipment=card))
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


def stormed(before: Desert, after: Desert) -> list[Event]:
    card = card_drawn(before, after)
    if card == SUN:
        told = [sun(before)]
    elif card == RISE:
        told = [storm_rises(after)]
    else:
        told = [wind(before, card, after)]
    if bag_size(before.storm_deck) == 1 and before.storm_under is None:  # D30
        told.append(event("storm-reshuffled"))
    return told


def card_drawn(before: Desert, after: Desert) -> int:
    """The one that is in the discard now; or in all of the new deck."""
    if bag_size(after.storm_discard) > bag_size(before.storm_discard):
        gained = int(after.storm_discard) - int(before.storm_discard)
    else:
        gained = int(after.storm_deck) - int(before.storm_discard)
    return counts(gained, STORM_KINDS).index(1)


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
