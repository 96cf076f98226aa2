"""Every page that ends with a question fits 80 columns and 40 lines."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import simoun
from simoun.bots.bot import EVERYONE
from simoun.bots.catalog import bot_named
from simoun.cli.menu import all_choices
from simoun.cli.sitting import Sitting
from simoun.cli.terminal import Terminal
from simoun.core.catalog import game_names
from simoun.text import LANGUAGES, Words
from tests.contract.walks import read

MOST = {"island": 4, "desert": 5, "sky": 5, "through_the_desert": 5}
STRIDE = 12  # positions from page to page


def page_of(sitting: Sitting, lang: str, height: int = 40) -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=80, height=height, highlight=False)
    terminal = Terminal(sitting, Words(lang), console)
    terminal.show(all_choices(sitting.choices(), terminal.speaker(), 80))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_pages_fit_a_small_terminal(game: str, lang: str) -> None:
    sitting = Sitting(simoun.new_game(game, players=MOST[game], seed=5).record(), {})
    anyone = bot_named("random", sitting.match.rules, 5)
    while not sitting.match.over:
        if len(sitting.match.moves) % STRIDE == 0:
            lines = page_of(sitting, lang)
            assert len(lines) < 40  # one is left to type in
            assert max(map(len, lines)) <= 80
        sitting.play(int(anyone.choose(sitting.match.state, EVERYONE)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["launch", "last_circle", "scope", "gust", "guide"])
def test_the_widest_platforms_fit_too(title: str, lang: str) -> None:
    sitting = Sitting(simoun.from_position(read("sky", title)).record(), {})
    lines = page_of(sitting, lang)
    assert len(lines) < 40 and max(map(len, lines)) <= 80


def test_a_page_says_where_the_rest_is_that_a_higher_terminal_shows() -> None:
    sitting = Sitting(simoun.from_position(read("sky", "launch")).record(), {})
    small, high = page_of(sitting, "en"), page_of(sitting, "en", height=60)
    assert "· table ·" in small[-1] and "· table ·" not in high[-1]
    assert len(high) > len(small)
    assert any(line.startswith("Storm deck") for line in high)
