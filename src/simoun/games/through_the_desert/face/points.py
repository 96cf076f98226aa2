"""Points to come: what a placement would bring at once, the longest caravans, and who leads."""

from __future__ import annotations

from typing import Final

from simoun.core.actions import what_of, whom_of
from simoun.core.hexes import hexes_in, holds
from simoun.core.rules import SPARE, spare
from simoun.core.squares import members
from simoun.games.through_the_desert import camels, ending, points
from simoun.games.through_the_desert.data import (
    COLOURS,
    LONGEST_POINTS,
    OASIS_POINTS,
    PALMS,
    TIED_POINTS,
    WATERHOLE_KINDS,
)
from simoun.games.through_the_desert.face.seen import (
    EarnsView,
    LongestView,
    PointsView,
    SeatView,
    WorthView,
)
from simoun.games.through_the_desert.face.words import CAMELS
from simoun.games.through_the_desert.state import (
    ThroughTheDesert,
    empty_territory,
    length,
    put_camel,
    waterhole_at,
)

ALONE: Final = 1  # a ridden camel, which no other has joined


def points_view(s: ThroughTheDesert, player: int) -> PointsView:
    waterholes = int(ending.waterhole_points(s, player))
    oases = int(ending.oasis_points(s, player))
    territory = int(empty_territory(s, player))
    led = [longest(s, colour) for colour in range(COLOURS)]
    caravans = sum(one["points"] for one in led if player in one["seats"])
    return {
        "waterholes": waterholes,
        "oases": oases,
        "territory": territory,
        "caravans": caravans,
        "total": waterholes + oases + territory + caravans,
    }


def worth_view() -> WorthView:
    return {
        "waterhole": WATERHOLE_KINDS,
        "oasis": OASIS_POINTS,
        "territory": 1,
        "longest": LONGEST_POINTS,
        "tied": TIED_POINTS,
    }


def longest(s: ThroughTheDesert, colour: int) -> LongestView:
    """Whose caravan of a colour is the longest, and what it is worth at the end (T26).

    Before the end a rider without a single camel behind it leads nothing.
    """
    lengths = [int(length(s, player, colour)) for player in range(s.setup.players)]
    most = max(lengths)
    leads = most > (0 if s.over else ALONE)
    seats = [k for k, n in enumerate(lengths) if n == most and leads]
    worth = int(ending.longest_points(s, seats[0], colour)) if seats else 0
    return {"length": most, "seats": seats, "points": worth}


def leaders(s: ThroughTheDesert, seats: list[SeatView]) -> list[int]:
    """The winners at the end; before that who has most, if all points may be known."""
    if s.over:
        return members(ending.winners(s))
    totals = [seat["points"]["total"] for seat in seats if seat["points"]]
    most = max(totals, default=0)
    if len(totals) < len(seats) or not most:
        return []
    return [seat for seat, total in enumerate(totals) if total == most]


# ---------------------------------------------------------------- what a placement would earn


def earnings(s: ThroughTheDesert) -> list[EarnsView]:
    """Of every camel that may be placed now and would bring or cost something at once."""
    if s.over or not s.to_place:
        return []
    actions = spare()
    camels.add_camels(s, actions, s.current)
    ways = [(int(whom_of(code)), int(what_of(code))) for code in actions.listed()]
    SPARE.append(actions)
    found = [earned_by(s, colour, hex) for colour, hex in ways if changes_points(s, colour, hex)]
    return [one for one in found if one["points"] or one["closes"]]


def changes_points(s: ThroughTheDesert, colour: int, hex: int) -> bool:
    """A waterhole, an oasis, a border or one's own land: without any of them nothing changes."""
    player = s.current
    if waterhole_at(s, hex) or reaches_an_oasis(s, colour, hex):
        return True
    if holds(s.territories, player, hex):
        return True  # T17
    return points.runs_around(s, player, colour, hex) > 1


def reaches_an_oasis(s: ThroughTheDesert, colour: int, hex: int) -> bool:
    return (s.setup.palms_near[hex] << (colour * PALMS)) & ~s.reached[s.current] != 0


def earned_by(s: ThroughTheDesert, colour: int, hex: int) -> EarnsView:
    player = int(s.current)
    after = s.copy()
    put_camel(after, player, colour, hex)
    points.earn(after, player, colour, hex)
    owned = set(hexes_in(s.territories, player))
    closes = [other for other in hexes_in(after.territories, player) if other not in owned]
    water = int(ending.waterhole_points(after, player) - ending.waterhole_points(s, player))
    oases = int(ending.oasis_points(after, player) - ending.oasis_points(s, player))
    territory = int(empty_territory(after, player) - empty_territory(s, player))  # T17, T27
    return {
        "camel": CAMELS[colour],
        "place": hex,
        "waterholes": water,
        "oases": oases,
        "territory": territory,
        "points": water + oases + territory,
        "closes": closes,
    }
