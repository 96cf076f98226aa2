"""The report of a game that all win or lose together: rates, causes, lengths, adventurers."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from simoun.cli.report import Report
from simoun.cli.report_charts import Mark, in_each_width, rates
from simoun.cli.report_ends import Stack, stacks, swatch
from simoun.cli.report_parts import (
    HOLLOW,
    cell,
    durations,
    figures_of,
    legend,
    opened,
    percents,
    scrolling,
    table,
    together,
)
from simoun.lab.panels import Panel, Share, ends, wins, with_each, with_pairs
from simoun.pages import rule


def team(report: Report, panel: Panel) -> Iterator[str]:
    counts = report.counts(panel)
    yield '<div class="facts">'
    for fact in report.facts(panel):
        few = ' class="few"' if fact.few else ""
        yield (
            f"<div><b{few}>{escape(fact.figure)}</b><span>{escape(fact.what)}</span>"
            f"<small>{escape(fact.small)}</small></div>"
        )
    yield "</div>"
    yield from win_rates(report, panel)
    yield '<div class="pair">'
    yield from causes(report, panel)
    yield from durations(report, panel)
    yield "</div>"
    if len(with_pairs(counts)) > 1:
        yield '<div class="pair">'
        yield from adventurers(report, panel)
        yield from pairs(report, panel)
        yield "</div>"


def win_rates(report: Report, panel: Panel) -> Iterator[str]:
    say, shares = report.say, report.shares(panel)
    marks = panel.marks
    rows = {
        report.label(panel.game, panel.down, row): [
            Mark(k, shares[row, mark]) for k, mark in enumerate(marks) if (row, mark) in shares
        ]
        for row in panel.rows
    }
    yield from opened(report.win_finding(panel), by_axes(report, panel))
    yield '<div class="beside"><div>'
    yield rates(say("study-win-rate"), rows, percents(report))
    names = [report.label(panel.game, panel.beside, mark) for mark in marks]
    yield legend(report, names, list(shares.values()))
    yield "</div>"
    head = [report.axis(panel.game, panel.down) if panel.down else ""]
    heads = [name or say("study-won") for name in names]
    cells = [
        [
            report.value(panel.game, panel.down, row),
            *(cell(report, shares.get((row, m))) for m in marks),
        ]
        for row in panel.rows
    ]
    yield table([*head, *heads], cells, say("study-win-rate"))
    yield "</div></section>"


def by_axes(report: Report, panel: Panel) -> str:
    axes = [report.axis(panel.game, axis).lower() for axis in (panel.down, panel.beside) if axis]
    what = report.say("study-win-rate")
    return report.say("study-by", what=what, axes=report.words.together(axes)) if axes else what


def causes(report: Report, panel: Panel) -> Iterator[str]:
    """Row by row, all marks of a row together."""
    say, game = report.say, panel.game
    known = list(ends(report.counts(panel)))
    yield from opened(report.end_finding(panel), together(report, panel, "study-ends"), "ends")
    yield in_each_width(lambda width: ends_drawn(report, panel, known, width))
    yield '<ul class="legend">'
    yield f"<li>{swatch(None)}{escape(say('study-won'))}</li>"
    for k, end in enumerate(known):
        said = escape(report.outcome(game, end))
        yield f"<li>{swatch(k)}{said}{rule_badge(report, game, end)}</li>"
    yield "</ul>"
    names = [say("study-won"), *(report.cause(game, end) for end in known)]
    rows = [ends_of_row(report, panel, row, known) for row in panel.rows]
    yield from figures_of(report, ["", *names, say("study-games-head")], rows)
    yield "</section>"


def rule_badge(report: Report, game: str, end: str) -> str:
    """Its number; whoever points at it reads what it says."""
    number = report.rule(game, end)
    said = rule(game, report.words.lang, number) or ""
    return f' <span class="rule" title="{escape(said)}">{escape(number)}</span>'


def ends_drawn(report: Report, panel: Panel, known: list[str], width: int) -> str:
    bars = []
    for row in panel.rows:
        counts = report.found.of(panel.of_row(row))
        won = wins(counts)
        parts = {known.index(end): n / won.games for end, n in ends(counts).items()}
        rate = report.percent(won.rate)
        said = report.say("study-won-rate", rate=rate), rate
        causes = [(k, parts[k], str(round(100 * parts[k]))) for k in sorted(parts)]
        games = f"{HOLLOW if won.few else ''}{report.number(won.games)}"
        bars.append(Stack(report.label(panel.game, panel.down, row), won, said, causes, games))
    say = report.say
    return stacks(say("study-ends"), bars, say("study-of-games"), say("study-games-head"), width)


def ends_of_row(report: Report, panel: Panel, row: str, known: list[str]) -> list[str]:
    counts = report.found.of(panel.of_row(row))
    won, lost = wins(counts), ends(counts)
    shares = [won, *(Share(lost.get(end, 0), won.games) for end in known)]
    name = report.label(panel.game, panel.down, row) or report.say("study-only-table")
    return [name, *(cell(report, share) for share in shares), report.number(won.games)]


def adventurers(report: Report, panel: Panel) -> Iterator[str]:
    say, each = report.say, with_each(report.counts(panel))
    names = {who: report.words.name(panel.game, who) for who in each}
    yield from opened(report.adventurer_finding(panel), together(report, panel, "study-with"))
    rows = {names[who]: [Mark(0, share)] for who, share in each.items()}
    yield rates(say("study-with"), rows, percents(report))
    yield legend(report, [], list(each.values()))
    cells = [
        [names[who], cell(report, share), report.number(share.games)] for who, share in each.items()
    ]
    yield from figures_of(report, ["", say("study-won"), say("study-games-head")], cells)
    yield "</section>"


def pairs(report: Report, panel: Panel) -> Iterator[str]:
    """A square of figures: the darker, the more often the two win together."""
    counts = report.counts(panel)
    each, found = list(with_each(counts)), with_pairs(counts)
    names = {who: report.words.name(panel.game, who) for who in each}
    low, high = min(s.rate for s in found.values()), max(s.rate for s in found.values())
    yield from opened(report.pair_finding(panel), together(report, panel, "study-pairs"))
    heads = "".join(f'<th scope="col">{escape(names[who])}</th>' for who in each)
    rows = [f"<thead><tr><td></td>{heads}</tr></thead><tbody>"]
    for one in each:
        rows.append(f'<tr><th scope="row">{escape(names[one])}</th>')
        for other in each:
            share = found.get((min(one, other), max(one, other)))
            cells = pair_cell(report, share, low, high) if share and one != other else "<td></td>"
            rows.append(cells)
        rows.append("</tr>")
    yield scrolling("".join([*rows, "</tbody>"]), report.say("study-pairs"), "pairs")
    yield "</section>"


def pair_cell(report: Report, share: Share, low: float, high: float) -> str:
    depth = round(60 * (share.rate - low) / (high - low)) if high > low else 0
    few = ' class="few"' if share.few else ""
    return f'<td{few} style="--depth:{depth}%">{cell(report, share)}</td>'
