"""The upper floor: the rules of a game themselves, ints in and ints out, fast and unchecked."""

from __future__ import annotations

from simoun.bots.bot import Bot
from simoun.bots.guests import bot_called
from simoun.core.arrays import Arrays
from simoun.core.catalog import arrays_named, face_named, rules_named
from simoun.core.face import Face
from simoun.core.options import agreed
from simoun.core.rules import Options, Rules, State


def rules(game: str) -> Rules[State]:
    """The rules of a game: states and ints, for searches and simulations."""
    return rules_named(game)


def face(game: str) -> Face[State]:
    """How people and paper see a state of a game: views, texts, positions."""
    return face_named(game)


def arrays(game: str) -> Arrays[State]:
    """A game in numbers: a fixed space of actions, and what a seat may see as an array."""
    return arrays_named(game)


def agree(game: str, **wishes: object) -> Options:
    """What is agreed, as `rules.new` takes it: made once, it begins any number of games."""
    found = face_named(game)
    return found.read_options(agreed(found.options, wishes))


def bot(game: str, name: str, *, seed: int = 0) -> Bot[State]:
    """A bot: one of `bot_names`, or one's own by its import path, as in `mine.bots:MyBot`."""
    return bot_called(name, rules_named(game), seed)
