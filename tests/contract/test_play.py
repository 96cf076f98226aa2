"""What is true whenever somebody may do something, in every game."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import simoun
from simoun import Match, Refused
from simoun.core.actions import Actions, kind_of, who_of
from simoun.core.catalog import game_names
from simoun.core.choice import Choice
from simoun.core.record import read_action
from simoun.core.rules import played
from tests.contract.fields import fields, streams
from tests.contract.refusals import refusal_of
from tests.contract.walks import walks

every_game = pytest.mark.parametrize("name", game_names())

PICK = re.compile(r"(place|pawn):\d+|[a-z]+:([a-z0-9-]+|[A-Z]+\d+)")


@every_game
@given(data=st.data())
def test_the_decider_has_something_to_do_until_the_end(name: str, data: st.DataObject) -> None:
    for match in data.draw(walks(name)).steps():
        turn, anytime = Actions(), Actions()
        match.rules.turn_actions(match.state, turn)
        match.rules.anytime_actions(match.state, anytime)
        assert (turn.n == 0) == match.over
        assert anytime.n == 0 or not match.over
        assert {who_of(code) for code in turn.listed()} <= {match.decider}
        assert 0 <= match.decider < match.players


@every_game
@given(data=st.data())
def test_a_game_has_an_outcome_when_it_is_over_and_not_before(
    name: str, data: st.DataObject
) -> None:
    for match in data.draw(walks(name)).steps():
        assert (match.outcome is not None) == match.over
        assert match.over or not match.winners
        assert set(match.winners) <= set(range(match.players))


@every_game
@given(data=st.data())
def test_every_action_is_listed_once_and_its_text_means_it(name: str, data: st.DataObject) -> None:
    for match in data.draw(walks(name)).moments():
        names = match.face.names(match.state)
        actions = match.actions()
        assert len(set(actions)) == len({action.code for action in actions}) == len(actions)
        for action in actions:
            assert match.face.language.read(str(action), names) == action.code
        for action in actions[:3]:
            assert read_action(match.face, match.state, str(action)) == action.code


@every_game
@given(data=st.data())
def test_a_choice_is_told_from_the_others_by_what_one_clicks(
    name: str, data: st.DataObject
) -> None:
    for match in data.draw(walks(name)).moments():
        choices = match.choices()
        assert [choice["action"] for choice in choices] == [str(a) for a in match.actions()]
        assert len({clicks(match, choice) for choice in choices}) == len(choices)
        assert all(PICK.fullmatch(pick) for choice in choices for pick in choice["picks"])


def clicks(match: Match, choice: Choice) -> tuple[int, str, Collection[str]]:
    """In any order, except those along a way."""
    code = match.face.language.read(choice["action"], match.face.names(match.state))
    slots = match.face.language.phrase(code).slots
    ordered = any(slot.thing == "way" for slot in slots)
    picks = tuple(choice["picks"]) if ordered else frozenset(choice["picks"])
    return choice["seat"], choice["verb"], picks


@every_game
@given(data=st.data())
def test_whatever_is_listed_can_be_done(name: str, data: st.DataObject) -> None:
    match = data.draw(walks(name)).somewhere()
    for code in match.rules.legal(match.state):
        after = match.state.copy()
        cards = played(match.rules, after, code)
        assert match.face.events(match.state, code, cards, after)
        assert match.face.position(after) != match.position()


@every_game
@given(data=st.data())
def test_what_takes_a_chance_reveals_and_is_never_taken_back(
    name: str, data: st.DataObject
) -> None:
    for match in data.draw(walks(name)).moments():
        before, chance = fields(match.state), streams(match.state)
        for code in one_of_each_kind(match):
            after = match.state.copy()
            match.rules.apply(after, code)
            now = fields(after)
            if any(now[stream] != before[stream] for stream in chance):
                assert match.rules.reveals(code)


def one_of_each_kind(match: Match) -> Collection[int]:
    return {int(kind_of(code)): code for code in match.rules.legal(match.state)}.values()


@every_game
@given(data=st.data())
def test_what_is_told_and_shown_is_json(name: str, data: st.DataObject) -> None:
    match = data.draw(walks(name)).somewhere()
    shown = [match.view(seat) for seat in [None, *range(match.players)]]
    told = [] if match.over else [match.play(match.actions()[-1])]
    for item in [*shown, told, match.choices(), match.position(), match.record().to_data()]:
        assert json.loads(json.dumps(item)) == item


# ---------------------------------------------------------------- records


@every_game
@given(data=st.data())
def test_a_record_replays_to_the_same_state(name: str, data: st.DataObject) -> None:
    """Random streams too: the game goes on with the same cards."""
    match = data.draw(walks(name)).somewhere()
    for again in [
        simoun.from_record(match.record()),
        simoun.from_record(match.record().to_json()),
    ]:
        assert fields(again.state) == fields(match.state)
        assert again.record().to_json() == match.record().to_json()


@every_game
@given(data=st.data())
def test_a_match_plays_on_apart_from_its_record(name: str, data: st.DataObject) -> None:
    match = data.draw(walks(name)).somewhere()
    record = match.record()
    moves, text = len(record.moves), record.to_json()
    if not match.over:
        match.play(match.actions()[0])
        assert len(match.record().moves) == moves + 1
    assert record.to_json() == text


# ---------------------------------------------------------------- refusals


@every_game
@given(data=st.data())
def test_an_action_of_another_moment_is_refused_and_changes_nothing(
    name: str, data: st.DataObject
) -> None:
    match = data.draw(walks(name)).somewhere()
    other = data.draw(walks(name)).somewhere()
    now = {str(action) for action in match.actions()}
    foreign = sorted({str(action) for action in other.actions()} - now)
    seen, moves = fields(match.state), match.record().to_json()
    for text in Random(len(foreign)).sample(foreign, min(10, len(foreign))):
        assert refusal_of(match.play, text, fresh=7)
    assert fields(match.state) == seen
    assert match.record().to_json() == moves


@every_game
@given(data=st.data(), text=st.text())
def test_any_text_is_an_action_or_refused(name: str, data: st.DataObject, text: str) -> None:
    match = data.draw(walks(name)).somewhere()
    words = text if text else "seat1"
    seen = fields(match.state)
    for line in [words, f"seat1 {words}", f"{match.decider} {words}"]:
        assert refusal_of(match.play, line)
    assert fields(match.state) == seen


@every_game
def test_after_the_end_everything_comes_too_late(name: str) -> None:
    match = simoun.new_game(name, seed=3)
    said = []
    while not match.over:
        said.append(str(match.actions()[0]))
        match.play(said[-1])
    for text in said:
        with pytest.raises(Refused, match="The game is over"):
            match.play(text)
