"""How each game looks in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol

from rich.text import Text

from simoun.text import Words

View = Mapping[str, object]


class Board(Protocol):
    def draw(self, view: View, words: Words) -> Text:
        """All that lies on the table."""

    def asked(self, view: View, words: Words, seats: Sequence[str]) -> str:
        """What the table waits for."""


def board_of(game: str) -> Board:
    board: Board = import_module(f"simoun.cli.boards.{game}")
    return board
