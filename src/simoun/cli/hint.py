"""`simoun hint`: what a bot would do in a position, and why."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from simoun.cli.options import Json, Lang

if TYPE_CHECKING:
    from simoun.bots.adviser import Advice, Line
    from simoun.core.choice import Choice
    from simoun.core.face import Face
    from simoun.core.rules import State
    from simoun.match import Match
    from simoun.text import Called, Words


def hint(
    file: Annotated[Path, typer.Argument(help="A position on paper, or a record.")],
    lang: Lang = None,
    bot: Annotated[str, typer.Option(help="Who is asked: expert or oracle.")] = "expert",
    seconds: Annotated[
        float, typer.Option(help="Of thought at most; 0: as long as it takes.")
    ] = 0.0,
    as_json: Json = False,
) -> None:
    """Ask a bot what it would do, and why."""
    from simoun.cli.boards.drawing import team_of
    from simoun.match import advise
    from simoun.text import Words, language

    words = Words(language(lang))
    match = match_in(file)
    advice = advise(match, bot, seconds=seconds)
    if as_json:
        print(json.dumps(advice, indent=1, ensure_ascii=False))
        return
    seats = team_of(match.view(), words).called()
    for line in told(match, advice, words, seats):
        print(line)


def match_in(file: Path) -> Match:
    """A record as far as it goes, or a position."""
    from simoun.core.refusal import Refused
    from simoun.match import from_position, from_record, read_file

    text = read_file(file)
    try:
        found: object = json.loads(text)
    except ValueError:
        raise Refused(f"{file} is neither a record nor a position: it isn't JSON.") from None
    is_record = isinstance(found, dict) and "moves" in found
    return from_record(text) if is_record else from_position(found)


# ---------------------------------------------------------------- in words


def told(match: Match, advice: Advice, words: Words, seats: Sequence[Called]) -> list[str]:
    """The best plan with its reasons, the next ones, and what that rests on."""
    first, *others = advice["lines"]
    found = [best(advice, said(match, first, words, seats), words)]
    for reason in first["reasons"]:
        sentence = words.explain(advice["game"], reason, seats)
        compared = reason["against"] == "next best"
        found.append(
            "   " + (words.say("cli-hint-next", reason=sentence) if compared else sentence)
        )
    for number, line in enumerate(others, 2):
        found.append(f"{number}. {another(line, said(match, line, words, seats), words)}")
    if advice["samples"]:
        found.append(words.say("cli-hint-samples", samples=advice["samples"]))
    return found


def best(advice: Advice, steps: str, words: Words) -> str:
    from simoun.bots.reasons import per_cent as rounded

    now, chance = rounded(advice["now"]), rounded(advice["lines"][0]["chance"])
    if advice["error"] is None:
        return "1. " + words.say("cli-hint-sure", steps=steps, now=now, chance=chance)
    error = points(advice["error"])
    return "1. " + words.say("cli-hint-best", steps=steps, now=now, chance=chance, error=error)


def another(line: Line, steps: str, words: Words) -> str:
    from simoun.bots.reasons import per_cent as rounded

    if line["same"]:
        return words.say("cli-hint-same", steps=steps)
    chance, less = rounded(line["chance"]), points(-line["difference"])
    if line["error"] is None:
        return words.say("cli-hint-less", steps=steps, chance=chance, less=less)
    error = points(line["error"])
    return words.say("cli-hint-worse", steps=steps, chance=chance, less=less, error=error)


def said(match: Match, line: Line, words: Words, seats: Sequence[Called]) -> str:
    return steps_said(match.face, match.state, line["steps"], words, seats)


def steps_said(
    face: Face[State], s: State, steps: Sequence[Choice], words: Words, seats: Sequence[Called]
) -> str:
    """A plan from a position, by who does it; things are called as they are when it is done."""
    from simoun.cli.menu import Speaker

    rules, state = face.rules, s.copy()
    parts = []
    for step in steps:
        names = face.names(state)
        speaker = Speaker(words, rules.name, seats, names, face.language)
        does = f"{speaker.verb(step)} {speaker.picks(step)}".strip()
        parts.append((speaker.seat(step), does))
        code = face.language.read(step["action"], names)
        if not rules.reveals(code):
            rules.apply(state, code)
    by_seat = groupby(parts, lambda part: part[0])
    return "; ".join(f"{who} · {', '.join(does for _, does in some)}" for who, some in by_seat)


def points(part: float) -> int:
    """A difference or an error in points of per cent: at least 1 where there is any."""
    return max(1, round(100 * part))
