"""A review as one page that needs nothing else: in both languages, for a screen or for paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from simoun.cli.boards.drawing import percent
from simoun.cli.one_page import framed
from simoun.cli.retelling import SIGNS, Retelling, Told
from simoun.cli.review_curve import Curve, table
from simoun.hindsight.shape import Moment, Way

STYLE: Final = """
:root { color-scheme: light dark; --bg: light-dark(#efe5d3, #14151d);
  --paper: light-dark(#fdf8ee, #211f27); --paper-2: light-dark(#f5ecdb, #2a2831);
  --ink: light-dark(#2b211a, #f6ecdc); --ink-2: light-dark(#5c4a3c, #cdbfae);
  --line: light-dark(#dfcfb5, #403c48); --good: light-dark(#2f7045, #86cf97);
  --good-soft: light-dark(#dcecd6, #22392a); --warn: light-dark(#8f5b00, #f3c04f);
  --danger: light-dark(#b3261e, #ff9d8f); --danger-soft: light-dark(#fbdcd4, #4d221e);
  --info: light-dark(#1e6272, #86d0dc); --info-soft: light-dark(#d5ecec, #173740) }
* { box-sizing: border-box; margin: 0 }
body { background: var(--bg); color: var(--ink); font: 15px/1.45 system-ui, sans-serif;
  max-width: 1000px; margin: auto; padding: 16px }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2 }
section { background: var(--paper); border-radius: 14px; padding: 16px 20px; margin-top: 14px;
  break-inside: avoid }
article { display: none }
.choose label { display: inline-block; margin-right: 14px; cursor: pointer }
input { position: absolute; opacity: 0 }
small, .quiet { color: var(--ink-2) }
.parts { display: flex; flex-wrap: wrap; gap: 6px; list-style: none; padding: 0; margin: 8px 0;
  font-weight: 700 }
.parts li { padding: 4px 14px; border-radius: 8px; background: var(--paper-2) }
.parts .cards, .parts .others { background: var(--info-soft); color: var(--info) }
.parts .lost { background: var(--danger-soft); color: var(--danger) }
.parts .gained { background: var(--good-soft); color: var(--good) }
.curve { width: 100%; height: auto; font-size: 12px }
.curve text { fill: var(--ink-2) }
.grid { stroke: var(--line) } .middle { stroke-dasharray: 5 4 }
.line { fill: none; stroke: var(--info); stroke-width: 2.5; stroke-linejoin: round }
.area { fill: var(--info-soft); stroke: none }
.seat1 { stroke: light-dark(#2a46ae, #8fa6ff) } .seat2 { stroke: light-dark(#c2430f, #ff8a5c) }
.seat3 { stroke: var(--ink) } .seat4 { stroke: light-dark(#9a7a00, #f7cc1d) }
.seat5 { stroke: light-dark(#1f7d71, #5fc7b9) }
circle.strong { fill: var(--good) } circle.slip { fill: var(--warn) }
circle.costly { fill: var(--danger) } circle.card { fill: var(--info) }
circle.even { fill: var(--ink-2) }
.curve .sign { fill: var(--paper); font-weight: 700; font-size: 11px }
.legend, .points { list-style: none; padding: 0 }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: 13px }
.points > li { border-top: 1px solid var(--line); padding: 10px 0; break-inside: avoid }
.points > li:first-child { border: 0 }
.mark { display: inline-block; min-width: 26px; font-weight: 700; text-align: center }
.mark.strong { color: var(--good) } .mark.slip { color: var(--warn) }
.mark.costly { color: var(--danger) } .mark.card { color: var(--info) }
.ways { display: grid; gap: 8px; margin: 8px 0 0 26px }
.ways > div { border-left: 5px solid var(--danger); background: var(--paper-2);
  border-radius: 8px; padding: 8px 12px }
.ways > .better { border-color: var(--info); background: var(--info-soft) }
.ways b { display: block }
.ways + p { margin: 6px 0 0 26px }
.ways em { float: right; font: 700 20px Georgia, serif; margin-left: 12px }
table { border-collapse: collapse; margin-top: 8px; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: 2px 12px 2px 0; font-weight: 400 }
thead th { font-weight: 700 }
summary { cursor: pointer }
@media print { body { background: none; max-width: none; padding: 0 }
  .choose, input { display: none }
  section { border: 1px solid var(--line); padding: 10px 14px } :root { color-scheme: light } }
"""


def page(retold: Sequence[Retelling]) -> str:
    title = f"Simoun · {retold[0].words.say('review-title')}"
    return framed(title, STYLE, {one.words.lang: "\n".join(article(one)) for one in retold})


def article(told: Retelling) -> Iterator[str]:
    say = told.words.say
    yield f'<article lang="{told.words.lang}">'
    yield f"<h1>{escape(say('review-title'))} · {escape(say(f'{told.game}-title'))}</h1>"
    yield from verdict(told)
    yield from curve(told)
    yield from turning_points(told)
    yield from deal(told)
    yield "</article>"


def verdict(told: Retelling) -> Iterator[str]:
    yield f"<section><h2>{escape(told.winners() or told.outcome())}</h2>"
    facts = told.facts() if told.review["together"] else f"{told.outcome()} · {told.facts()}"
    yield f"<p>{escape(facts)}</p>"
    for seat in range(len(told.review["begin"])):
        yield f"<p><small>{escape(told.moved(seat))}</small></p>"
        parts = [f'<li class="{kind}">{escape(said)}</li>' for kind, said, _ in told.parts(seat)]
        yield f'<ul class="parts">{"".join(parts)}</ul>'
    yield f"<p><small>{escape(told.fair())}</small></p></section>"


def curve(told: Retelling) -> Iterator[str]:
    together = told.review["together"]
    heading = told.words.say("review-curve" if together else "review-curve-shares")
    yield f"<section><h2>{escape(heading)}</h2>"
    yield Curve(told).drawn()
    yield '<ul class="legend">'
    for mark, sign in SIGNS.items():
        meaning = escape(told.words.say(f"review-mark-{mark}"))
        yield f'<li><span class="mark {mark}">{sign}</span>{meaning}</li>'
    yield "</ul>"
    yield f"<details><summary>{escape(told.words.say('review-figures'))}</summary>"
    yield figures(told)
    yield "</details></section>"


def figures(told: Retelling) -> str:
    """The chance after each turn; of rivals the points, too."""
    say, review = told.words.say, told.review
    names = [seat.alone for seat in told.seats]
    points = [say("review-points-won", name=name) for name in names]
    what = [say("review-chance-of")] if review["together"] else [*names, *points]
    ends = [0, *(turn["last"] for turn in review["turns"])]
    columns = zip(*(told.by_turn(seat) for seat in range(len(review["begin"]))), strict=True)
    rows = [
        [
            str(turn) if turn else say("review-begin"),
            *(say("review-chance", chance=percent(one)) for one in chances),
            *(str(score) for score in (review["scores"][ends[turn]] if review["scores"] else [])),
        ]
        for turn, chances in enumerate(columns)
    ]
    return table([say("review-turn"), *what], rows)


def turning_points(told: Retelling) -> Iterator[str]:
    say = told.words.say
    points, moves = len(told.review["points"]), len(told.review["steps"])
    yield f"<section><h2>{escape(say('review-points'))}</h2>"
    if not points:
        yield f"<p>{escape(say('review-points-none'))}</p></section>"
        return
    yield f'<p class="quiet">{escape(say("review-points-of", points=points, moves=moves))}</p>'
    yield '<ol class="points">'
    for one in told.turning_points():
        yield from turning_point(told, one)
    yield "</ol></section>"


def turning_point(told: Retelling, one: Told) -> Iterator[str]:
    point = one.point
    where = told.words.say("review-where", turn=point["turn"], move=point["move"])
    yield f'<li><span class="mark {point["mark"]}">{SIGNS[point["mark"]]}</span>'
    yield f"<b>{one.points}</b> {escape(one.happened)}"
    yield f"<small>{escape(where)} · {escape(told.both(point))}</small>"
    if one.moment is not None:
        yield from ways(told, one.moment)
    yield "</li>"


def ways(told: Retelling, moment: Moment) -> Iterator[str]:
    """What was played, and what the adviser would have done."""
    verdict = told.verdict(moment)
    if moment["alike"]:
        yield f'<p class="quiet">{escape(verdict)}</p>'
        return
    yield '<div class="ways">'
    yield way(told, moment, moment["played"], told.words.say("review-played"), "played")
    yield way(told, moment, moment["better"], told.level, "better")
    yield "</div>"
    samples = moment["samples"]
    notes = [verdict, told.words.say("review-samples", samples=samples) if samples else ""]
    yield f'<p class="quiet">{escape(" · ".join(filter(None, notes)))}</p>'


def way(told: Retelling, moment: Moment, way: Way, name: str, kind: str) -> str:
    return (
        f'<div class="{kind}"><em>{escape(told.chance(moment, way))}</em>'
        f"<small>{escape(name)}</small><b>{escape(told.way(moment, way))}</b>"
        f"{escape(told.why(way))}</div>"
    )


def deal(told: Retelling) -> Iterator[str]:
    said = told.deal()
    if not said:
        return
    yield f"<section><h2>{escape(told.words.say('review-deal'))}</h2>"
    yield f"<p>{escape(said[0])}</p><p><small>{escape(said[1])}</small></p>"
    moves = told.winning_way()
    if moves:
        yield f"<details><summary>{escape(told.words.say('review-deal-way'))}</summary><ol>"
        yield "".join(f"<li>{escape(line)}</li>" for line in moves)
        yield "</ol></details>"
    yield "</section>"
