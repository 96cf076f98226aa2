"""In a worker's process: the bots that think there, each with a copy of the game it plays."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing.connection import wait
from typing import Final, NamedTuple

from simoun.bots.bot import PASS
from simoun.bots.catalog import bot_named
from simoun.bots.levels import SECONDS
from simoun.core.catalog import face_named
from simoun.core.record import Play, follow, from_json
from simoun.core.rules import State

MOST_MINDS: Final = 64  # that a worker keeps; who was asked longest ago is forgotten first
FORGOTTEN: Final = -2  # an answer: tell me the whole game
THINKING: Final = -3  # an answer: I am not done, ask me again
SLICE: Final = 0.05  # seconds of thought between two answers; then another bot's turn may come
POLITE: Final = 10  # thoughts leave the processor to the server

Bot = tuple[int, str]  # the strand of a game, and the level


class Question(NamedTuple):
    """What does this bot do with these seats, after so many plays?"""

    bot: Bot
    seats: int  # a bit for each
    spared: int  # and for each whose pawn and hand it leaves alone
    start: str | None  # how the game began, for a worker that doesn't know it
    known: int  # plays that the worker was told before
    plays: Sequence[Play]  # those that came since
    hurry: bool = False  # others wait for this worker: answer with what you have


class Mind:
    """One bot at one table. The table has checked every play: here nothing is checked again."""

    def __init__(self, start: str, level: str) -> None:
        record = from_json(start)
        self.rules = face_named(record.game).rules
        self.state = record.start()
        self.bot = bot_named(level, self.rules, secrets.randbits(31))
        self.bot.seconds = SECONDS.get(level, 0.0)
        self.plays = 0

    def follow(self, plays: Sequence[Play]) -> None:
        follow(self.rules, self.state, plays)
        self.plays += len(plays)

    def think(self, seats: int, spared: int, hurry: bool) -> int:
        """PASS: it lets the others play, or the next card come."""
        self.bot.spared = spared
        if hurry:
            self.bot.hurry()
        state = self.imagined()
        if not self.bot.ponder(state, seats, SLICE):
            return THINKING
        code = int(self.bot.choose(state, seats))
        waits = self.rules.reveal_is_due(self.state) and self.rules.reveals(code)
        return PASS if code == PASS or waits else code

    def imagined(self) -> State:
        """The position, with other cards to come than those that will."""
        state = self.state.copy()
        state.stir(secrets.randbits(62) | 1)
        return state


minds: Final[OrderedDict[Bot, Mind]] = OrderedDict()


def answer(asked: Question) -> int:
    """The code of an action, PASS, THINKING or FORGOTTEN."""
    mind = minds.pop(asked.bot, None)
    if asked.start is not None:
        mind = Mind(asked.start, asked.bot[1])
    elif mind is None or mind.plays != asked.known:
        return FORGOTTEN
    mind.follow(asked.plays)
    minds[asked.bot] = mind
    if len(minds) > MOST_MINDS:
        minds.popitem(last=False)
    return mind.think(asked.seats, asked.spared, asked.hurry)


# ---------------------------------------------------------------- the process


def begin_thinking() -> None:
    live_with_parent()
    if hasattr(os, "nice"):
        os.nice(POLITE)


def live_with_parent() -> None:
    """End when the process does that started this one, however it ends; Ctrl+C is its affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=end_after, args=(parent.sentinel,), daemon=True).start()


def end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
