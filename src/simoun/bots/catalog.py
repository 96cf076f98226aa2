"""The bots there are, by game and level."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from simoun.bots.bot import AnyLegal, Bot
from simoun.bots.levels import RANDOM, Maker
from simoun.core.game import Game, State
from simoun.core.refusal import Refused, one_of_these

_loaded: dict[str, Mapping[str, Maker[State]]] = {}


def makers(game_name: str) -> Mapping[str, Maker[State]]:
    """The levels that think, as the game's package names them."""
    if game_name not in _loaded:
        _loaded[game_name] = import_module(f"simoun.bots.{game_name}.levels").LEVELS
    return _loaded[game_name]


def levels(game_name: str) -> list[str]:
    return [RANDOM, *makers(game_name)]


def bot_named(name: str, game: Game[State], seed: int) -> Bot[State]:
    known = levels(game.name)
    if name not in known:
        raise Refused(f"There is no bot {name!r}: it is {one_of_these(known)}.")
    if name == RANDOM:
        return AnyLegal(game, seed)
    return makers(game.name)[name](game, seed)
