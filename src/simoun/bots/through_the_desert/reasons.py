"""Why a turn is good in Through the Desert: points at once, long caravans, what others are left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simoun.bots.reasons import Look, Reasons, Subject, terms_from
from simoun.bots.through_the_desert.signs import believed
from simoun.bots.through_the_desert.terms import TERMS
from simoun.core.hexes import DIRECTIONS, OUTSIDE, holds
from simoun.core.why import Reason, reason
from simoun.games.through_the_desert import ending
from simoun.games.through_the_desert.board import beside
from simoun.games.through_the_desert.data import COLOURS, WATERHOLE_KINDS
from simoun.games.through_the_desert.face.points import earnings
from simoun.games.through_the_desert.face.words import CAMELS
from simoun.games.through_the_desert.state import (
    BYTE,
    ThroughTheDesert,
    caravan,
    empty_territory,
    length,
    supply_of,
    waterhole_at,
)

NEARBY: Final = 3  # hexes around a rider

Turn = Look[ThroughTheDesert]
Count = Callable[[ThroughTheDesert, int], int]


def player_of(look: Turn) -> int:
    return int(look.start.current)


# ---------------------------------------------------------------- points


def ends(look: Turn) -> Reason | None:
    """The game, and wins it whatever lies face down: everyone counts."""
    who = player_of(look)
    if not look.after.over:
        return None
    points = int(ending.total(look.after, who))
    others = [k for k in range(look.after.setup.players) if k != who]
    if any(most_total(look.after, other) > points for other in others):
        return None
    return reason("T28", "through_the_desert-hint-win", points=points)


def most_total(s: ThroughTheDesert, player: int) -> int:
    """What a player may have in all, for all that others may know (T29)."""
    total = int(ending.total(s, player))
    if s.setup.open_scores:
        return total
    tokens = sum((int(s.tokens[player]) >> 8 * kind) & BYTE for kind in range(WATERHOLE_KINDS))
    return total - int(ending.waterhole_points(s, player)) + WATERHOLE_KINDS * tokens


def points(look: Turn) -> Reason | None:
    who = player_of(look)
    water = gained(look, ending.waterhole_points, who)
    oases = gained(look, ending.oasis_points, who)
    territory = gained(look, empty_territory, who)
    if water + oases + territory <= 0:
        return None
    parts = {"waterholes": water, "oases": oases, "territory": territory}
    whole = water + oases + territory
    return reason("T18", "through_the_desert-hint-points", points=whole, **parts)


def gained(look: Turn, count: Count, who: int) -> int:
    return int(count(look.after, who)) - int(count(look.before, who))


# ---------------------------------------------------------------- caravans


def has_riders(s: ThroughTheDesert) -> bool:
    """Beside the board: no camel can be placed yet."""
    return any(s.riders[player] for player in range(s.setup.players))


def longest(look: Turn) -> Reason | None:
    """The caravan that grows, nearest to those of the others."""
    who = player_of(look)
    grown = [k for k in range(COLOURS) if length(look.after, who, k) > length(look.before, who, k)]
    if not grown or has_riders(look.start):
        return None
    colour = min(
        grown, key=lambda k: abs(int(length(look.after, who, k)) - others(look.after, who, k))
    )
    facts = {
        "from": int(length(look.before, who, colour)),
        "to": int(length(look.after, who, colour)),
        "others": others(look.after, who, colour),
    }
    return reason("T26", "through_the_desert-hint-longest", camel=CAMELS[colour], **facts)


def others(s: ThroughTheDesert, who: int, colour: int) -> int:
    """Camels of the longest caravan of all other players."""
    return max([int(length(s, other, colour)) for other in range(s.setup.players) if other != who])


# ---------------------------------------------------------------- the next camel


def leaves(look: Turn) -> Reason | None:
    """What who comes next can get with one camel."""
    whom = (player_of(look) + 1) % int(look.after.setup.players)
    was, now = best_camel(look.before, whom), best_camel(look.after, whom)
    if was <= now or has_riders(look.start):
        return None
    return reason("T18", "through_the_desert-hint-leaves", whom=whom, **{"from": was, "to": now})


def prepares(look: Turn) -> Reason | None:
    """What one's own next camel could get."""
    who = player_of(look)
    was, now = best_camel(look.before, who), best_camel(look.after, who)
    if now <= was or has_riders(look.start):
        return None
    return reason("T18", "through_the_desert-hint-prepares", **{"from": was, "to": now})


def best_camel(s: ThroughTheDesert, who: int) -> int:
    """The most points that one camel of a player would bring at once."""
    if s.over or has_riders(s):
        return 0
    turn = s.copy()
    turn.current, turn.to_place = who, 1
    return max([0, *[one["points"] for one in earnings(turn)]])


# ---------------------------------------------------------------- riders


def rider(look: Turn) -> Reason | None:
    """What lies around where a rider is placed."""
    who = player_of(look)
    riders = [int(caravan(who, colour)) for colour in range(COLOURS)]
    new = [k for k in riders if look.after.ridden[k] != look.start.ridden[k]]
    if not new:
        return None
    s, around = look.after, nearby(int(look.after.ridden[new[0]]))
    water = sum(int(waterhole_at(s, hex)) for hex in around if holds(s.setup.in_play, 0, hex))
    oases = sum(int(palm) in around for palm in s.setup.palms)
    facts = {"waterholes": water, "oases": oases, "n": NEARBY}
    return reason("T6", "through_the_desert-hint-rider", **facts)


def nearby(hex: int) -> set[int]:
    """Hexes at most so far away, as a caravan would grow over an empty board."""
    reached = {hex}
    for _ in range(NEARBY):
        reached |= {int(beside(one, side)) for one in reached for side in range(DIRECTIONS)}
        reached.discard(OUTSIDE)
    return reached


# ---------------------------------------------------------------- whatever happens


def scarcest(look: Turn) -> Reason | None:
    """The colour that may end the game."""
    s = look.after
    colour = min(range(COLOURS), key=lambda k: supply_of(s, k))
    left = int(supply_of(s, colour))
    return reason("T25", "through_the_desert-hint-left", camel=CAMELS[colour], n=left)


def terms(*beginnings: str) -> list[str]:
    return terms_from(TERMS, beginnings)


REASONS: Final = Reasons[ThroughTheDesert](
    openers=[ends, rider],
    subjects=[
        Subject(points, *terms("points", "tempo")),
        Subject(longest, *terms("race")),
        Subject(prepares, *terms("oasis at", "water at", "room")),
        Subject(leaves, *terms("prizes", "disputed")),
    ],
    always=[points, longest, scarcest],
    eyes=lambda s, looker: believed(s, looker),
)
