"""The table of strength: how often a level wins in each cell, on deals that nobody tuned on.

What was played is kept in a file, line by line: whoever asks again goes on where it stopped.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from simoun.bots.catalog import levels
from simoun.bots.levels import EXPERT, NORMAL, NOVICE, ORACLE
from simoun.bots.measured import FILE as MEASURED
from simoun.bots.measured import Measured
from simoun.core.catalog import face_named, game_names
from simoun.core.refusal import Refused
from simoun.lab.plan import experiment
from simoun.lab.run import simulate
from simoun.lab.stats import wilson

FIRST_SEED: Final = 2_000_000
STEP: Final = 20  # games between two lines of the file
MANY: Final = 4  # more players than that are measured with fewer games


class Cell(NamedTuple):
    game: str
    level: str
    players: int
    difficulty: str


class Played(NamedTuple):
    """A line of the file."""

    cell: Cell
    first: int  # number of the first game
    games: int
    wins: int
    losses: Mapping[str, int]
    seconds: float


Hear = Callable[[Cell, float], object]  # what comes next, and how many seconds are left


# ---------------------------------------------------------------- what is measured


def cells(game: str) -> dict[Cell, int]:
    """How many games of each; none where players compete."""
    face = face_named(game)
    if not face.rules.together():
        return {}
    allowed = {option.name: option.allowed for option in face.options}
    return {
        Cell(game, level, int(str(players)), str(difficulty)): games
        for level in levels(game)
        for players in allowed["players"]
        for number, difficulty in enumerate(allowed["difficulty"])
        if (games := wanted(level, int(str(players)), number))
    }


def wanted(level: str, players: int, difficulty: int) -> int:
    """An oracle takes long: with four players, on the second and the last difficulty."""
    if level == ORACLE:
        return 60 if players == MANY and difficulty in (1, 3) else 0
    if level == EXPERT:
        return 200 if players <= MANY else 100
    return 400 if level in (NOVICE, NORMAL) else 0


def plan_for(games: list[str]) -> dict[Cell, int]:
    return {cell: n for game in games or game_names() for cell, n in cells(game).items()}


# ---------------------------------------------------------------- what was played


class Table:
    def __init__(self, file: Path, plan: Mapping[Cell, int]) -> None:
        self.file = file
        self.plan = plan
        self.played = [line for line in read(file) if line.cell in plan]
        self.done = Counter[Cell]()
        for line in self.played:
            self.done[line.cell] += line.games

    def play(self, jobs: int, hear: Hear, only: Collection[str] = ()) -> None:
        """A few games of every cell, then a few more: a rough table comes first."""
        for cell in self.steps(only):
            hear(cell, self.seconds_left())
            first = self.done[cell]
            line = step(cell, first, min(STEP, self.plan[cell] - first), jobs)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([*line.cell, *line[1:]]) + "\n")
            self.played.append(line)
            self.done[cell] += line.games

    def steps(self, only: Collection[str]) -> Iterator[Cell]:
        """Of these levels, or of all of them."""
        plan = {cell: n for cell, n in self.plan.items() if not only or cell.level in only}
        for reached in range(0, max(plan.values(), default=0), STEP):
            yield from (cell for cell, n in plan.items() if self.done[cell] == reached < n)

    def seconds_left(self) -> float:
        """As far as the cost of a game is known of its game, its level and its players."""
        games = Counter[tuple[str, str, int]]()
        spent: dict[tuple[str, str, int], float] = {}
        for line in self.played:
            kind = line.cell[:3]
            spent[kind] = spent.get(kind, 0.0) + line.seconds
            games[kind] += line.games
        left = {cell: self.plan[cell] - self.done[cell] for cell in self.plan}
        return sum(n * spent[c[:3]] / games[c[:3]] for c, n in left.items() if games[c[:3]])

    def measured(self, game: str) -> list[Measured]:
        """The cells that have all their games."""
        return [
            row(cell, self.plan[cell], self.wins(cell))
            for cell in self.plan
            if cell.game == game and self.done[cell] >= self.plan[cell]
        ]

    def wins(self, cell: Cell) -> int:
        return sum(line.wins for line in self.played if line.cell == cell)

    def losses(self, cell: Cell) -> Counter[str]:
        found = Counter[str]()
        for line in self.played:
            if line.cell == cell:
                found.update(line.losses)
        return found


def row(cell: Cell, games: int, wins: int) -> Measured:
    low, high = wilson(wins, games)
    return Measured(
        level=cell.level,
        players=cell.players,
        difficulty=cell.difficulty,
        games=games,
        wins=wins,
        low=round(low, 3),
        high=round(high, 3),
    )


def check_levels(asked: Collection[str], plan: Mapping[Cell, int]) -> None:
    measured = list({cell.level: None for cell in plan})
    for level in asked:
        if level not in measured:
            raise Refused(f"No {level!r} is measured here, only: {', '.join(measured)}.")


def step(cell: Cell, first: int, games: int, jobs: int) -> Played:
    wishes: dict[str, object] = {"players": cell.players, "difficulty": cell.difficulty}
    plan = experiment(cell.game, wishes, cell.level, FIRST_SEED + first)
    begun = time.perf_counter()
    found = simulate(plan, games, jobs)
    seconds = round(time.perf_counter() - begun, 3)
    return Played(cell, first, games, found["wins"], found["losses"], seconds)


def read(file: Path) -> Iterator[Played]:
    """A line that an interrupt cut short is the last one, and is forgotten."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            game, level, players, difficulty, *rest = json.loads(line)
            yield Played(Cell(game, level, players, difficulty), *rest)
        except (ValueError, TypeError):
            raise Refused(f"Line {number} of {file} is no line of a table of strength.") from None


def write_measured(table: Table, folder: Path) -> list[Path]:
    """For each game that has a cell to show: beside its weights."""
    written: list[Path] = []
    for game in {cell.game: None for cell in table.plan}:
        rows = table.measured(game)
        if rows:
            file = folder / game / MEASURED
            lines = ",\n".join(f" {json.dumps(one)}" for one in rows)
            file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
            written.append(file)
    return written
