"""`simoun replay`: a record, told in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from simoun.cli.options import Lang


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as --save writes it.")],
    lang: Lang = None,
    to: Annotated[int | None, typer.Option(help="Stop after so many moves.")] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Write the position instead, as JSON.")
    ] = False,
) -> None:
    """Tell a game again, move by move."""
    from simoun.cli.boards.drawing import team_of
    from simoun.core.refusal import Refused
    from simoun.match import Match, from_record
    from simoun.text import Words, language

    words = Words(language(lang))
    record = from_record(file).record()  # every move is checked before the first is told
    moves = record.moves
    if to is not None and not 0 <= to <= len(moves):
        raise Refused(f"--to can't be {to}: the record has {len(moves)} moves, from 0 on.")
    record.moves = []
    match = Match(record)
    seats = team_of(match.view(), words).called()
    for number, move in enumerate(moves[:to], 1):
        for event in match.play(move.text, move.fresh):
            if not position:
                print(f"{number:>4}  {words.tell(match.rules.name, event, seats)}")
    if position:
        print(json.dumps(match.position(), indent=1, ensure_ascii=False))
    elif not match.over:
        print(words.say("cli-stops-here", moves=len(moves[:to])))
