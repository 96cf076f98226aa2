"""Finished games to look at again."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import simoun
from simoun import Match
from simoun.bots.bot import EVERYONE
from simoun.bots.catalog import bot_named
from simoun.core.keyed import Keyed, decks_of
from simoun.core.record import MOST_FRESH, Cards, Move, Record
from simoun.hindsight.shape import Review


def played_by(level: str, game: str, seed: int, *, fresh: bool = False, **wishes: object) -> Match:
    """By bots to the end; with fresh randomness for each card, as at a served table."""
    match = simoun.new_game(game, seed=seed, **wishes)
    bot, random = bot_named(level, match.rules, seed), Random(seed)
    while not match.over:
        code = int(bot.choose(match.state, EVERYONE))
        takes = fresh and match.rules.reveals(code)
        match.play(code, random.randint(1, MOST_FRESH) if takes else 0)
    return match


def dealt(keyed: Keyed, game: str, seed: int, luck: int = 1, **wishes: object) -> Match:
    """By novices to the end, with the cards of a key."""
    match = simoun.new_game(game, seed=seed, **wishes)
    bot, drawn = bot_named("novice", match.rules, luck), Counter[int]()
    while not match.over:
        code = int(bot.choose(match.state, EVERYONE))
        cards: Cards | None = None
        if match.rules.reveals(code):
            cards = keyed.cards(match.rules, match.state, code, drawn)
            drawn.update(decks_of(match.rules, match.state, code, cards))
        match.play(code, cards or 0)
    return match


@cache
def lost(game: str) -> Record:
    """Or beaten: a game that ended badly for somebody."""
    return found(game, "novice", won=False)


@cache
def reviewed(game: str) -> Review:
    """The lost one, deeply."""
    return simoun.review(Match(lost(game)))


@cache
def won(game: str) -> Record:
    return found(game, "normal", won=True)


def found(game: str, level: str, won: bool) -> Record:
    for seed in range(50_000_000, 50_000_100):
        match = played_by(level, game, seed)
        if bool(match.winners) == won or not match.rules.together():
            return match.record()
    raise AssertionError(f"No such game of {game} was found.")


def unfinished(game: str) -> Match:
    """Somebody decides: no card comes by itself, which might end it after all."""
    record = lost(game)
    moves: list[Move] = record.moves[:2]
    short = Record(record.game, record.rules, record.options, record.position, record.seed, moves)
    return Match(short)
