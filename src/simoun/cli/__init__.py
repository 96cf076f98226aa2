"""The command `simoun`: a mistake gets one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer

import simoun
from simoun import engine
from simoun.cli import bench, puzzles
from simoun.cli.backup import backup
from simoun.cli.fit import fit
from simoun.cli.games import games
from simoun.cli.hint import hint
from simoun.cli.learn import learn
from simoun.cli.move_db import move_db
from simoun.cli.play import play
from simoun.cli.replay import replay
from simoun.cli.review import review
from simoun.cli.rules import rules
from simoun.cli.serve import serve
from simoun.cli.simulate import simulate
from simoun.cli.strength import strength
from simoun.cli.study import study
from simoun.cli.tune import tune

app = typer.Typer(
    help=simoun.__doc__,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command("games")(games)
app.command("play")(play)
app.command("learn")(learn)
app.command("serve")(serve)
app.command("move-db")(move_db)
app.command("backup")(backup)
app.command("rules")(rules)
app.command("simulate")(simulate)
app.command("study")(study)
app.command("tune")(tune)
app.command("strength")(strength)
app.command("fit")(fit)
app.command("replay")(replay)
app.command("hint")(hint)
app.command("review")(review)
app.add_typer(bench.app, name="bench")
app.add_typer(puzzles.app, name="puzzles")


def say_version(wanted: bool) -> None:
    if wanted:
        print(f"simoun {simoun.__version__} ({engine.name()})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=say_version, is_eager=True, help="Say which version runs."
        ),
    ] = False,
) -> None:
    pass


def main() -> None:
    forgive_odd_bytes()
    sys.exit(run(sys.argv[1:]))


def forgive_odd_bytes() -> None:
    """What a terminal can't show, or sends by mistake, is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def run(arguments: list[str]) -> int:
    """The exit code: 0 done, 2 a mistake, 130 interrupted, 1 nobody reads on."""
    try:
        code = app(arguments, prog_name="simoun", standalone_mode=False)
        sys.stdout.flush()
    except (simoun.Refused, typer.TyperException) as mistake:
        return complain(mistake)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for the flush at exit
        return 1
    return code if isinstance(code, int) else 0


def complain(mistake: simoun.Refused | typer.TyperException) -> int:
    told = mistake.format_message() if isinstance(mistake, typer.TyperException) else str(mistake)
    if told:  # where no command is given, the help has said it all
        print(told, file=sys.stderr)
    return 2
