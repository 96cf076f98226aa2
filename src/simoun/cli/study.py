"""`simoun study`: a grid of tables, a row for each game, and one page of charts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from simoun.cli.options import Jobs, Lang

if TYPE_CHECKING:
    from simoun.lab.conduct import Everywhere
    from simoun.lab.ledger import Ledger
    from simoun.text import Words

INTERRUPTED = 130


def study(
    file: Annotated[Path, typer.Argument(help="What is to be compared: a TOML file.")],
    out: Annotated[
        Path | None, typer.Option(help="Folder for rows and report; else that of the file.")
    ] = None,
    parquet: Annotated[
        bool, typer.Option("--parquet", help="The rows as Parquet too (simoun[lab]).")
    ] = False,
    cluster: Annotated[
        str | None,
        typer.Option(help="A Dask scheduler's address, or local (simoun[cluster])."),
    ] = None,
    jobs: Jobs = None,
    lang: Lang = None,
) -> None:
    """Play a grid of tables, keep a row for each game, and draw what came of them."""
    from simoun.lab.holding import held
    from simoun.lab.ledger import Ledger
    from simoun.lab.parquet import check_installed
    from simoun.lab.study_file import read_study
    from simoun.text import Words, language

    words = Words(language(lang))
    plan = read_study(file)
    base = (out or file.parent) / file.stem
    if parquet:
        check_installed()
    where, rows = everywhere(jobs, cluster), base.with_suffix(".csv")
    with held(rows):
        ledger = Ledger(rows, plan)
        whole = play(ledger, where, words)
        write(ledger, base, f"simoun study {file.name}", parquet and whole, words)
    if not whole:
        raise typer.Exit(INTERRUPTED)


def write(ledger: Ledger, base: Path, command: str, parquet: bool, words: Words) -> None:
    """What came of it, besides the rows, which are there already."""
    from simoun.cli.plotting import draw, tell_written
    from simoun.lab.parquet import write_parquet

    rows = base.with_suffix(".csv")
    tell_written(rows, words)
    if parquet:
        write_parquet(rows, base.with_suffix(".parquet"), ledger.columns)
        tell_written(base.with_suffix(".parquet"), words)
    draw(ledger, base.with_suffix(".html"), command, words)


def everywhere(jobs: int | None, cluster: str | None) -> Everywhere:
    """On the cores of this machine, or on a cluster."""
    from simoun.lab.conduct import on_cores
    from simoun.lab.plan import check_jobs
    from simoun.lab.workers import cores

    at_once = cores() if jobs is None else jobs
    check_jobs(at_once)
    if cluster is None:
        return on_cores(at_once)
    from simoun.lab.cluster import on_cluster

    return on_cluster(cluster, at_once)


def play(ledger: Ledger, where: Everywhere, words: Words) -> bool:
    """True: all games are played; False: somebody called it off, and what was done stays."""
    from simoun.cli.simulate import with_progress
    from simoun.lab.conduct import conduct

    whole = ledger.study.whole
    try:
        with_progress(whole, words, lambda hear: conduct(ledger, where, hear), ledger.done)
    except KeyboardInterrupt:
        said = words.say("study-interrupted", done=ledger.done, whole=whole, file=str(ledger.file))
        typer.echo(said, err=True)
        return False
    return True
