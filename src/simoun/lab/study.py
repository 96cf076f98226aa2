"""A study: the tables of a grid, and which game of which table is played when.

Game number n of a study depends on the study and on n alone. The tables take turns, so that a study
that was called off tells a little about each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from simoun.core.catalog import face_named
from simoun.lab.contest import turns
from simoun.lab.plan import Experiment

BOTS: Final = "bots"

# of every game, after its table, its bots and its options
FIGURES: Final = ("seed", "team", "outcome", "winners", "turns", "actions", "points", "seconds")


KINDS: Final[dict[str, type]] = {  # of columns that hold no words
    "table": int,
    "rules": int,
    "seed": int,
    "turns": int,
    "actions": int,
    "seconds": float,
}


class Study(NamedTuple):
    title: str
    games: int  # at each table
    tables: tuple[Experiment, ...]

    @property
    def whole(self) -> int:
        return self.games * len(self.tables)

    def place_of(self, number: int) -> tuple[int, int]:
        """The table of a game, and its number there."""
        game, table = divmod(number, len(self.tables))
        return table, game

    def by_table(self, first: int, games: int) -> Iterator[tuple[int, range]]:
        """Of so many games in a row: each table that has some, and their numbers."""
        step, last = len(self.tables), first + games
        for number in range(first, min(last, first + step)):
            yield number % step, range(number, last, step)


class Columns:
    """What a row tells: where the game was played, and how it went."""

    def __init__(self, study: Study) -> None:
        self.options = option_names(study.tables)
        agreed = [column_of(name) for name in self.options]
        self.names = ["table", "game", "rules", BOTS, *agreed, *FIGURES]
        self.kinds = {column_of(name): kind_of(study, name) for name in self.options} | KINDS
        self.begun: dict[int, list[list[str]]] = {}  # by table, once one of its rows is wanted

    def beginnings(self, study: Study, table: int) -> Iterator[list[str]]:
        """How the rows of a table begin; rivals sit another way in each game of a board."""
        plan = study.tables[table]
        version = face_named(plan.game).rules.version
        options = [option_on(plan, name) for name in self.options]
        for turn in range(turns(plan)):
            bots = " ".join(plan.bots[turn:] + plan.bots[:turn])
            yield [str(table + 1), plan.game, str(version), bots, *options]

    def begin(self, study: Study, number: int) -> list[str]:
        """All that is known of a row before the game is played, up to its seed."""
        table, game = study.place_of(number)
        if table not in self.begun:
            self.begun[table] = list(self.beginnings(study, table))
        board, turn = divmod(game, len(self.begun[table]))
        return [*self.begun[table][turn], str(study.tables[table].seed + board)]

    def seated(self, begun: list[str]) -> list[str]:
        """The bots, seat by seat, as the beginning of a row has them."""
        return begun[self.names.index(BOTS)].split()


def option_names(tables: tuple[Experiment, ...]) -> list[str]:
    """Of all games, in the order in which they come."""
    return list(dict.fromkeys(name for table in tables for name in table.options))


def column_of(option: str) -> str:
    """No column has the name of another: a variant may be called as a figure is."""
    return f"option_{option}" if option in FIGURES else option


def kind_of(study: Study, option: str) -> type:
    """Numbers or flags, if it has nothing else wherever it is agreed on."""
    values = [t.options[option] for t in study.tables if option in t.options]
    for kind in (bool, int):
        if all(type(value) is kind for value in values):
            return kind
    return str


def as_text(value: object) -> str:
    if isinstance(value, list):
        return " ".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_on(table: Experiment, name: str) -> str:
    """As agreed; a variant that nobody wished is as printed, and other games lack it."""
    printed = {option.name: option.default for option in face_named(table.game).every_option}
    return as_text(table.options.get(name, printed.get(name, "")))


def axes(tables: tuple[Experiment, ...]) -> dict[str, list[str]]:
    """What differs between some tables of a game, and the values that it takes."""
    found: dict[str, list[str]] = {}
    for name in [*option_names(tables), BOTS]:
        values = list(dict.fromkeys(value_on(table, name) for table in tables))
        if len(values) > 1:
            found[name] = values
    return found


def value_on(table: Experiment, axis: str) -> str:
    return ",".join(table.bots) if axis == BOTS else option_on(table, axis)
