"""A small study to test with, and its rows without what no two runs share."""

from __future__ import annotations

from pathlib import Path

FILE = """title = "Small"
games = 6
seed = 3

[[grid]]
game = "island"
players = [2, 3]
adventurers = ["drawn"]
difficulty = ["novice", "elite"]

[[grid]]
game = "through_the_desert"
bots = "greedy,random"
"""


def study_in(folder: Path, text: str = FILE) -> Path:
    file = folder / "small.toml"
    file.write_text(text, encoding="utf-8")
    return file


def played_rows(text: str) -> list[str]:
    """All but the seconds."""
    return [line.rpartition(",")[0] for line in text.splitlines()]
