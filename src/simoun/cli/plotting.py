"""What came of many games drawn: the page of a report, or its first chart as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from simoun.core.refusal import Refused
from simoun.lab.files import written
from simoun.lab.ledger import Ledger
from simoun.text import LANGUAGES, Words

PAGE: Final = ".html"
PICTURE: Final = ".svg"


def check_plot(file: Path | None) -> None:
    if file is not None and file.suffix not in (PAGE, PICTURE):
        raise Refused(f"{file} can't be drawn: its name ends with {PAGE} or {PICTURE}.")


def draw(ledger: Ledger, file: Path, command: str, words: Words) -> None:
    from simoun.cli.report import Report
    from simoun.cli.report_page import page, picture

    first = Report(ledger.study, ledger.counts, words)
    if file.suffix == PICTURE:
        written(file, picture(first))
    else:
        others = [Words(lang) for lang in LANGUAGES if lang != words.lang]
        reports = [first, *(Report(ledger.study, ledger.counts, other) for other in others)]
        written(file, page(reports, file.stem, ledger.file.name if ledger.file else "", command))
    tell_written(file, words)


def tell_written(file: Path, words: Words) -> None:
    print(words.say("cli-written", file=str(file)))
