"""Sheets that say what is wrong, and where."""

from __future__ import annotations

import pytest

from simoun.core.paper import Sheet, listed, shown, tally
from simoun.core.refusal import Refused
from tests.contract.spoiling import nested

SHEET = Sheet(
    {
        "n": 3,
        "yes": True,
        "word": "b",
        "list": ["a", "b"],
        "twice": ["a", "a"],
        "bag": {"a": 1, "b": 2},
        "too_many": {"a": 9},
    },
    "The test",
    ["n", "yes", "word", "list", "twice", "bag", "too_many"],
)
AB = ["a", "b"]


def test_a_sheet_reads_what_is_right() -> None:
    assert SHEET.number("n", 0, 3) == 3
    assert SHEET.flag("yes")
    assert SHEET.text("word") == "b"
    assert SHEET.name("word", AB) == 1
    assert SHEET.set_of_names("list", AB) == 0b11
    assert listed(0b11, AB) == ["a", "b"]
    assert tally(SHEET.bag_in("bag", SHEET.value("bag"), AB, [5, 5]), AB) == {"a": 1, "b": 2}


def test_a_sheet_says_what_is_wrong_and_where() -> None:
    said = "The test: 'n' can't be 3: it is a whole number from 0 to 2."
    with pytest.raises(Refused, match=said):
        SHEET.number("n", 0, 2)
    with pytest.raises(Refused, match="'yes' can't be True: it is a whole number"):
        SHEET.number("yes", 0, 2)
    with pytest.raises(Refused, match="'n' can't be 3: it is true or false"):
        SHEET.flag("n")
    with pytest.raises(Refused, match="'n' can't be 3: it is a text"):
        SHEET.text("n")
    with pytest.raises(Refused, match="'word' can't be 'b': it is a list"):
        SHEET.items("word")
    with pytest.raises(Refused, match="'word' can't be 'b': it is x or y"):
        SHEET.name("word", ["x", "y"])
    with pytest.raises(Refused, match="'twice' names 'a' twice"):
        SHEET.set_of_names("twice", AB)
    with pytest.raises(Refused, match="'too_many' has 9 of 'a', which has 5"):
        SHEET.bag_in("too_many", SHEET.value("too_many"), AB, [5, 5])
    with pytest.raises(Refused, match="The test lacks 'm'"):
        SHEET.value("m")
    with pytest.raises(Refused, match="The test has no 'm': it has n"):
        Sheet({"m": 1}, "The test", ["n"])
    with pytest.raises(Refused, match=r"The test must be an object, not \[\]"):
        Sheet([], "The test", ["n"])


def test_anything_has_a_short_form() -> None:
    for item in [1, "x" * 1000, nested(100_000), 10**10_000, ["x"] * 10_000]:
        assert 0 < len(shown(item)) <= 60
