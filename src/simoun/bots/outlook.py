"""How likely each seat is to win from here, told at once: for people to see, not to play by."""

from __future__ import annotations

import json
import pkgutil
from functools import cache
from importlib import import_module
from typing import Final

from simoun.bots.catalog import levels
from simoun.bots.levels import NORMAL
from simoun.bots.signs import NOBODY, Signs, chances_of
from simoun.bots.weights import weights_of
from simoun.core.paper import shown
from simoun.core.refusal import Refused, one_of_these
from simoun.core.rules import Rules, State

FILE: Final = "outlook.json"

Fit = dict[str, dict[str, float]]  # weights by players, and sign
Fits = dict[str, Fit]  # by level


def outlook(
    rules: Rules[State], s: State, level: str = NORMAL, looker: int = NOBODY
) -> list[float]:
    """The chance of each seat if bots of a level play on: the same for all who win together.

    Between rivals it builds on what the looker sees. A level of which no games were watched has
    the outlook of `normal`.
    """
    if s.over:
        return shares(rules, s)
    players = int(rules.players(s))
    weights = weights_for(rules.name, level, players)
    found = chances_of(signs_of(rules.name).read(s, looker), weights)
    return found * players if len(found) == 1 else found


def shares(rules: Rules[State], s: State) -> list[float]:
    """Of a finished game: rivals who have won together share it."""
    winners = rules.winners(s)
    each = 1.0 if rules.together() or not winners else 1.0 / len(winners)
    return [each if seat in winners else 0.0 for seat in range(rules.players(s))]


@cache
def signs_of(game_name: str) -> Signs[State]:
    signs: Signs[State] = import_module(f"simoun.bots.{game_name}.signs").signs(
        weights_of(game_name)
    )
    return signs


@cache
def weights_for(game_name: str, level: str, players: int) -> list[float]:
    """In the order of the signs; a file that lacks one was fitted on other terms."""
    fit = fit_of(game_name, level)[str(players)]
    return [fit[name] for name in signs_of(game_name).names]


def fit_of(game_name: str, level: str) -> Fit:
    known = levels(game_name)
    if level not in known:
        raise Refused(f"There is no bot {shown(level)}: it is {one_of_these(known)}.")
    fits = fits_of(game_name)
    return fits[level] if level in fits else fits[NORMAL]


@cache
def fits_of(game_name: str) -> Fits:
    text = pkgutil.get_data(f"simoun.bots.{game_name}", FILE)
    assert text is not None
    return fits_in(text.decode())


def fits_in(text: str) -> Fits:
    fits: Fits = json.loads(text)
    return fits
