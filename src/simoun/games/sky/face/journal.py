"""What an action did: the deed itself, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from simoun.core.actions import kind_of, who_of, whom_of
from simoun.core.events import Event, event
from simoun.core.squares import members
from simoun.core.ways import step_companion, step_place, steps_in
from simoun.games.sky.actions import (
    CLAMP,
    CROSS_ALONE,
    EXPLORE,
    GUIDE,
    HOOK,
    OPEN_KIT,
    SCOUT,
    SHIELD,
    SPLICE,
    STORM,
    TAKE_ALONG,
)
from simoun.games.sky.data import (
    CARDS_AT,
    CELL_NAMES,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DIRECTIONS,
    GUST,
    LIGHTNING,
    RESHUFFLES,
    SKULL,
)
from simoun.games.sky.ending import left_behind
from simoun.games.sky.face.words import COMPONENT_SLUGS, EQUIPMENT
from simoun.games.sky.state import ABANDONED, ELECTROCUTED, FALLEN, OUTCOMES, Sky, cell_at
from simoun.games.sky.tiles import TILE_NAMES
from simoun.games.team.state import NOBODY, pawns_at

FOR_ALL_HERE: Final = (SHIELD, HOOK, OPEN_KIT, SPLICE)


def events(before: Sky, deed: Event, action: int, cards: Sequence[int], after: Sky) -> list[Event]:
    """`deed` is what the action alone tells."""
    kind = kind_of(action)
    if kind == STORM:
        told = stormed(before, cards[0], after)
    else:
        told = [more_of(before, deed, action, cards)]
    if kind in (TAKE_ALONG, CROSS_ALONE):
        told += blown(before, after)
    elif kind in (EXPLORE, CLAMP):  # S22
        told += [event("found", who=deed["facts"]["who"], equipment=EQUIPMENT[k]) for k in cards]
    told += built(before, after)
    if after.over:
        told.append(end(after))
    elif before.current != after.current:
        told.append(event("turn", who=int(after.current)))
    return told


def more_of(s: Sky, deed: Event, action: int, cards: Sequence[int]) -> Event:
    """The deed, with what the action alone doesn't tell."""
    kind, who = kind_of(action), who_of(action)
    if kind in FOR_ALL_HERE:
        here = members(pawns_at(s, s.pawns[who]))
        return event(deed["what"], **deed["facts"], group=here)
    if kind == GUIDE:
        return guided(s, deed, whom_of(action))
    if kind == SCOUT:
        return event("scout", **deed["facts"], tile=TILE_NAMES[cards[0]])
    return deed


def guided(s: Sky, deed: Event, way: i64) -> Event:
    """Where the Climber goes, and those whom it takes along for a step or more."""
    steps = range(steps_in(way))
    along = sorted({int(step_companion(way, k)) for k in steps} - {NOBODY})
    last = CELL_NAMES[cell_at(s, step_place(way, steps_in(way) - 1))]
    return event("guide", **deed["facts"], group=along, place=last)


def built(before: Sky, after: Sky) -> list[Event]:
    """The components that were not there before."""
    fresh = members(after.standing & ~before.standing)
    return [event("built", component=COMPONENT_SLUGS[component]) for component in fresh]


# ---------------------------------------------------------------- the storm


def stormed(before: Sky, card: int, after: Sky) -> list[Event]:
    if card == LIGHTNING:
        return [lightning(before, after)]
    if card == GUST:
        told = [event("gust", direction=DIRECTIONS[before.vane])]
        return told if after.gust else told + blown(before, after)
    if card in (CLOCKWISE, COUNTERCLOCKWISE):
        return [event("wind", direction=DIRECTIONS[after.vane])]
    told = [storm_rises(after)]
    return told + [event("storm-reshuffled")] if card == RESHUFFLES else told


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
