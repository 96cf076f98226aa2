"""Bots that somebody else wrote: any class that takes rules and a seed, and has a `choose`.

They are named by their import path, as in `mine.bots:MyBot`. What they choose is checked.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from inspect import signature

from mypy_extensions import i64

from simoun.bots.bot import PASS, Bot
from simoun.bots.catalog import bot_named
from simoun.core.actions import who_of
from simoun.core.paper import shown
from simoun.core.refusal import Refused
from simoun.core.rules import Rules, State
from simoun.core.squares import has

Choose = Callable[[State, int], object]  # by one of the seats of a set; whatever it answers
MARK = ":"  # between the module and the class


class Guest(Bot[State]):
    """One mind for each game: it may remember what it likes, until the next one begins."""

    def __init__(
        self, rules: Rules[State], seed: i64, path: str, made: Callable[[Rules[State], int], Choose]
    ) -> None:
        super().__init__(rules, seed)
        self.path = path
        self.made = made
        self.mind: Choose = made(rules, int(seed))

    def begin(self, seed: i64) -> None:
        super().begin(seed)
        self.mind = self.made(self.rules, int(seed))

    def choose(self, s: State, seats: i64) -> i64:
        if s.over:
            return PASS
        chosen = self.mind(s, int(seats))
        if not isinstance(chosen, int) or not self.may(s, chosen, seats):
            raise Refused(f"The bot {self.path} chose {shown(chosen)}, which can't be done now.")
        return chosen

    def may(self, s: State, chosen: int, seats: i64) -> bool:
        """One of its seats can do it; who must decide can't pass."""
        if chosen == PASS:
            return not has(seats, self.rules.decider(s))
        return chosen in self.rules.legal(s) and has(seats, who_of(chosen))


def is_path(name: str) -> bool:
    """It is written as the path of a class is."""
    module, mark, made = name.partition(MARK)
    parts = [*module.split("."), made]
    return mark != "" and all(part.isidentifier() for part in parts)


def bot_called(name: str, rules: Rules[State], seed: int) -> Bot[State]:
    """A bot of ours by its level, or a guest by its path."""
    if not is_path(name):
        if MARK in name or "." in name:
            raise Refused(f"{name!r} is no bot: a path is written as in package.module:Class.")
        return bot_named(name, rules, seed)
    found = class_at(name)

    def made(rules: Rules[State], seed: int) -> Choose:
        choose: Choose = found(rules, seed).choose
        return choose

    return Guest(rules, seed, name, made)


def class_at(path: str) -> type:
    """Also from the folder one works in, as `python -m` finds modules."""
    module, _, name = path.partition(MARK)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as missing:
        raise Refused(f"The bot {path} can't be loaded: {missing}.") from None
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise Refused(f"{path} is no bot: it must be a class with a method 'choose'.")
    try:
        signature(found).bind(None, 0)
    except TypeError:
        raise Refused(f"{path} is no bot: it must be made with the rules and a seed.") from None
    return found
