"""`simoun rules`: how to play, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from simoun.cli.options import GameName, Lang, chosen_game


def rules(
    game: GameName = None,
    express: Annotated[bool, typer.Option(help="Only the most needful, on one page.")] = False,
    lang: Lang = None,
) -> None:
    """The rules of a game, with their numbers."""
    from rich.console import Console
    from rich.markdown import Markdown

    from simoun.pages import page
    from simoun.text import language

    Console().print(Markdown(page(chosen_game(game), language(lang), express)))
