"""Points during the game: waterholes, oases, territory (T18 to T24)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.hexes import (
    DIRECTIONS,
    WORDS,
    count,
    holds,
    nothing,
    put_all,
    put_in,
    take_out,
)
from simoun.games.through_the_desert.board import HEXES, beside
from simoun.games.through_the_desert.data import PALMS, WATERHOLE_KINDS
from simoun.games.through_the_desert.state import OASES, ThroughTheDesert, caravan, waterhole_at


def earn(s: ThroughTheDesert, player: i64, colour: i64, hex: i64) -> None:
    """What a camel that has just been placed brings."""
    take_waterhole(s, player, hex)
    reach_oases(s, player, colour, s.setup.palms_near[hex])  # T19
    if holds(s.territories, player, hex):
        take_out(s.territories, player, hex)  # T17
    elif runs_around(s, player, colour, hex) > 1:
        close_areas(s, player, colour, hex)


def take_waterhole(s: ThroughTheDesert, player: i64, hex: i64) -> None:
    value = waterhole_at(s, hex)
    if value:
        take_out(s.waterholes, value - 1, hex)
        s.tokens[player] += 1 << (8 * (value - 1))  # T18


def reach_oases(s: ThroughTheDesert, player: i64, colour: i64, palms: i64) -> None:
    """A token for each oasis that this caravan had not reached yet."""
    fresh = (palms << (colour * PALMS)) & ~s.reached[player]
    s.reached[player] |= fresh
    while fresh:
        s.tokens[player] += 1 << OASES
        fresh &= fresh - 1


# ---------------------------------------------------------------- territory


def is_open(s: ThroughTheDesert, own: i64, hex: i64) -> bool:
    """In play, and no camel of this caravan: an area goes on there."""
    return holds(s.setup.in_play, 0, hex) and not holds(s.camels, own, hex)


def runs_around(s: ThroughTheDesert, player: i64, colour: i64, hex: i64) -> i64:
    """A hex with one run of open neighbours divides nothing: no area can be closed there."""
    own = caravan(player, colour)
    runs: i64 = 0
    before = is_open(s, own, beside(hex, DIRECTIONS - 1))
    for direction in range(DIRECTIONS):
        now = is_open(s, own, beside(hex, direction))
        if now and not before:
            runs += 1
        before = now
    return runs


def close_areas(s: ThroughTheDesert, player: i64, colour: i64, hex: i64) -> None:
    """One camel may close several (T20)."""
    own = caravan(player, colour)
    before = is_open(s, own, beside(hex, DIRECTIONS - 1))
    for direction in range(DIRECTIONS):
        start = beside(hex, direction)
        now = is_open(s, own, start)
        if now and not before and not holds(s.territories, player, start):
            area = enclosed(s, own, start)
            if len(area):
                take_possession(s, player, colour, area)
        before = now


def enclosed(s: ThroughTheDesert, own: i64, start: i64) -> vec[i64]:
    """The area around a hex, a set, or nothing at all if another camel is in it or at its border:
    only this caravan, the mountains and the edge may be (T20 to T22)."""
    area = nothing(1)
    reached = vec[i64]([0] * HEXES)
    reached[0] = start
    put_in(area, 0, start)
    n: i64 = 1
    k: i64 = 0
    while k < n:
        hex = reached[k]
        if not holds(s.free, 0, hex) and not holds(s.setup.oases, 0, hex):
            return vec[i64]()
        for direction in range(DIRECTIONS):
            other = beside(hex, direction)
            if is_open(s, own, other) and not holds(area, 0, other):
                put_in(area, 0, other)
                reached[n] = other
                n += 1
        k += 1
    return area


def take_possession(s: ThroughTheDesert, player: i64, colour: i64, area: vec[i64]) -> None:
    put_all(s.territories, player, area, 0)
    for kind in range(WATERHOLE_KINDS):  # T23
        inside = nothing(1)
        for w in range(WORDS):
            inside[w] = s.waterholes[kind * WORDS + w] & area[w]
            s.waterholes[kind * WORDS + w] &= ~area[w]
        s.tokens[player] += count(inside, 0) << (8 * kind)
    palms: i64 = 0
    for palm in range(len(s.setup.palms)):
        if holds(area, 0, s.setup.palms[palm]):
            palms |= 1 << palm
    reach_oases(s, player, colour, palms)  # T24
