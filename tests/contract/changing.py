"""A good position with other things in some of its places."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import cast

import simoun
from tests.contract.refusals import refusal_of
from tests.contract.walks import read

Path = list[str | int]
Change = tuple[Path, object]


def changed(game: str, title: str, *changes: Change) -> dict[str, object]:
    position = copy.deepcopy(read(game, title))
    for path, value in changes:
        page: dict[str | int, object] = cast(dict[str | int, object], position)
        for step in path[:-1]:
            page = cast(dict[str | int, object], page[step])
        page[path[-1]] = value
    return position


def refused(game: str, title: str, *changes: Change) -> str:
    """The sentence that such a position gets."""
    return refusal_of(simoun.from_position, changed(game, title, *changes))


def storm(
    names: Sequence[str], copies: Sequence[int], drawn: Sequence[str], left: int
) -> list[Change]:
    """These cards in the discard, all others in one layer of the deck, and so many to come."""
    deck = {name: n - drawn.count(name) for name, n in zip(names, copies, strict=True)}
    return [
        (["storm_deck"], [{name: n for name, n in deck.items() if n}]),
        (["storm_discard"], {name: drawn.count(name) for name in drawn}),
        (["turn", "step"], "storm"),
        (["turn", "cards_left"], left),
    ]
