"""`simoun strength`: the table of strength, with as many games as it takes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from simoun.cli.options import Jobs, Lang, chosen_game

if TYPE_CHECKING:
    from simoun.lab.strength import Cell, Table
    from simoun.text import Words


def strength(
    file: Annotated[Path, typer.Argument(help="What was played so far; it goes on from there.")],
    game: Annotated[
        list[str] | None, typer.Option(help="Only this game; may be given several times.")
    ] = None,
    level: Annotated[
        list[str] | None, typer.Option(help="Play only this level; may be given several times.")
    ] = None,
    measured: Annotated[
        Path | None, typer.Option(help="Folder of the bots: whole cells are written there.")
    ] = None,
    jobs: Jobs = None,
    lang: Lang = None,
) -> None:
    """Let every level play every cell that it is measured in, and print the table."""
    from simoun.lab.strength import Table, check_levels, plan_for, write_measured
    from simoun.lab.workers import cores
    from simoun.text import Words, language

    words = Words(language(lang))
    table = Table(file, plan_for([chosen_game(name) for name in game or []]))
    check_levels(level or [], table.plan)
    at_once = cores() if jobs is None else jobs
    table.play(at_once, lambda cell, left: say_next(table, cell, left, words), level or [])
    for line in lines(table):
        print(line)
    for place in write_measured(table, measured) if measured else []:
        print(words.say("cli-written", file=str(place)))


def say_next(table: Table, cell: Cell, left: float, words: Words) -> None:
    said = words.say(
        "cli-strength",
        level=cell.level,
        game=words.name(cell.game, "title"),
        players=cell.players,
        difficulty=words.say(f"{cell.game}-option-difficulty-{cell.difficulty}"),
        done=table.done[cell],
        games=table.plan[cell],
        minutes=round(left / 60),
    )
    typer.echo(said, err=True)


def lines(table: Table) -> list[str]:
    """Markdown: a row for each level and number of players, its causes of loss behind."""
    found: list[str] = []
    rows = {cell[:3]: None for cell in table.plan if table.done[cell]}
    for game, level, players in rows:
        cells = [c for c in table.plan if c[:3] == (game, level, players) and table.done[c]]
        shares = " | ".join(share(table, cell) for cell in cells)
        causes = [loss for cell in cells for loss in table.losses(cell).elements()]
        ranked = sorted(set(causes), key=lambda cause: -causes.count(cause))
        lost = ", ".join(
            f"{cause} {100 * causes.count(cause) / len(causes):.0f}" for cause in ranked
        )
        found.append(f"| {game} | `{level}` | {players} | {shares} | {lost} |")
    return found


def share(table: Table, cell: Cell) -> str:
    from simoun.lab.stats import wilson

    games, wins = table.done[cell], table.wins(cell)
    low, high = wilson(wins, games)
    interval = f"[{100 * low:.0f} to {100 * high:.0f}]"
    return f"{cell.difficulty} {100 * wins / games:.1f} {interval} ({games})"
