"""The curve of a review as a picture: chances upwards, turns across, marks where it turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from simoun.cli.retelling import SIGNS, Retelling
from simoun.hindsight.shape import Point

WIDTH: Final = 900
HEIGHT: Final = 200
EDGE: Final = 34  # around it, for the figures
LABELS: Final = 18  # turns that are named, at most
APART: Final = 18  # between a mark and the curve
BESIDE: Final = 14  # between the two marks of a turn
DASHES: Final = ("", "9 4", "3 3", "12 3 3 3", "1 4")  # of rivals: colour isn't all


class Curve:
    """In the language of whoever retells it."""

    def __init__(self, told: Retelling) -> None:
        self.told = told
        self.review = told.review
        self.turns = max(1, len(told.review["turns"]))

    def drawn(self) -> str:
        """One picture, with a sentence for those who don't see it; the table tells the rest."""
        together = self.review["together"]
        title = self.told.words.say("review-curve" if together else "review-curve-shares")
        return "\n".join(
            [
                f'<svg class="curve" role="img" aria-label="{escape(title)}"'
                f' viewBox="0 0 {WIDTH + 2 * EDGE} {HEIGHT + 2 * EDGE}">',
                *self.grid(),
                *self.labels(),
                *(line for seat in range(len(self.review["begin"])) for line in self.line(seat)),
                *(part for point in self.review["points"] for part in self.mark(point)),
                "</svg>",
            ]
        )

    # ------------------------------------------------------------ where things stand

    def x(self, turn: int) -> float:
        return round(EDGE + WIDTH * turn / self.turns, 1)

    def y(self, chance: float) -> float:
        return round(EDGE + HEIGHT * (1 - chance), 1)

    # ------------------------------------------------------------ what is drawn

    def grid(self) -> Iterator[str]:
        for figure in (0, 50, 100):
            y = self.y(figure / 100)
            middle = " middle" if figure == 50 else ""
            yield f'<path class="grid{middle}" d="M{EDGE} {y}H{EDGE + WIDTH}"/>'
            yield f'<text x="{EDGE - 6}" y="{y + 4}" text-anchor="end">{figure}</text>'

    def labels(self) -> Iterator[str]:
        """Where there are many turns, some are named."""
        every = -(-self.turns // LABELS)
        yield self.label(0, self.told.words.say("review-begin"))
        for turn in range(every, len(self.review["turns"]) + 1, every):
            yield self.label(turn, str(turn))

    def label(self, turn: int, text: str) -> str:
        x, y = self.x(turn), EDGE + HEIGHT + 18
        return f'<text x="{x}" y="{y}" text-anchor="middle">{escape(text)}</text>'

    def line(self, seat: int) -> Iterator[str]:
        chances = self.told.by_turn(seat)
        path = "L".join(f"{self.x(turn)} {self.y(one)}" for turn, one in enumerate(chances))
        if self.review["together"]:
            foot = f"L{self.x(len(chances) - 1)} {self.y(0)}L{self.x(0)} {self.y(0)}Z"
            yield f'<path class="area" d="M{path}{foot}"/>'
            yield f'<path class="line" d="M{path}"/>'
            return
        dashes = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        yield f'<path class="line seat{seat + 1}" d="M{path}"{dashes}/>'
        end = self.y(chances[-1])
        yield f'<text x="{EDGE + WIDTH + 8}" y="{end + 4}">{seat + 1}</text>'

    def mark(self, point: Point) -> Iterator[str]:
        """Above the end of its turn; a choice and a card of the same turn stand side by side."""
        seat = 0 if self.review["together"] else point["seat"]
        y = self.y(self.told.by_turn(seat)[point["turn"]])
        x = self.x(point["turn"]) + (BESIDE if point["mark"] == "card" else 0)
        up = y - APART if y > EDGE + APART else y + APART
        yield f'<circle class="{point["mark"]}" cx="{x}" cy="{up}" r="9"/>'
        sign = SIGNS[point["mark"]]
        yield f'<text class="sign" x="{x}" y="{up + 4}" text-anchor="middle">{sign}</text>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Figures for who can't see a picture, or wants to know."""
    first = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table>"
