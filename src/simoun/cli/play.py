"""`simoun play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

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
    from simoun.cli.terminal import Terminal
    from simoun.match import Match
    from simoun.text import Words

INTERRUPTED: Final = 130  # the exit code


Seed = Annotated[int | None, typer.Option(help="Deals the same game again.")]
Bots = Annotated[
    str | None,
    typer.Option(
        help="Who plays in all seats but the first, as in normal or normal,novice;"
        " or by seat, as in seat1=normal,seat3=novice."
    ),
]
FreeBots = Annotated[
    bool, typer.Option("--free-bots", help="Bots move your pawn and cards without asking.")
]
Load = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Go on with the game of this record.")
]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record in this file.")]
Force = Annotated[bool, typer.Option("--force", help="Replace the file of --save if there is one.")]


def play(
    game: GameName = None,
    players: Players = None,
    difficulty: Difficulty = None,
    adventurers: Adventurers = None,
    other: Others = None,
    seed: Seed = None,
    bots: Bots = None,
    free_bots: FreeBots = False,
    lang: Lang = None,
    load: Load = None,
    save: Save = None,
    force: Force = False,
) -> None:
    """Play in the terminal, everyone at one keyboard, with bots in any seat."""
    from simoun.text import Words, language

    words = Words(language(lang))
    if load is None:
        name = chosen_game(game)
        match = begun(name, seed, wishes(name, players, difficulty, adventurers, other))
    else:
        match = resumed(load, game, [players, difficulty, adventurers, other, seed])
    terminal = seated(match, bots, words, save, bots_ask=not free_bots)
    check_file(save, terminal, replaces=force or is_same(save, load))
    code = play_on(terminal)
    if save is not None:
        print(words.say("cli-saved", file=str(save)))
    if code:
        raise typer.Exit(code)


def seated(
    match: Match, bots: str | None, words: Words, save: Path | None, *, bots_ask: bool
) -> Terminal:
    """Everyone at the keyboard, and the bots in their seats."""
    from rich.console import Console

    from simoun.cli.company import bots_by_seat
    from simoun.cli.sitting import Sitting
    from simoun.cli.terminal import Terminal

    seats = {} if bots is None else bots_by_seat(bots, match.players)
    sitting = Sitting(match.record(), seats, bots_ask=bots_ask)
    return Terminal(sitting, words, Console(highlight=False), save)


def begun(game: str, seed: int | None, wished: dict[str, object]) -> Match:
    from simoun.core.record import MOST_SEED
    from simoun.match import new_game

    return new_game(game, seed=secrets.randbelow(MOST_SEED) if seed is None else seed, **wished)


def resumed(file: Path, game: str | None, wished: list[object]) -> Match:
    """The game of a record, as it stands: nothing can be agreed any more."""
    from simoun.core.refusal import Refused
    from simoun.match import from_record

    match = from_record(file)
    if game not in (None, match.rules.name):
        raise Refused(f"{file} is a game of {match.rules.name}, not of {game}.")
    if any(wish is not None for wish in wished):
        raise Refused(
            "--load goes on with a game as it was begun: --players, --difficulty, --adventurers,"
            " --option and --seed come too late."
        )
    return match


def is_same(save: Path | None, load: Path | None) -> bool:
    """Who goes on with a record in its own file replaces it by more of itself."""
    return save is not None and load is not None and save.resolve() == load.resolve()


def check_file(file: Path | None, terminal: Terminal, *, replaces: bool) -> None:
    """At once, so that nobody learns at the end that the game can't be kept."""
    from simoun.cli.keeping import is_taken
    from simoun.core.refusal import Refused

    if file is None:
        return
    if is_taken(file) and not replaces and not (sys.stdin.isatty() and terminal.agrees(file)):
        raise Refused(f"{file} exists already: --force replaces it, --load goes on with it.")
    terminal.keep()


def play_on(terminal: Terminal) -> int:
    """To the end, or until somebody leaves; whatever happens, what was played is kept."""
    from simoun.cli.terminal import Left

    try:
        terminal.run()
    except Left:
        terminal.say("cli-left")
    except KeyboardInterrupt:
        print()  # the prompt's line ends where it was
        terminal.say("cli-left")
        return INTERRUPTED
    finally:
        terminal.keep()
    return 0
