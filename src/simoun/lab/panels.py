"""What a study lays side by side: tables that differ in one or two things, and shares of games."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Final, NamedTuple

from simoun.core.catalog import face_named
from simoun.lab.contest import POINTS, WHOLE
from simoun.lab.contest import WON as PARTS
from simoun.lab.plan import Experiment
from simoun.lab.rows import END, GAMES, LOST, PAIR, TURNS, WITH, Counts
from simoun.lab.stats import wilson
from simoun.lab.study import Study, axes, value_on
from simoun.lab.together import WON

FEW: Final = 100  # a figure from fewer games is hollow
MOST_MARKS: Final = 5  # shapes that one can tell apart
DOWN: Final = "difficulty"  # goes down the page where it differs
BESIDE: Final = "players"  # has the marks


class Share(NamedTuple):
    """How much of so many games; a tie counts as part of one."""

    part: float
    games: int

    @property
    def rate(self) -> float:
        return self.part / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.part, self.games)

    @property
    def few(self) -> bool:
        return self.games < FEW

    def differs_from(self, other: Share) -> bool:
        """Surely: their intervals don't meet."""
        (low, high), (other_low, other_high) = self.interval, other.interval
        return high < other_low or other_high < low


class Panel(NamedTuple):
    """Tables of a game that are looked at together."""

    game: str
    fixed: dict[str, str]  # what they have in common, where other panels of the game differ
    down: str  # the axis whose values are rows; empty where there is one row
    beside: str  # the axis whose values are marks
    tables: dict[tuple[str, str], int]  # by row and mark

    @property
    def rows(self) -> list[str]:
        return list(dict.fromkeys(row for row, _ in self.tables))

    @property
    def marks(self) -> list[str]:
        return list(dict.fromkeys(mark for _, mark in self.tables))

    def of_row(self, row: str) -> list[int]:
        return [table for (one, _), table in self.tables.items() if one == row]


def panels(study: Study) -> list[Panel]:
    games = dict.fromkeys(table.game for table in study.tables)
    return [panel for game in games for panel in panels_of(study, game)]


def panels_of(study: Study, game: str) -> list[Panel]:
    """One for each combination of what neither goes down the page nor has marks."""
    numbered = [(k, table) for k, table in enumerate(study.tables) if table.game == game]
    differing = axes(tuple(table for _, table in numbered))
    down, beside = chosen_axes(differing)
    others = [axis for axis in differing if axis not in (down, beside)]
    found = []
    for values in product(*(differing[axis] for axis in others)):
        fixed = dict(zip(others, values, strict=True))
        fitting = {
            (at(table, down), at(table, beside)): k
            for k, table in numbered
            if all(value_on(table, axis) == value for axis, value in fixed.items())
        }
        if fitting:
            found.append(Panel(game, fixed, down, beside, fitting))
    return found


def chosen_axes(differing: dict[str, list[str]]) -> tuple[str, str]:
    """What goes down the page, and what has the marks; empty where nothing else differs."""
    rest = [axis for axis in differing if axis != BESIDE]
    down = DOWN if DOWN in differing else next(iter(rest), "")
    marked = [axis for axis in [BESIDE, *rest] if axis != down and axis in differing]
    beside = next((axis for axis in marked if len(differing[axis]) <= MOST_MARKS), "")
    return (down, beside) if down else (beside, "")


def at(table: Experiment, axis: str) -> str:
    return value_on(table, axis) if axis else ""


# ---------------------------------------------------------------- what was counted


class Found:
    """What came of the games so far, table by table or of several together."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.by_table: dict[int, Counts] = {}
        for (table, *what), n in counts.items():
            self.by_table.setdefault(int(table), Counter())[tuple(what)] = n

    def of(self, tables: list[int]) -> Counts:
        total: Counts = Counter()
        for table in tables:
            total.update(self.by_table.get(table, Counter()))
        return total


def wins(counts: Counts) -> Share:
    return Share(counts[END, WON], counts[GAMES,])


def ends(counts: Counts) -> dict[str, int]:
    """The causes of loss, the most frequent first."""
    found = {what[1]: n for what, n in counts.items() if what[0] == END and what[1] != WON}
    return dict(sorted(found.items(), key=lambda end: (-end[1], end[0])))


def lengths(counts: Counts, how: str) -> Counter[int]:
    return Counter({int(what[2]): n for what, n in counts.items() if what[:2] == (TURNS, how)})


def median(lengths: Counter[int]) -> int:
    left = (sum(lengths.values()) + 1) // 2
    for length in sorted(lengths):
        left -= lengths[length]
        if left <= 0:
            return length
    return 0


def with_each(counts: Counts) -> dict[str, Share]:
    """The win rate of teams with an adventurer, the best first."""
    names = {what[1] for what in counts if what[0] == WITH}
    found = {name: rate_of(counts, WITH, name) for name in names}
    return dict(sorted(found.items(), key=lambda one: (-one[1].rate, one[0])))


def with_pairs(counts: Counts) -> dict[tuple[str, str], Share]:
    pairs = sorted({(what[1], what[2]) for what in counts if what[0] == PAIR})
    return {pair: rate_of(counts, PAIR, *pair) for pair in pairs}


def rate_of(counts: Counts, *what: str) -> Share:
    won, lost = counts[*what, WON], counts[*what, LOST]
    return Share(won, won + lost)


# ---------------------------------------------------------------- rivals


def are_rivals(game: str) -> bool:
    return not face_named(game).rules.together()


def bots_of(table: Experiment) -> list[str]:
    return list(dict.fromkeys(table.bots))


def won_by(counts: Counts, bot: str) -> Share:
    return Share(counts[PARTS, bot] / WHOLE, counts[GAMES,])


def points_of(counts: Counts, table: Experiment, bot: str) -> dict[str, float]:
    """Of a seat on average, by where they come from."""
    seats = table.bots.count(bot) * counts[GAMES,]
    found = {what[2]: n for what, n in counts.items() if what[:2] == (POINTS, bot)}
    return {source: n / seats for source, n in found.items()} if seats else {}
