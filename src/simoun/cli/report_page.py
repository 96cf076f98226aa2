"""The report of a study as one page that needs nothing else, in both languages, also for paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from simoun import engine
from simoun.cli.one_page import framed
from simoun.cli.report import Report
from simoun.cli.report_buttons import Files, buttons, files_of, theme
from simoun.cli.report_charts import WIDEST, Rates, sign, text
from simoun.cli.report_ends import hatches, swatch
from simoun.cli.report_parts import percents
from simoun.cli.report_rivals import rival_rows, rivals
from simoun.cli.report_style import BRAND, STYLE, by_day
from simoun.cli.report_team import ends_drawn, team
from simoun.core.catalog import face_named
from simoun.lab.panels import Panel, are_rivals, ends, panels
from simoun.lab.study import Study

KEY: Final = 24  # pixels of a line


def page(reports: Sequence[Report], name: str, rows: str, command: str) -> str:
    """`rows` is where the games are, beside the page; `command` plays them again."""
    title = f"Simoun · {reports[0].title()}"
    files = files_of(reports[0], name, rows, command)
    articles = {one.words.lang: "\n".join(article(one, files, command)) for one in reports}
    patterns = f'<svg class="defs" aria-hidden="true"><defs>{hatches()}</defs></svg>'
    return framed(title, STYLE, articles, BRAND + theme(reports), patterns)


def article(report: Report, files: Files, command: str) -> Iterator[str]:
    yield f'<article lang="{report.words.lang}">'
    yield f'<div class="head"><div><h1>{escape(report.title())}</h1>'
    yield f"<p>{escape(played(report))}</p></div>{buttons(report, files)}</div>"
    found = panels(report.study)
    several = len({panel.game for panel in found}) > 1
    for panel in found:
        yield from heading(report, panel, several)
        yield from rivals(report, panel) if are_rivals(panel.game) else team(report, panel)
    yield from method(report, command)
    yield "</article>"


def played(report: Report) -> str:
    """By whom, if it is the same everywhere, and how much."""
    study, say = report.study, report.say
    done = report.games(list(range(len(study.tables))))
    bots = {",".join(dict.fromkeys(table.bots)) for table in study.tables}
    by = [say("study-of", what=say("study-axis-bots"), value=bots.pop())] if len(bots) == 1 else []
    many = say("study-tables", tables=len(study.tables))
    said = say("study-tables-of", tables=many, games=say("study-games", games=study.games))
    if done < study.whole:
        said = f"{many} · {say('study-unfinished', games=done, whole=study.whole)}"
    return " · ".join([*by, said])


def heading(report: Report, panel: Panel, several: bool) -> Iterator[str]:
    names = [report.say(f"{panel.game}-title")] if several else []
    said = " · ".join(filter(None, [*names, report.fixed(panel)]))
    if said:
        yield f'<h2 class="part">{escape(said)}</h2>'


# ---------------------------------------------------------------- a picture alone


def picture(report: Report) -> str:
    """How the games of the first panel ended, or who won them, with what its signs mean."""
    panel = panels(report.study)[0]
    if are_rivals(panel.game):
        rows = rival_rows(report, panel)
        drawn = Rates(rows, percents(report), WIDEST).drawn(report.say("study-win-share"))
        key = [(sign(k), bot) for k, bot in enumerate(report.bots(panel))]
    else:
        known = list(ends(report.counts(panel)))
        drawn = ends_drawn(report, panel, known, WIDEST)
        causes = [(swatch(k), report.cause(panel.game, end)) for k, end in enumerate(known)]
        key = [(swatch(None), report.say("study-won")), *causes]
    return alone(drawn, key)


def alone(drawn: str, key: Sequence[tuple[str, str]]) -> str:
    """A chart with its own colours and patterns, and a line for each of its signs."""
    opening, mark, rest = drawn.partition(">")
    box, _, height = opening.rstrip('"').rpartition(" ")
    lines = (keyed(sign, name, int(height) + 10 + KEY * k) for k, (sign, name) in enumerate(key))
    tall = int(height) + 10 + KEY * len(key)
    inside = f"<style>{by_day()}</style><defs>{hatches()}</defs>{''.join(lines)}"
    return f'{box} {tall}" xmlns="http://www.w3.org/2000/svg"{mark}{inside}{rest}\n'


def keyed(sign: str, name: str, top: int) -> str:
    placed = sign.replace("<svg ", f'<svg x="4" y="{top}" width="18" height="18" ', 1)
    return placed + text(28, top + 14, name)


# ---------------------------------------------------------------- how it was measured


def method(report: Report, command: str) -> Iterator[str]:
    say, study = report.say, report.study
    seeds = [table.seed for table in study.tables]
    yield f'<section class="method"><h2>{escape(say("study-method"))}</h2>'
    yield f"<p>{escape(say('study-method-seeds'))} {escape(say('study-method-interval'))}</p>"
    yield f"<div><code>{escape(command)}</code>"
    first, last = min(seeds), max(seeds) + study.games - 1
    said = say(
        "study-method-range",
        first=report.number(first),
        last=report.number(last),
        rules=report.words.together(versions(study)),
        mode=say(f"study-engine-{engine.name().split()[0]}"),
    )
    yield f"<p><small>{escape(said)}</small></p></div></section>"


def versions(study: Study) -> list[str]:
    """Of the rules that were played by."""
    games = dict.fromkeys(table.game for table in study.tables)
    return list(dict.fromkeys(str(face_named(game).rules.version) for game in games))
