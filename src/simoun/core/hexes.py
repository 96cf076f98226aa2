"""Sets of hexes: a board of at most 254, in five words of 51 bits each.

Several sets lie side by side in one `vec`: set number k begins at word k * WORDS.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.squares import members, size

BITS: Final = 51
WORDS: Final = 5
DIRECTIONS: Final = 6
OUTSIDE: Final = BITS * WORDS - 1  # the number of no hex: beyond the edge

WORD_OF: Final = vec[i64]([h // BITS for h in range(BITS * WORDS)])
BIT_OF: Final = vec[i64]([1 << h % BITS for h in range(BITS * WORDS)])


def holds(sets: vec[i64], k: i64, hex: i64) -> bool:
    return sets[k * WORDS + WORD_OF[hex]] & BIT_OF[hex] != 0


def put_in(sets: vec[i64], k: i64, hex: i64) -> None:
    sets[k * WORDS + WORD_OF[hex]] |= BIT_OF[hex]


def take_out(sets: vec[i64], k: i64, hex: i64) -> None:
    sets[k * WORDS + WORD_OF[hex]] &= ~BIT_OF[hex]


def put_all(sets: vec[i64], k: i64, others: vec[i64], other: i64) -> None:
    """Every hex of another set too."""
    for w in range(WORDS):
        sets[k * WORDS + w] |= others[other * WORDS + w]


def count(sets: vec[i64], k: i64) -> i64:
    n: i64 = 0
    for w in range(WORDS):
        n += size(sets[k * WORDS + w])
    return n


def add_each_hex(actions: Actions, kind: i64, who: i64, w: i64, word: i64, whom: i64) -> None:
    """One action for each hex of a set's word number w."""
    if word:
        actions.add_with(kind | who << 8 | (w * BITS) << 16 | whom << 24, word)


# ---------------------------------------------------------------- for those who have time


def nothing(sets: int) -> vec[i64]:
    """So many empty sets."""
    return vec[i64]([0] * (sets * WORDS))


def hex_set(hexes: Iterable[int]) -> vec[i64]:
    found = nothing(1)
    for hex in hexes:
        put_in(found, 0, hex)
    return found


def hexes_in(sets: vec[i64], k: int = 0) -> list[int]:
    return [w * BITS + n for w in range(WORDS) for n in members(int(sets[k * WORDS + w]))]
