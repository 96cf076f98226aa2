"""`simoun serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8000,
    db: Annotated[
        Path | None, typer.Option(help="The file with all tables; without it your data folder's.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page at once.")] = False,
) -> None:
    """Play in the browser, alone, with bots or with friends, until Ctrl+C."""
    from simoun.server import run

    run.serve(host, port, db, open_browser)
