"""A game in numbers: its actions, and what a seat may see as an array with named parts.

Each part is some small numbers from 0 on; sets and kinds are written with a 1 for what there is.
Players come in the order of the table, whoever looks first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from simoun.core.bags import Pile
from simoun.core.hexes import BITS, WORDS
from simoun.core.rules import S
from simoun.core.space import Space
from simoun.core.verbs import Verb

ONE: Final[u8] = 1
ZERO: Final[u8] = 0


class Part(NamedTuple):
    """A named part of what is seen: its shape, and the largest number in it."""

    name: str
    shape: tuple[int, ...]
    most: int = 1


class Arrays(Generic[S]):
    """`verbs` are those of the rules; `things` says how many of each kind an action can name."""

    def __init__(self, verbs: Sequence[Verb], things: Mapping[str, int]) -> None:
        self.verbs = verbs
        self.things = things

    def space(self, players: int, seats: int) -> Space[S]:
        return Space(self.verbs, self.things, players, seats)

    def parts(self, players: int) -> list[Part]:
        """What `write` writes, in its order."""
        raise NotImplementedError

    def write(self, s: S, seat: i64, row: vec[u8], at: i64) -> i64:
        """What a seat may see, from a column on; the column after the last."""
        raise NotImplementedError


# ---------------------------------------------------------------- into a row, and on


def put(row: vec[u8], at: i64, number: i64) -> i64:
    row[at] = u8(number)
    return at + 1


def put_flag(row: vec[u8], at: i64, flag: bool) -> i64:
    if flag:
        row[at] = ONE
    else:
        row[at] = ZERO
    return at + 1


def put_set(row: vec[u8], at: i64, places: i64, n: i64) -> i64:
    """A set of n things at the most."""
    end: i64 = at + n
    while at < end:
        row[at] = u8(places & 1)
        places >>= 1
        at += 1
    return end


def put_one(row: vec[u8], at: i64, thing: i64, n: i64) -> i64:
    """One thing of n, or none."""
    for k in range(n):
        row[at + k] = ZERO
    if 0 <= thing < n:
        row[at + thing] = ONE
    return at + n


def put_bag(row: vec[u8], at: i64, bag: i64, kinds: i64) -> i64:
    end: i64 = at + kinds
    while at < end:
        row[at] = u8(bag & 15)
        bag >>= 4
        at += 1
    return end


def put_pile(row: vec[u8], at: i64, top: i64, under: Pile | None, kinds: i64) -> i64:
    """All the cards of a deck, whatever their layer."""
    bag = top
    while under is not None:
        bag += under.top
        under = under.under
    return put_bag(row, at, bag, kinds)


def put_hexes(row: vec[u8], at: i64, sets: vec[i64], k: i64, hexes: i64) -> i64:
    """A set of hexes."""
    end: i64 = at + hexes
    for w in range(WORDS):
        word = sets[k * WORDS + w]
        for _hex in range(BITS):
            if at < end:
                row[at] = u8(word & 1)
                word >>= 1
                at += 1
    return end
