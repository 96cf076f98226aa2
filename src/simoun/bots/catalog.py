"""The bots there are, by level; and games that bots play among themselves."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from mypy_extensions import i64

from simoun.bots.beam import Planner
from simoun.bots.bot import AnyLegal, Bot, reveal_due
from simoun.bots.brain import Brain
from simoun.bots.hasty import Hasty
from simoun.core.game import Game, Options, State
from simoun.core.refusal import Refused, one_of_these

RANDOM: Final = "random"
NOVICE: Final = "novice"
NORMAL: Final = "normal"

BRAINS: Final = {"desert": "DesertBrain", "island": "IslandBrain"}
BLUR: Final = 0.5  # of a novice, in points of value
WIDTH: Final = 24  # of the beam

_loaded: dict[str, Brain[State]] = {}


def levels(game_name: str) -> list[str]:
    return [RANDOM, NOVICE, NORMAL] if game_name in BRAINS else [RANDOM]


def brain_for(game_name: str) -> Brain[State]:
    if game_name not in _loaded:
        module = import_module(f"simoun.bots.{game_name}.brain")
        _loaded[game_name] = getattr(module, BRAINS[game_name])()
    return _loaded[game_name]


def bot_named(name: str, game: Game[State], seed: int) -> Bot[State]:
    known = levels(game.name)
    if name not in known:
        raise Refused(f"There is no bot {name!r}: it is {one_of_these(known)}.")
    if name == RANDOM:
        return AnyLegal(game, seed)
    if name == NOVICE:
        return Hasty(game, seed, brain_for(game.name), BLUR)
    return Planner(game, seed, brain_for(game.name), WIDTH)


def play_games(
    game: Game[State], options: Options, level: str, games: int, first_seed: int
) -> tuple[dict[str, int], int]:
    """How often each outcome came, and how many decisions it took; each game has its own seed."""
    outcomes: dict[str, int] = {}
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        s = game.new(options, seed)
        decisions += play(game, s, bot_named(level, game, seed))
        outcome = str(game.outcome(s))
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    return outcomes, decisions


def play(game: Game[State], s: State, bot: Bot[State]) -> int:
    """One bot in all seats, to the end; a card turned up is no decision."""
    everyone: i64 = (1 << game.players(s)) - 1
    decisions = 0
    while not s.over:
        action = bot.choose(s, everyone)
        if not game.reveal_is_due(s) or action != reveal_due(game, s):
            decisions += 1
        game.apply(s, action)
    return decisions
