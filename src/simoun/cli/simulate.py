"""`simoun simulate`: many games between bots."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from simoun.cli.options import (
    Adventurers,
    Difficulty,
    GameName,
    Json,
    Lang,
    Others,
    Players,
    chosen_game,
    wishes,
)

if TYPE_CHECKING:
    from simoun.lab.run import Experiment, Results
    from simoun.text import Words


def simulate(
    game: GameName = None,
    players: Players = None,
    difficulty: Difficulty = None,
    adventurers: Adventurers = None,
    other: Others = None,
    bots: Annotated[str, typer.Option(help="Who plays.")] = "random",
    games: Annotated[int, typer.Option(help="How many.")] = 1000,
    seed: Annotated[int, typer.Option(help="Of the first game; the next has the next.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(help="At most so many processes; else one for each core.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and tell how they ended."""
    from simoun.lab.run import cores, experiment
    from simoun.text import Words, language

    words = Words(language(lang))
    name = chosen_game(game)
    wished = wishes(name, players, difficulty, adventurers, other)
    plan = experiment(name, wished, bots, seed)
    found = with_progress(plan, games, cores() if jobs is None else jobs, words)
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        report(found, words)


def with_progress(plan: Experiment, games: int, jobs: int, words: Words) -> Results:
    """A bar for those who watch a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from simoun.lab.run import simulate

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("cli-playing", games=games), total=games)
        return simulate(plan, games, jobs, lambda n: bar.advance(task, n))


def report(found: Results, words: Words) -> None:
    games = found["games"]
    low, high = (100 * end for end in found["interval"])
    rate = 100 * found["win_rate"]
    print(words.say("cli-games-played", games=games, bots=found["bots"]))
    print(words.say("cli-win-rate", wins=found["wins"], rate=rate, low=low, high=high))
    for outcome, n in sorted(found["losses"].items(), key=lambda loss: -loss[1]):
        cause = words.say(f"{found['game']}-outcome-{outcome}")
        print(words.say("cli-loss", rate=100 * n / games, cause=cause))
    print(
        words.say(
            "cli-speed",
            games=round(found["games_per_second"]),
            actions=round(found["actions_per_second"]),
            mode=found["mode"],
        )
    )
