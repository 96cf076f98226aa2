"""The outlook of a level: fitted on games that it played, checked on others that it played.

Every cell, as many players at one difficulty, has deals of its own.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from simoun.bots.outlook import Fit, Fits, fits_in, signs_of
from simoun.bots.signs import chances_of
from simoun.core.catalog import face_named
from simoun.core.options import Agreed, agreed
from simoun.core.record import MOST_SEED
from simoun.core.refusal import Refused
from simoun.lab.newton import Examples, likeliest, spreads
from simoun.lab.plan import MOST_JOBS
from simoun.lab.players import check_weighted
from simoun.lab.reliability import Reliability
from simoun.lab.run import Hear, nobody_listens
from simoun.lab.search import write
from simoun.lab.tuning import FIRST_SEED, check_number
from simoun.lab.watching import Watch, Watched, watch
from simoun.lab.workers import played

MOST_GAMES: Final = 50_000  # of a cell
APART: Final = 100_000  # seeds between two cells; the deals to check on begin in the middle
LOOSE: Final = 100.0  # how strongly weights are drawn to 0
STIFF: Final = 2000.0  # and those for a number of players to those for all
DIGITS: Final = 4  # of a weight


class Forecast(NamedTuple):
    """The same forecast finds the same weights; it checks them on deals of their own."""

    game: str
    level: str
    seed: int
    games: int  # of each cell, to fit on
    held: int  # and to check on


class Cell(NamedTuple):
    players: int
    difficulty: str  # empty where there is none
    options: Agreed
    first: int  # seed of its deals


def check(plan: Forecast, jobs: int) -> None:
    face_named(plan.game)  # refuses one that doesn't exist
    check_weighted(plan.game, plan.level)
    check_number("games", plan.games, 0, MOST_GAMES)
    check_number("games to check on", plan.held, 0, MOST_GAMES)
    check_number("jobs", jobs, 1, MOST_JOBS)
    most = MOST_SEED - len(cells(plan)) * APART
    if not FIRST_SEED <= plan.seed <= most:
        raise Refused(
            f"The seed can't be {plan.seed}: an outlook is fitted on deals"
            f" from {FIRST_SEED} to {most}, and reported on others."
        )


def cells(plan: Forecast) -> list[Cell]:
    face = face_named(plan.game)
    allowed = {option.name: option.allowed for option in face.options}
    found: list[Cell] = []
    for players in allowed["players"]:
        for difficulty in allowed.get("difficulty", [""]):
            wishes = {"players": players} | ({"difficulty": difficulty} if difficulty else {})
            first = plan.seed + len(found) * APART
            options = agreed(face.options, wishes)
            found.append(Cell(int(players), str(difficulty), options, first))
    return found


# ---------------------------------------------------------------- fitted


def fitted(plan: Forecast, jobs: int, hear: Hear = nobody_listens) -> Fit:
    """Weights of the signs for each number of players, not far from those for all of them."""
    groups: dict[int, Examples] = {}
    for cell in cells(plan):
        width, rows = len(signs_of(plan.game).names), rows_of(plan.game, cell.players)
        examples = groups.setdefault(cell.players, Examples(width, rows))
        for game in seen(plan, cell, cell.first, plan.games, jobs, hear):
            for position in game.positions:
                examples.add(position, game.won)
    return {str(players): named(plan.game, found) for players, found in weighed(groups).items()}


def weighed(groups: Mapping[int, Examples]) -> dict[int, list[float]]:
    together = list(groups.values())
    spread = spreads(together)
    middle = likeliest(together, [0.0] * len(spread), LOOSE, spread)
    return {n: likeliest([some], middle, STIFF, spread) for n, some in groups.items()}


def rows_of(game: str, players: int) -> int:
    return 1 if face_named(game).rules.together() else players


def named(game: str, weights: list[float]) -> dict[str, float]:
    names = signs_of(game).names
    return {
        name: float(f"{weight:.{DIGITS}g}") for name, weight in zip(names, weights, strict=True)
    }


def seen(
    plan: Forecast, cell: Cell, first: int, games: int, jobs: int, hear: Hear
) -> Iterator[Watched]:
    """In the order of their numbers, whoever played them."""
    play = partial(watch, Watch(plan.game, cell.options, plan.level, first))
    found: list[Watched] = []
    if games:
        for some in played(play, games, jobs):
            found += some
            hear(len(some))
    yield from sorted(found, key=lambda game: game.number)


# ---------------------------------------------------------------- checked


class Checked(NamedTuple):
    cell: Cell
    reliability: Reliability


def checked(plan: Forecast, fit: Fit, jobs: int, hear: Hear = nobody_listens) -> Iterator[Checked]:
    """Each cell, on games that were not used to fit."""
    names = signs_of(plan.game).names
    for cell in cells(plan):
        weights = [fit[str(cell.players)][name] for name in names]
        reliability = Reliability()
        first = cell.first + APART // 2
        for game in seen(plan, cell, first, plan.held, jobs, hear):
            reliability.add_game(told(game, weights))
        yield Checked(cell, reliability)


def of_all(cells: Iterable[Checked]) -> Reliability:
    whole = Reliability()
    for cell in cells:
        whole.add(cell.reliability)
    return whole


def told(game: Watched, weights: list[float]) -> Iterator[tuple[float, float]]:
    for rows in game.positions:
        yield from zip(chances_of(rows, weights), game.won, strict=True)


# ---------------------------------------------------------------- kept


def keep(file: Path, level: str, fit: Fit) -> None:
    """Beside the other levels that the file holds."""
    fits: Fits = fits_in(file.read_text(encoding="utf-8")) if file.exists() else {}
    fits[level] = fit
    write(file, json.dumps(fits, indent=1) + "\n")
