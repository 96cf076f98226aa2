"""The bots there are, by game and level; and games that bots play among themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module

from mypy_extensions import i64

from simoun.bots.bot import AnyLegal, Bot, reveal_due
from simoun.bots.levels import RANDOM, Maker
from simoun.core.refusal import Refused, one_of_these
from simoun.core.rules import Options, Rules, State

_loaded: dict[str, Mapping[str, Maker[State]]] = {}


def makers(game_name: str) -> Mapping[str, Maker[State]]:
    """The levels that think, as the game's package names them."""
    if game_name not in _loaded:
        _loaded[game_name] = import_module(f"simoun.bots.{game_name}.levels").LEVELS
    return _loaded[game_name]


def levels(game_name: str) -> list[str]:
    return [RANDOM, *makers(game_name)]


def bot_named(name: str, game: Rules[State], seed: int) -> Bot[State]:
    known = levels(game.name)
    if name not in known:
        raise Refused(f"There is no bot {name!r}: it is {one_of_these(known)}.")
    if name == RANDOM:
        return AnyLegal(game, seed)
    return makers(game.name)[name](game, seed)


def play_games(
    game: Rules[State], options: Options, level: str, games: int, first_seed: int
) -> tuple[dict[int, int], int]:
    """How often each outcome came, and how many decisions it took; each game has its own seed."""
    outcomes: dict[int, int] = {}
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        s = game.new(options, seed)
        decisions += play(game, s, bot_named(level, game, seed))
        outcome = game.outcome(s)
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    return outcomes, decisions


def play(game: Rules[State], s: State, bot: Bot[State]) -> int:
    """One bot in all seats, to the end; a card turned up is no decision."""
    everyone: i64 = (1 << game.players(s)) - 1
    decisions = 0
    while not s.over:
        action = bot.choose(s, everyone)
        if not game.reveal_is_due(s) or action != reveal_due(game, s):
            decisions += 1
        game.apply(s, action)
    return decisions


def compete(game: Rules[State], s: State, bots: Sequence[Bot[State]]) -> int:
    """A bot in each seat, to the end; how many decisions that took."""
    decisions = 0
    while not s.over:
        if game.reveal_is_due(s):
            game.settle(s)
        else:
            seat = game.decider(s)
            game.apply(s, bots[seat].choose(s, 1 << seat))
            decisions += 1
    return decisions
