"""The games there are, by name; a game is loaded when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from simoun.core.arrays import Arrays
from simoun.core.face import Face
from simoun.core.paper import shown
from simoun.core.refusal import Refused, one_of_these
from simoun.core.rules import Rules, State

NAMES: Final = ["island", "desert", "sky", "through_the_desert"]


def game_names() -> list[str]:
    return list(NAMES)


def rules_named(name: object) -> Rules[State]:
    """The rules of a game: states and ints, fast and unchecked, for searches and simulations."""
    found: Rules[State] = import_module(f"simoun.games.{known(name)}.game").RULES
    return found


def face_named(name: object) -> Face[State]:
    found: Face[State] = import_module(f"simoun.games.{known(name)}.face.game").FACE
    return found


def arrays_named(name: object) -> Arrays[State]:
    """A game in numbers, for those who learn from arrays."""
    found: Arrays[State] = import_module(f"simoun.games.{known(name)}.arrays").ARRAYS
    return found


def known(name: object) -> str:
    if not isinstance(name, str) or name not in NAMES:
        raise Refused(f"There is no game {shown(name)}: it is {one_of_these(NAMES)}.")
    return name
