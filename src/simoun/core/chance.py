"""Chance: streams of random numbers that live in the state, one for each deck.

A stream is one int. `onward` moves it, `below` reads it; nothing here grows past 63 bits,
so that compiled and plain Python draw the same cards.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import KINDS, bag_size, cards
from simoun.core.squares import lowest, members, size


def onward(stream: i64) -> i64:
    """The next state of a stream (multiply with carry)."""
    return 698769069 * (stream & 0xFFFFFFFF) + (stream >> 32)


def below(stream: i64, n: i64) -> i64:
    """The number in 0..n-1 that the stream shows now."""
    return (((stream ^ (stream >> 32)) & 0xFFFFFFFF) * n) >> 32


def stirred(stream: i64, fresh: i64) -> i64:
    """A stream that depends on both, and shows neither (a small Feistel network)."""
    left: i64 = ((stream >> 31) ^ fresh) & 0x7FFFFFFF
    right: i64 = (stream ^ (fresh >> 31)) & 0x7FFFFFFF
    for key in range(4):
        x: i64 = (right + 0x1E3779B9 * (key + 1)) & 0x7FFFFFFF
        x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & 0x7FFFFFFF
        x = ((x ^ (x >> 12)) * 0x297A2D39) & 0x7FFFFFFF
        x = left ^ x ^ (x >> 15)
        left = right
        right = x
    return 1 + left + (right << 30)


def stream_of(seed: i64, number: i64) -> i64:
    """One of several streams that belong to a seed."""
    return stirred(seed, number + 1)


def one_of(stream: i64, places: i64) -> i64:
    """The place of the set that the stream shows now."""
    k: i64 = below(stream, size(places))
    while k > 0:
        places &= places - 1
        k -= 1
    return lowest(places)


def kind_of_one(stream: i64, bag: i64) -> i64:
    """The kind of the card of the bag that the stream shows now."""
    k: i64 = below(stream, bag_size(bag))
    kind: i64 = 0
    n: i64 = bag & 15
    while k >= n:
        k -= n
        bag >>= 4
        kind += 1
        n = bag & 15
    return kind


def shuffled(stream: i64, n: i64) -> vec[i64]:
    order = vec[i64]([0] * n)
    for k in range(n):
        order[k] = k
    for i in range(n - 1, 0, -1):
        stream = onward(stream)
        j = below(stream, i + 1)
        x = order[i]
        order[i] = order[j]
        order[j] = x
    return order


def mixed(sum_so_far: i64, number: i64) -> i64:
    """A checksum with one number more; numbers below 2^62."""
    return (
        698769069 * ((sum_so_far ^ number) & 0xFFFFFFFF) + (sum_so_far >> 32) + (number >> 32) + 1
    )


# ---------------------------------------------------------------- all that a draw can bring


def chances_in(bag: i64) -> list[tuple[int, int]]:
    """Each kind of card in a bag, and how many there are."""
    return [(kind, int(cards(bag, kind))) for kind in range(KINDS) if cards(bag, kind)]


def chances_among(places: i64) -> list[tuple[int, int]]:
    """Each place of a set, all alike."""
    return [(place, 1) for place in members(places)]
