"""What an action did, told from the difference of two positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.core.actions import kind_of, what_of, who_of, whom_of
from simoun.core.bags import bag_size, counts
from simoun.core.events import Event, event
from simoun.core.squares import members
from simoun.core.ways import step_companion, step_place, steps_in
from simoun.games.sky.actions import (
    CLAMP,
    COMPLETE,
    CROSS_ALONE,
    END,
    ESCORT,
    EXPLORE,
    FUSE,
    GIVE_TILE,
    GUIDE,
    HAND_OVER,
    HEAL,
    HOOK,
    JET,
    JET_WITH,
    KEEP,
    LOOK_AHEAD,
    MEND,
    MOVE,
    NAVIGATE,
    NEXT_CARD,
    OPEN_KIT,
    SCOPE,
    SCOUT,
    SHIELD,
    SPEED_UP,
    SPLICE,
    STORM,
    TAKE_ALONG,
    TAKE_TILE,
    UNFUSE,
    UNWIRE,
    WIRE,
)
from simoun.games.sky.data import (
    CABLES,
    CARDS_AT,
    CELL_NAMES,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DIRECTIONS,
    EQUIPMENT_KINDS,
    GUST,
    LIGHTNING,
    RESHUFFLES,
    SKULL,
    STORM_KINDS,
)
from simoun.games.sky.ending import left_behind
from simoun.games.sky.face.words import COMPONENT_SLUGS, EQUIPMENT, STORM_CARDS
from simoun.games.sky.state import (
    ABANDONED,
    ELECTROCUTED,
    FALLEN,
    NOBODY,
    OUTCOMES,
    Sky,
    cell_at,
    pawns_at,
)
from simoun.games.sky.tiles import TILE_NAMES

TO_A_PLACE: Final = {MOVE: "move", JET: "jet"}
TO_A_PLACE_WITH: Final = {ESCORT: "escort", NAVIGATE: "navigate", JET_WITH: "jet-with"}
TO_ANOTHER: Final = {HEAL: "heal", MEND: "mend", TAKE_ALONG: "take-along"}
CABLES_CHANGED: Final = {WIRE: "wire", UNWIRE: "unwire", FUSE: "fuse", UNFUSE: "unfuse"}
TILES_LAID: Final = {EXPLORE: "explore", CLAMP: "clamp"}
TILES_PASSED: Final = {GIVE_TILE: "give-tile", TAKE_TILE: "take-tile"}
FOR_ALL_HERE: Final = {SHIELD: "shield", HOOK: "hook", OPEN_KIT: "open-kit", SPLICE: "splice"}
ALONE: Final = {
    END: "end",
    COMPLETE: "complete",
    CROSS_ALONE: "cross-alone",
    SPEED_UP: "speed-up",
    LOOK_AHEAD: "look-ahead",
    SCOPE: "scope",
}


def events(before: Sky, action: i64, after: Sky) -> list[Event]:
    kind = kind_of(action)
    told = stormed(before, after) if kind == STORM else [deed(before, action, after)]
    if kind in (TAKE_ALONG, CROSS_ALONE):
        told += blown(before, after)
    told += found(before, int(who_of(action)), after)
    told += built(before, after)
    if after.over:
        told.append(end(after))
    elif before.current != after.current:
        told.append(event("turn", who=int(after.current)))
    return told


def place_name(s: Sky, place: i64) -> str:
    return CELL_NAMES[cell_at(s, place)]


def deed(before: Sky, action: i64, after: Sky) -> Event:
    kind, who, what = int(kind_of(action)), int(who_of(action)), int(what_of(action))
    whom = int(whom_of(action))
    if kind in TO_A_PLACE:
        return event(TO_A_PLACE[kind], who=who, place=place_name(before, what))
    if kind in TO_A_PLACE_WITH:
        return event(TO_A_PLACE_WITH[kind], who=who, whom=whom, place=place_name(before, what))
    if kind in TO_ANOTHER:
        return event(TO_ANOTHER[kind], who=who, whom=whom)
    if kind in ALONE:
        return event(ALONE[kind], who=who)
    if kind in CABLES_CHANGED:
        one, other = COMPONENT_SLUGS[what >> 4], COMPONENT_SLUGS[what & 15]
        word = CABLES_CHANGED[kind]
        return event(word, who=who, component=one, other=other, cable=CABLES[whom])
    if kind in TILES_LAID:
        tile, place = TILE_NAMES[what], CELL_NAMES[whom >> 2]
        return event(TILES_LAID[kind], who=who, tile=tile, place=place)
    if kind in TILES_PASSED:
        return event(TILES_PASSED[kind], who=who, whom=whom, tile=TILE_NAMES[what])
    if kind in FOR_ALL_HERE:
        here = members(pawns_at(before, before.pawns[who]))
        return event(FOR_ALL_HERE[kind], who=who, group=here)
    if kind == GUIDE:
        return guided(before, who, what, whom)
    if kind == SCOUT:
        gained = members(after.tiles[who] & ~before.tiles[who])
        return event("scout", who=who, tile=TILE_NAMES[gained[0]])
    if kind == HAND_OVER:
        return event("hand", who=who, whom=whom, equipment=EQUIPMENT[what])
    if kind == KEEP:
        return event("keep", who=who, tile=TILE_NAMES[what])
    assert kind == NEXT_CARD
    return event("next", who=who, card=STORM_CARDS[what])


def guided(s: Sky, who: int, climber: int, way: i64) -> Event:
    """Where the Climber goes, and those whom it takes along for a step or more."""
    steps = range(steps_in(way))
    along = sorted({int(step_companion(way, k)) for k in steps} - {NOBODY})
    last = place_name(s, step_place(way, steps_in(way) - 1))
    return event("guide", who=who, whom=climber, group=along, place=last)


def found(before: Sky, who: int, after: Sky) -> list[Event]:
    """The equipment card of a gear (S22)."""
    drawn = int(before.equipment_deck) - int(after.equipment_deck)
    if not drawn:
        return []
    card = EQUIPMENT[counts(drawn, EQUIPMENT_KINDS).index(1)]
    return [event("found", who=who, equipment=card)]


def built(before: Sky, after: Sky) -> list[Event]:
    """The components that were not there before."""
    fresh = members(after.standing & ~before.standing)
    return [event("built", component=COMPONENT_SLUGS[component]) for component in fresh]


# ---------------------------------------------------------------- the storm


def stormed(before: Sky, after: Sky) -> list[Event]:
    card = card_drawn(before, after)
    if card == LIGHTNING:
        return [lightning(before, after)]
    if card == GUST:
        told = [event("gust", direction=DIRECTIONS[before.vane])]
        return told if after.gust else told + blown(before, after)
    if card in (CLOCKWISE, COUNTERCLOCKWISE):
        return [event("wind", direction=DIRECTIONS[after.vane])]
    told = [storm_rises(after)]
    return told + [event("storm-reshuffled")] if card == RESHUFFLES else told


def card_drawn(before: Sky, after: Sky) -> int:
    """The one that is in the discard now; the one that shuffles all is not."""
    if bag_size(after.storm_discard) <= bag_size(before.storm_discard):
        return RESHUFFLES
    return counts(int(after.storm_discard) - int(before.storm_discard), STORM_KINDS).index(1)


def lightning(before: Sky, after: Sky) -> Event:
    struck = [k for k in range(after.setup.players) if after.health[k] < before.health[k]]
    return event("lightning", group=struck) if struck else event("lightning-spares")


def blown(before: Sky, after: Sky) -> list[Event]:
    """Those who were moved, and those whose ropes wore (S32)."""
    told = []
    moved = [k for k in range(after.setup.players) if after.pawns[k] != before.pawns[k]]
    worn = [k for k in range(after.setup.players) if after.rope[k] < before.rope[k]]
    if moved:
        told.append(event("blown", group=moved))
    if worn:
        told.append(event("worn", group=worn))
    return told


def storm_rises(s: Sky) -> Event:
    """How many cards a turn now, and how far it is to the skull."""
    left = SKULL - int(s.level)
    return event("storm-rises", cards=int(CARDS_AT[s.level]) if left else 0, left=left)


def end(s: Sky) -> Event:
    word = OUTCOMES[s.outcome]
    everybody = range(s.setup.players)
    if s.outcome == ELECTROCUTED:
        return event(f"lost-{word}", group=[k for k in everybody if s.health[k] == 0])
    if s.outcome == FALLEN:
        return event(f"lost-{word}", group=[k for k in everybody if s.rope[k] == 0])
    if s.outcome == ABANDONED:
        return event(f"lost-{word}", group=members(left_behind(s)))
    return event("won" if word == "won" else f"lost-{word}")
