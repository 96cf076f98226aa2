"""Where a rider might well be placed: where much is near."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.through_the_desert.rings import RINGS, widen
from simoun.core.actions import Actions, what_of
from simoun.core.hexes import WORDS, holds, put_in
from simoun.core.squares import size
from simoun.games.through_the_desert.board import NEAR
from simoun.games.through_the_desert.data import OASIS_POINTS, WATERHOLE_KINDS
from simoun.games.through_the_desert.riders import add_riders
from simoun.games.through_the_desert.state import ThroughTheDesert

HEXES_TRIED: Final = 16


def add_promising_riders(s: ThroughTheDesert, actions: Actions, player: i64) -> None:
    """Of every colour, on the hexes that promise most."""
    add_riders(s, actions, player)
    best = most_promising(s, actions)
    kept: i64 = 0
    for k in range(actions.n):
        if holds(best, 0, what_of(actions.codes[k])):
            actions.codes[kept] = actions.codes[k]
            kept += 1
    actions.n = kept


def most_promising(s: ThroughTheDesert, actions: Actions) -> vec[i64]:
    """A set of hexes."""
    hexes = {int(what_of(actions.codes[k])) for k in range(actions.n)}
    ranked = sorted(hexes, key=lambda hex: (-promise(s, hex), hex))
    best = vec[i64]([0] * WORDS)
    for hex in ranked[:HEXES_TRIED]:
        put_in(best, 0, hex)
    return best


def promise(s: ThroughTheDesert, hex: i64) -> float:
    """Points of the oases and waterholes around a hex, less the farther away they are."""
    rings = vec[i64]([0] * (RINGS * WORDS))
    room = s.free[:]
    for w in range(WORDS):
        rings[w] = NEAR[hex * WORDS + w] & room[w]
        room[w] &= ~rings[w]
    for n in range(1, RINGS):
        widen(rings, n, room)
    found = 0.0
    reached: i64 = 0
    for n in range(RINGS):
        points: i64 = 0
        for palm in range(len(s.setup.palms)):
            if not (reached >> palm) & 1 and meets(rings, n, s.setup.palms[palm]):
                reached |= 1 << palm
                points += OASIS_POINTS
        for kind in range(WATERHOLE_KINDS):
            for w in range(WORDS):
                word = rings[n * WORDS + w] & s.waterholes[kind * WORDS + w]
                points += (kind + 1) * size(word) if word else 0
        found += float(points) / float(n + 2)
    return found


def meets(rings: vec[i64], n: i64, hex: i64) -> bool:
    """Ring n has a neighbour of the hex."""
    for w in range(WORDS):
        if rings[n * WORDS + w] & NEAR[hex * WORDS + w]:
            return True
    return False
