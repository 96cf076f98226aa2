"""Files that come with the program: the damaged ones are told with the reason, the others work."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from simoun.core.refusal import Refused

T = TypeVar("T")


@dataclass(frozen=True)
class Shelf(Generic[T]):
    """What could be read, in the order of the files' names, and why the rest could not."""

    found: Sequence[T]
    damaged: dict[str, str]


def shelf(folder: Path, read: Callable[[str, object], T]) -> Shelf[T]:
    """All files of a folder; `read` is given a file's name without its ending, and its content."""
    found: list[T] = []
    damaged: dict[str, str] = {}
    for file in sorted(folder.glob("*.json")):
        try:
            found.append(read(file.stem, content_of(file)))
        except Refused as refusal:
            damaged[file.stem] = str(refusal)
    return Shelf(found, damaged)


def content_of(file: Path) -> object:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise Refused(f"{file.name} can't be read: {error}.") from None
