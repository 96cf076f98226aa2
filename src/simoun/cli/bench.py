"""`simoun bench`: how fast things are on this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from simoun.cli.options import Json

app = typer.Typer(help="Measure how fast things are on this machine.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    pass


@app.command()
def engine(
    game: Annotated[str, typer.Option(help="Whose rules.")] = "island", as_json: Json = False
) -> None:
    """Random play in one process, compiled and plain, and copies of a position."""
    from simoun.lab.speed import compare

    speed = compare(game)
    if as_json:
        print(json.dumps(speed, indent=1))
        return
    faster = speed["actions_per_second"] / speed["plain_actions_per_second"]
    print(f"{speed['game']} ({speed['mode']})")
    print(f"{speed['actions_per_second']:>12,} actions/s")
    print(f"{speed['games_per_second']:>12,} games/s")
    print(f"{speed['copy_ns']:>12,} ns for a copy")
    print(f"{speed['plain_actions_per_second']:>12,} actions/s in plain Python: 1/{faster:.1f}")


@app.command()
def server(
    tables: Annotated[
        int, typer.Option(help="How many, with four seats each.", min=1, max=1000)
    ] = 200,
    seconds: Annotated[
        float, typer.Option(help="Of play, and again of echoes.", min=1, max=60)
    ] = 8.0,
    as_json: Json = False,
) -> None:
    """Real sockets at many tables, beside the least that a durable answer costs."""
    from simoun.lab.server_speed import run

    report = run(tables, seconds=seconds)
    if as_json:
        print(json.dumps(report, indent=1))
        return
    for name, value in report.items():
        print(f"{name:>24}  {value}")
