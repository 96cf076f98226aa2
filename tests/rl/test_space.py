"""Numbers for actions: all that can be done has its own, and each means what it was made from."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

import simoun
from simoun import Match
from simoun.core.arrays import Arrays
from simoun.core.catalog import arrays_named, face_named, game_names
from simoun.core.mask import Mask
from simoun.core.phrases import number_of
from simoun.core.rules import State
from simoun.core.space import Space
from tests.contract.fields import fields
from tests.contract.refusals import refusal_of
from tests.contract.walks import allowed_players, walks

every_game = pytest.mark.parametrize("name", game_names())

RESEARCH = Path(__file__).parents[2] / "docs" / "research.md"


def sizes_on_paper(name: str) -> list[tuple[int, int]]:
    """By the number of players: of one mind for all seats, and of one seat alone."""
    row = re.search(rf"^\| {name} \|(.*)\|$", RESEARCH.read_text(encoding="utf-8"), re.MULTILINE)
    assert row
    cells = [re.findall(r"[\d,]+", cell) for cell in row[1].split("|")]
    return [(number(cell[0]), number(cell[-1])) for cell in cells if cell]


def number(text: str) -> int:
    return int(text.replace(",", ""))


def space_for(match: Match) -> Space[State]:
    return arrays_named(match.rules.name).space(match.players, match.players)


def marks(match: Match, mask: Mask, me: int) -> set[int]:
    row = vec[u8]([0] * mask.space.n)
    mask.mark(match.rules, match.state, me, True, row, 0)
    return {k for k in range(mask.space.n) if row[k]}


@every_game
def test_a_space_has_the_size_that_is_written_down(name: str) -> None:
    space, players = arrays_named(name).space, allowed_players(face_named(name))
    sizes = [(int(space(n, n).n), int(space(n, 1).n)) for n in players]
    assert sizes_on_paper(name) == sizes


@every_game
@given(data=st.data())
def test_every_action_has_numbers_of_its_own_and_they_mean_it(
    name: str, data: st.DataObject
) -> None:
    for match in data.draw(walks(name)).moments():
        space, me, s = space_for(match), match.decider, match.state
        found: dict[tuple[int, ...], int] = {}
        for code in match.rules.legal(s):
            numbers = space.numbers(s, code, me)
            assert numbers and all(0 <= number < space.n for number in numbers)
            assert space.action(s, numbers, me) == code
            found[tuple(numbers)] = code
        assert len(found) == len(match.rules.legal(s))


@every_game
@given(data=st.data())
def test_a_mask_marks_what_is_legal_number_after_number(name: str, data: st.DataObject) -> None:
    for match in data.draw(walks(name)).moments():
        space, me = space_for(match), match.decider
        mask = Mask(space)
        listed = [space.numbers(match.state, code, me) for code in match.rules.legal(match.state)]
        assert marks(match, mask, me) == {numbers[0] for numbers in listed}
        assert mask.n == len(listed)
        for numbers in sorted(listed, key=len)[-3:]:
            for depth, number in enumerate(numbers):
                next_ones = {other[depth] for other in listed if other[:depth] == numbers[:depth]}
                assert marks(match, mask, me) == next_ones
                action = mask.takes(match.state, number)
            assert action == space.action(match.state, numbers, me)


@every_game
@given(data=st.data())
def test_a_seat_of_its_own_has_numbers_for_what_it_may_do(name: str, data: st.DataObject) -> None:
    match = data.draw(walks(name)).somewhere()
    space = arrays_named(name).space(match.players, 1)
    for code in match.rules.legal(match.state):
        for seat in range(match.players):
            numbers = space.numbers(match.state, code, seat)
            assert bool(numbers) == (seat == code >> 8 & 255)
            assert not numbers or space.action(match.state, numbers, seat) == code


def test_a_number_has_words() -> None:
    space = arrays_named("island").space(4, 4)
    lift = simoun.new_game("island", players=4, seed=1)
    code = lift.face.code(lift.state, "seat3 lift seat1+seat3 to Coral Palace")
    (number,) = space.numbers(lift.state, code, 1)
    place = number_of("place", "Coral Palace", lift.face.names(lift.state))
    assert space.words(number) == f"lift group 10 to place {place}, by player 1"
    guide = arrays_named("desert").space(3, 3)
    words = [guide.words(number) for number in range(guide.n)]
    assert len(set(words)) == guide.n and "guide, way 0" in words


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ([1946], "There is no number 1946: it is 0 to 1945."),
        ([-1], "There is no number -1: it is 0 to 1945."),
        ([0, 0], "The numbers [0, 0] are no whole action."),
    ],
)
def test_numbers_that_mean_nothing_are_refused(numbers: list[int], said: str) -> None:
    space = arrays_named("island").space(4, 4)
    s = simoun.new_game("island", players=4).state
    assert refusal_of(space.action, s, numbers, 0) == said


# ---------------------------------------------------------------- what is seen


def seen(arrays: Arrays[State], match: Match, s: State, seat: int) -> list[int]:
    parts = arrays.parts(match.players)
    size = sum(prod(part.shape) for part in parts)
    row = vec[u8]([255] * size)  # every column is written
    assert arrays.write(s, seat, row, 0) == size
    found, at = list(row), 0
    for part in parts:
        assert max(found[at : at + prod(part.shape)]) <= part.most, part.name
        at += prod(part.shape)
    return found


@every_game
@given(data=st.data(), fresh=st.integers(1, 1 << 60))
def test_what_is_hidden_shows_in_no_array(name: str, data: st.DataObject, fresh: int) -> None:
    """Neither what comes next, nor what a seat can't look at."""
    arrays = arrays_named(name)
    for match in data.draw(walks(name)).moments():
        other = match.state.copy()
        other.stir(fresh)
        assert fields(other) != fields(match.state)
        for seat in range(match.players):
            assert seen(arrays, match, other, seat) == seen(arrays, match, match.state, seat)


@every_game
@given(data=st.data())
def test_states_that_a_seat_sees_alike_are_alike_in_its_array(
    name: str, data: st.DataObject
) -> None:
    """The view is the measure: where nothing changes in it, nothing changes in the array."""
    arrays, walk = arrays_named(name), data.draw(walks(name))
    last: dict[int, tuple[object, list[int]]] = {}
    for match in walk.steps():
        for seat in range(match.players):
            now = match.view(seat), seen(arrays, match, match.state, seat)
            if seat in last and last[seat][0] == now[0]:
                assert last[seat][1] == now[1]
            last[seat] = now


def test_tokens_that_lie_face_down_are_seen_by_their_owner_alone() -> None:
    match = simoun.new_game("through_the_desert", players=3, seed=1)
    arrays, other = arrays_named("through_the_desert"), match.state.copy()
    tokens = other.tokens  # type: ignore[attr-defined]
    tokens[1] = 1  # a waterhole of 1 point
    richer = match.state.copy()
    richer.tokens[1] = 1 << 16  # type: ignore[attr-defined]  # one of 3
    alike = [seen(arrays, match, other, k) == seen(arrays, match, richer, k) for k in range(3)]
    assert alike == [True, False, True]
