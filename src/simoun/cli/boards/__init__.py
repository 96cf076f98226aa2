"""How each game looks in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from rich.text import Text

from simoun.cli.boards import desert, island, sky, through_the_desert
from simoun.text import Words

View = Mapping[str, object]


class Board(Protocol):
    def draw(self, view: View, words: Words) -> Text:
        """All that lies on the table."""

    def asked(self, view: View, words: Words, seats: Sequence[str]) -> str:
        """What the table waits for."""


BOARDS: Mapping[str, Board] = {
    "island": island,
    "desert": desert,
    "sky": sky,
    "through_the_desert": through_the_desert,
}


def board_of(game: str) -> Board:
    return BOARDS[game]
