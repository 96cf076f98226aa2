"""`simoun simulate`: many games between bots."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from simoun.cli.options import (
    Adventurers,
    Difficulty,
    GameName,
    Jobs,
    Json,
    Lang,
    Others,
    Players,
    chosen_game,
    wishes,
)

if TYPE_CHECKING:
    from simoun.lab.contest import Duel, Standing
    from simoun.lab.plan import Experiment
    from simoun.lab.run import Contest, Results, Run
    from simoun.text import Words

Found = TypeVar("Found")


def simulate(
    game: GameName = None,
    players: Players = None,
    difficulty: Difficulty = None,
    adventurers: Adventurers = None,
    other: Others = None,
    bots: Annotated[
        str, typer.Option(help="Who plays; one for each seat between rivals, as in normal,greedy.")
    ] = "random",
    games: Annotated[
        int, typer.Option(help="How many; rivals change seats, and play each board to the end.")
    ] = 1000,
    seed: Annotated[int, typer.Option(help="Of the first board; the next has the next.")] = 1,
    jobs: Jobs = None,
    csv: Annotated[Path | None, typer.Option(help="Keep a row for each game there.")] = None,
    records: Annotated[
        Path | None, typer.Option(help="Keep the record of each game in this folder.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw what came of it: a page.html, or a picture.svg.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and tell how they ended."""
    from simoun.cli.plotting import check_plot, draw
    from simoun.lab import run
    from simoun.lab.keep import Keep
    from simoun.lab.plan import check, experiment
    from simoun.lab.workers import cores
    from simoun.text import Words, language

    words = Words(language(lang))
    name = chosen_game(game)
    plan = experiment(name, wishes(name, players, difficulty, adventurers, other), bots, seed)
    at_once = cores() if jobs is None else jobs
    check_plot(plot)
    check(seed, games, at_once)
    keep = Keep(csv, records) if csv or records or plot else None
    if plan.rivals:
        contest = with_progress(
            games, words, lambda hear: run.compete(plan, games, at_once, hear, keep)
        )
        tell(contest, as_json, lambda: report_contest(contest, words))
    else:
        found = with_progress(
            games, words, lambda hear: run.simulate(plan, games, at_once, hear, keep)
        )
        tell(found, as_json, lambda: report(found, words))
    if plot is not None and keep is not None and keep.ledger is not None:
        draw(keep.ledger, plot, repeated(name, plan, games), words)


def repeated(game: str, plan: Experiment, games: int) -> str:
    """The command that plays the same games again."""
    options = " ".join(f"-o {name}={as_wished(value)}" for name, value in plan.options.items())
    bots = ",".join(plan.bots)
    return f"simoun simulate {game} {options} --bots {bots} --games {games} --seed {plan.seed}"


def as_wished(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value).lower()


def with_progress(
    games: int, words: Words, play: Callable[[Callable[[int], object]], Found], done: int = 0
) -> Found:
    """A bar for those who watch a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("cli-playing", games=games), total=games, completed=done)
        return play(lambda n: bar.advance(task, n))


def tell(found: object, as_json: bool, report: Callable[[], None]) -> None:
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        report()


def report(found: Results, words: Words) -> None:
    games = found["games"]
    low, high = (100 * end for end in found["interval"])
    rate = 100 * found["win_rate"]
    print(words.say("cli-games-played", games=games, bots=found["bots"]))
    print(words.say("cli-win-rate", wins=found["wins"], rate=rate, low=low, high=high))
    for outcome, n in sorted(found["losses"].items(), key=lambda loss: -loss[1]):
        cause = words.say(f"{found['game']}-outcome-{outcome}")
        print(words.say("cli-loss", rate=100 * n / games, cause=cause))
    report_speed(found, words)


def report_speed(found: Run, words: Words) -> None:
    print(
        words.say(
            "cli-speed",
            games=round(found["games_per_second"]),
            actions=round(found["actions_per_second"]),
            mode=found["mode"],
        )
    )


# ---------------------------------------------------------------- rivals


def report_contest(found: Contest, words: Words) -> None:
    played = words.say("cli-games-played", games=found["games"], bots=found["bots"])
    print(words.say("cli-on-boards", played=played, boards=found["boards"]))
    for standing in found["standings"]:
        low, high = (100 * end for end in standing["interval"])
        rate = 100 * standing["win_share"]
        print(words.say("cli-win-share", bot=standing["bot"], rate=rate, low=low, high=high))
    for line in aligned(points_table(found["game"], found["standings"], words)):
        print(line)
    for duel in found["duels"]:
        print(elo_of(duel, words))
    report_speed(found, words)


def points_table(game: str, standings: list[Standing], words: Words) -> list[list[str]]:
    """A line for each bot: where the points of a seat come from, and how many they are."""
    sources = list(standings[0]["points"])
    heads = [words.say(f"{game}-points-{source}") for source in [*sources, "total"]]
    table = [[words.say("cli-points"), *heads]]
    for standing in standings:
        points = [standing["points"][source] for source in sources]
        numbers = [words.say("cli-mean", n=n) for n in [*points, sum(points)]]
        table.append([standing["bot"], *numbers])
    return table


def aligned(table: list[list[str]]) -> list[str]:
    """Columns of one width each, names to the left and numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if k else cell.ljust(width)
            for k, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in table
    ]


def elo_of(duel: Duel, words: Words) -> str:
    low, high = duel["interval"]
    above = inf if high is None else -inf  # the only one of the two that can lack a bound
    return words.say(
        "cli-elo",
        bot=duel["bot"],
        against=duel["against"],
        elo=rating(duel["elo"], above),
        low=rating(low, -inf),
        high=rating(high, inf),
    )


def rating(elo: float | None, unbounded: float) -> str:
    n = unbounded if elo is None else elo
    return f"{n:+.0f}".replace("inf", "∞")
