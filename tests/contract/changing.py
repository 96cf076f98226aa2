"""A good position with other things in some of its places."""

from __future__ import annotations

import copy
from typing import cast

import simoun
from tests.contract.refusals import refusal_of
from tests.contract.walks import read

Path = list[str | int]


def changed(game: str, title: str, *changes: tuple[Path, object]) -> dict[str, object]:
    position = copy.deepcopy(read(game, title))
    for path, value in changes:
        page: dict[str | int, object] = cast(dict[str | int, object], position)
        for step in path[:-1]:
            page = cast(dict[str | int, object], page[step])
        page[path[-1]] = value
    return position


def refused(game: str, title: str, *changes: tuple[Path, object]) -> str:
    """The sentence that such a position gets."""
    return refusal_of(simoun.from_position, changed(game, title, *changes))
