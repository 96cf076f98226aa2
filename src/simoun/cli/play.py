"""`simoun play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from simoun.cli.options import (
    Adventurers,
    Difficulty,
    GameName,
    Lang,
    Others,
    Players,
    chosen_game,
    wishes,
)

if TYPE_CHECKING:
    from simoun.match import Match


def play(
    game: GameName = None,
    players: Players = None,
    difficulty: Difficulty = None,
    adventurers: Adventurers = None,
    other: Others = None,
    seed: Annotated[int | None, typer.Option(help="Deals the same game again.")] = None,
    lang: Lang = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file.")] = None,
) -> None:
    """Play in the terminal, everyone at one keyboard."""
    from rich.console import Console

    from simoun.cli.terminal import Left, Terminal
    from simoun.core.record import MOST_SEED
    from simoun.match import new_game
    from simoun.text import Words, language

    words = Words(language(lang))
    name = chosen_game(game)
    wished = wishes(name, players, difficulty, adventurers, other)
    match = new_game(name, seed=secrets.randbelow(MOST_SEED) if seed is None else seed, **wished)
    keep(match, save)  # at once, so that nobody learns at the end that it can't be kept
    try:
        Terminal(match, words, Console(highlight=False)).run()
    except Left:
        print(words.say("cli-left"))
    finally:
        keep(match, save)
    if save is not None:
        print(words.say("cli-saved", file=str(save)))


def keep(match: Match, file: Path | None) -> None:
    from simoun.core.refusal import Refused

    if file is None:
        return
    try:
        file.write_text(match.record().to_json() + "\n", encoding="utf-8")
    except OSError as error:
        raise Refused(f"{file} can't be written: {error.strerror}.") from None
