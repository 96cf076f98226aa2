"""Sets of places, and actions that name them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from simoun.core.actions import Actions, act, kind_of, what_of, who_of, whom_of
from simoun.core.squares import has, lowest, members, set_of, size

place_sets = st.sets(st.integers(0, 31))


@given(place_sets)
def test_a_set_of_places_holds_its_members(places: set[int]) -> None:
    bits = set_of(sorted(places))
    assert set(members(bits)) == places
    assert size(bits) == len(places)
    assert {place for place in range(32) if has(bits, place)} == places
    assert not places or lowest(bits) == min(places)


@given(place_sets, st.integers(0, 31))
def test_actions_for_each_place_of_a_set(places: set[int], whom: int) -> None:
    actions = Actions()
    actions.add(9, 1)
    actions.add_each(3, 2, set_of(sorted(places)), whom)
    assert actions.listed() == [
        act(9, 1),
        *[act(3, 2, place, whom) for place in sorted(places)],
    ]


@given(*[st.integers(0, 255)] * 4)
def test_an_action_names_its_parts(kind: int, who: int, what: int, whom: int) -> None:
    action = act(kind, who, what, whom)
    parts = (kind_of(action), who_of(action), what_of(action), whom_of(action))
    assert parts == (kind, who, what, whom)
