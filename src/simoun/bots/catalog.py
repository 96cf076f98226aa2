"""The bots there are, by game and level."""

from __future__ import annotations

from importlib import import_module

from simoun.bots.bot import AnyLegal, Bot
from simoun.bots.levels import GREEDY, PARTNERS, RANDOM, Levels
from simoun.bots.weights import Weights, weights_of
from simoun.core.refusal import Refused, one_of_these
from simoun.core.rules import Rules, State

_loaded: dict[str, Levels[State]] = {}


def thinking(game_name: str) -> Levels[State]:
    """The levels that think, with the weights they have."""
    if game_name not in _loaded:
        _loaded[game_name] = weighted(game_name, weights_of(game_name))
    return _loaded[game_name]


def weighted(game_name: str, weights: Weights) -> Levels[State]:
    """The same levels, with other weights."""
    levels: Levels[State] = import_module(f"simoun.bots.{game_name}.levels").levels(weights)
    return levels


def levels(game_name: str) -> list[str]:
    return [RANDOM, *thinking(game_name)]


def partners(game_name: str) -> list[str]:
    """The levels that a person may like to play with, the weakest first."""
    return [level for level in PARTNERS if level in thinking(game_name)]


def levels_with_weights(game_name: str) -> list[str]:
    return [level for level in thinking(game_name) if level != GREEDY]


def bot_named(name: str, rules: Rules[State], seed: int) -> Bot[State]:
    known = levels(rules.name)
    if name not in known:
        raise Refused(f"There is no bot {name!r}: it is {one_of_these(known)}.")
    if name == RANDOM:
        return AnyLegal(rules, seed)
    return thinking(rules.name)[name](rules, seed)
