"""What people write: the names they give themselves, told apart at a table, and what they say."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterable
from typing import Final

from simoun.server.messages import MOST_NAME
from simoun.server.refusals import Unwelcome
from simoun.server.talk_messages import MOST_WORDS

UNWRITTEN: Final = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}  # control characters and the like
DIRECTIONS: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
JOINERS: Final = "\u200c\u200d"  # which some scripts, and some pictures, are written with
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing


def checked_name(name: str) -> str:
    """Without what nobody sees; nothing at all is a name too: then the seat's is shown."""
    written = "" if not name.strip() else readable(name, MOST_NAME)
    if written is None:
        raise Unwelcome("name", most=str(MOST_NAME))
    return written


def checked_words(words: str) -> str:
    """A line that others can read."""
    written = readable(words, MOST_WORDS)
    if written is None:
        raise Unwelcome("words", most=str(MOST_WORDS))
    return written


def readable(text: str, most: int) -> str | None:
    """Without what nobody sees; None: nothing is left, too much, or something strange."""
    text = text.strip()
    strange = any(unicodedata.category(c) in UNWRITTEN or c in DIRECTIONS for c in text)
    written = unicodedata.normalize("NFC", " ".join(filter(None, map(seen, text.split()))))
    fits = not strange and len(written) <= most and is_visible(written)
    return written if fits else None


def seen(word: str) -> str:
    """It without soft hyphens, blanks of no width and the like."""
    return "".join(c for c in word if c in JOINERS or unicodedata.category(c) != "Cf")


def is_visible(name: str) -> bool:
    """It has a letter, a digit or a sign."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in BLANKS for c in name)


def free_name(name: str, others: Iterable[str]) -> str:
    """It, with a number behind it where nobody could tell it from another's."""
    name, taken = checked_name(name), {plain(other) for other in others if other}
    tries = itertools.chain([name], (numbered(name, number) for number in itertools.count(2)))
    return next(free for free in tries if plain(free) not in taken)


def numbered(name: str, number: int) -> str:
    return f"{name[: MOST_NAME - 1 - len(str(number))].rstrip()} {number}"


def plain(name: str) -> str:
    return unicodedata.normalize("NFKC", "".join(c for c in name if c not in JOINERS)).casefold()
