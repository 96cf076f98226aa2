"""`simoun review`: a finished game looked at again, in the terminal or as a page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from simoun.cli.options import Json, Lang

if TYPE_CHECKING:
    from simoun.cli.retelling import Retelling, Told

HEIGHTS = "▁▂▃▄▅▆▇█"


def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    lang: Lang = None,
    bot: Annotated[str, typer.Option(help="Who looks at it: expert or oracle.")] = "expert",
    deep: Annotated[
        bool, typer.Option("--deep/--quick", help="Ask the bot at turning points, or only count.")
    ] = True,
    html: Annotated[
        Path | None, typer.Option(help="Write one page in both languages instead.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Tell what choices and what cards did to a game, and what else could have been done."""
    from simoun.cli.retelling import Retelling
    from simoun.hindsight.reviewing import review as reviewed
    from simoun.match import from_record
    from simoun.text import LANGUAGES, Words, language

    words = Words(language(lang))
    match = from_record(file)
    found = reviewed(match, bot, deep=deep)
    if html is not None:
        from simoun.cli.review_page import page
        from simoun.lab.files import written

        languages = [words.lang, *(one for one in LANGUAGES if one != words.lang)]
        written(html, page([Retelling(match, found, Words(one)) for one in languages]))
        print(words.say("cli-written", file=str(html)))
    elif as_json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
    else:
        for line in report(Retelling(match, found, words)):
            print(line)


def report(told: Retelling) -> Iterator[str]:
    """The verdict, the curve, the turning points, and the deal."""
    say = told.words.say
    yield " · ".join(filter(None, [told.outcome(), told.winners(), told.facts()]))
    width = max(len(seat.alone) for seat in told.seats)
    for seat in range(len(told.review["begin"])):
        yield say("cli-review-heading", heading=told.moved(seat))
        yield "   " + " · ".join(said for _, said, _ in told.parts(seat))
    for seat in range(len(told.review["begin"])):
        name = "" if told.review["together"] else told.seats[seat].alone.ljust(width)
        yield f"   {name} {signs(told.by_turn(seat))}".rstrip()
    yield told.fair()
    yield say("cli-review-heading", heading=say("review-points"))
    for one in told.turning_points():
        yield from turning_point(told, one)
    yield "   " + (legend(told) or say("review-points-none"))
    yield from told.deal()
    if told.winning_way():
        yield say("cli-review-way")


def legend(told: Retelling) -> str:
    """What the marks mean that occur."""
    from simoun.cli.retelling import SIGNS

    occur = {point["mark"] for point in told.review["points"]}
    marks = [mark for mark in SIGNS if mark in occur]
    return " · ".join(f"{SIGNS[mark]} {told.words.say(f'review-mark-{mark}')}" for mark in marks)


def turning_point(told: Retelling, one: Told) -> Iterator[str]:
    from simoun.cli.retelling import SIGNS

    point, moment = one.point, one.moment
    where = told.words.say("review-where", turn=point["turn"], move=point["move"])
    yield told.words.say(
        "cli-review-point",
        sign=SIGNS[point["mark"]].rjust(2),
        points=one.points.rjust(3),
        where=where,
        both=told.both(point),
        happened=one.happened,
    )
    if moment is None:
        return
    verdict = told.verdict(moment)
    if moment["alike"]:
        yield f"      {verdict}"
        return
    for name, way in [
        (told.words.say("review-played"), moment["played"]),
        (told.level, moment["better"]),
    ]:
        said = f"{name} · {told.chance(moment, way)} · {told.way(moment, way)}."
        yield f"      {said} {told.why(way)}".rstrip()
    if verdict:
        yield f"      ({verdict})"


def signs(chances: list[float]) -> str:
    return "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(one * len(HEIGHTS)))] for one in chances)
