"""The report of a game between rivals: shares of the wins, and where points come from."""

from __future__ import annotations

from collections.abc import Iterator

from simoun.cli.report import Report
from simoun.cli.report_charts import Mark, rates
from simoun.cli.report_parts import cell, durations, legend, opened, percents, table
from simoun.lab.panels import MOST_MARKS, Panel, points_of, won_by


def rivals(report: Report, panel: Panel) -> Iterator[str]:
    say, rows = report.say, rival_rows(report, panel)
    yield from opened(report.rival_finding(panel), say("study-win-share"))
    if rows:
        yield rates(say("study-win-share"), rows, percents(report))
        shown = [mark.share for marks in rows.values() for mark in marks]
        yield legend(report, report.bots(panel), shown)
    cells = [row for at in panel.tables for row in points_rows(report, panel, at)]
    heads = [say(f"{panel.game}-points-{source}") for source in ["total", *report.sources(panel)]]
    yield table(["", say("study-won"), *heads], cells, say("study-points"))
    yield "</section>"
    yield from durations(report, panel)


def rival_rows(report: Report, panel: Panel) -> dict[str, list[Mark]]:
    """A row for each table with bots that differ, a mark for each of them."""
    bots = report.bots(panel)
    found = {}
    for at, number in panel.tables.items():
        if not report.differ(number):
            continue
        counts = report.found.of([number])
        marks = [
            Mark(bots.index(bot) % MOST_MARKS, won_by(counts, bot))
            for bot in dict.fromkeys(report.study.tables[number].bots)
        ]
        found[report.table_name(panel, *at)] = marks
    return found


def points_rows(report: Report, panel: Panel, at: tuple[str, str]) -> Iterator[list[str]]:
    number = panel.tables[at]
    plan, counts = report.study.tables[number], report.found.of([number])
    for bot in dict.fromkeys(plan.bots):
        points = points_of(counts, plan, bot)
        each = [report.number(points.get(source, 0)) for source in report.sources(panel)]
        share = cell(report, won_by(counts, bot) if report.differ(number) else None)
        name = f"{report.table_name(panel, *at)} · {bot}"
        total = report.number(sum(points.values()))
        yield [name, share, total, *each]
