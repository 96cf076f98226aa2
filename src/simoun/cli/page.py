"""A page that fits the terminal: the board always, the rest as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from simoun.cli.boards.drawing import Drawn, Titled

LEAST_WIDTH = 80
LEAST_HEIGHT = 40
INDENT = 4  # of a line that goes on


class Page:
    """It has the size of the terminal, and is never smaller than the boards need."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.width = max(console.width, LEAST_WIDTH)
        self.height = max(console.height, LEAST_HEIGHT)

    def whole(self, drawn: Drawn) -> list[Text]:
        board = drawn.far or drawn.board
        return self.laid_out(board, self.titled(drawn.beside), drawn.seats, drawn.hand)

    def fitted(self, drawn: Drawn, taken: int) -> tuple[list[Text], bool]:
        """The lines beside those that are taken, and whether something was left out."""
        room = self.height - taken - len(self.folded(drawn.board))
        seats = self.folded(drawn.seats)
        if len(seats) > room:
            seats = [self.cut(seat) for seat in drawn.seats]
        hand = self.folded(drawn.hand) if len(seats) + len(self.folded(drawn.hand)) <= room else []
        room -= len(seats) + len(hand)
        beside = self.titled(drawn.beside)
        shown = as_many_as_fit(beside, room)
        lines = self.laid_out(drawn.board, shown, seats, hand)
        cut = len(seats) < len(self.folded(drawn.seats)) or len(hand) < len(drawn.hand)
        return lines, cut or len(shown) < len(beside) or bool(drawn.far)

    def laid_out(
        self,
        board: Sequence[Text],
        beside: Sequence[list[Text]],
        seats: Sequence[Text],
        hand: Sequence[Text],
    ) -> list[Text]:
        said = [line for lines in beside for line in lines]
        return [*self.folded(board), *said, *self.folded(seats), *self.folded(hand)]

    def folded(self, texts: Sequence[Text]) -> list[Text]:
        """Each as the lines that it takes; where one goes on, it is indented."""
        found = []
        for line in (line for text in texts for line in text.split("\n", allow_blank=True)):
            if len(line) <= self.width:
                found.append(line)
                continue
            first, *rest = line.wrap(self.console, self.width - INDENT)
            found += [first, *[Text(" " * INDENT) + more for more in rest]]
        return found

    def cut(self, line: Text) -> Text:
        short = line.copy()
        short.truncate(self.width, overflow="ellipsis")
        return short

    def titled(self, lines: Sequence[Titled]) -> list[list[Text]]:
        """What is said under each title, with all titles as wide as the widest."""
        width = max(len(title) for title, _ in lines)
        return [
            [
                Text.assemble(((title if number == 0 else "").ljust(width), "bold"), f"  {said}")
                for number, said in enumerate(wrap(text, self.width - width - 2) or [""])
            ]
            for title, text in lines
        ]


def as_many_as_fit(parts: Sequence[list[Text]], room: int) -> list[list[Text]]:
    """Those that matter most come first; a long one is left out for shorter ones."""
    found = []
    for part in parts:
        if len(part) <= room:
            found.append(part)
            room -= len(part)
    return found
