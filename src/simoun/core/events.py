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


def event(what: str, **facts: Fact) -> Event:
    return {"what": what, "facts": facts}


def is_said_as_it_is(word: str) -> bool:
    return AS_IT_IS.fullmatch(word) is not None
