"""Every term is declared once, and every game's bots have a weight for each of theirs."""

from __future__ import annotations

import json
import pkgutil
import sys
from types import ModuleType

import pytest

from simoun import Refused
from simoun.bots.terms import term_names
from simoun.bots.weights import read_weights, terms_of, weights_of, written
from simoun.core.catalog import game_names

TERMS = ["way home", "sand"]


@pytest.mark.parametrize("name", game_names())
def test_the_file_has_a_weight_for_each_term_in_the_order_of_their_numbers(name: str) -> None:
    text = pkgutil.get_data(f"simoun.bots.{name}", "weights.json")
    assert text is not None
    assert list(json.loads(text)) == terms_of(name)
    assert written(weights_of(name)) == text.decode()


def numbered(**constants: object) -> str:
    module = ModuleType("simoun_terms_of_a_test")
    vars(module).update(constants)
    sys.modules[module.__name__] = module
    return module.__name__


def test_names_are_read_off_the_constants() -> None:
    module = numbered(WAY_HOME=0, WATER_1=1, SAND=2, NAMES=["other"], lower=7)
    assert term_names(module) == ["way home", "water 1", "sand"]


@pytest.mark.parametrize("numbers", [(0, 2), (1, 0), (0, 0), (1, 2)])
def test_terms_that_are_numbered_badly_are_found_out(numbers: tuple[int, int]) -> None:
    module = numbered(WAY_HOME=numbers[0], SAND=numbers[1])
    with pytest.raises(AssertionError, match="aren't numbered in order"):
        term_names(module)


def test_what_is_written_is_read_again() -> None:
    weights = {"way home": -0.5, "sand": 3.0}
    assert written(weights) == '{\n "way home": -0.5,\n "sand": 3.0\n}\n'
    assert read_weights(written(weights), TERMS) == weights


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "Weights are written as JSON, and this isn't."),
        ("[1, 2]", "Weights are written as an object: a number for each term."),
        ('{"way home": 1}', "The term 'sand' has no weight."),
        ('{"way home": 1, "sand": 2, "x": 3}', "There is no term 'x' to weigh."),
        ('{"way home": 1, "sand": "2"}', "The weight of 'sand' is '2', and not a number."),
        ('{"way home": 1, "sand": true}', "The weight of 'sand' is True, and not a number."),
        ('{"way home": NaN, "sand": 1}', "The weight of 'way home' is nan, and not a number."),
    ],
)
def test_weights_that_are_none_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        read_weights(text, TERMS)
    assert str(refused.value) == sentence
