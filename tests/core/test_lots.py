"""Lots: the action drawn is the one that a written list would have at that place."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from simoun.core.actions import Actions, Lots

small = st.integers(0, 7)
single = st.tuples(small, small, st.integers(0, 250), st.just(None), small)
several = st.tuples(small, small, st.just(None), st.integers(0, (1 << 60) - 1), small)


@given(st.lists(st.one_of(single, several), max_size=12))
def test_an_action_is_drawn_as_if_all_were_written_out(
    added: list[tuple[int, int, int | None, int | None, int]],
) -> None:
    written, lots = Actions(), Lots()
    for actions in (written, lots):
        for kind, who, what, places, whom in added:
            if places is None:
                actions.add(kind, who, what or 0, whom)
            else:
                actions.add_each(kind, who, places, whom)
    assert lots.n == written.n
    assert [int(lots.drawn(k)) for k in range(lots.n)] == written.listed() == lots.listed()


def test_lots_are_filled_again_and_again() -> None:
    lots = Lots()
    lots.add_each(1, 0, 0b1011)
    lots.clear()
    lots.add(2, 1)
    assert lots.listed() == [2 | 1 << 8]
