"""`simoun move-db`: all tables from one store to another."""

from __future__ import annotations

from typing import Annotated

import typer


def move_db(
    source: Annotated[str, typer.Argument(help="A file, or postgresql://…; it stays as it is.")],
    target: Annotated[str, typer.Argument(help="Another one, still empty.")],
) -> None:
    """Carry all tables with moves, talk and the guests' key over; end the servers of both first."""
    from simoun.server.moving import move
    from simoun.server.stores import stored_at

    moved = move(stored_at(source), stored_at(target))
    print(f"{moved.tables} tables with {moved.moves} moves are in {target.rpartition('@')[2]}")
