"""The lessons that somebody has done at this computer, in a file among the user's data."""

from __future__ import annotations

import json
from typing import Final

from platformdirs import user_data_path

FILE: Final = "lessons.json"


class DoneLessons:
    """A file that can't be read, or not be written, keeps nobody from learning."""

    def __init__(self) -> None:
        self.file = user_data_path("simoun", appauthor=False) / FILE
        self.done = self.read()

    def read(self) -> dict[str, list[str]]:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {game: list(map(str, x)) for game, x in found.items() if isinstance(x, list)}

    def of(self, game: str) -> list[str]:
        return self.done.get(game, [])

    def add(self, game: str, lesson: str) -> None:
        if lesson in self.of(game):
            return
        self.done[game] = [*self.of(game), lesson]
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(self.done), encoding="utf-8")
        except OSError:
            return
