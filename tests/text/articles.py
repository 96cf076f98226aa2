"""Adventurers have an article wherever a sentence names them."""

# ruff: noqa: RUF001 (the apostrophe of a printed text)

from __future__ import annotations

import re
from functools import cache

from simoun.core.phrases import slug
from simoun.text import Called, Words
from tests.text.vocabulary import VOCABULARY

BEFORE = {"en": "[Tt]he ", "fr": "(?:[Ll][ea] |[Ll]’|[dD]u |[Aa]u )"}


def adventurers(words: Words, game: str) -> list[Called]:
    return [words.player(game, slug(name)) for name in VOCABULARY[game].adventurers]


def has_articles(sentence: str, game: str, lang: str) -> bool:
    """Whether no adventurer of the game stands in it without one."""
    named, with_article = patterns(game, lang)
    return len(named.findall(sentence)) == len(with_article.findall(sentence))


@cache
def patterns(game: str, lang: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    names = "|".join(re.escape(seat.alone) for seat in adventurers(Words(lang), game))
    return re.compile(rf"\b(?:{names})\b"), re.compile(rf"{BEFORE[lang]}(?:{names})\b")
