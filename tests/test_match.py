"""The friendly face: what one may ask of a match, and what it refuses."""

from __future__ import annotations

from typing import cast

import pytest

import simoun
from simoun import Action, Refused
from simoun.core.record import MOST_FRESH
from tests.contract.fields import fields
from tests.contract.refusals import refusal_of
from tests.contract.spoiling import nested
from tests.contract.walks import Walk, read


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
