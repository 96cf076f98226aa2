"""What a reader can count on: short files, short functions, the same names in every game."""

from __future__ import annotations

import ast
from pathlib import Path

from simoun.core.catalog import game_names

GAMES = Path(__file__).parents[1] / "src" / "simoun" / "games"
MOST_LINES = 350
LONGEST_FUNCTION = 45
IN_EVERY_GAME = {
    *["data.py", "actions.py", "state.py", "setup.py", "ending.py", "game.py"],
    "arrays.py",
    *["face/game.py", "face/options.py", "face/view.py", "face/journal.py", "face/position.py"],
    *["face/why.py", "face/aims.py", "face/figures.py"],
}


def test_no_file_of_a_game_is_too_long() -> None:
    sizes = {file: file.read_text(encoding="utf-8").count("\n") for file in GAMES.rglob("*.py")}
    assert {str(file): n for file, n in sizes.items() if n > MOST_LINES} == {}


def test_no_function_of_a_game_is_too_long() -> None:
    assert [said for file in GAMES.rglob("*.py") for said in long_functions(file)] == []


def long_functions(file: Path) -> list[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [
        f"{file.relative_to(GAMES)}: {f.name}" for f in functions if lines_of(f) > LONGEST_FUNCTION
    ]


def lines_of(function: ast.FunctionDef) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def test_who_knows_one_games_folder_knows_all() -> None:
    for name in game_names():
        files = {str(file.relative_to(GAMES / name)) for file in (GAMES / name).rglob("*.py")}
        assert files >= IN_EVERY_GAME, name
