"""How far one came: two figures in every game, at any time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simoun.core.catalog import game_names
from tests.contract.walks import walks
from tests.text.vocabulary import VOCABULARY


@pytest.mark.parametrize("name", game_names())
@given(data=st.data())
def test_every_figure_has_a_word_and_stays_within_its_bounds(
    name: str, data: st.DataObject
) -> None:
    for match in data.draw(walks(name)).moments():
        for seat in range(match.players):
            found = match.face.figures(match.state, seat)
            assert [figure["name"] for figure in found] == VOCABULARY[name].figures
            for figure in found:
                assert figure["of"] is None or 0 <= figure["value"] <= figure["of"]


@pytest.mark.parametrize("name", [name for name in game_names() if VOCABULARY[name].adventurers])
@given(data=st.data())
def test_who_has_won_has_all_that_there_is(name: str, data: st.DataObject) -> None:
    match = data.draw(walks(name)).finished()
    if match.winners:
        first = match.face.figures(match.state, 0)[0]
        assert first["value"] == first["of"]
