"""The rules as pages to read: one source, `locales/<language>/rules/`, for terminal and browser."""

from __future__ import annotations

import re

from simoun.core.refusal import Refused, one_of_these
from simoun.text import locales


def page(game: str, language: str, express: bool = False) -> str:
    """The rules of a game in Markdown: all of them, or the most needful on one page."""
    folder = locales() / language / "rules"
    known = sorted(path.stem for path in folder.glob("*.md") if "-" not in path.stem)
    if game not in known:
        raise Refused(f"There are no rules of {game!r}: it is {one_of_these(known)}.")
    file = folder / f"{game}{'-express' if express else ''}.md"
    return file.read_text(encoding="utf-8")


def rule(game: str, language: str, number: str) -> str | None:
    """The paragraph that begins with the number, as plain text; None: there is no such rule."""
    wanted = f"**{number.upper()}** "
    lines = page(game, language).splitlines()
    found = next((line for line in lines if line.upper().startswith(wanted)), None)
    return None if found is None else re.sub(r"\*+", "", found)
