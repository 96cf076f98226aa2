"""`simoun puzzles`: solve one in the terminal, look for new ones, prove those of a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperGroup

from simoun.cli.options import GameName, Jobs, Lang

if TYPE_CHECKING:
    from rich.console import Console
    from typer._click.core import Context

    from simoun.learn.puzzle import Puzzle
    from simoun.text import Words


class Asked(TyperGroup):
    """`simoun puzzles island 3` is `simoun puzzles solve island 3`."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if not args or args[0] not in [*self.commands, "--help"]:
            args = ["solve", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(cls=Asked, help="Solve puzzles from real games; make and check them.")


@app.command()
def solve(
    game: GameName = None,
    number: Annotated[int | None, typer.Argument(help="Which puzzle.")] = None,
    lang: Lang = None,
) -> None:
    """Solve puzzles: find the turn that reaches a goal. Without a game, a list of them."""
    from rich.console import Console

    from simoun.core.catalog import game_names
    from simoun.text import Words, language

    words = Words(language(lang))
    if game is None:
        for name in game_names():
            list_puzzles(name, words)
        return
    try:
        ask_all(game, number or 1, words, Console(highlight=False))
    except KeyboardInterrupt:
        from simoun.cli.play import INTERRUPTED

        print()
        raise typer.Exit(INTERRUPTED) from None


def list_puzzles(game: str, words: Words) -> None:
    from simoun.learn.puzzle import puzzles

    shelf = puzzles(game)
    title = words.name(game, "title")
    print(words.say("cli-puzzles-game", game=title, name=game, n=len(shelf.found)))
    for stars in range(1, 6):
        numbers = [str(one.number) for one in shelf.found if one.stars == stars]
        if numbers:
            said = words.say("puzzles-stars", n=stars)
            print("  " + words.say("cli-puzzles-stars", stars=said, numbers=", ".join(numbers)))
    for name, reason in shelf.damaged.items():
        print(words.say("cli-puzzles-damaged", name=name, reason=reason))
    print()


def ask_all(game: str, number: int, words: Words, console: Console) -> None:
    """One after the other, from the one that was asked for."""
    from simoun.cli.terminal import Left
    from simoun.learn.puzzle import puzzle, puzzles

    first = puzzle(game, number)
    following = [one for one in puzzles(game).found if one.number > number]
    try:
        for one in [first, *following]:
            ask(one, len(following) + number, words, console)
    except Left:
        print(words.say("cli-left"))
        return
    print(words.say("cli-puzzles-finished", name=game))


def ask(one: Puzzle, of: int, words: Words, console: Console) -> None:
    """Again and again until it is solved."""
    from simoun.cli.riddle import Riddle

    game = words.name(one.task.game, "title")
    stars = words.say("puzzles-stars", n=one.stars)
    title = words.say("puzzles-of", game=game, number=one.number, all=of)
    console.print()
    console.print(f"{title} · {stars}", style="bold")
    hints = 0
    while True:
        riddle = Riddle(one, words, console, hints)
        if riddle.ask_for_a_turn() == "done":
            return
        hints = riddle.hints


# ---------------------------------------------------------------- making and checking


@app.command()
def make(
    game: Annotated[str, typer.Argument(help="The game to look in.")],
    out: Annotated[Path, typer.Option(help="The file, a puzzle in each line.")],
    seed: Annotated[int, typer.Option(min=0, help="Of the first game.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many to look through at most.")] = 400,
    want: Annotated[int, typer.Option(min=1, help="Stop when there are so many.")] = 60,
    positions: Annotated[
        int, typer.Option(min=1, help="A turn with more of them is left out.")
    ] = 12_000,
    jobs: Jobs = None,
) -> None:
    """Look for puzzles in games between bots; a file that is there already is gone on with."""
    import os

    from simoun.core.catalog import known
    from simoun.lab.files import written
    from simoun.learn.making import Collection, as_text, lines_in, looked_for

    collection = Collection(want, lines_in(out) if out.exists() else [])
    last = collection.last_seed
    first = seed if last is None else max(seed, last + 1)
    print(f"{known(game)}: from game {first} on, with {len(collection.lines)} puzzles")
    cores = jobs or os.cpu_count() or 1
    for done in looked_for(game, first, seed + games - first, collection, cores, positions):
        written(out, "".join(f"{as_text(line)}\n" for line in collection.sorted()))
        print(f"{done} games: {len(collection.lines)} puzzles")


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file with a puzzle in each line.")],
    lang: Lang = None,
) -> None:
    """Prove every puzzle of a file again, in another way than it was found."""
    from simoun.core.refusal import Refused
    from simoun.learn.proof import prove
    from simoun.learn.puzzle import puzzles_in
    from simoun.text import Words, language

    words = Words(language(lang))
    shelf = puzzles_in(file)
    wrong = list(shelf.damaged.values())
    for one in shelf.found:
        try:
            prove(one)
        except Refused as refusal:
            wrong.append(str(refusal))
    print(words.say("cli-puzzles-proved", n=len(shelf.found) + len(shelf.damaged) - len(wrong)))
    if wrong:
        raise Refused("\n".join(wrong))
