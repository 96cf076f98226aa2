"""Each figure of a hint in Forbidden Sky, once more."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from simoun.core.bags import cards
from simoun.core.rules import State
from simoun.core.squares import has, members
from simoun.games.sky.data import BESIDE, KINDS, LIGHTNING
from simoun.games.sky.state import Sky, cell_at
from simoun.games.sky.state import face_at as face_on
from simoun.games.sky.tiles import DISCS, QUARTERS, SET
from tests.bots.figures.common import (
    MUCH,
    Check,
    all_walk,
    both,
    both_chances,
    equipment,
    named,
)
from tests.bots.hinted import Told, agrees, chance_that


def sky(s: State) -> Sky:
    assert isinstance(s, Sky)
    return s


def loses(told: Told, what: str) -> Callable[[State], Fraction]:
    """Health or rope, in this turn's storm: every card is tried."""
    who = told.figure("who")

    def chance(s: State) -> Fraction:
        full = getattr(sky(s), what)[who]
        return chance_that(
            told.rules,
            s,
            lambda s: getattr(sky(s), what)[who] < full,
            lambda s, action, card: card,
        )

    return chance


def lightning(told: Told) -> bool:
    """A card that ends the storm, or one of the others, which do alike."""
    s = sky(told.after).copy()
    live = (s.live_ground | s.live_cables) & ~s.cages
    struck = [k for k in range(s.setup.players) if has(live, s.pawns[k]) and not has(s.shielded, k)]
    count = cards(s.storm_discard, LIGHTNING)
    for player in range(s.setup.players):
        s.health[player] = s.rope[player] = MUCH
    s.level = 0
    chance = chance_that(
        told.rules,
        s,
        lambda s: cards(sky(s).storm_discard, LIGHTNING) > count,
        lambda s, action, card: card,
    )
    return told.figure("n") == len(struck) and agrees(told.figure("chance"), chance)


def piece(told: Told) -> int:
    return named(KINDS, told.facts["piece"])


def standing(s: State, kind: int) -> int:
    kinds = [0] * 6 + [1] * 6 + [2] * 3 + [3]
    return sum(has(sky(s).standing, k) for k, one in enumerate(kinds) if one == kind)


def stands(told: Told) -> bool:
    kind, s = piece(told), sky(told.after)
    needed = 1 if kind == 3 else s.setup.plan[kind]
    n = min(int(needed), standing(s, kind))
    grown = n > min(int(needed), standing(told.before, kind))
    return grown and (told.figure("n"), told.figure("all")) == (n, needed)


def scouted(told: Told) -> bool:
    def brings(tile: int) -> bool:
        kind = piece(told)
        if kind == 3:
            return bool(SET.faces[4 * tile] >> QUARTERS)
        face = int(SET.faces[4 * tile])
        discs = [face >> (DISCS + 2 * side) & 3 for side in range(4)]
        return SET.symbols[tile] == 3 if kind == 0 else kind in discs

    tiles = told.rules.chances(told.brink, told.reveal)
    n, whole = sum(w for tile, w in tiles if brings(tile)), sum(w for _, w in tiles)
    share = Fraction(n, whole)
    return (told.figure("n"), told.figure("all")) == (n, whole) and agrees(
        told.figure("chance"), share
    )


def quarters(s: State) -> int:
    """In each square of four cells: quarters that point to its middle, if nothing else is there."""
    t = sky(s)
    if standing(t, 3):
        return 4
    south, west = int(BESIDE[2]), int(BESIDE[3])
    at = {int(cell_at(t, place)): int(face_on(t, place)) >> QUARTERS for place in range(t.laid)}
    best = 0
    for cell in at:
        for first in (cell, cell + south, cell + west, cell + south + west):
            # a cell's corners clockwise from the upper right, which is 0
            square = [(first, 0), (first - south, 1), (first - south - west, 2), (first - west, 3)]
            lying = [(at[one], corner) for one, corner in square if one in at]
            if all(has(pointing, corner) for pointing, corner in lying):
                best = max(best, len(lying))
    return best


def rocket(s: State) -> set[int]:
    return set(members(int(sky(s).components[15]) & (1 << 40) - 1))


def cables(s: State) -> int:
    return int(16 - sky(s).short_left - sky(s).long_left)


SKY: dict[str, Check] = {
    "win": lambda told: (
        sky(told.after).outcome == 1 and told.figure("cables") == cables(told.after)
    ),
    "struck": lambda told: both_chances(told, loses(told, "health")),
    "frayed": lambda told: both_chances(told, loses(told, "rope")),
    "scout": scouted,
    "stands": stands,
    "quarters": lambda told: both(told, quarters),
    "cables": lambda told: both(told, cables),
    "home": lambda told: all_walk(told, ("move",), rocket),
    "health": lambda told: both(told, lambda s: sky(s).health[told.figure("who")]),
    "rope": lambda told: both(told, lambda s: sky(s).rope[told.figure("who")]),
    "laid": lambda told: both(told, lambda s: sky(s).laid),
    "gear": lambda told: both(told, equipment),
    "lightning": lightning,
    "lie": lambda told: told.figure("n") == cables(told.after),
}
