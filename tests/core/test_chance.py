"""Random streams: the same compiled and plain, fair, and apart from each other."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from simoun.core.bags import bag_of
from simoun.core.chance import (
    below,
    kind_of_one,
    mixed,
    one_of,
    onward,
    shuffled,
    stirred,
    stream_of,
)
from simoun.core.squares import set_of

place_sets = st.sets(st.integers(0, 31))
a_stream = st.integers(1, (1 << 61) - 1)
A_SEED = 1


@given(a_stream)
def test_a_stream_stays_where_ints_are_the_same_compiled_and_plain(stream: int) -> None:
    for _ in range(20):
        stream = int(onward(stream))
        assert 0 < stream < 1 << 62


@given(a_stream, st.integers(1, 1 << 30))
def test_a_stream_shows_a_number_below(stream: int, n: int) -> None:
    assert 0 <= below(stream, n) < n


@given(st.integers(0, (1 << 62) - 1), st.integers(1, (1 << 62) - 1))
def test_a_stirred_stream_is_another_stream(stream: int, fresh: int) -> None:
    other = int(stirred(stream, fresh))
    assert 0 < other < 1 << 62
    assert other not in (stream, fresh)


def test_neighbouring_seeds_and_streams_have_nothing_in_common() -> None:
    starts = {int(stream_of(seed, number)) for seed in range(100) for number in range(10)}
    assert len(starts) == 1000
    first = Counter(int(below(onward(start), 10)) for start in starts)
    assert all(60 <= first[k] <= 140 for k in range(10))


def test_every_number_comes_about_as_often() -> None:
    """Chi-square with 23 degrees of freedom: 49.7 is passed once in a thousand streams."""
    stream, seen, draws = int(stream_of(A_SEED, 0)), Counter[int](), 24_000
    for _ in range(draws):
        stream = int(onward(stream))
        seen[int(below(stream, 24))] += 1
    expected = draws / 24
    assert sum((seen[k] - expected) ** 2 / expected for k in range(24)) < 49.7


def test_a_card_is_drawn_as_often_as_there_are_copies() -> None:
    bag, stream, seen = bag_of([5, 0, 3, 2]), int(stream_of(A_SEED, 1)), Counter[int]()
    for _ in range(10_000):
        stream = int(onward(stream))
        seen[int(kind_of_one(stream, bag))] += 1
    assert set(seen) == {0, 2, 3}
    assert abs(seen[0] - 5000) < 200 and abs(seen[2] - 3000) < 200 and abs(seen[3] - 2000) < 200


@given(a_stream, place_sets.filter(bool))
def test_one_of_a_set_is_one_of_it(stream: int, places: set[int]) -> None:
    assert one_of(stream, set_of(sorted(places))) in places


@given(a_stream, st.integers(0, 30))
def test_a_shuffle_keeps_every_number(stream: int, n: int) -> None:
    assert sorted(shuffled(stream, n)) == list(range(n))


@given(st.integers(0, (1 << 62) - 1), st.lists(st.integers(0, (1 << 60) - 1), max_size=10))
def test_a_checksum_stays_where_ints_are_the_same(check: int, numbers: list[int]) -> None:
    for number in numbers:
        check = int(mixed(check, number))
        assert 0 <= check < 1 << 62
