"""`simoun backup`: a copy of all tables, while the server runs or not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def backup(
    file: Annotated[Path, typer.Argument(help="Where to; the guests' key is put beside it.")],
    db: Annotated[
        Path | None, typer.Option(help="The file with all tables; without it your data folder's.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace what is there.")] = False,
) -> None:
    """Copy all tables and the guests' key, without keeping anybody waiting."""
    from simoun.server import backup as work
    from simoun.server.settings import usual_db

    work.backup(db or usual_db(), file, force)
    print(f"All tables are in {file}.")
