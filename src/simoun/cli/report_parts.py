"""Parts of a report that come again: headings, figures, legends, and the lengths of games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from simoun.cli.report import Report
from simoun.cli.report_charts import in_each_width, sign
from simoun.cli.report_lengths import Histogram, Lengths
from simoun.lab.panels import FEW, Panel, Share, are_rivals, lengths, median
from simoun.lab.rows import LOST
from simoun.lab.together import WON

SCALE: Final = (0, 20, 40, 60, 80, 100)
HOLLOW: Final = "○ "  # before a figure from few games


def opened(finding: str, measured: str, kind: str = "") -> Iterator[str]:
    named = f' class="{kind}"' if kind else ""
    yield f'<section{named}><h2>{escape(finding)}</h2><p class="quiet">{escape(measured)}</p>'


def percents(report: Report) -> list[str]:
    return [report.percent(n / 100) for n in SCALE]


def cell(report: Report, share: Share | None) -> str:
    """A share with its interval; hollow where it comes from few games."""
    if share is None or not share.games:
        return "·"
    kind = ' class="few"' if share.few else ""
    rate, interval = escape(report.percent(share.rate)), escape(report.interval(share))
    return f"<b{kind}>{rate}</b><small>{interval}</small>"


def figures_of(report: Report, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"<details><summary>{escape(report.say('study-figures'))}</summary>"
    yield table(head, rows, report.say("study-figures"))
    yield "</details>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], caption: str) -> str:
    """Cells are written already; heads and names are texts."""
    first = "".join(f'<th scope="col">{escape(one)}</th>' if one else "<td></td>" for one in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{one}</td>" for one in row[1:])
        + "</tr>"
        for row in rows
    )
    return scrolling(f"<thead><tr>{first}</tr></thead><tbody>{body}</tbody>", caption)


def scrolling(rows: str, caption: str, kind: str = "figures") -> str:
    """On a narrow page it moves by itself, with the keys too."""
    told = escape(caption)
    around = f'<div class="wide" role="group" aria-label="{told}" tabindex="0">'
    return f'{around}<table class="{kind}"><caption>{told}</caption>{rows}</table></div>'


def legend(report: Report, names: Sequence[str], shown: Sequence[Share]) -> str:
    named = [(sign(k), name) for k, name in enumerate(names) if name]
    if any(share.few for share in shown):
        named.append((sign(0, hollow=True), report.say("study-few")))
    items = [f"<li>{drawn}{escape(name)}</li>" for drawn, name in named]
    return f'<ul class="legend">{"".join(items)}<li>{escape(report.say("study-bar"))}</li></ul>'


def together(report: Report, panel: Panel, message: str) -> str:
    """What is measured, and what of it is thrown together."""
    said = report.say(message)
    if not panel.beside:
        return said
    what = report.axis(panel.game, panel.beside)
    return f"{said} · {report.say('study-together', what=what)}"


def durations(report: Report, panel: Panel) -> Iterator[str]:
    say, kinds = report.say, kinds_of_length(report, panel)
    measured = together(report, panel, "study-length")
    yield from opened(report.length_finding(panel), measured, "lengths")
    if kinds:
        label, across = say("study-length"), say("study-turns-across")
        yield in_each_width(lambda width: Histogram(kinds, width).drawn(label, across))
        yield '<ul class="legend">'
        for kind in kinds if len(kinds) > 1 else []:
            bar = f'<rect class="length-{kind.kind}" width="18" height="18" rx="4"/>'
            said = escape(say(f"study-kind-{kind.kind}"))
            yield f'<li><svg class="sign">{bar}</svg>{said}</li>'
        yield "</ul>"
        every = sorted(set().union(*(kind.turns for kind in kinds)))
        rows = [[str(n), *(report.number(kind.turns[n]) for kind in kinds)] for n in every]
        heads = [say(f"study-kind-{kind.kind}") for kind in kinds]
        yield from figures_of(report, [say("study-turns-head"), *heads], rows)
    yield "</section>"


def kinds_of_length(report: Report, panel: Panel) -> list[Lengths]:
    """Won beside lost; somebody wins every game of rivals."""
    counts, found = report.counts(panel), []
    for how in (WON, LOST):
        turns = lengths(counts, how)
        named = "all" if are_rivals(panel.game) else how
        if turns:
            said = report.say(f"study-median-{named}", turns=median(turns))
            few = turns.total() < FEW
            found.append(Lengths(how, turns, median(turns), f"{HOLLOW if few else ''}{said}", few))
    return found
