"""How long games were: bars for each kind of game, side by side, and a line for its median."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from simoun.cli.report_charts import LETTER, picture, text

BINS: Final = 20  # at most
NAMED_BINS: Final = 10  # where there are more, every second one is named
HEIGHT: Final = 156
LEFT: Final = 48
FOOT: Final = HEIGHT + 26


class Lengths(NamedTuple):
    """Games of a kind by their number of turns; their median is named on the chart."""

    kind: str
    turns: Counter[int]
    median: int
    said: str
    few: bool


class Histogram:
    def __init__(self, kinds: Sequence[Lengths], width: int) -> None:
        every = [n for kind in kinds for n in kind.turns]
        self.kinds = kinds
        self.width = width
        self.first = min(every)
        self.step = max(1, -(-(max(every) - self.first + 1) // BINS))
        self.bins = (max(every) - self.first) // self.step + 1
        self.heaps = [heaped(kind.turns, self.first, self.step, self.bins) for kind in kinds]
        self.most = max(max(heap) for heap in self.heaps)
        self.slot = (width - LEFT - 12) / self.bins

    def drawn(self, label: str, across: str) -> str:
        parts = [*self.grid(), *self.bars(), *self.medians()]
        parts.append(text((LEFT + self.width) / 2, FOOT + 38, across, "middle"))
        return picture(self.width, FOOT + 44, label, iter(parts))

    def x(self, turns: int) -> float:
        return round(LEFT + self.slot * ((turns - self.first) / self.step + 0.5), 1)

    def grid(self) -> Iterator[str]:
        for tick in ticks(self.most):
            y = round(FOOT - HEIGHT * tick / self.most, 1)
            yield f'<path class="grid" d="M{LEFT} {y}H{self.width - 10}"/>'
            yield text(LEFT - 6, y + 4, str(tick), "end")
        for k in range(0, self.bins, 1 if self.bins <= NAMED_BINS else 2):
            turns = self.first + self.step * k
            yield text(self.x(turns), FOOT + 18, str(turns), "middle")

    def bars(self) -> Iterator[str]:
        wide = max(1.0, (self.slot - 3) / len(self.kinds))
        for which, (kind, heap) in enumerate(zip(self.kinds, self.heaps, strict=True)):
            named = f"length-{kind.kind}{' hollow' if kind.few else ''}"
            for k, n in enumerate(heap):
                high, x = HEIGHT * n / self.most, LEFT + self.slot * k + 1.5 + wide * which
                if n:
                    yield (
                        f'<rect class="{named}" x="{x:.1f}" y="{FOOT - high:.1f}"'
                        f' width="{wide - 0.8:.1f}" height="{high:.1f}" rx="1.5"/>'
                    )

    def medians(self) -> Iterator[str]:
        """The smaller one is named on its left, the other on its right, as far as there is room."""
        largest = max(kind.median for kind in self.kinds)
        for which, kind in enumerate(self.kinds):
            x, long = self.x(kind.median), LETTER * len(kind.said) + 6
            left = kind.median < largest or (which > 0 and kind.median == self.kinds[0].median)
            yield f'<path class="median length-{kind.kind}" d="M{x} 12V{FOOT}"/>'
            fits = x - LEFT > long if left else x + long < self.width
            anchor, off = ("end", -6) if left == fits else ("start", 6)
            y = 20 if fits else 36
            yield text(x + off, y, kind.said, anchor, f"median length-{kind.kind}")


def heaped(turns: Counter[int], first: int, step: int, bins: int) -> list[int]:
    heap = [0] * bins
    for length, n in turns.items():
        heap[(length - first) // step] += n
    return heap


def ticks(most: int) -> list[int]:
    """About four round numbers."""
    step = next(
        step * 10**power
        for power in range(10)
        for step in (1, 2, 5)
        if most <= 4 * step * 10**power
    )
    return list(range(0, most + 1, step))
