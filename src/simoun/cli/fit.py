"""`simoun fit`: how likely a win is, learnt from games that bots played, and checked on others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from simoun.cli.options import GameName, Jobs, Lang, chosen_game
from simoun.cli.simulate import aligned, with_progress

if TYPE_CHECKING:
    from simoun.bots.outlook import Fit
    from simoun.lab.forecast import Checked, Forecast
    from simoun.lab.reliability import Bin, Reliability
    from simoun.text import Words


def fit(
    game: GameName = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Where the outlook goes; without it, that of today is checked."),
    ] = None,
    level: Annotated[str, typer.Option(help="Of the bots that play.")] = "normal",
    games: Annotated[int, typer.Option(help="Of each cell, to fit on.")] = 500,
    held: Annotated[int, typer.Option(help="Of each cell, to check on.")] = 500,
    seed: Annotated[int, typer.Option(help="Of the first deal; the next has the next.")] = 50000000,
    picture: Annotated[Path | None, typer.Option(help="Where the reliability is drawn.")] = None,
    jobs: Jobs = None,
    lang: Lang = None,
) -> None:
    """Fit the outlook of a game on watched games, and tell whether it comes true on others."""
    from simoun.lab.forecast import Forecast, cells, check, fitted, keep
    from simoun.lab.workers import cores
    from simoun.text import Words, language

    words = Words(language(lang))
    plan = Forecast(chosen_game(game), level, seed, games, held)
    at_once = cores() if jobs is None else jobs
    check(plan, at_once)
    weighed = None
    if out is not None:
        in_all = len(cells(plan)) * games
        weighed = with_progress(in_all, words, lambda hear: fitted(plan, at_once, hear))
        keep(out, level, weighed)
        print(words.say("cli-fitted", file=str(out)))
    if held:
        report(plan, weighed, at_once, words, picture)


def report(
    plan: Forecast, weighed: Fit | None, jobs: int, words: Words, picture: Path | None
) -> None:
    from simoun.bots.outlook import fit_of
    from simoun.lab.drawing import drawn
    from simoun.lab.forecast import cells, checked, of_all
    from simoun.lab.search import write

    found = weighed if weighed is not None else fit_of(plan.game, plan.level)
    in_all = len(cells(plan)) * plan.held
    cell_by_cell = with_progress(in_all, words, lambda hear: list(checked(plan, found, jobs, hear)))
    for line in cell_lines(cell_by_cell, words):
        print(line)
    whole = of_all(cell_by_cell)
    for line in bin_lines(whole, words):
        print(line)
    if picture is not None:
        write(picture, drawn(whole))


def cell_lines(cells: list[Checked], words: Words) -> list[str]:
    heads = [words.say(f"cli-fit-{head}") for head in ("players", "games", "error", "luck")]
    table = [heads]
    for cell, reliability in cells:
        name = f"{cell.players} {cell.difficulty}".strip()
        table.append([name, str(reliability.games), *errors(reliability, words)])
    return aligned(table)


def errors(reliability: Reliability, words: Words) -> list[str]:
    return [percent(reliability.error(), words), percent(reliability.luck(), words)]


def bin_lines(whole: Reliability, words: Words) -> list[str]:
    heads = [words.say(f"cli-fit-{head}") for head in ("said", "positions", "won", "interval")]
    return aligned([heads, *(bin_row(bin, words) for bin in whole.bins())])


def bin_row(bin: Bin, words: Words) -> list[str]:
    ends = words.say("cli-fit-between", low=100 * bin.low, high=100 * bin.high)
    return [percent(bin.said, words), str(bin.n), percent(bin.won, words), ends]


def percent(share: float, words: Words) -> str:
    return words.say("cli-fit-percent", n=100 * share)
