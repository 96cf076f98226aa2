"""Asking a bot for an action in a drawn position."""

from __future__ import annotations

from simoun.bots.bot import PASS, Bot
from simoun.bots.catalog import bot_named
from simoun.bots.foresight import Effort, Thinker
from simoun.bots.rivals import Rivals
from simoun.bots.through_the_desert.replies import Sight
from simoun.bots.through_the_desert.strategist import Strategist
from simoun.core.face import Face
from simoun.core.rules import Rules, State
from tests.island.position import FACE as ISLAND

EVERYBODY = (0, 1, 2, 3)


def quick(level: str, rules: Rules[State], seed: int = 1) -> Bot[State]:
    """A bot that looks less far than its level does at a table."""
    bot = bot_named(level, rules, seed)
    if isinstance(bot, Thinker):
        bot.effort = Effort(3, 2, 1, 2)
    elif isinstance(bot, Rivals):
        mind_of = bot.mind_of
        bot.mind_of = lambda seat, seed: short_sighted(mind_of(seat, seed))
    return bot


def short_sighted(mind: Bot[State]) -> Bot[State]:
    if isinstance(mind, Strategist):
        mind.sight = Sight(2, 2, 1, 1, 2)
    return mind


def tireless(level: str, rules: Rules[State]) -> Bot[State]:
    """One that never has enough samples."""
    bot = bot_named(level, rules, 1)
    if isinstance(bot, Thinker):
        effort = bot.effort
        bot.effort = Effort(int(effort.plans), 10_000, int(effort.turns), int(effort.width))
    return bot


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
