"""All that a state holds, found without knowing its game."""

from __future__ import annotations

from collections.abc import Iterable

from simoun.core.rules import State

MADE_WHEN_ASKED_FOR = {"names"}


def fields(item: object) -> dict[str, object]:
    """Every attribute by name; this works compiled too, where nothing has a `__dict__`."""
    public = [name for name in dir(item) if not name.startswith("_")]
    found = {name: getattr(item, name) for name in public if name not in MADE_WHEN_ASKED_FOR}
    return {name: plain(value) for name, value in found.items() if not callable(value)}


def plain(value: object) -> object:
    """A value that can be compared, and that doesn't change with the state it came from."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, Iterable):
        return [plain(item) for item in value]
    return fields(value)


def streams(s: State) -> set[str]:
    """The names of the random streams: what fresh randomness changes."""
    before = fields(s)
    stirred = s.copy()
    stirred.stir(12345)
    after = fields(stirred)
    return {name for name in before if before[name] != after[name]}


def on_the_table(s: State) -> dict[str, object]:
    """Every field but the random streams."""
    hidden = streams(s)
    return {name: value for name, value in fields(s).items() if name not in hidden}
