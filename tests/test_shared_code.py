"""What serves every game names none of them: a game brings its own words, sounds and picks."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import simoun
from simoun.core.catalog import game_names
from simoun.text import locales

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "simoun"
WEB = ROOT / "web" / "src"

CATALOG = SOURCE / "core" / "catalog.py"
GENERATED = WEB / "net" / "messages.ts"
NAMES = {word for game in game_names() for word in game.split("_")} - {"through", "the"} | {
    *["caravan", "caravans"]
}

PYTHON = sorted(
    path
    for part in ("core", "server", "lab", "learn", "match.py", "text.py")
    for path in [SOURCE / part, *(SOURCE / part).rglob("*.py")]
    if path.is_file() and path != CATALOG
)
FOLDERS = ("table", "talk", "board", "motion", "sound", "net", "shell", "panel", "learn", "puzzles")
PAGES = sorted(
    path
    for folder in FOLDERS
    for path in (WEB / folder).rglob("*")
    if path.is_file() and path != GENERATED
)
GAMES = {path.name: path for path in (WEB / "games").iterdir() if path.is_dir()}

# What the table itself knows how to pick; a game's other kinds are its own.
TABLE_PICKS = {"place", "pawn", "card"}


def words_of(text: str) -> set[str]:
    """`IslandView` and `island_view` are made of the same words."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return {word.lower() for word in re.findall("[A-Za-z]+", spaced)}


def quoted_in(path: Path) -> set[str]:
    """What stands in quotes, up to where something is filled in."""
    return set(re.findall(r"""["'`]([\w:.-]+)""", path.read_text(encoding="utf-8")))


def python_words(path: Path) -> set[str]:
    """Of names and strings; the examples of docstrings don't count."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {word for text in texts_of(tree) for word in words_of(text)}


def texts_of(tree: ast.Module) -> Iterator[str]:
    docstrings = {id(string) for string in docstrings_of(tree)}
    for node in ast.walk(tree):
        if id(node) in docstrings:
            continue
        for _, value in ast.iter_fields(node):
            if isinstance(value, str):
                yield value


def docstrings_of(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(SOURCE)))
def test_shared_python_names_no_game(path: Path) -> None:
    assert python_words(path) & NAMES == set()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(WEB)))
def test_shared_pages_name_no_game(path: Path) -> None:
    assert words_of(path.read_text(encoding="utf-8")) & NAMES == set()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(WEB)))
def test_shared_pages_name_nothing_that_a_game_brings(path: Path) -> None:
    quoted = quoted_in(path)
    assert quoted & kinds_of_change(WEB / "games") == set()
    assert {text.partition(":")[0] for text in quoted} & picks() == set()
    assert {text.partition(".")[0] for text in quoted} & messages() == set()
    if path.suffix == ".ts":
        assert set(re.findall(r"\w+", path.read_text(encoding="utf-8"))) & sounds() == set()


@pytest.mark.parametrize("file", ["table.ftl", "talk.ftl", "lobby.ftl", "shell.ftl"])
def test_shared_messages_name_no_game(file: str) -> None:
    ids = re.findall(r"^[\w-]+(?= =)", (locales() / "en" / file).read_text("utf-8"), re.MULTILINE)
    assert [name for name in ids if words_of(name) & NAMES] == []


def test_a_shared_file_that_names_a_game_is_found(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text('"""Plays `island`."""\nSKY_HEIGHT = open("desert.txt")\n')
    assert python_words(code) & NAMES == {"sky", "desert"}
    page = tmp_path / "page.ts"
    page.write_text('if (pick === "spot:N51") say(`team-rate`, change.what === "flooded");')
    assert words_of("IslandView") & NAMES == {"island"}
    assert quoted_in(page) == {"spot:N51", "team-rate", "flooded"}


# ---------------------------------------------------------------- what the games bring


def declared(folder: Path, file: str, pattern: str) -> set[str]:
    """What the modules of this name declare."""
    found: set[str] = set()
    for path in folder.rglob(file):
        found |= set(re.findall(pattern, path.read_text(encoding="utf-8")))
    return found


@cache
def kinds_of_change(folder: Path) -> set[str]:
    kinds = declared(folder, "changes.ts", r'Readonly<\{ what: ((?:"\w+"(?: \| )?)+)')
    return {kind for several in kinds for kind in re.findall(r"\w+", several)}


@cache
def sounds() -> set[str]:
    return declared(WEB / "games", "*.ts", r"const (\w+): Sound =")


@cache
def messages() -> set[str]:
    files = [locales() / "en" / f"{name}.ftl" for name in GAMES]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"^[\w-]+(?= =)", text, re.MULTILINE))


@cache
def picks() -> set[str]:
    """The kinds that a game has to itself; `turn` is a change of every game too."""
    found = {pick for game in game_names() for seed in range(4) for pick in picks_of(game, seed)}
    assert found >= TABLE_PICKS
    return found - TABLE_PICKS - kinds_of_change(WEB / "motion")


def picks_of(game: str, seed: int) -> set[str]:
    """The kinds of what is clicked, in a game played at random."""
    match, stream, found = simoun.new_game(game, seed=seed), random.Random(seed), set[str]()
    while match.outcome is None:
        options = match.choices()
        found |= {pick.partition(":")[0] for choice in options for pick in choice["picks"]}
        match.play(stream.choice(options)["action"])
    return found


def test_what_games_bring_is_found() -> None:
    assert kinds_of_change(WEB / "games") >= {"flooded", "slid", "struck", "closed", "went"}
    assert sounds() >= {"wave", "sand", "spark", "knock"}
    assert picks() >= {"water", "spot", "component", "camel"}
    assert messages() >= {"team-rate", "sky-table-board"}
