"""What the lobby promises is what the lab has counted, and what docs/bots.md says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from simoun.bots.catalog import levels
from simoun.bots.measured import Measured, measured
from simoun.core.catalog import face_named, game_names
from simoun.lab.stats import wilson
from simoun.text import Words

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
MEASURED = [name for name in game_names() if measured(name)]


def shown(figure: Measured) -> str:
    """As the document writes it: wins in percent, and the interval's ends."""
    rate = 100 * figure["wins"] / figure["games"]
    low, high = (f"{100 * bound:.0f}" for bound in wilson(figure["wins"], figure["games"]))
    return f"{rate:.1f} {low} {high}"


def figures_of(game: str, level: str) -> list[str]:
    """Those in the rows of that level, in the game's part of the document."""
    title = Words("en").say(f"{game}-title")
    part = DOCUMENT.read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = re.findall(rf"^\| `{level}`.*$", part, re.MULTILINE)
    found = [figure for row in rows for figure in re.findall(r"(\d+\.\d) \[(\d+).(\d+)\]", row)]
    return [" ".join(figure) for figure in found]


def test_every_game_that_is_won_together_was_measured() -> None:
    assert MEASURED == ["island", "desert", "sky"]


@pytest.mark.parametrize("game", MEASURED)
def test_the_document_says_the_same(game: str) -> None:
    for level in levels(game):
        told = [shown(figure) for figure in measured(game) if figure["level"] == level]
        assert sorted(told) == sorted(figures_of(game, level))


@pytest.mark.parametrize("game", MEASURED)
def test_each_figure_is_of_a_table_that_can_be_opened(game: str) -> None:
    options = {option.name: option.allowed for option in face_named(game).options}
    tables = [(one["level"], one["players"], one["difficulty"]) for one in measured(game)]
    assert len(set(tables)) == len(tables)
    for level, players, difficulty in tables:
        assert level in levels(game)
        assert players in options["players"] and difficulty in options["difficulty"]


@pytest.mark.parametrize("game", MEASURED)
def test_the_interval_is_that_of_the_games_played(game: str) -> None:
    for figure in measured(game):
        low, high = wilson(figure["wins"], figure["games"])
        assert (figure["low"], figure["high"]) == (round(low, 3), round(high, 3))
