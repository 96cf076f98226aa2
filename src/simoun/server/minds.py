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

from simoun.bots.advice import asked
from simoun.bots.adviser import Advice, Adviser
from simoun.bots.bot import PASS
from simoun.bots.bot import Bot as Player
from simoun.bots.catalog import bot_named
from simoun.bots.levels import NORMAL, SECONDS
from simoun.core.catalog import face_named
from simoun.core.choice import Choice
from simoun.core.record import Play, follow, from_json
from simoun.core.rules import Rules, State
from simoun.core.squares import has

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
        self.level = level
        self.bot = self.new_bot()
        self.plays = 0
        self.adviser: Adviser | None = None  # who thinks about a hint for this position
        self.hint: Advice | None = None  # what came of it
        self.ahead: Ahead | None = None  # a thought about what may come

    def new_bot(self) -> Player[State]:
        bot = bot_named(self.level, self.rules, secrets.randbits(31))
        bot.seconds = SECONDS.get(self.level, 0.0)
        return bot

    def follow(self, plays: Sequence[Play]) -> None:
        if plays:
            self.adviser = self.hint = None
        follow(self.rules, self.state, plays)
        self.plays += len(plays)

    def think(self, seats: int, spared: int, hurry: bool) -> int:
        """PASS: it lets the others play, or the next card come."""
        state = self.imagined()
        if self.ahead and self.ahead.was_about(state, seats, spared):
            self.bot, self.ahead = self.ahead.bot, None
        self.bot.spared = spared
        if hurry:
            self.bot.hurry()
        if not self.bot.ponder(state, seats, SLICE):
            return THINKING
        code = int(self.bot.choose(state, seats))
        waits = self.rules.reveal_is_due(self.state) and self.rules.reveals(code)
        return PASS if code == PASS or waits else code

    def guess(self) -> list[Choice]:
        """What to show who asks for a hint as long as it is thought about."""
        self.adviser = self.adviser or self.asked()
        return self.adviser.guess()

    def foresee(self, seats: int, spared: int) -> int:
        """What it will be asked next, as far as that can be told; PASS: it has thought about it."""
        if self.ahead is None or self.ahead.plays != self.plays:
            state = expected(self.rules, self.imagined(), seats)
            if state is None:
                self.ahead = None
                return PASS
            if self.ahead is None or not self.ahead.was_about(state, seats, spared):
                self.ahead = Ahead(state, self.new_bot(), seats, spared)
            self.ahead.plays = self.plays
        return THINKING if self.ahead.go_on() else PASS

    def advise(self, hurry: bool) -> Advice | int:
        """For whoever asks what to do here, the same for all; THINKING: not yet."""
        if self.hint is not None:
            return self.hint
        if self.adviser is None:
            self.adviser = self.asked()
            return THINKING
        if hurry:
            self.adviser.hurry()
        if not self.adviser.ponder(SLICE):
            return THINKING
        self.hint = self.adviser.advice()
        return self.hint

    def asked(self) -> Adviser:
        return asked(self.rules, self.imagined(), self.level, self.bot.seconds)

    def imagined(self) -> State:
        """The position, with other cards to come than those that will."""
        state = self.state.copy()
        state.stir(secrets.randbits(62) | 1)
        return state


class Ahead:
    """A thought about a position that may come; kept if it does, dropped if another one comes."""

    def __init__(self, state: State, bot: Player[State], seats: int, spared: int) -> None:
        self.state = state
        self.bot = bot
        self.bot.spared = spared
        self.seats = seats
        self.plays = 0  # when it was expected

    def was_about(self, state: State, seats: int, spared: int) -> bool:
        is_there = self.state.fingerprint() == state.fingerprint()
        return is_there and (seats, spared) == (self.seats, self.bot.spared)

    def go_on(self) -> bool:
        """True: there is more to think about."""
        return not self.bot.ponder(self.state, self.seats, SLICE)


def expected(rules: Rules[State], s: State, seats: int) -> State | None:
    """Where these seats are asked next, if the others play on as a bot would.

    None: something is turned up before that, and nobody knows what.
    """
    guide = bot_named(NORMAL, rules, 0)
    guide.seconds = SLICE
    while not s.over and not has(seats, rules.decider(s)) and not rules.reveal_is_due(s):
        code = guide.choose(s, 1 << int(rules.decider(s)))
        if code == PASS or rules.reveals(code):
            return None
        rules.apply(s, code)
    return None if s.over else s


minds: Final[OrderedDict[Bot, Mind]] = OrderedDict()


def answer(question: Question) -> int:
    """The code of an action, PASS, THINKING or FORGOTTEN."""
    mind = mind_of(question)
    if mind is None:
        return FORGOTTEN
    return mind.think(question.seats, question.spared, question.hurry)


def guess(question: Question) -> list[Choice] | int:
    """What looks best at first sight; or FORGOTTEN."""
    mind = mind_of(question)
    return FORGOTTEN if mind is None else mind.guess()


def foresee(question: Question) -> int:
    """THINKING as long as there is something to think about before the bot is asked again."""
    mind = mind_of(question)
    return FORGOTTEN if mind is None else mind.foresee(question.seats, question.spared)


def advice(question: Question) -> Advice | int:
    """What to tell who asks for a hint; or THINKING, or FORGOTTEN."""
    mind = mind_of(question)
    return FORGOTTEN if mind is None else mind.advise(question.hurry)


def mind_of(question: Question) -> Mind | None:
    """Told what is new; None: it doesn't know what came before."""
    mind = minds.pop(question.bot, None)
    if question.start is not None:
        mind = Mind(question.start, question.bot[1])
    elif mind is None or mind.plays != question.known:
        return None
    mind.follow(question.plays)
    minds[question.bot] = mind
    if len(minds) > MOST_MINDS:
        minds.popitem(last=False)
    return mind


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
