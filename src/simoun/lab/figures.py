"""What a study found, as data for other programs: a line for each bot of a table, or all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypedDict

from simoun import engine
from simoun.core.catalog import face_named
from simoun.core.options import Agreed
from simoun.lab.panels import (
    Found,
    Share,
    are_rivals,
    bots_of,
    lengths,
    median,
    points_of,
    wins,
    with_each,
    with_pairs,
    won_by,
)
from simoun.lab.plan import Experiment
from simoun.lab.rows import END, GAMES, LOST, Counts, as_csv
from simoun.lab.study import Study, option_names, option_on
from simoun.lab.together import WON


class Rate(TypedDict):
    """Of so many games, with the interval that holds the true rate with 95 %."""

    games: int
    won: float  # a tie counts as part of a win
    rate: float
    low: float
    high: float


class Player(Rate):
    bot: str
    points: dict[str, float]  # of a seat on average, by source


class Team(Rate):
    adventurers: list[str]  # one of them, or two


class At(TypedDict):
    """What came of a table."""

    table: int
    game: str
    rules: int
    options: Agreed
    games: int
    players: list[Player]  # one where all play together
    ends: dict[str, int]
    turns: dict[str, dict[int, int]]  # won or lost; how many games had so many
    teams: list[Team]


class Figures(TypedDict):
    title: str
    command: str
    seed: int
    engine: str
    tables: list[At]


def figures(study: Study, counts: Counts, command: str) -> Figures:
    found = Found(counts)
    return Figures(
        title=study.title,
        command=command,
        seed=min(table.seed for table in study.tables),
        engine=engine.name(),
        tables=[at(k, plan, found.of([k])) for k, plan in enumerate(study.tables)],
    )


def at(number: int, plan: Experiment, counts: Counts) -> At:
    return At(
        table=number + 1,
        game=plan.game,
        rules=int(face_named(plan.game).rules.version),
        options=plan.options,
        games=counts[GAMES,],
        players=[player(plan, bot, counts) for bot in bots_of(plan)],
        ends={what[1]: n for what, n in counts.items() if what[0] == END},
        turns={how: dict(sorted(lengths(counts, how).items())) for how in (WON, LOST)},
        teams=[
            *(Team(adventurers=[one], **rate(share)) for one, share in with_each(counts).items()),
            *(Team(adventurers=[*two], **rate(share)) for two, share in with_pairs(counts).items()),
        ],
    )


def player(plan: Experiment, bot: str, counts: Counts) -> Player:
    share = won_by(counts, bot) if are_rivals(plan.game) else wins(counts)
    points = {source: round(n, 3) for source, n in points_of(counts, plan, bot).items()}
    return Player(bot=bot, points=points, **rate(share))


def rate(share: Share) -> Rate:
    low, high = share.interval
    return Rate(
        games=share.games,
        won=round(share.part, 3),
        rate=round(share.rate, 6),
        low=round(low, 6),
        high=round(high, 6),
    )


# ---------------------------------------------------------------- as a table


def figures_csv(study: Study, found: Figures) -> str:
    """What doesn't hold for a game is empty."""
    options = option_names(study.tables)
    ends = list(dict.fromkeys(end for one in found["tables"] for end in one["ends"]))
    head = ["table", "game", "rules", *options, "bot", *Rate.__annotations__, "median_turns"]
    lines = [[*head, *(f"ended_{end}" for end in ends)]]
    for plan, one in zip(study.tables, found["tables"], strict=True):
        begun = [str(one["table"]), one["game"], str(one["rules"])]
        begun += [option_on(plan, name) for name in options]
        lines += [[*begun, *line] for line in player_lines(one, ends)]
    return as_csv(lines)


def player_lines(one: At, ends: list[str]) -> Iterator[list[str]]:
    turns = Counter[int]()
    for which in one["turns"].values():
        turns.update(which)
    known = face_named(one["game"]).outcomes
    ended = [str(one["ends"].get(end, 0)) if end in known else "" for end in ends]
    for player in one["players"]:
        rates = [str(player[name]) for name in Rate.__annotations__]  # type: ignore[literal-required]
        yield [player["bot"], *rates, str(median(turns)), *ended]
