"""What crosses the wire when people talk at a table: words, phrases, pins on the board, plans."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from simoun.core.why import LONGEST_PICK
from simoun.server.commands import CommandId

MOST_WORDS = 300  # letters of one line
MOST_ARROWS = 12  # of one plan
MOST_TALK = 100  # lines that are told at once

# Each is a message `talk-phrase-{name}` of the locales, and is read in the reader's language; a
# game may have some of its own, each a message `{game}-phrase-{name}`.
PHRASES = (
    "hello",
    "well-played",
    "thanks",
    "sorry",
    "yes",
    "no",
    "wait",
    "go-on",
    "help",
    "my-way",
    "your-turn",
    "good-game",
)

Talking = Literal["words", "phrases", "off"]
Spot = Annotated[str, msgspec.Meta(max_length=LONGEST_PICK)]  # on the board, as in a choice


class Arrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one spot of the board to another."""

    start: Spot
    end: Spot


# ---------------------------------------------------------------- from the browser


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """To all at the table, in my own words; the same `id` twice counts once."""

    id: CommandId
    words: str
    name: str = ""  # of who looks on; a player has the seat's


class SayPhrase(msgspec.Struct, tag="say-phrase", forbid_unknown_fields=True):
    """A ready-made one, which everybody reads in their own language."""

    id: CommandId
    phrase: str
    name: str = ""  # of who looks on


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Here! A pin on the board that all see for a moment."""

    spot: Spot
    phrase: str | None = None


class Draw(msgspec.Struct, tag="draw", forbid_unknown_fields=True):
    """My plan, drawn with arrows until the turn ends, instead of the one before; or none."""

    arrows: Annotated[list[Arrow], msgspec.Meta(max_length=MOST_ARROWS)]


class Write(msgspec.Struct, tag="write", forbid_unknown_fields=True):
    """I have begun to write a line, or stopped."""

    writing: bool


class AskTalk(msgspec.Struct, tag="ask-talk", forbid_unknown_fields=True):
    """Tell me what was said before this line; a `Talk` tells the last ones only."""

    before: int


class SetTalk(msgspec.Struct, tag="set-talk", forbid_unknown_fields=True):
    """From the opener: what may be said here, and whether those who look on talk with players."""

    talking: Talking
    together: bool


class Silence(msgspec.Struct, tag="silence", forbid_unknown_fields=True):
    """From the opener: who said this line says no more at this table, or may again."""

    line: int
    silent: bool


FromTalker = Say | SayPhrase | Ping | Draw | Write | AskTalk | SetTalk | Silence

# ---------------------------------------------------------------- to the browser


class Spoken(msgspec.Struct):
    """One line of what was said: words, or a phrase, or a pin (with a phrase or without)."""

    line: int  # counted from 1
    at: float  # seconds since 1970
    seat: int | None  # None: somebody who looks on
    name: str
    words: str | None
    phrase: str | None
    spot: str | None  # of a pin
    yours: bool
    id: str | None  # as you sent it, if it is yours: it is on disk
    silent: bool  # who said it may say no more here; told to the opener alone


class Talk(msgspec.Struct, tag="talk"):
    """What may be said here, and the last lines; after a welcome, after a change of either, and in
    answer to an `AskTalk`."""

    talking: Talking  # at this table, for you
    together: bool  # who looks on talks with the players
    silenced: bool  # you may say nothing
    keep: bool  # what you have still holds; these lines come before or behind it
    lines: list[Spoken]


class Pinged(msgspec.Struct, tag="pinged"):
    """Somebody points at the board."""

    seat: int
    spot: str
    phrase: str | None
    count: int  # of theirs within ten seconds


class Drawn(msgspec.Struct, tag="drawn"):
    """The plans of all seats that have drawn one, until the turn ends."""

    plans: dict[int, list[Arrow]]


class Writing(msgspec.Struct, tag="writing"):
    """Seats that are just writing a line, without yours."""

    seats: list[int]


ToTalker = Talk | Pinged | Drawn | Writing
