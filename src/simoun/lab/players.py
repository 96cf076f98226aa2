"""Who plays in the lab: a level, a level with weights of its own, as in `normal:mine.json`, or
a bot that somebody brought along, by its import path, as in `mine.bots:MyBot`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from simoun.bots.bot import Bot
from simoun.bots.catalog import levels, levels_with_weights, weighted
from simoun.bots.guests import bot_called
from simoun.bots.levels import Levels
from simoun.bots.weights import Weights, read_weights, terms_of
from simoun.core.refusal import Refused, one_of_these
from simoun.core.rules import Rules, State


def player_called(name: str, rules: Rules[State], seed: int) -> Bot[State]:
    level, mark, file = name.partition(":")
    if not mark or level not in levels(rules.name):
        return bot_called(name, rules, seed)
    check_weighted(rules.name, level)
    return levels_by(rules.name, file)[level](rules, seed)


def check_weighted(game: str, level: str) -> None:
    known = levels_with_weights(game)
    if level not in known:
        raise Refused(f"The bot {level!r} has no weights: it is {one_of_these(known)}.")


@cache
def levels_by(game: str, file: str) -> Levels[State]:
    return weighted(game, weights_in(game, Path(file)))


def weights_in(game: str, file: Path) -> Weights:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(f"{file} can't be read: {error.strerror}.") from None
    except ValueError:  # other bytes, or a name that no file can have
        raise Refused(f"{str(file)!r} can't be read: it is no file of text.") from None
    try:
        return read_weights(text, terms_of(game))
    except Refused as mistake:
        raise Refused(f"{file}: {mistake}") from None
