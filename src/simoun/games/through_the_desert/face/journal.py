"""What an action did: the deed itself, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from simoun.core.actions import kind_of, who_of, whom_of
from simoun.core.events import Event, event
from simoun.core.hexes import hexes_in, holds
from simoun.core.squares import members
from simoun.games.through_the_desert import ending
from simoun.games.through_the_desert.actions import LAY, PLACE
from simoun.games.through_the_desert.data import COLOURS, PALMS
from simoun.games.through_the_desert.face.points import longest
from simoun.games.through_the_desert.face.words import CAMELS
from simoun.games.through_the_desert.state import (
    EXHAUSTED,
    ThroughTheDesert,
    empty_territory,
    next_player,
    supply_of,
)


def events(
    before: ThroughTheDesert,
    deed: Event,
    action: int,
    cards: Sequence[int],
    after: ThroughTheDesert,
) -> list[Event]:
    """`deed` is what the action alone tells."""
    kind = kind_of(action)
    told = [laid(cards)] if kind == LAY else [deed]
    if kind == PLACE:
        told += earned(before, action, after)
        told += passed(before, after)
    if after.over:
        told += score(after)
    elif before.current != after.current and kind != LAY:
        told.append(event("turn", who=int(after.current)))
    return told


def laid(pieces: Sequence[int]) -> Event:
    return event("laid", palms=PALMS, waterholes=len(pieces) - PALMS)


def earned(before: ThroughTheDesert, action: i64, after: ThroughTheDesert) -> list[Event]:
    who, camel = int(who_of(action)), CAMELS[whom_of(action)]
    told = []
    water = int(ending.waterhole_points(after, who) - ending.waterhole_points(before, who))
    if water:
        told.append(event("water", who=who, points=water))
    oases = int(ending.oasis_points(after, who) - ending.oasis_points(before, who))
    if oases:
        told.append(event("oasis", who=who, camel=camel, points=oases))
    closed = [
        hex for hex in hexes_in(after.territories, who) if not holds(before.territories, who, hex)
    ]
    if closed:
        empty = sum(1 for hex in closed if holds(after.free, 0, hex))
        told.append(event("territory", who=who, camel=camel, hexes=empty))
    return told


def passed(before: ThroughTheDesert, after: ThroughTheDesert) -> list[Event]:
    """A turn that ended after one camel, and those who were passed over (T17b)."""
    if after.turns == before.turns:
        return []
    told = []
    if before.to_place > 1:
        told.append(event("one-camel", who=int(before.current)))
    player = before.current
    for _ in range(after.turns - before.turns - 1):
        player = next_player(before, player)
        told.append(event("stuck", who=int(player)))
    return told


# ---------------------------------------------------------------- the end


def score(s: ThroughTheDesert) -> list[Event]:
    players = range(s.setup.players)
    told = [ended(s)]
    told += [longest_caravan(s, colour) for colour in range(COLOURS) if longest(s, colour)["seats"]]
    for player in players:
        land = int(empty_territory(s, player))
        if land:
            told.append(event("land", who=player, points=land))
    told += [event("total", who=player, points=int(ending.total(s, player))) for player in players]
    winners = members(ending.winners(s))
    told.append(event("won", group=winners, points=int(ending.total(s, winners[0]))))
    return told


def ended(s: ThroughTheDesert) -> Event:
    if s.outcome == EXHAUSTED:
        gone = next(colour for colour in range(COLOURS) if not supply_of(s, colour))
        return event("over-exhausted", camel=CAMELS[gone])
    return event("over-stuck")


def longest_caravan(s: ThroughTheDesert, colour: int) -> Event:
    most = longest(s, colour)
    seats, length = most["seats"], most["length"]
    points = int(ending.longest_points(s, seats[0], colour))
    if len(seats) == 1:
        return event("longest", who=seats[0], camel=CAMELS[colour], length=length, points=points)
    return event("tied", group=seats, camel=CAMELS[colour], length=length, points=points)
