"""What a simulation keeps besides its figures: a row for each game, or the record of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from simoun.core.refusal import Refused
from simoun.lab import contest
from simoun.lab.conduct import blocks, on_cores
from simoun.lab.holding import held
from simoun.lab.ledger import Ledger
from simoun.lab.plan import Experiment, Tally
from simoun.lab.rows import ACTIONS, END, Block
from simoun.lab.study import Study


class Keep:
    """In a file of its own, and in a folder that is empty: nothing is overwritten."""

    def __init__(self, rows: Path | None = None, records: Path | None = None) -> None:
        self.rows = rows
        self.records = records
        self.ledger: Ledger | None = None  # what was counted, once it was played
        self.check_new()
        if records is not None:
            make_room(records)

    def check_new(self) -> None:
        if self.rows is not None and self.rows.exists():
            raise Refused(f"{self.rows} exists already.")

    def tallies(self, plan: Experiment, games: int, jobs: int) -> Iterator[Tally]:
        with held(self.rows):
            self.check_new()
            self.ledger = Ledger(self.rows, Study("", games, (plan,)))
            for block in blocks(self.ledger, on_cores(jobs), self.records):
                yield tally_of(block)


def make_room(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise Refused(f"The folder {folder} isn't empty.")
    except OSError as error:
        raise Refused(f"{folder} can't be written: {error.strerror}.") from None


def tally_of(block: Block) -> Tally:
    """Of a single table; an outcome is counted by its word alone."""
    counts = {tuple(what): n for (_, *what), n in block.counts.items()}
    told = {
        what[1:] if what[0] == END else what: n
        for what, n in counts.items()
        if what[0] in (END, contest.WON, contest.POINTS, contest.AHEAD)
    }
    return Tally(block.games, counts[ACTIONS,], Counter(told))
