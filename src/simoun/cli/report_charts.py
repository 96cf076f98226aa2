"""The charts of a report, in several widths of which the page shows the one that fits.

Colour is never the only sign: marks differ in shape, ends in their hatch. What comes from few games
is hollow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from simoun.lab.panels import Share

WIDTHS: Final = (640, 480, 340)  # a whole panel, half of one, a phone: letters stay readable
WIDEST: Final = WIDTHS[0]
LETTER: Final = 7.4  # pixels of a bold letter, on average
NARROW: Final = 80  # of the names on the left, at least
WIDE: Final = 0.38  # of a chart: longer names stand above their row
LINE: Final = 19  # between two marks of a row
ABOVE: Final = 18  # of a name above its row
APART: Final = 44  # between two figures of a scale, at least

SHAPES: Final = (
    '<circle cx="{x}" cy="{y}" r="6.5"/>',
    '<path d="M{x} {y}m-6-6h12v12h-12z"/>',
    '<path d="M{x} {y}m0-8l7.5 13h-15z"/>',
    '<path d="M{x} {y}m0-8l8 8l-8 8l-8-8z"/>',
    '<path d="M{x} {y}m-2.5-7.5h5v5h5v5h-5v5h-5v-5h-5v-5h5z"/>',
)


class Mark(NamedTuple):
    """A share in a row of a chart, with the number of its shape."""

    shape: int
    share: Share


class Names(NamedTuple):
    """Where the names of rows stand: left of what is drawn, or above it."""

    left: float
    above: float


def in_each_width(draw: Callable[[int], str]) -> str:
    return f'<div class="drawn">{"".join(draw(width) for width in WIDTHS)}</div>'


def picture(width: int, height: float, label: str, parts: Iterator[str]) -> str:
    return (
        f'<svg class="chart w{width}" role="img" aria-label="{escape(label)}"'
        f' viewBox="0 0 {width} {round(height)}">{"".join(parts)}</svg>'
    )


def text(x: float, y: float, said: str, anchor: str = "start", kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{named}>{escape(said)}</text>'


def room_for(names: Sequence[str], width: int) -> Names:
    longest = 16 + LETTER * max(map(len, names), default=0)
    return Names(10, ABOVE) if longest > WIDE * width else Names(max(NARROW, longest), 0)


def shape(number: int, x: float, y: float, hollow: bool) -> str:
    kind = f"mark m{number}{' hollow' if hollow else ''}"
    return f'<g class="{kind}">{SHAPES[number].format(x=round(x, 1), y=round(y, 1))}</g>'


def sign(number: int, hollow: bool = False) -> str:
    """A mark in a legend; where there are more than one can tell apart, they come again."""
    number %= len(SHAPES)
    return f'<svg class="sign" viewBox="0 0 20 20">{shape(number, 10, 10, hollow)}</svg>'


class Rates:
    """A row for each name; each share has a mark, and a bar for its interval."""

    def __init__(self, rows: Mapping[str, list[Mark]], percents: Sequence[str], width: int) -> None:
        self.rows = rows
        self.percents = percents
        self.width = width
        self.left, self.above = room_for(list(rows), width)
        self.wide = width - self.left - 30
        self.heights = [max(30, LINE * len(marks) + 14) + self.above for marks in rows.values()]
        self.foot = sum(self.heights) + 6

    def drawn(self, label: str) -> str:
        return picture(self.width, self.foot + 24, label, iter([*self.scale(), *self.lines()]))

    def x(self, share: float) -> float:
        return round(self.left + self.wide * share, 1)

    def scale(self) -> Iterator[str]:
        steps = len(self.percents) - 1
        every = 1 if self.wide / steps >= APART else steps
        for k, said in enumerate(self.percents):
            at = self.x(k / steps)
            yield f'<path class="grid" d="M{at} 4V{self.foot}"/>'
            yield text(at, self.foot + 18, said if k % every == 0 else "", "middle")

    def lines(self) -> Iterator[str]:
        top = 6.0
        for (name, marks), height in zip(self.rows.items(), self.heights, strict=True):
            yield text(4, top + (13 if self.above else height / 2 + 4), name, kind="name")
            free = height - self.above - LINE * (len(marks) - 1)
            for k, mark in enumerate(marks):
                yield from self.mark(mark, top + self.above + free / 2 + LINE * k)
            top += height
            if top < self.foot - 8:
                yield f'<path class="grid row" d="M4 {top:g}H{self.width - 10}"/>'

    def mark(self, mark: Mark, y: float) -> Iterator[str]:
        low, high = mark.share.interval
        if mark.share.games:
            yield f'<path class="interval m{mark.shape}" d="M{self.x(low)} {y:g}H{self.x(high)}"/>'
            yield shape(mark.shape, self.x(mark.share.rate), y, mark.share.few)


def rates(label: str, rows: Mapping[str, list[Mark]], percents: Sequence[str]) -> str:
    return in_each_width(lambda width: Rates(rows, percents, width).drawn(label))
