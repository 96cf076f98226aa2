"""Sets of hexes, against sets of Python."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.actions import Actions, act
from simoun.core.hexes import (
    BITS,
    OUTSIDE,
    WORDS,
    add_each_hex,
    count,
    hex_set,
    hexes_in,
    holds,
    nothing,
    put_all,
    put_in,
    take_out,
)

any_hex = st.integers(0, OUTSIDE - 1)
any_set = st.sets(any_hex)


def side_by_side(*sets: set[int]) -> vec[i64]:
    """Several sets in one vec."""
    return vec[i64]([int(word) for one in sets for word in hex_set(one)])


@given(hexes=any_set)
def test_a_set_holds_what_was_put_in(hexes: set[int]) -> None:
    found = hex_set(hexes)
    assert len(found) == WORDS
    assert hexes_in(found) == sorted(hexes)
    assert [hex for hex in range(OUTSIDE) if holds(found, 0, hex)] == sorted(hexes)
    assert count(found, 0) == len(hexes)


@given(hexes=any_set)
def test_no_word_is_so_large_that_it_would_wrap_when_compiled(hexes: set[int]) -> None:
    assert all(0 <= word < 1 << BITS for word in hex_set(hexes))


@given(first=any_set, second=any_set, third=any_set, hex=any_hex)
def test_a_change_touches_one_set_of_several(
    first: set[int], second: set[int], third: set[int], hex: int
) -> None:
    sets = side_by_side(first, second, third)
    put_in(sets, 1, hex)
    assert [hexes_in(sets, k) for k in range(3)] == [
        sorted(first),
        sorted(second | {hex}),
        sorted(third),
    ]
    take_out(sets, 1, hex)
    assert [hexes_in(sets, k) for k in range(3)] == [
        sorted(first),
        sorted(second - {hex}),
        sorted(third),
    ]


@given(first=any_set, second=any_set, others=any_set)
def test_every_hex_of_another_set_is_put_in(
    first: set[int], second: set[int], others: set[int]
) -> None:
    sets = side_by_side(first, second)
    put_all(sets, 1, side_by_side(set(), others), 1)
    assert (hexes_in(sets, 0), hexes_in(sets, 1)) == (sorted(first), sorted(second | others))
    assert count(sets, 1) == len(second | others)


@given(hexes=any_set, who=st.integers(0, 4), whom=st.integers(0, 4))
def test_actions_for_each_hex_of_a_set(hexes: set[int], who: int, whom: int) -> None:
    actions, words = Actions(), hex_set(hexes)
    for w in range(WORDS):
        add_each_hex(actions, 3, who, w, words[w], whom)
    assert actions.listed() == [int(act(3, who, hex, whom)) for hex in sorted(hexes)]


def test_nothing_is_in_an_empty_set_nor_beyond_the_edge() -> None:
    assert hexes_in(nothing(3), 2) == [] and count(nothing(1), 0) == 0
    assert not holds(hex_set(range(OUTSIDE)), 0, OUTSIDE)
