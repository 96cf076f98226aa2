"""What the pages of puzzles are told: `messages.py` goes on here."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from simoun.core.events import Fact
from simoun.learn.task import Standing


class PuzzleSaid(TypedDict):
    """A message of the locales, and what it is given."""

    message: str
    facts: dict[str, Fact]


class PuzzleInfo(msgspec.Struct):
    """A puzzle; its goal in words is the message `<game>_puzzles-<aim>`."""

    number: int
    aim: str
    facts: dict[str, Fact]
    stars: int
    by: str  # by when: `cards`, `turn`, or `end` where no cards come
    rates: dict[str, int]  # how often each level solves it, in per cent


class PuzzleShelf(msgspec.Struct):
    game: str
    puzzles: list[PuzzleInfo]  # the easy ones first


class PuzzleShelves(msgspec.Struct):
    games: list[PuzzleShelf]


class PuzzleOther(msgspec.Struct):
    """A turn that fails, and what it lacks."""

    steps: list[PuzzleSaid]
    said: PuzzleSaid


class PuzzleAnswer(msgspec.Struct):
    """For who asks for a hint, or for the answer."""

    hints: list[PuzzleSaid]
    solution: list[str]  # decisions, each as its text
    steps: list[PuzzleSaid]  # the same, told
    why: PuzzleSaid
    ways: PuzzleSaid
    others: list[PuzzleOther]


class Judged(msgspec.Struct, tag="judged"):
    """How one stands with a puzzle, after coming and after each move."""

    standing: Standing
    missed: PuzzleSaid | None  # what a turn that fails didn't reach
