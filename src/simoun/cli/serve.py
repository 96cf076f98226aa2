"""`simoun serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8000,
    db: Annotated[
        str | None,
        typer.Option(
            envvar="SIMOUN_DB",
            help="The file with all tables, or postgresql://…; without it your data folder's file.",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(
            envvar="SIMOUN_REDIS", help="Where several servers tell each other news: redis://…"
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(help="How many serve, on PostgreSQL.", min=1, max=64)
    ] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page at once.")] = False,
) -> None:
    """Play in the browser, alone, with bots or with friends, until Ctrl+C."""
    from simoun.server import run

    run.serve(host, port, db, redis, processes, open_browser)
