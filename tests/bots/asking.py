"""Asking a bot for an action in a drawn position."""

from __future__ import annotations

from simoun.bots.bot import PASS
from simoun.bots.catalog import bot_named
from simoun.core.face import Face
from simoun.core.rules import State
from tests.island.position import FACE as ISLAND

EVERYBODY = (0, 1, 2, 3)


def wish(
    s: State,
    seats: tuple[int, ...] = EVERYBODY,
    level: str = "normal",
    seed: int = 1,
    game: Face[State] = ISLAND,
) -> str:
    """What the bot does in these seats, as text; "pass" for nothing."""
    code = bot_named(level, game.rules, seed).choose(s, sum(1 << seat for seat in seats))
    return "pass" if code == PASS else game.language.write(int(code), game.names(s))


def plan(s: State, level: str = "normal", game: Face[State] = ISLAND) -> list[str]:
    """All that the bot does, until a card is turned up or the game is over."""
    s = s.copy()
    bot = bot_named(level, game.rules, 1)
    done: list[str] = []
    while not s.over and not game.rules.reveal_is_due(s):
        code = int(bot.choose(s, 15))
        done.append(game.language.write(code, game.names(s)))
        game.rules.apply(s, code)
    return done
