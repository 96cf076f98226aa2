"""What several commands take from the command line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from simoun.core.catalog import face_named, game_names
from simoun.core.options import Option, Value, seat_by_seat
from simoun.core.refusal import Refused, one_of_these

GameName = Annotated[str | None, typer.Argument(metavar="[GAME]", help=one_of_these(game_names()))]
Players = Annotated[int | None, typer.Option(help="How many play.")]
Difficulty = Annotated[str | None, typer.Option(help="How hard: novice, normal …")]
Adventurers = Annotated[
    str | None, typer.Option(help="One for each player, as in explorer,navigator; or drawn.")
]
Others = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Any option of the game."),
]
Jobs = Annotated[
    int | None, typer.Option(help="At most so many processes; else one for each core.")
]
Lang = Annotated[str | None, typer.Option(help="en or fr; else that of the locale.")]
Json = Annotated[bool, typer.Option("--json", help="For scripts.")]


def chosen_game(name: str | None) -> str:
    """The only one there is, where nobody says which."""
    if name is None and len(game_names()) > 1:
        raise Refused(f"Which game? It is {one_of_these(game_names())}.")
    return name or game_names()[0]


def wishes(
    game: str,
    players: int | None,
    difficulty: str | None,
    adventurers: str | None,
    others: list[str] | None,
) -> dict[str, object]:
    """What was wished, by the option's name; what nobody mentions is left to the game."""
    asked: dict[str, object] = {"players": players, "difficulty": difficulty}
    if adventurers is not None:
        asked["adventurers"] = seat_by_seat(adventurers)
    known = {option.name: option for option in face_named(game).every_option}
    for name, text in named(others or []):
        asked[name] = read(known[name], text) if name in known else text
    return {name: wish for name, wish in asked.items() if wish is not None}


def named(others: list[str]) -> Iterator[tuple[str, str]]:
    for other in others:
        name, mark, text = other.partition("=")
        if not mark:
            raise Refused(f"The option {other!r} lacks a value: it is written NAME=VALUE.")
        yield name, text


def read(option: Option, text: str) -> Value | list[str]:
    """The value that is written so; a text that is none is refused later, with what is allowed."""
    if option.each_seat:
        return seat_by_seat(text)
    return next((value for value in option.allowed if str(value).lower() == text.lower()), text)
