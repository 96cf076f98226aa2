"""Hints of many positions, and what is on the table with a plan and without it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

import simoun
from simoun import Match
from simoun.bots.advice import Foreseen, Seen, adviser
from simoun.bots.adviser import Advice
from simoun.bots.bot import EVERYONE
from simoun.bots.catalog import bot_named
from simoun.bots.foresight import Effort, Thinker
from simoun.bots.reasons import Ground, reasons_of
from simoun.core.events import Fact
from simoun.core.rules import Rules, State

A_GLANCE = Effort(3, 1, 1, 1)  # sentences and their figures don't depend on samples
NARROW = 6


def glanced(match: Match) -> Advice:
    """Advice that cost next to nothing."""
    match = match.copy()
    match.state = reasons_of(match.rules.name).eyes(match.state, match.decider)
    level = adviser(match.rules.name, "expert")
    bot = bot_named(level, match.rules, 0)
    if not isinstance(bot, Thinker):
        return Seen(match.rules, match.state, level, bot).advice()
    hasty = Thinker(match.rules, 0, bot.brain, NARROW, A_GLANCE)
    return Foreseen(match.rules, match.state, level, hasty, 0.0).advice()


def positions(game: str, seed: int, every: int) -> Iterator[Match]:
    """Somebody decides, in games that bots play one after another, with more and more players."""
    while True:
        allowed = simoun.game_options(game)["players"]["allowed"]
        match = simoun.new_game(game, seed=seed, players=allowed[seed % len(allowed)])
        rules, s = match.rules, match.state.copy()
        bot = bot_named("normal", rules, seed)
        moves = seed % every
        while not s.over:
            if moves % every == 0 and not rules.reveal_is_due(s):
                here = match.copy()
                here.state = s.copy()
                yield here
            moves += 1
            rules.apply(s, bot.choose(s, EVERYONE))
        seed += 1


class Told(NamedTuple):
    """A sentence, and the positions that it speaks of."""

    rules: Rules[State]
    start: State
    before: State
    after: State
    brink: State
    reveal: int  # or -1
    facts: Mapping[str, Fact]

    def figure(self, fact: str) -> int:
        found = self.facts[fact]
        assert isinstance(found, int)
        return found


def sentences(match: Match, advice: Advice) -> Iterator[tuple[Ground, Told]]:
    """All that is said of all plans."""
    plans = [
        followed(match, [step["action"] for step in line["steps"]]) for line in advice["lines"]
    ]
    nothing = ended(match, match.state)
    for k, line in enumerate(advice["lines"]):
        brink, reveal = plans[k]
        for ground in line["reasons"]:
            letting_be = ground["against"] == "letting be"
            before = nothing if letting_be else ended(match, plans[1][0])
            after = ended(match, brink)
            told = Told(match.rules, match.state, before, after, brink, reveal, ground["facts"])
            yield ground, told


def followed(match: Match, texts: list[str]) -> tuple[State, int]:
    """Where a plan leads, and what it turns up there."""
    s = match.state.copy()
    for text in texts:
        code = match.face.language.read(text, match.face.names(s))
        assert code in match.rules.legal(s)
        if match.rules.reveals(code):
            return s, code
        match.rules.apply(s, code)
    return s, -1


def ended(match: Match, s: State) -> State:
    """The player at turn does no more."""
    for code in match.rules.legal(s):
        text = match.face.language.write(code, match.face.names(s))
        if text == f"seat{match.decider + 1} end":
            after = s.copy()
            match.rules.apply(after, code)
            return after
    return s


# ---------------------------------------------------------------- chances from the rules alone


def agrees(figure: int, chance: Fraction) -> bool:
    """A whole per cent; what can be is at least 1, what isn't sure at most 99."""
    if chance in (0, 1):
        return figure == 100 * chance
    nearest = abs(figure - 100 * chance) <= Fraction(501, 1000)
    return 1 <= figure <= 99 and (nearest or figure == (1 if chance < Fraction(1, 2) else 99))


def chance_that(
    rules: Rules[State],
    s: State,
    has_come: Callable[[State], bool],
    alike: Callable[[State, int, int], object],
) -> Fraction:
    """The chance that this turn's cards bring something; of cards that do alike, one is tried."""
    turn = rules.turn_of(s)
    known: dict[int, Fraction] = {}

    def chance(s: State) -> Fraction:
        here = int(s.fingerprint())
        if here not in known:
            known[here] = from_here(s)
        return known[here]

    def from_here(s: State) -> Fraction:
        if has_come(s):
            return Fraction(1)
        if s.over or rules.turn_of(s) != turn:
            return Fraction(0)
        action = rules.legal(s)[0]
        if not rules.reveals(action):  # what somebody must decide in between doesn't matter
            after = s.copy()
            rules.apply(after, action)
            return chance(after)
        return over_cards(s, action)

    def over_cards(s: State, action: int) -> Fraction:
        cards = rules.chances(s, action)
        whole = sum(weight for _, weight in cards)
        sorts: dict[object, list[tuple[int, int]]] = {}
        for card, weight in cards:
            sorts.setdefault(alike(s, action, card), []).append((card, weight))
        found = Fraction(0)
        for together in sorts.values():
            after = s.copy()
            more = rules.turn_up(after, action, together[0][0])
            share = Fraction(sum(weight for _, weight in together), whole)
            found += share * (over_cards(after, action) if more else chance(after))
        return found

    return chance(s)
