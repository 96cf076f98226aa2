"""The games there are, by name; a game is loaded when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from simoun.core.game import Game, State
from simoun.core.paper import shown
from simoun.core.refusal import Refused, one_of_these

CLASSES: Final = {
    "island": "ForbiddenIsland",
    "desert": "ForbiddenDesert",
    "sky": "ForbiddenSky",
    "through_the_desert": "ThroughTheDesert",
}

_loaded: dict[str, Game[State]] = {}


def game_names() -> list[str]:
    return list(CLASSES)


def game_named(name: str) -> Game[State]:
    if name not in game_names():
        raise Refused(f"There is no game {shown(name)}: it is {one_of_these(game_names())}.")
    if name not in _loaded:
        module = import_module(f"simoun.games.{name}.game")
        _loaded[name] = getattr(module, CLASSES[name])()
    return _loaded[name]
