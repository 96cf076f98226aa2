"""How each game looks in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol

from simoun.cli.boards.drawing import Drawn
from simoun.text import Called, Words

View = Mapping[str, object]


class Board(Protocol):
    def draw(self, view: View, words: Words) -> Drawn:
        """All that lies on the table."""

    def legend(self, words: Words) -> list[str]:
        """What the signs on the board stand for."""

    def asked(self, view: View, words: Words, seats: Sequence[Called]) -> str:
        """What the table waits for."""


def board_of(game: str) -> Board:
    board: Board = import_module(f"simoun.cli.boards.{game}")
    return board
