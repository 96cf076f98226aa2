"""What is true of every state of every game."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import simoun
from simoun import Match
from simoun.core.actions import Actions
from simoun.core.catalog import face_named, game_names
from simoun.core.choice import choices
from simoun.core.rules import State
from tests.contract.boxes import FOUND, PRINTED
from tests.contract.fields import fields, on_the_table
from tests.contract.walks import Walk, allowed_players, play_out, position_names, read, walks

every_game = pytest.mark.parametrize("name", game_names())


# ---------------------------------------------------------------- copies


@every_game
@given(data=st.data())
def test_a_copy_has_every_field(name: str, data: st.DataObject) -> None:
    for match in data.draw(walks(name)).steps():
        assert fields(match.state.copy()) == fields(match.state)


@every_game
def test_a_copy_has_every_field_whatever_it_holds(name: str) -> None:
    """Random play may leave a field as it began, and hide that `copy` forgot it."""
    s = simoun.new_game(name).state
    for number, field in enumerate(fields(s), 1):
        value = getattr(s, field)
        if isinstance(value, bool):
            setattr(s, field, not value)
        elif isinstance(value, int):
            setattr(s, field, number)
        elif isinstance(value, Iterable):
            fill(value, number)
    assert fields(s.copy()) == fields(s)


@every_game
def test_the_positions_leave_no_field_empty(name: str) -> None:
    """What no number can be put into is filled by at least one position."""
    states = [simoun.from_position(read(name, title)).state for title in position_names(name)]
    for field in fields(simoun.new_game(name).state):
        assert any(getattr(s, field) is not None for s in states), field


def fill(numbers: object, number: int) -> None:
    size = len(numbers)  # type: ignore[arg-type]
    for k in range(size):
        numbers[k] = number + k  # type: ignore[index]


@every_game
@given(data=st.data())
def test_a_copy_and_its_original_never_touch(name: str, data: st.DataObject) -> None:
    walk = data.draw(walks(name))
    match = walk.somewhere()
    kept = match.state.copy()
    seen = fields(kept)
    walk.finished()
    assert fields(kept) == seen
    play_out(match.rules, kept.copy(), walk.luck)
    assert fields(kept) == seen


# ---------------------------------------------------------------- what lies on the table


@every_game
@given(data=st.data())
def test_nothing_is_lost_or_made(name: str, data: st.DataObject) -> None:
    for match in data.draw(walks(name)).moments():
        assert FOUND[name](match) == PRINTED[name]


@every_game
@given(data=st.data(), fresh=st.integers(1, 1 << 60))
def test_the_random_streams_show_nowhere(name: str, data: st.DataObject, fresh: int) -> None:
    for match in data.draw(walks(name)).moments():
        other = match.state.copy()
        other.stir(fresh)
        assert fields(other) != fields(match.state)
        assert all_that_shows(match, other) == all_that_shows(match, match.state)


@pytest.mark.parametrize("name", [name for name in game_names() if face_named(name).seen_alike])
@given(data=st.data())
def test_where_all_see_alike_views_differ_in_who_looks_and_nothing_else(
    name: str, data: st.DataObject
) -> None:
    match = data.draw(walks(name)).somewhere()
    spectator = match.view()
    for seat in range(match.players):
        assert match.view(seat) == {**spectator, "you": seat}


def all_that_shows(match: Match, s: State) -> list[object]:
    face, rules = match.face, match.rules
    seats = [None, *range(rules.players(s))]
    return [
        choices(face, s),
        face.position(s),
        int(s.fingerprint()),
        int(rules.decider(s)),
        rules.reveal_is_due(s),
        *[face.view(s, seat) for seat in seats],
    ]


@every_game
@given(data=st.data(), seed=st.integers(0, 1 << 50))
def test_a_position_is_read_as_it_was_written(name: str, data: st.DataObject, seed: int) -> None:
    for match in data.draw(walks(name)).moments():
        written = match.position()
        again = simoun.from_position(json.loads(json.dumps(written)), seed=seed)
        assert again.position() == written
        assert on_the_table(again.state) == on_the_table(match.state)
        assert again.state.fingerprint() == match.state.fingerprint()
        assert again.choices() == match.choices()


@every_game
@settings(max_examples=8)
@given(data=st.data())
def test_what_has_happened_could_happen(name: str, data: st.DataObject) -> None:
    for match in data.draw(walks(name)).steps():
        assert match.face.why_impossible(match.state) is None


@every_game
@given(data=st.data())
def test_two_positions_of_a_game_have_different_fingerprints(
    name: str, data: st.DataObject
) -> None:
    seen: dict[int, str] = {}
    for match in data.draw(walks(name)).steps():
        position = json.dumps(match.position())
        assert seen.setdefault(int(match.state.fingerprint()), position) == position


# ---------------------------------------------------------------- what is forced


@every_game
@given(data=st.data())
def test_settling_plays_the_forced_actions_one_by_one(name: str, data: st.DataObject) -> None:
    for match in data.draw(walks(name)).steps():
        rules = match.rules
        settled = match.state.copy()
        rules.settle(settled)
        assert not rules.reveal_is_due(settled)
        assert fields(settled) in path_of_forced_actions(match)
        again = settled.copy()
        rules.settle(again)
        assert fields(again) == fields(settled)


def path_of_forced_actions(match: Match) -> list[dict[str, object]]:
    """The states that follow as long as there is one thing to do, with reveals."""
    s, actions = match.state.copy(), Actions()
    path = [fields(s)]
    while True:
        actions.clear()
        match.rules.turn_actions(s, actions)
        if actions.n != 1:
            return path
        match.rules.apply(s, actions.codes[0])
        path.append(fields(s))


@every_game
def test_a_reveal_that_is_due_is_the_one_thing_to_do(name: str) -> None:
    due = 0
    for players in allowed_players(face_named(name)):
        match = simoun.new_game(name, players=players, seed=1)
        for now in Walk(match, 1).steps():
            if now.rules.reveal_is_due(now.state):
                actions = Actions()
                now.rules.turn_actions(now.state, actions)
                assert [now.rules.reveals(code) for code in actions.listed()] == [True]
                due += 1
    assert due
