"""What an action did, told from the difference of two positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.core.actions import kind_of, what_of, who_of, whom_of
from simoun.core.bags import bag_size, counts
from simoun.core.events import Event, event
from simoun.core.squares import members, size
from simoun.games.island.actions import (
    CAPTURE,
    DISCARD,
    DRAW,
    DROWN,
    END,
    FLOOD,
    FLY,
    GIVE,
    LIFT,
    MOVE,
    NAVIGATE,
    SANDBAG,
    SHORE,
    SWIM,
    TAKE_OFF,
)
from simoun.games.island.data import CARD_KINDS, FLOOD_RATE, WATERS_RISE
from simoun.games.island.ending import sunk_treasures
from simoun.games.island.face.words import CARDS, TILE_SLUGS
from simoun.games.island.state import OUTCOMES, TREASURE_SANK, Island

DEEDS: Final = {
    MOVE: "move",
    SHORE: "shore",
    FLY: "fly",
    SWIM: "swim",
    SANDBAG: "sandbag",
    END: "end",
    DROWN: "drown",
    TAKE_OFF: "take-off",
}


def events(before: Island, action: i64, after: Island) -> list[Event]:
    if kind_of(action) == DRAW:
        told = drawn(before, after)
    elif kind_of(action) == FLOOD:
        told = flooded(before, after)
    else:
        told = [deed(after, action)]
    if after.over:
        told.append(end(after))
    elif before.ended and not after.ended:
        told.append(event("turn", who=int(after.current)))
    return told


def tile(s: Island, place: i64) -> str:
    return TILE_SLUGS[s.setup.tile_at[place]]


def card(kind: i64) -> str:
    return CARDS[kind]


def deed(s: Island, action: i64) -> Event:
    kind, who = int(kind_of(action)), int(who_of(action))
    what, whom = what_of(action), int(whom_of(action))
    if kind == GIVE:
        return event("give", who=who, whom=whom, card=card(what))
    if kind == DISCARD:
        return event("discard", who=who, card=card(what))
    if kind == CAPTURE:
        return event("capture", who=who, treasure=card(what))
    if kind == NAVIGATE:
        return event("navigate", who=who, whom=whom, place=tile(s, what))
    if kind == LIFT:
        return event("lift", who=who, group=members(whom), place=tile(s, what))
    if kind in (MOVE, SHORE, FLY, SWIM, SANDBAG):
        return event(DEEDS[kind], who=who, place=tile(s, what))
    return event(DEEDS[kind], who=who)


def drawn(before: Island, after: Island) -> list[Event]:
    who = int(before.current)
    gained = int(after.hands[who]) - int(before.hands[who])
    if gained:
        told = [event("drew", who=who, card=card(counts(gained, CARD_KINDS).index(1)))]
    else:
        told = [event("drew", who=who, card=card(WATERS_RISE)), risen(before, after)]
    if bag_size(before.treasure_deck) == 1 and before.treasure_under is None:  # I15
        told.append(event("treasures-reshuffled"))
    return told


def risen(before: Island, after: Island) -> Event:
    what = "waters-rise" if before.flood_discard and not after.over else "water-rises"
    return event(what, level=int(after.water), cards=int(FLOOD_RATE[after.water]))


def flooded(before: Island, after: Island) -> list[Event]:
    sunk = before.present & ~after.present
    if sunk:
        told = [event("sank", place=tile(before, members(sunk)[0]))]
    else:
        wet = after.flooded & ~before.flooded
        told = [event("flooded", place=tile(before, members(wet)[0]))]
    if size(before.flood_deck) == 1 and before.flood_under is None and not after.over:  # I18
        told.append(event("floods-reshuffled"))
    return told


def end(s: Island) -> Event:
    if s.outcome == TREASURE_SANK:
        return event("lost-treasure-sank", treasure=card(members(sunk_treasures(s))[0]))
    word = OUTCOMES[s.outcome]
    return event("won" if word == "won" else f"lost-{word}")
