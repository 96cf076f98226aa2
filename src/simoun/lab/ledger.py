"""The rows of a study in a CSV file: what was done stays, and the next run goes on after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from errno import ENOSPC
from os import strerror
from pathlib import Path

from simoun.core.refusal import Refused
from simoun.lab.rows import Block, Counts, as_csv, counted
from simoun.lab.study import Columns, Study
from simoun.lab.workers import uninterrupted


class Ledger:
    """Of a study whose games are only counted there is no file."""

    def __init__(self, file: Path | None, study: Study) -> None:
        self.file = file
        self.study = study
        self.columns = Columns(study)
        self.head = as_csv([self.columns.names])
        self.counts: Counts = Counter()
        self.done = 0
        self.length = 0  # of the file, in bytes, up to the last whole row
        if file is not None and file.exists():
            self.read(file)

    # ------------------------------------------------------------ what was done

    def read(self, file: Path) -> None:
        """All rows, one by one; nothing is changed."""
        for number, line in enumerate(lines_in(file), -1):
            try:
                if number < 0:
                    self.check_head(line)
                else:
                    self.counts.update(counted(self.study, self.columns, number, line))
                    self.done += 1
            except (ValueError, TypeError, LookupError, AttributeError):
                raise self.foreign(number + 2) from None
            self.length += len(line.encode())
        if self.done > self.study.whole:
            raise self.foreign(self.study.whole + 2)

    def check_head(self, line: str) -> None:
        if line != self.head:
            raise ValueError

    def foreign(self, line: int) -> Refused:
        return Refused(
            f"Line {line} of {self.file} is not of this study: undo what was changed, or move that"
            " file away to begin again."
        )

    # ------------------------------------------------------------ what comes next

    def add(self, block: Block) -> None:
        """On disk at once; where there is no room, the file ends with its last whole row."""
        with uninterrupted():  # what is on disk is counted
            if self.file is not None:
                text = ((self.head if not self.length else "") + block.text).encode()
                append(self.file, self.length, text)
                self.length += len(text)
            self.counts.update(block.counts)
            self.done += block.games


def lines_in(path: Path) -> Iterator[str]:
    """The whole ones: what an interrupt cut short is the last one, and is forgotten."""
    try:
        with path.open(encoding="utf-8", newline="\n") as file:
            yield from (line for line in file if line.endswith("\n"))
    except OSError as error:
        raise Refused(f"{path} can't be read: {error.strerror}.") from None


def append(path: Path, length: int, text: bytes) -> None:
    """After so many bytes; all of it, or nothing."""
    try:
        with path.open("ab", buffering=0) as file:
            file.truncate(length)
            if file.write(text) < len(text):
                file.truncate(length)
                raise OSError(ENOSPC, strerror(ENOSPC))
    except OSError as error:
        raise Refused(f"{path} can't be written: {error.strerror}. What was done stays.") from None
