"""A study on paper: a TOML file whose grids say what is to be compared.

A key of a grid is `game`, `bots` or an option of the game; a list stands for each of its values.
What is for one table is one text: `"pilot,diver"` are two adventurers, `"normal,greedy"` two bots.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Final

from simoun.core.catalog import face_named
from simoun.core.options import Option, seat_by_seat
from simoun.core.paper import is_whole, shown
from simoun.core.record import MOST_SEED
from simoun.core.refusal import Refused, one_of_these
from simoun.lab.contest import turns
from simoun.lab.files import text_in
from simoun.lab.plan import MOST_GAMES, Experiment, check, experiment
from simoun.lab.study import BOTS, Study

GAME: Final = "game"
GRID: Final = "grid"
HEAD: Final = ["title", "games", "seed", BOTS, GRID]
MOST_TABLES: Final = 10_000
FIRST_SEED: Final = 1

KEY: Final = re.compile(r"""\s*["']?([\w-]+)["']?\s*=""")
GRID_HEAD: Final = re.compile(r"\s*\[\[\s*grid\s*\]\]")
LONE_GRID: Final = re.compile(r"\s*\[\s*(grid)\s*\]")  # a mistake that deserves its line

Values = Mapping[str, list[object]]


class StudyFile:
    """Knows where each key stands, so that a mistake is told with its line."""

    def __init__(self, file: Path) -> None:
        self.file = file
        text = text_in(file)
        self.lines = lines_of_keys(text)
        try:
            self.content: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Refused(f"{file} is no TOML: {error}.") from None

    def wrong(self, grid: int, key: str, reason: object) -> Refused:
        line = self.lines.get((grid, key)) or self.lines.get((grid, GRID), 1)
        return Refused(f"Line {line} of {self.file}: {reason}")

    # ------------------------------------------------------------ what it says

    def study(self) -> Study:
        for key in self.content:
            if key not in HEAD:
                raise self.wrong(0, key, f"There is no {key!r}: it is {one_of_these(HEAD)}.")
        games = self.number("games", 100, MOST_GAMES)
        seed = self.number("seed", FIRST_SEED, MOST_SEED)
        tables: list[Experiment] = []
        for grid in self.grids():
            tables += self.tables(*grid, seed, games, tables)
        try:
            check(seed, games * len(tables), 1)
        except Refused as reason:
            raise self.wrong(0, "games", reason) from None
        return Study(self.title(), games, tuple(tables))

    def title(self) -> str:
        title = self.content.get("title", "")
        if not isinstance(title, str):
            raise self.wrong(0, "title", f"The title is a text, not {shown(title)}.")
        return title

    def number(self, key: str, default: int, most: int) -> int:
        value = self.content.get(key, default)
        if not is_whole(value, 0, most):
            wanted = f"a whole number from 0 to {most}"
            raise self.wrong(0, key, f"{key!r} can't be {shown(value)}: it is {wanted}.")
        return value

    def grids(self) -> Iterator[tuple[int, Values]]:
        """Each with its number, and every key as the list of its values."""
        grids = self.content.get(GRID)
        if isinstance(grids, dict):
            raise self.wrong(0, GRID, "A grid is written with two brackets: [[grid]].")
        if not isinstance(grids, list) or not grids:
            raise self.wrong(0, GRID, "A study has at least one [[grid]].")
        for number, grid in enumerate(grids, 1):
            if not isinstance(grid, dict):
                raise self.wrong(0, GRID, "A grid is a table: it is written [[grid]].")
            if GAME not in grid:
                raise self.wrong(number, GRID, "The grid names no 'game'.")
            bots = self.content.get(BOTS, "random")
            yield number, {BOTS: several(bots)} | {key: several(v) for key, v in grid.items()}

    # ------------------------------------------------------------ the tables of a grid

    def tables(
        self, grid: int, values: Values, seed: int, games: int, before: list[Experiment]
    ) -> list[Experiment]:
        size = 1
        for key, several in values.items():
            size *= len(several)
            if not several:
                raise self.wrong(grid, key, f"{key!r} has no value.")
        if size > MOST_TABLES:
            reason = f"The grid has {size} tables: {MOST_TABLES} are the most."
            raise self.wrong(grid, GRID, reason)
        found: list[Experiment] = []
        for chosen in product(*values.values()):
            table = self.table(grid, dict(zip(values, chosen, strict=True)), seed)
            if table in found:
                raise self.wrong(grid, GRID, "The grid has the same table twice.")
            if table in before:
                raise self.wrong(grid, GRID, "The grid has a table of an earlier one again.")
            if games % turns(table):
                reason = f"Rivals change seats: 'games' is a multiple of {turns(table)}."
                raise self.wrong(grid, BOTS, reason)
            found.append(table)
        return found

    def table(self, grid: int, chosen: dict[str, object], seed: int) -> Experiment:
        game, bots = chosen.pop(GAME), chosen.pop(BOTS)
        try:
            known = {option.name: option for option in face_named(game).every_option}
        except Refused as reason:
            raise self.wrong(grid, GAME, reason) from None
        for name in chosen:
            if name not in known:
                there = one_of_these([GAME, BOTS, *known])
                raise self.wrong(
                    grid, name, f"In {game} there is no option {name!r}: it is {there}."
                )
        wishes = {name: wish(known[name], value) for name, value in chosen.items()}
        try:
            return experiment(str(game), wishes, str(bots), seed)
        except Refused as reason:
            raise self.wrong(grid, self.named(str(reason), chosen), reason) from None

    def named(self, reason: str, keys: Mapping[str, object]) -> str:
        """The key that a sentence is about: it begins with its name, or tells of bots."""
        return next((key for key in keys if reason.startswith(repr(key))), BOTS)


def read_study(file: Path) -> Study:
    return StudyFile(file).study()


def lines_of_keys(text: str) -> dict[tuple[int, str], int]:
    """By the number of the grid, 0 before the first; a grid's own line is that of its head."""
    found: dict[tuple[int, str], int] = {}
    grid = 0
    for number, line in enumerate(text.splitlines(), 1):
        key = KEY.match(line) or LONE_GRID.match(line)
        if GRID_HEAD.match(line):
            grid += 1
            found[grid, GRID] = number
        elif key:
            found.setdefault((grid, key[1]), number)
    return found


def several(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def wish(option: Option, value: object) -> object:
    return seat_by_seat(value) if option.each_seat and isinstance(value, str) else value
