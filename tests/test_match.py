"""The friendly face: what one may ask of a match, and what it refuses."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import simoun
from simoun import Action, Match, Refused
from simoun.core.catalog import face_named, game_names
from simoun.core.record import MOST_FRESH, Move, Record
from tests.contract.fields import fields
from tests.contract.refusals import refusal_of
from tests.contract.spoiling import nested
from tests.contract.walks import Walk, read, take_a_step, walks


def test_a_game_is_played_from_the_first_action_to_the_last() -> None:
    match = simoun.new_game("island", players=3, difficulty="normal", seed=7)
    assert match.players == 3
    while not match.over:
        assert match.outcome is None
        match.play(match.actions()[0])
    assert match.outcome in {"landing-sank", "treasure-sank", "drowned", "skull"}
    assert match.winners == []
    assert match.actions() == [] and match.choices() == []


def test_all_have_won_together() -> None:
    match = simoun.from_position(read("island", "take_off"))
    told = match.play("seat1 take off")
    assert told[-1] == {"what": "won", "facts": {}}
    assert (match.outcome, match.winners) == ("won", [0, 1])


def test_the_same_seed_deals_the_same_game() -> None:
    first, again, other = (simoun.new_game("island", seed=seed) for seed in (5, 5, 6))
    assert fields(first.state) == fields(again.state)
    assert first.position() != other.position()


def test_an_action_prints_as_the_text_that_plays_it() -> None:
    match = simoun.new_game("island", first="seat2", seed=1)
    action = match.actions()[0]
    assert isinstance(action, Action)
    assert str(action).startswith("seat2 ") and action.seat == match.decider == 1
    assert repr(action) == f"<{action}>"
    match.play(f"  {action} ".replace("seat2 ", "SEAT2   "))
    assert match.record().moves[0].text == str(action)


def test_actions_are_equal_when_they_say_the_same() -> None:
    one, two = simoun.new_game("island", seed=1), simoun.new_game("island", seed=1)
    assert one.actions() == two.actions()
    assert set(one.actions()) == set(two.actions())
    assert one.actions()[0] != one.actions()[1]
    assert one.actions()[0] != str(one.actions()[0])


def test_an_action_of_another_match_counts_by_its_text() -> None:
    one, two = simoun.new_game("island", seed=1), simoun.new_game("island", seed=1)
    one.play(two.actions()[0])
    assert one.record().moves[0].text == str(two.actions()[0])


def test_a_seat_sees_its_view_and_a_spectator_has_none() -> None:
    match = simoun.new_game("island", players=2)
    assert [match.view(seat)["you"] for seat in (None, 0, 1)] == [None, 0, 1]
    for seat in (-1, 2):
        assert refusal_of(match.view, seat) == (f"There is no seat {seat}: it is 0 to 1.")


@pytest.mark.parametrize(
    ("game", "wishes", "said"),
    [
        ("chess", {}, "There is no game 'chess': it is "),
        ("", {}, "There is no game ''"),
        ("island", {"players": 7}, "'players' can't be 7: it is 2, 3 or 4."),
        ("island", {"players": "two"}, "'players' can't be 'two'"),
        ("island", {"difficulty": "hard"}, "'difficulty' can't be 'hard': it is novice, normal"),
        ("island", {"adventurers": ["pilot", "pilot"]}, "names 'pilot' twice: each only once."),
        ("island", {"adventurers": ["pilot", "cook"]}, "'adventurers' can't be 'cook'"),
        ("island", {"adventurers": "pilot"}, "'adventurers' can't be 'pilot'"),
        ("island", {"first": "seat3"}, "'first' can't be 'seat3' with 2 players"),
        ("island", {"rescue": "yes"}, "'rescue' can't be 'yes': it is True or False."),
        ("island", {"colour": "blue"}, "There is no option 'colour': it is players, difficulty"),
        ("island", {"seed": -1}, "The seed can't be -1: it is a whole number from 0 to "),
        ("island", {"seed": "7"}, "The seed can't be '7'"),
        ("island", {"seed": True}, "The seed can't be True"),
    ],
)
def test_a_game_that_cannot_begin_is_refused(
    game: str, wishes: dict[str, object], said: str
) -> None:
    assert said in refusal_of(simoun.new_game, game, **cast(dict[str, int], wishes))


@pytest.mark.parametrize("fresh", [-1, MOST_FRESH + 1, 1.5, "1", None, True])
def test_fresh_randomness_is_a_whole_number(fresh: object) -> None:
    match = simoun.new_game("island", seed=1)
    seen = fields(match.state)
    said = refusal_of(match.play, match.actions()[0], fresh=cast(int, fresh))
    assert said.startswith("The fresh randomness can't be ")
    assert fields(match.state) == seen and not match.record().moves


def test_a_refusal_is_an_error_that_python_programs_know() -> None:
    match = simoun.new_game("island", seed=1)
    with pytest.raises(ValueError, match="can't be done now"):
        match.play("seat1 take off")
    assert issubclass(Refused, ValueError)


@pytest.mark.parametrize("source", [5, None, [], b"\xff"])
def test_what_is_neither_text_nor_path_is_no_record(source: object) -> None:
    assert "A record is a text or " in refusal_of(simoun.from_record, cast(str, source))


def test_a_position_of_python_objects_is_refused_too() -> None:
    position = read("island", "take_off")
    for value in [object(), {1, 2}, nested(100_000), 10**10_000, position]:
        for key in position:
            spoiled = {**position, key: value}
            assert refusal_of(simoun.from_position, spoiled)


def test_a_finished_game_takes_nothing_more() -> None:
    match = Walk(simoun.new_game("island", seed=4), 4).finished()
    seen = fields(match.state)
    assert "The game is over" in refusal_of(match.play, "seat1 end")
    assert fields(match.state) == seen


# ---------------------------------------------------------------- copies


def unpickled(held: object) -> object:
    return cast(object, pickle.loads(pickle.dumps(held)))


COPIES: dict[str, Callable[[Match], Match]] = {
    "copy": Match.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda match: cast(Match, unpickled(match)),
}


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", game_names())
@settings(max_examples=5)
@given(data=st.data())
def test_a_copy_goes_on_in_the_same_way_and_alone(name: str, way: str, data: st.DataObject) -> None:
    match = data.draw(walks(name)).somewhere()
    before = fields(match.state)
    other = COPIES[way](match)
    assert type(other) is Match
    assert fields(other.state) == before
    assert other.record().to_data() == match.record().to_data()
    played = Walk(other, 3).finished()
    assert fields(match.state) == before and other.record().moves[: len(match.record().moves)] == (
        match.record().moves
    )
    assert fields(Walk(match, 3).finished().state) == fields(played.state)  # the same cards come


def test_a_copy_is_not_touched_by_what_is_played_in_the_original() -> None:
    match = simoun.new_game("island", seed=1)
    other = match.copy()
    take_a_step(match, Random(1))
    assert not other.record().moves and match.record().moves
    assert fields(other.state) == fields(simoun.new_game("island", seed=1).state)


def test_a_record_handed_out_is_nobodys_but_ones_own() -> None:
    match = simoun.from_position(simoun.new_game("island", seed=1).position())
    mine = match.record()
    cast(dict[str, object], mine.position).clear()
    mine.moves.append(Move("seat1 end"))
    assert fields(simoun.from_record(match.record()).state) == fields(match.state)
    agreed = simoun.new_game("island", adventurers=["pilot", "diver"])
    cast(list[str], cast(dict[str, object], agreed.record().options)["adventurers"]).clear()
    assert agreed.record().options == agreed.copy().record().options
    assert fields(simoun.from_record(agreed.record()).state) == fields(agreed.state)


def test_records_and_actions_can_be_copied_and_pickled_too() -> None:
    match = simoun.new_game("island", seed=1)
    match.play(match.actions()[0], fresh=MOST_FRESH)
    ways: list[Callable[[object], object]] = [copy.copy, copy.deepcopy, unpickled]
    for again in ways:
        record = again(match.record())
        assert isinstance(record, Record) and record.to_data() == match.record().to_data()
        assert again(match.actions()) == match.actions()


# ---------------------------------------------------------------- what is told


def test_a_match_tells_how_it_stands() -> None:
    match = simoun.new_game("island", players=3, first="seat2", seed=1)
    assert repr(match) == "<island, 3 players, 0 moves: seat2 decides>"
    match.play("seat2 end")
    assert repr(match) == "<island, 3 players, 1 move: seat2 decides>"
    end = Walk(match, 1).finished()
    assert repr(end) == f"<island, 3 players, {len(end.record().moves)} moves: {end.outcome}>"
    assert repr(end.record()) == "<record of 'island'>"


def test_scores_are_told_where_players_compete() -> None:
    match = Walk(simoun.new_game("through_the_desert", players=3, seed=1), 1).finished()
    totals = [sum(points.values()) for points in match.scores]
    assert len(totals) == 3
    assert match.winners == [seat for seat in range(3) if totals[seat] == max(totals)]
    assert simoun.new_game("island").scores == []


@pytest.mark.parametrize("name", game_names())
def test_every_value_that_is_offered_can_be_agreed(name: str) -> None:
    offers = simoun.game_options(name)
    assert list(offers) == [option.name for option in face_named(name).every_option]
    allowed = cast(list[int], offers["players"]["allowed"])
    for option, offer in offers.items():
        players = min(allowed) if offer["variant"] else max(allowed)
        assert offer["default"] in offer["allowed"]
        for value in offer["allowed"]:
            held = [value] + ["drawn"] * (players - 1) if offer["each_seat"] else value
            wishes: dict[str, object] = {"players": players, option: held}
            agreed = simoun.new_game(name, seed=1, **wishes).record().options
            assert agreed is not None and agreed.get(option, offer["default"]) == held


def test_what_is_offered_is_ones_own_copy() -> None:
    simoun.game_options("island")["players"]["allowed"].clear()
    simoun.game_names().clear()
    simoun.bot_names("island").clear()
    assert simoun.game_options("island")["players"]["allowed"] == [2, 3, 4]
    assert simoun.game_names() == ["island", "desert", "sky", "through_the_desert"]
    assert simoun.bot_names("island") == ["random", "novice", "normal", "expert", "oracle"]


def test_all_that_is_public_says_what_it_is() -> None:
    for name in simoun.__all__:
        held = getattr(simoun, name)
        if isinstance(held, int):
            continue  # a number can't
        if not inspect.getfile(held).endswith(".py"):
            continue  # compiled classes have no docstrings
        assert inspect.getdoc(held), name
        if inspect.isclass(held):
            for member, part in vars(held).items():
                if not member.startswith("_"):
                    assert inspect.getdoc(part), f"{name}.{member}"
