"""Positions on paper, in every game: read as they were written, or refused."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import simoun
from simoun import Refused
from simoun.core.catalog import game_names
from tests.contract.boxes import FOUND, PRINTED
from tests.contract.fields import fields, on_the_table
from tests.contract.refusals import refusal_of
from tests.contract.spoiling import spoiled
from tests.contract.walks import Walk, position_names, walks
from tests.contract.walks import read as paper

every_game = pytest.mark.parametrize("name", game_names())


@every_game
@settings(max_examples=250)
@given(data=st.data())
def test_a_spoiled_position_is_refused_or_plays(name: str, data: st.DataObject) -> None:
    good = data.draw(walks(name)).somewhere().position()
    bad = data.draw(spoiled(good))
    try:
        match = simoun.from_position(bad, seed=1)
    except Refused:
        assert refusal_of(simoun.from_position, bad, seed=1)
        return
    again = simoun.from_position(match.position(), seed=1)
    assert on_the_table(again.state) == on_the_table(match.state)
    for now in Walk(match, 1).moments():
        assert FOUND[name](now) == PRINTED[name]


@every_game
def test_every_position_of_the_tests_is_written_as_it_was_read(name: str) -> None:
    titles = position_names(name)
    assert titles
    for title in titles:
        assert simoun.from_position(paper(name, title)).position() == paper(name, title)


@every_game
def test_a_position_lacks_nothing(name: str) -> None:
    for title in position_names(name):
        for key in (good := paper(name, title)):
            lacking = {other: page for other, page in good.items() if other != key}
            assert refusal_of(simoun.from_position, lacking), f"{title} without {key}"


@every_game
def test_the_seed_decides_what_comes_after_a_position(name: str) -> None:
    position = simoun.new_game(name, seed=1).position()
    first, again, other = (simoun.from_position(position, seed=seed) for seed in (1, 1, 2))
    assert fields(first.state) == fields(again.state) != fields(other.state)


@pytest.mark.parametrize("data", [None, 1, "island", [], {}, {"game": "chess"}, {"game": []}])
def test_what_is_no_position_is_refused(data: object) -> None:
    assert refusal_of(simoun.from_position, data)


@pytest.mark.parametrize("seed", [-1, 1 << 60, 1.0, "1", None, True, 10**10_000], ids=type)
def test_a_seed_is_a_whole_number(seed: object) -> None:
    position = simoun.new_game("island").position()
    said = refusal_of(simoun.from_position, position, seed=cast(int, seed))
    assert said.startswith("The seed can't be ")


@every_game
def test_what_can_be_read_and_what_can_be_are_two_questions(name: str) -> None:
    position = simoun.new_game(name, seed=1).position()
    assert simoun.why_impossible(position) is None
    assert "'outcome' can't be 'tired'" in refusal_of(
        simoun.why_impossible, {**position, "outcome": "tired"}
    )


def test_why_no_game_can_come_to_a_position() -> None:
    position = paper("island", "swimmers")
    position["swimming"] = []
    reason = "seat1 stands on Observatory, which has sunk."
    assert simoun.why_impossible(position) == reason
    assert refusal_of(simoun.from_position, position) == reason


@pytest.mark.parametrize("data", [None, 1, "island", [], {}, {"game": "chess"}, {"game": []}])
def test_what_is_no_position_is_neither_possible_nor_impossible(data: object) -> None:
    assert refusal_of(simoun.why_impossible, data)
