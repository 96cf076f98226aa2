"""What an action did, as a few facts that a locale turns into a sentence."""

from __future__ import annotations

import re
from typing import TypedDict

Fact = int | str | list[int]

AS_IT_IS = re.compile(r"[A-Z]+[0-9]+")


class Event(TypedDict):
    """`who`, `whom` and `group` are seats, other words are names, other numbers count.

    A word in capitals, such as the place B3, is said as it is.
    """

    what: str
    facts: dict[str, Fact]


class Figure(TypedDict):
    """A number that tells how far one came, such as parts found; `of` how many there are."""

    name: str
    value: int
    of: int | None


def event(what: str, **facts: Fact) -> Event:
    return {"what": what, "facts": facts}


def figure(name: str, value: int, of: int | None = None) -> Figure:
    return {"name": name, "value": value, "of": of}


def is_said_as_it_is(word: str) -> bool:
    return AS_IT_IS.fullmatch(word) is not None
