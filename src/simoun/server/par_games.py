"""In a worker's process: bots play the deal of a day, a slice at a time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Generator
from typing import Final, NamedTuple

from simoun.bots.advice import adviser
from simoun.bots.beam import Planner
from simoun.bots.bot import EVERYONE, Bot, reveal_due
from simoun.bots.catalog import bot_named
from simoun.bots.levels import EXPERT, NORMAL, NOVICE
from simoun.bots.rivals import Rivals
from simoun.core.catalog import face_named
from simoun.core.keyed import Keyed, decks_of
from simoun.core.record import follow, from_json
from simoun.core.rules import Rules, State
from simoun.hindsight.knowing import FromDecks, Knowing

MOST_GAMES: Final = 4  # that a worker keeps; who was asked longest ago is forgotten first
SLICE: Final = 0.05  # seconds between two answers; then a bot's turn may come

Playing = Generator[None, None, bool]


class Task(NamedTuple):
    """Play this deal once more; without a level, look for a way to win by who knows the cards."""

    start: str
    key: bytes  # of the cards: whoever chooses doesn't see it
    level: str | None
    number: int  # of the game: bots choose otherwise in each


games: Final[OrderedDict[Task, Playing]] = OrderedDict()


def play_on(task: Task) -> bool | None:
    """Whether it was won; None: it isn't over yet."""
    playing = games.pop(task, None) or begun(task)
    late = time.monotonic() + SLICE
    try:
        while time.monotonic() < late:
            next(playing)
    except StopIteration as end:
        return bool(end.value)
    games[task] = playing
    if len(games) > MOST_GAMES:
        games.popitem(last=False)
    return None


def begun(task: Task) -> Playing:
    record = from_json(task.start)
    keyed = Keyed(task.key)
    rules = face_named(record.game).rules
    if task.level is None:
        return searched(rules, record.start(), keyed)
    bot, novice = [players(rules, level, task.number) for level in (task.level, NOVICE)]
    return played(rules, record.start(), keyed, bot, novice)


def players(rules: Rules[State], level: str, seed: int) -> Bot[State]:
    """One mind for all who play together; among rivals the first seat meets `normal` ones."""
    if rules.together():
        return bot_named(level, rules, seed)

    def mind_of(seat: int, seed: int) -> Bot[State]:
        return bot_named(NORMAL if seat else level, rules, seed)

    return Rivals(rules, seed, mind_of)


def played(
    rules: Rules[State], s: State, keyed: Keyed, bot: Bot[State], novice: Bot[State]
) -> Playing:
    """To the end: whether the first seat won.

    Most levels choose the same each time, and with the same cards all their games would be one: a
    novice, who errs now and then, plays the first turn.
    """
    later, bot, first = bot, novice, rules.turn_of(s)
    drawn = Counter[int]()
    while not s.over:
        if rules.turn_of(s) != first:
            bot = later
        due = rules.reveal_is_due(s) and not bot.steps_in
        while not due and not bot.ponder(s, EVERYONE, SLICE):
            yield
        code = int(reveal_due(rules, s) if due else bot.choose(s, EVERYONE))
        if rules.reveals(code):
            cards = keyed.cards(rules, s, code, drawn)
            drawn.update(decks_of(rules, s, code, cards))
            follow(rules, s, [(code, cards)])
        else:
            rules.apply(s, code)
        yield
    return 0 in rules.winners(s)


def searched(rules: Rules[State], s: State, keyed: Keyed) -> Playing:
    """Whether somebody who knows the cards was found to win."""
    mind = bot_named(adviser(rules.name, EXPERT), rules, 0)
    if not isinstance(mind, Planner):
        return False
    knowing = Knowing(face_named(rules.name), s, mind, FromDecks(rules, keyed))
    yield from knowing.search()
    return knowing.won is not None
