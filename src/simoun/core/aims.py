"""What one could try to reach in a turn: a game proposes, a search finds out whether it can be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, Literal, NamedTuple

from simoun.core.events import Fact
from simoun.core.rules import S

Deadline = Literal["turn", "cards"]  # before another one's turn; before the cards of this one


class Aim(NamedTuple, Generic[S]):
    """A goal in the words of docs/lessons.md, with the facts that a sentence about it needs.

    `is_met` asks a state what the goal asks paper: a search has no time for paper. Where the goal
    is a number of something, `counted` tells how much of it there is.
    """

    name: str
    goal: Mapping[str, object]
    by: Deadline
    facts: Mapping[str, Fact]
    is_met: Callable[[S], bool]
    counted: Callable[[S], int] | None = None


class Contest(NamedTuple, Generic[S]):
    """As much of something as can be had, and at least so much: the aim for a number of it."""

    name: str
    by: Deadline
    counted: Callable[[S], int]
    least: int
    aim: Callable[[int], Aim[S]]


Wish = Aim[S] | Contest[S]
