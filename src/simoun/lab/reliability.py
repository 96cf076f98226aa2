"""Whether chances come true: of the positions that say 60 %, 60 % should be won."""

from __future__ import annotations

from collections.abc import Iterable
from math import pi, sqrt
from typing import Final, NamedTuple

from simoun.lab.stats import wilson

BINS: Final = 10


class Bin(NamedTuple):
    """Positions with about the same chance, each of another game."""

    n: int
    said: float  # on average
    won: float  # the share of them
    low: float  # the 95 % interval of that share
    high: float


class Reliability:
    def __init__(self) -> None:
        self.games = 0
        self.counted = [0] * BINS
        self.said = [0.0] * BINS
        self.won = [0.0] * BINS

    def add_game(self, told: Iterable[tuple[float, float]]) -> None:
        """Chances in the order in which they were told, and what became of each.

        The first of each bin counts. A later one would be chosen by what came after it: who goes on
        to win stays long in the last bin, who loses passes through, and true chances would seem
        too bold.
        """
        self.games += 1
        met: set[int] = set()
        for chance, won in told:
            number = min(int(chance * BINS), BINS - 1)
            if number not in met:
                met.add(number)
                self.counted[number] += 1
                self.said[number] += chance
                self.won[number] += won

    def add(self, other: Reliability) -> None:
        self.games += other.games
        for k in range(BINS):
            self.counted[k] += other.counted[k]
            self.said[k] += other.said[k]
            self.won[k] += other.won[k]

    def bins(self) -> list[Bin]:
        """Those that hold something."""
        return [
            Bin(n, said / n, won / n, *wilson(won, n))
            for n, said, won in zip(self.counted, self.said, self.won, strict=True)
            if n
        ]

    def error(self) -> float:
        """How far what was won lies from what was said: the mean over the positions of all bins."""
        return mean((bin.n, abs(bin.said - bin.won)) for bin in self.bins())

    def luck(self) -> float:
        """The error to expect, by luck alone, if every chance were true."""
        return mean(
            (bin.n, sqrt(2 / pi * bin.said * (1 - bin.said) / bin.n)) for bin in self.bins()
        )


def mean(parts: Iterable[tuple[int, float]]) -> float:
    listed = list(parts)
    whole = sum(n for n, _ in listed)
    return sum(n * part for n, part in listed) / whole if whole else 0.0
