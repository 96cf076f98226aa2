"""How much each term counts: a file of names and numbers for each game."""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Mapping, Sequence
from importlib import import_module
from math import isfinite
from typing import Final

from simoun.core.paper import shown
from simoun.core.refusal import Refused

FILE: Final = "weights.json"

Weights = Mapping[str, float]


def terms_of(game_name: str) -> list[str]:
    terms: list[str] = import_module(f"simoun.bots.{game_name}.terms").TERMS
    return terms


def weights_of(game_name: str) -> Weights:
    """Those that the game's bots play with."""
    text = pkgutil.get_data(f"simoun.bots.{game_name}", FILE)
    assert text is not None
    return read_weights(text.decode(), terms_of(game_name))


def read_weights(text: str, terms: Sequence[str]) -> Weights:
    """A number for each of the terms, and nothing else."""
    try:
        found: object = json.loads(text)
    except ValueError:
        raise Refused("Weights are written as JSON, and this isn't.") from None
    if not isinstance(found, dict):
        raise Refused("Weights are written as an object: a number for each term.")
    for name in found:
        if name not in terms:
            raise Refused(f"There is no term {shown(name)} to weigh.")
    for name in terms:
        if name not in found:
            raise Refused(f"The term {name!r} has no weight.")
    return {name: number(name, found[name]) for name in terms}


def number(term: str, weight: object) -> float:
    if isinstance(weight, bool) or not isinstance(weight, (int, float)) or not isfinite(weight):
        raise Refused(f"The weight of {term!r} is {shown(weight)}, and not a number.")
    return float(weight)


def written(weights: Weights) -> str:
    """A line for each term, as `read_weights` reads it."""
    return json.dumps(dict(weights), indent=1) + "\n"
