"""What the boards of all games are drawn with: boxes of four lines, and what lies beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final, cast

from rich.text import Text

from simoun.text import Words

WIDTH: Final = 13
INSIDE: Final = WIDTH - 2
NAME_LINES: Final = 2

TIMES: Final = "\u00d7"
NONE: Final = "\u2014"


def box(frame: str, top: str, name: str, bottom: str) -> list[str]:
    """A tile; the frame is its eight signs, from the upper left to the lower right corner."""
    lines = wrap(name, INSIDE, break_long_words=False)
    lines += [""] * (NAME_LINES - len(lines))
    return [
        frame[0] + top.ljust(INSIDE, frame[1]) + frame[2],
        *[(frame[3] + line.center(INSIDE) + frame[4])[:WIDTH] for line in lines],
        frame[5] + bottom.center(INSIDE, frame[6]) + frame[7],
    ]


def side_by_side(margins: Sequence[str], boxes: Sequence[tuple[list[str], str]]) -> Text:
    """Boxes in a row, each with its style; what stands before each line comes first."""
    lines = []
    for number, margin in enumerate(margins):
        line = Text(margin)
        for drawn, style in boxes:
            line.append(drawn[number], style)
        lines.append(line)
    return Text("\n").join(lines)


def titled(lines: Sequence[tuple[str, str]]) -> Text:
    """One line for each thing, with its title in front."""
    width = max(len(title) for title, _ in lines)
    return Text("\n").join(
        Text.assemble((title.ljust(width), "bold"), f"  {said}") for title, said in lines
    )


# ---------------------------------------------------------------- adventurers and cards


class Cast:
    """The adventurers of a game, by seat."""

    def __init__(self, game: str, adventurers: Sequence[str], words: Words) -> None:
        self.game = game
        self.adventurers = adventurers
        self.words = words

    def names(self) -> list[str]:
        return [self.words.name(self.game, who) for who in self.adventurers]

    def roles(self) -> list[str]:
        powers = [self.words.name(self.game, f"power-{who}") for who in self.adventurers]
        return [f"{name} · {power}" for name, power in zip(self.names(), powers, strict=True)]

    def letter(self, seat: int) -> str:
        return self.words.forms(self.game, self.adventurers[seat])["letter"]

    def pawns(self, seats: Sequence[int]) -> str:
        """The letters of those who stand on one tile."""
        return f" {' '.join(map(self.letter, seats))} " if seats else ""

    def seat(self, number: int, decider: int, said: Sequence[str]) -> Text:
        """A line about one of them."""
        name = f"{self.letter(number)} {self.names()[number]}"
        pointer = "➤" if number == decider else " "
        rest = " · ".join([f" (seat{number + 1})", *said])
        return Text.assemble(f"{pointer} ", (name, "bold"), rest)


def team_of(view: Mapping[str, object], words: Words) -> Cast:
    seats = cast(list[Mapping[str, str]], view["seats"])
    return Cast(str(view["game"]), [seat["adventurer"] for seat in seats], words)


def counted(game: str, cards: Mapping[str, int], words: Words) -> str:
    said = [words.name(game, card) + (f" {TIMES}{n}" if n > 1 else "") for card, n in cards.items()]
    return ", ".join(said) or NONE
