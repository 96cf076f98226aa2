"""Asking a bot for an action in a drawn position."""

from __future__ import annotations

from simoun.bots.bot import PASS
from simoun.bots.catalog import bot_named
from simoun.games.island.state import Island
from tests.island.position import GAME

EVERYBODY = (0, 1, 2, 3)


def wish(
    s: Island, seats: tuple[int, ...] = EVERYBODY, level: str = "normal", seed: int = 1
) -> str:
    """What the bot does in these seats, as text; "pass" for nothing."""
    code = bot_named(level, GAME, seed).choose(s, sum(1 << seat for seat in seats))
    return "pass" if code == PASS else GAME.language.write(int(code), GAME.names(s))


def plan(s: Island, level: str = "normal") -> list[str]:
    """All that the bot does, until a card is turned up or the game is over."""
    s = s.copy()
    bot = bot_named(level, GAME, 1)
    done: list[str] = []
    while not s.over and not GAME.reveal_is_due(s):
        code = int(bot.choose(s, 15))
        done.append(GAME.language.write(code, GAME.names(s)))
        GAME.apply(s, code)
    return done
