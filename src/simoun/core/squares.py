"""Sets of at most 60 places, one bit each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([1 << k for k in range(60)])  # compiled, `1 << place` has 32 bits only


def bit(place: i64) -> i64:
    """The set of one place."""
    return BITS[place]


def lowest(places: i64) -> i64:
    """The first place of a set that is not empty: as many places come before it."""
    return size((places & -places) - 1)


def size(places: i64) -> i64:
    """Compiled, a constant of 62 bits or more would be read from an object each time."""
    m: i64 = places - ((places >> 1) & 0x0555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    m += m >> 8
    m += m >> 16
    return (m + (m >> 32)) & 127


def has(places: i64, place: i64) -> bool:
    return (places >> place) & 1 != 0


def members(places: int) -> list[int]:
    """The places of a set, for those who have time."""
    return [place for place in range(places.bit_length()) if places >> place & 1]


def set_of(places: list[int]) -> int:
    return sum(1 << place for place in set(places))
