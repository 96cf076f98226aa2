"""What one can do with a report: print it, and take its figures along. No script fetches them."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from simoun.cli.report import Report
from simoun.lab.figures import figures, figures_csv

DOWNLOAD: Final = "M12 3v12M7 10l5 5 5-5M4 20h16"
PRINT: Final = "M7 9V3h10v6M7 18H4V9h16v9h-3M7 14h10v7H7z"
MOON: Final = "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z"


class Files(NamedTuple):
    """What a page gives: figures of its own, and the rows of all games, which lie beside it."""

    name: str  # what they are called, without an ending
    csv: str
    json: str
    rows: str  # empty where none were kept


def files_of(report: Report, name: str, rows: str, command: str) -> Files:
    found = figures(report.study, report.found.counts, command)
    told = json.dumps(found, ensure_ascii=False, indent=1)
    return Files(f"{name}-figures", figures_csv(report.study, found), told, rows)


def buttons(report: Report, files: Files) -> str:
    say = report.say
    found = [
        f'<button type="button" class="print" onclick="print()">{icon(PRINT)}'
        f"{escape(say('study-print'))}</button>",
        file("CSV", say("study-csv"), f"{files.name}.csv", embedded("text/csv", files.csv)),
        file(
            "JSON",
            say("study-json"),
            f"{files.name}.json",
            embedded("application/json", files.json),
        ),
    ]
    if files.rows:
        found.append(file(say("study-rows"), say("study-rows-title"), "", files.rows))
    return f'<div class="buttons">{"".join(found)}</div>'


def file(label: str, title: str, name: str, address: str) -> str:
    return (
        f'<a href="{escape(address)}" download="{escape(name)}" title="{escape(title)}">'
        f"{icon(DOWNLOAD)}{escape(label)}</a>"
    )


def embedded(kind: str, content: str) -> str:
    return f"data:{kind};charset=utf-8;base64,{b64encode(content.encode()).decode()}"


def theme(reports: Sequence[Report]) -> str:
    """By night where it would be day, and the other way round."""
    said = " · ".join(report.say("study-theme") for report in reports)
    return (
        f'<label class="theme" title="{escape(said)}">{icon(MOON)}'
        f'<input type="checkbox" id="other-theme" aria-label="{escape(said)}"></label>'
    )


def icon(path: str) -> str:
    return f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/></svg>'
