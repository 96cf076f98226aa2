"""Records: what is written can be read, and what can't be read gets one clear sentence."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import simoun
from simoun import Match, Refused
from simoun.core.catalog import game_names
from simoun.core.record import MOST_FRESH, MOST_MOVES, MOST_SEED, Move, move_of
from tests.contract.fields import fields
from tests.contract.refusals import refusal_of
from tests.contract.spoiling import spoiled
from tests.contract.walks import Walk, take_a_step, walks


def a_record() -> dict[str, object]:
    """Of some moves, with and without fresh randomness."""
    match, random = simoun.new_game("island", players=2, seed=7), Random(7)
    for _ in range(12):
        take_a_step(match, random)
    return match.record().to_data()


def read(**changes: object) -> Match:
    return simoun.from_record(json.dumps({**a_record(), **changes}))


# ---------------------------------------------------------------- what can be read


def test_a_record_says_how_the_game_began_and_went_on() -> None:
    match = simoun.new_game("island", players=2, difficulty="elite", seed=7)
    match.play(match.actions()[0], fresh=255)
    text = str(match.record().moves[0].text)
    assert match.record().to_data() == {
        "game": "island",
        "rules": match.rules.version,
        "options": {
            "players": 2,
            "difficulty": "elite",
            "adventurers": "drawn",
            "first": "drawn",
            "hand_check": "both",
            "rescue": True,
        },
        "seed": 7,
        "moves": [f"{text} ~ff"],
    }


def test_a_record_is_read_from_its_text_and_from_its_file(tmp_path: Path) -> None:
    match = read()
    path = tmp_path / "game.json"
    path.write_text(match.record().to_json(), encoding="utf-8")
    for again in [simoun.from_record(match.record().to_json()), simoun.from_record(path)]:
        assert fields(again.state) == fields(match.state)


def test_a_record_may_begin_in_a_position() -> None:
    position = simoun.new_game("island", seed=3).position()
    match = simoun.from_position(position, seed=4)
    match.play(match.actions()[0])
    again = simoun.from_record(match.record().to_json())
    assert fields(again.state) == fields(match.state)
    assert again.record().to_data()["position"] == position


def test_a_record_keeps_the_position_as_it_was() -> None:
    position = simoun.new_game("island", seed=3).position()
    match = simoun.from_position(position, seed=4)
    position.clear()
    assert fields(simoun.from_record(match.record()).state) == fields(match.state)


def test_what_nobody_agreed_is_as_usual_when_it_is_read() -> None:
    assert read(options={}, moves=[]).record().options == simoun.new_game("island").record().options


@pytest.mark.parametrize("fresh", [0, 1, 255, MOST_FRESH])
def test_a_move_is_one_line(fresh: int) -> None:
    move = Move("seat1 flood", fresh)
    assert move_of(move.line()) == move


def test_fresh_randomness_changes_what_comes() -> None:
    """What a table adds from outside decides, together with the seed."""

    def hands(fresh: int) -> str:
        match = simoun.new_game("island", seed=1)
        match.play(match.actions()[0], fresh=fresh)
        return json.dumps(Walk(match, 1).finished().position())

    assert len({hands(fresh) for fresh in range(5)}) == 5


# ---------------------------------------------------------------- what can't be read


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "There is no game 'chess': it is "),
        ({"game": ["island"]}, "The record: 'game' can't be ['island']: it is a text."),
        ({"rules": 999}, "newer rules (version 999)"),
        ({"rules": 0}, "'rules' can't be 0"),
        ({"rules": "1"}, "'rules' can't be '1'"),
        ({"options": {"players": 7}}, "'players' can't be 7: it is 2, 3 or 4."),
        ({"options": {"level": 1}}, "There is no option 'level'"),
        ({"options": {"difficulty": "hard"}}, "'difficulty' can't be 'hard': it is novice"),
        ({"options": {"adventurers": ["pilot", "pilot"]}}, "names 'pilot' twice"),
        ({"options": {"adventurers": ["pilot", "cook"]}}, "'adventurers' can't be 'cook'"),
        ({"options": {"adventurers": ["pilot"]}}, "'adventurers' names 1 for 2 players"),
        ({"options": {"first": "seat3"}}, "'first' can't be 'seat3' with 2 players"),
        ({"options": []}, "'options' can't be []: it is an object."),
        ({"position": {}}, "The record has both 'options' and a 'position'"),
        ({"seed": -1}, "'seed' can't be -1: it is a whole number from 0"),
        ({"seed": MOST_SEED + 1}, "'seed' can't be "),
        ({"seed": 1.0}, "'seed' can't be 1.0"),
        ({"seed": True}, "'seed' can't be True"),
        ({"moves": "seat1 end"}, "'moves' can't be 'seat1 end': it is a list."),
        ({"moves": [1]}, "A move must be a text, not 1."),
        ({"moves": ["seat1 end ~xyz"]}, "the part after ~ is not a hexadecimal number"),
        ({"moves": ["seat1 end ~-1"]}, "the part after ~ is not a hexadecimal number"),
        ({"moves": [f"seat1 end ~{MOST_FRESH + 1:x}"]}, "the part after ~"),
        ({"moves": ["seat9 end"]}, "Move 1 of the record: There is no seat 'seat9'"),
        ({"moves": ["seat1 castle"]}, "Move 1 of the record: 'seat1 castle' is no action"),
        ({"moves": ["seat1 take off"]}, "Move 1 of the record: 'seat1 take off' can't be done"),
        ({"moves": ["seat1 end"] * (MOST_MOVES + 1)}, f"at most {MOST_MOVES} can be read"),
        ({"moves": ["x" * 100_000]}, "Move 1 of the record: "),
        ({"winner": 1}, "The record has no 'winner': it has game, rules"),
    ],
)
def test_a_record_that_cannot_be_is_refused(changes: dict[str, object], said: str) -> None:
    assert said in refusal_of(read, **changes)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ([], "'position' can't be []: it is an object."),
        ({}, "its position is of another game"),
        ({"game": "desert"}, "The record is of 'island', its position is of another game."),
        ({"game": "island"}, "The position lacks "),
    ],
)
def test_a_record_with_a_position_that_cannot_be_is_refused(position: object, said: str) -> None:
    data = {**a_record(), "position": position}
    del data["options"]
    assert said in refusal_of(simoun.from_record, json.dumps(data))


@pytest.mark.parametrize("key", ["game", "rules", "options", "seed", "moves"])
def test_a_record_lacks_nothing(key: str) -> None:
    data = a_record()
    del data[key]
    assert refusal_of(simoun.from_record, json.dumps(data)) == f"The record lacks {key!r}."


def test_older_rules_are_refused() -> None:
    match = simoun.new_game("island")
    record = match.record().to_data()
    match.rules.version += 1
    try:
        assert "older rules" in refusal_of(simoun.from_record, json.dumps(record))
    finally:
        match.rules.version -= 1


def test_a_move_after_the_end_is_refused() -> None:
    record = Walk(simoun.new_game("island", seed=2), 1).finished().record().to_data()
    moves = record["moves"]
    assert isinstance(moves, list)
    record["moves"] = [*moves, moves[-1]]
    said = refusal_of(simoun.from_record, json.dumps(record))
    assert said.startswith(f"Move {len(moves) + 1} of the record: The game is over")


def test_an_edited_move_is_refused_with_its_number() -> None:
    record = Walk(simoun.new_game("island", seed=2), 1).finished().record().to_data()
    moves = record["moves"]
    assert isinstance(moves, list)
    moves[10] = "seat1 take off"
    said = refusal_of(simoun.from_record, json.dumps(record))
    assert said == "Move 11 of the record: 'seat1 take off' can't be done now: see rule I30."


def test_a_truncated_record_is_refused_wherever_it_breaks_off() -> None:
    text = json.dumps(a_record())
    for end in range(0, len(text), 7):
        assert "isn't JSON" in refusal_of(simoun.from_record, text[:end])


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "[" * 100_000,
        '{"moves": ' + "[" * 100_000,
        "9" * 10_000,
        "NaN",
        "[]",
        "1",
        "null",
        '"island"',
        "{}",
        "\x00",
        "{'game': 'island'}",
        '{"game": "\\ud800"}',
        '{"\\n": 1}',
    ],
    ids=lambda text: text[:12],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refusal_of(simoun.from_record, text)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert "isn't text" in refusal_of(simoun.from_record, picture)
    assert "can't be read" in refusal_of(simoun.from_record, tmp_path)
    assert "can't be read" in refusal_of(simoun.from_record, tmp_path / "none.json")
    assert "can't be read" in refusal_of(simoun.from_record, tmp_path / "a\0b")


@pytest.mark.parametrize("name", game_names())
@settings(max_examples=100)
@given(data=st.data())
def test_a_spoiled_record_is_refused_or_plays(name: str, data: st.DataObject) -> None:
    good = data.draw(walks(name)).somewhere().record().to_data()
    text = json.dumps(data.draw(spoiled(good)))
    try:
        match = simoun.from_record(text)
    except Refused:
        assert refusal_of(simoun.from_record, text)
        return
    again = simoun.from_record(match.record().to_json())
    assert fields(again.state) == fields(match.state)
    assert Walk(match, 1).finished().over
