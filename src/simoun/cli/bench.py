"""`simoun bench`: how fast things are on this machine."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from simoun.cli.options import Json

if TYPE_CHECKING:
    from simoun.lab.peers import Row

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
    game: Annotated[str, typer.Option(help="What is played.")] = "island",
    tables: Annotated[
        int, typer.Option(help="How many, with four seats each.", min=1, max=1000)
    ] = 200,
    seconds: Annotated[
        float, typer.Option(help="Of play, and again of echoes.", min=1, max=60)
    ] = 8.0,
    experts: Annotated[
        int, typer.Option(help="Tables more, with one person and experts.", min=0, max=100)
    ] = 0,
    stores: Annotated[
        bool, typer.Option("--stores", help="On every store there is; takes minutes.")
    ] = False,
    flood: Annotated[
        bool, typer.Option("--flood", help="While a stranger asks for far too much.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Real sockets at many tables, beside the least that a durable answer costs."""
    if stores or flood:
        (compare_stores if stores else compare_floods)(game, seconds, as_json)
        return
    from simoun.lab.server_speed import run

    report = run(game, tables, seconds=seconds, experts=experts)
    if as_json:
        print(json.dumps(report, indent=1))
        return
    for name, value in report.items():
        print(f"{name:>24}  {value}")


def compare_stores(game: str, seconds: float, as_json: bool) -> None:
    """A line for each measurement, as it comes."""
    from simoun.lab.server_stores import Costs, every_store

    print_lines(list(Costs.__annotations__), every_store(game, seconds, print), as_json)


def compare_floods(game: str, seconds: float, as_json: bool) -> None:
    from simoun.lab.server_flood import Flooded, run

    print_lines(list(Flooded.__annotations__), run(game, seconds), as_json)


def print_lines(names: Sequence[str], lines: Iterable[Mapping[str, object]], as_json: bool) -> None:
    """Each as it comes, under their names."""
    if not as_json:
        print(*[f"{name:>{width(name)}}" for name in names])
    for line in lines:
        cells = [f"{line[name]:>{width(name)}}" for name in names]
        print(json.dumps(line) if as_json else " ".join(cells), flush=True)


def width(name: str) -> int:
    return 21 if name in ("store", "game") else max(8, len(name))


@app.command()
def peers(
    game: Annotated[str, typer.Option(help="What is played here: one that all win together.")] = (
        "island"
    ),
    players: Annotated[int, typer.Option(help="How many play it.")] = 4,
    seconds: Annotated[float, typer.Option(help="For each of them.", min=0.1, max=60)] = 2.0,
    as_json: Json = False,
) -> None:
    """Random play here and in other libraries, as far as they are installed."""
    from simoun.lab.peers import measure

    rows = measure(game, players, seconds)
    if as_json:
        print(json.dumps(rows, indent=1))
        return
    for work in dict.fromkeys(row["work"] for row in rows):
        print(work)
        for row in rows:
            if row["work"] == work:
                print(peer(row))


def peer(row: Row) -> str:
    if row["missing"]:
        return f"{'not measured':>12}    {'':>12}  {row['name']}: {row['missing']}"
    share = f"{1 / row['times']:.2f} of ours" if row["times"] else ""
    return f"{row['decisions_per_second']:>12,}/s  {share:>12}  {row['name']}"
