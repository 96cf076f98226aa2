"""`simoun tune`: better weights for a bot, found by playing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from simoun.cli.options import (
    Adventurers,
    Difficulty,
    GameName,
    Jobs,
    Lang,
    Others,
    Players,
    chosen_game,
    wishes,
)
from simoun.cli.simulate import with_progress

if TYPE_CHECKING:
    from simoun.lab.search import Generation, Search
    from simoun.text import Words


def tune(
    out: Annotated[Path, typer.Option(help="Where the weights go; its notes lie beside it.")],
    game: GameName = None,
    players: Players = None,
    difficulty: Difficulty = None,
    adventurers: Adventurers = None,
    other: Others = None,
    level: Annotated[str, typer.Option(help="Whose weights.")] = "normal",
    against: Annotated[
        str | None, typer.Option(help="Between rivals, who sits in the other seats; else itself.")
    ] = None,
    start: Annotated[
        str, typer.Option(help="Weights to begin with: today (as they are), spoilt, or a file.")
    ] = "today",
    generations: Annotated[int, typer.Option(help="How many in all.")] = 20,
    population: Annotated[int, typer.Option(help="Candidates in each.")] = 40,
    elite: Annotated[int, typer.Option(help="Those that shape the next generation.")] = 10,
    games: Annotated[int, typer.Option(help="Of each candidate.")] = 200,
    spread: Annotated[
        float, typer.Option(help="How far around each weight, as a part of it, at the start.")
    ] = 0.5,
    seed: Annotated[int, typer.Option(help="Of the first deal; the next has the next.")] = 50000000,
    jobs: Jobs = None,
    lang: Lang = None,
) -> None:
    """Search for weights that win more often, generation by generation."""
    from simoun.lab.search import Search
    from simoun.lab.tuning import Tuning, agreed_between, check
    from simoun.lab.workers import cores
    from simoun.text import Words, language

    name = chosen_game(game)
    wished = wishes(name, players, difficulty, adventurers, other)
    options, rival = agreed_between(name, wished, level, against)
    plan = Tuning(name, options, level, rival, seed, population, elite, games, start, spread)
    at_once = cores() if jobs is None else jobs
    check(plan, generations, at_once)
    go_through(Search(plan.whole_deals(), out), generations, at_once, Words(language(lang)))


def go_through(search: Search, generations: int, jobs: int, words: Words) -> None:
    """A line for each generation, those of an earlier call first."""
    games = search.plan.population * search.plan.games
    for done in search.history:
        report(done, generations, words)
    while len(search.history) < generations:
        done = with_progress(games, words, lambda hear: search.step(jobs, hear))
        report(done, generations, words)
    print(words.say("cli-tuned", file=str(search.file)))


def report(done: Generation, generations: int, words: Words) -> None:
    line = words.say(
        "cli-generation",
        number=done.number,
        of=max(done.number, generations),
        middle=100 * done.middle,
        best=100 * done.best,
        elite=100 * done.elite,
    )
    print(line, flush=True)
