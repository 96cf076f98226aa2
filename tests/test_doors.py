"""The doors of the package: whatever is handed in, it works, or is refused and nothing changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import simoun
from simoun import Action, Match
from simoun.core.catalog import game_names
from simoun.core.record import Move
from tests.contract.fields import fields
from tests.contract.refusals import refusal_of
from tests.contract.spoiling import junk, nested
from tests.contract.walks import walks


class Stranger:
    """An object that answers nothing."""

    def __repr__(self) -> str:
        raise OSError("not today")


class Wordy:
    """An object with much to say, on several lines."""

    def __repr__(self) -> str:
        return "one\ntwo\n" * 50


odd: st.SearchStrategy[object] = st.one_of(
    junk,
    st.floats(),
    st.complex_numbers(),
    st.binary(max_size=4),
    st.text(st.characters(exclude_categories=()), max_size=300),
    st.builds(object),
    st.builds(Stranger),
    st.builds(Wordy),
    st.sampled_from([10**5000, -(10**5000), nested(100_000), {1: 2}, {None: {}}, {3}, Decimal(1)]),
    st.sampled_from([int, Match, print, (), (1, "seat1"), range(3), b"seat1 end", Action("", -1)]),
    st.lists(st.one_of(st.none(), st.integers(), st.text(max_size=3)), max_size=3),
    st.dictionaries(st.one_of(st.integers(), st.text(max_size=5)), junk, max_size=2),
)


def handed_in(door: Callable[..., object], *args: object, **kwargs: object) -> bool:
    """Whether it worked; anything but a refusal goes through."""
    return not refusal_of(door, *args, **kwargs)


def unchanged(match: Match, attempt: Callable[[], bool]) -> None:
    """It worked, or all is as it was."""
    state, record = fields(match.state), match.record().to_json()
    if not attempt():
        assert (fields(match.state), match.record().to_json()) == (state, record)


NAMED: list[Callable[..., object]] = [simoun.new_game, simoun.game_options, simoun.bot_names]
WRITTEN: list[Callable[..., object]] = [
    simoun.from_position,
    simoun.why_impossible,
    simoun.from_record,
    Match,
]


# ---------------------------------------------------------------- how a game begins


@settings(max_examples=150)
@given(thing=odd, seed=odd)
def test_anything_may_be_asked_of_the_package(thing: object, seed: object) -> None:
    for named in NAMED:
        assert handed_in(named, thing) == (isinstance(thing, str) and thing in game_names())
    for written in WRITTEN:
        assert not handed_in(written, thing)
    handed_in(simoun.new_game, "island", seed=seed)
    handed_in(simoun.from_position, simoun.new_game("island").position(), seed=seed)


@pytest.mark.parametrize("name", game_names())
@settings(max_examples=60)
@given(data=st.data())
def test_anything_may_be_wished(name: str, data: st.DataObject) -> None:
    known = [*simoun.game_options(name), "seed", "colour", "self", ""]
    wishes = data.draw(st.dictionaries(st.sampled_from(known), odd, min_size=1, max_size=3))
    handed_in(simoun.new_game, name, **wishes)


@pytest.mark.parametrize("name", game_names())
@settings(max_examples=60)
@given(data=st.data())
def test_anything_may_stand_in_a_position(name: str, data: st.DataObject) -> None:
    position = simoun.new_game(name, seed=1).position()
    position[data.draw(st.sampled_from([*position, "colour"]))] = data.draw(odd)
    refused = refusal_of(simoun.from_position, position)
    reason = refusal_of(simoun.why_impossible, position)
    assert (reason or simoun.why_impossible(position) or "") == refused


@pytest.mark.parametrize("field", ["game", "rules", "options", "position", "seed", "moves"])
@settings(max_examples=60)
@given(thing=odd)
def test_a_record_made_in_python_is_checked_as_its_text_is(field: str, thing: object) -> None:
    record = simoun.new_game("island", seed=1).record()
    try:
        setattr(record, field, thing)
    except TypeError:  # compiled, a record takes no such thing to begin with
        return
    handed_in(simoun.from_record, record)
    handed_in(Match, record)


@settings(max_examples=100)
@given(text=odd, fresh=odd)
def test_a_move_made_in_python_is_checked_as_its_line_is(text: object, fresh: object) -> None:
    record = simoun.new_game("island", seed=1, first="seat1").record()
    for move in [text, Move(cast(str, text)), Move("seat1 end", cast(int, fresh))]:
        record.moves = [cast(Move, move)]
        handed_in(simoun.from_record, record)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("rules", 77, "newer rules (version 77)"),
        ("seed", -5, "'seed' can't be -5"),
        ("seed", 2**80, "'seed' can't be 1208925819614629174706176"),
        ("options", None, "'options' can't be None: it is an object."),
        ("options", {"players": 9}, "'players' can't be 9"),
        ("game", "chess", "There is no game 'chess'"),
        ("position", {"game": "desert"}, "its position is of another game"),
    ],
)
def test_a_record_in_python_that_cannot_be_is_refused(field: str, value: object, said: str) -> None:
    record = simoun.new_game("island", seed=1).record()
    setattr(record, field, value)
    assert said in refusal_of(simoun.from_record, record)


def test_a_record_without_wishes_is_as_usual() -> None:
    record = simoun.new_game("island", seed=1).record()
    record.options = {}
    usual = simoun.new_game("island", seed=1)
    assert fields(simoun.from_record(record).state) == fields(usual.state)


@pytest.mark.parametrize("name", ["", "a" * 5000, "a\0b", ".", "a\nb", "\ud800"], ids=ascii)
def test_a_path_to_nowhere_is_refused(name: str, tmp_path: Path) -> None:
    assert "can't be read" in refusal_of(simoun.from_record, tmp_path / name)


@pytest.mark.parametrize(
    "digits",
    ["", "0x5", "1_0", "+5", " 5", "5 ", "-5", "5\n", "\u0665", "\uff15", "ff.", "F", "g", "5 ~6"],
)
def test_after_the_mark_come_hexadecimal_digits_only(digits: str) -> None:
    match = simoun.new_game("island", seed=1, first="seat1")
    data = {**match.record().to_data(), "moves": [f"seat1 end ~{digits}"]}
    said = refusal_of(simoun.from_record, json.dumps(data))
    assert "the part after ~ is not a hexadecimal number" in said


# ---------------------------------------------------------------- a game being played


@pytest.mark.parametrize("name", game_names())
@given(data=st.data(), thing=odd)
def test_anything_may_be_played(name: str, data: st.DataObject, thing: object) -> None:
    match = data.draw(walks(name)).somewhere()
    unchanged(match, lambda: handed_in(match.play, thing))
    unchanged(match, lambda: handed_in(match.play, Action(cast(str, thing), 0)))
    for action in match.actions()[:1]:
        unchanged(match, lambda action=action: handed_in(match.play, action, fresh=thing))  # type: ignore[misc]


@settings(max_examples=100)
@given(seat=odd)
def test_anything_may_look_at_a_game(seat: object) -> None:
    match = simoun.new_game("island", players=3, seed=1)
    sits = type(seat) is int and 0 <= seat < 3
    assert handed_in(match.view, seat) == (seat is None or sits)


@pytest.mark.parametrize(
    "action", [10**5000, nested(100_000), 1, None, b"seat1 end", ["seat1 end"]], ids=type
)
def test_an_action_is_one_of_those_listed_or_a_text(action: object) -> None:
    match = simoun.new_game("island", seed=1)
    said = refusal_of(match.play, cast(str, action))
    assert said.startswith("An action is one of those listed, or its text, not ")


@pytest.mark.parametrize("seat", ["x", 1.5, [], True, False, -1, 2, 10**5000], ids=type)
def test_a_seat_is_a_whole_number(seat: object) -> None:
    match = simoun.new_game("island", players=2)
    said = refusal_of(match.view, cast(int, seat))
    assert said.startswith("There is no seat ") and said.endswith(": it is 0 to 1.")


@pytest.mark.parametrize("game", [5, None, [], "chess", b"island", object])
def test_a_game_is_called_by_its_name(game: object) -> None:
    for door in NAMED:
        assert "There is no game " in refusal_of(door, game)
