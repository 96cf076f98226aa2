"""Reading what a person or a file wrote: every mistake gets a sentence that says where it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

from simoun.core.bags import bag_of, counts
from simoun.core.phrases import Named
from simoun.core.refusal import Refused, one_of_these
from simoun.core.squares import members, set_of


class Sheet:
    """A part of a position or a record, with a title to name in a refusal."""

    def __init__(self, content: object, title: str, keys: Sequence[str]) -> None:
        if not isinstance(content, Mapping):
            raise Refused(f"{title} must be an object, not {shown(content)}.")
        self.content = content
        self.title = title
        for key in content:
            if key not in keys:
                raise Refused(f"{title} has no {shown(key)}: it has {', '.join(keys)}.")

    def value(self, key: str) -> object:
        if key not in self.content:
            raise Refused(f"{self.title} lacks {key!r}.")
        found: object = self.content[key]
        return found

    def number(self, key: str, low: int, high: int) -> int:
        return self.numbered(key, self.value(key), low, high)

    def numbered(self, key: str, item: object, low: int, high: int) -> int:
        if not is_whole(item, low, high):
            raise self.wrong(key, item, f"a whole number from {low} to {high}")
        return item

    def flag(self, key: str) -> bool:
        found = self.value(key)
        if not isinstance(found, bool):
            raise self.wrong(key, found, "true or false")
        return found

    def text(self, key: str) -> str:
        found = self.value(key)
        if not isinstance(found, str):
            raise self.wrong(key, found, "a text")
        return found

    def items(self, key: str) -> list[object]:
        found = self.value(key)
        if not isinstance(found, list):
            raise self.wrong(key, found, "a list")
        return found

    def grid(self, key: str, rows: int, columns: int) -> list[object]:
        """What is in each square, row after row."""
        found = self.items(key)
        if len(found) != rows or not all(isinstance(r, list) and len(r) == columns for r in found):
            raise self.wrong(key, found, f"{rows} rows of {columns}")
        return [item for row in found if isinstance(row, list) for item in row]

    def name(self, key: str, names: Sequence[str]) -> int:
        return self.named(key, self.value(key), names)

    def names(self, key: str, names: Sequence[str]) -> list[int]:
        return [self.named(key, item, names) for item in self.items(key)]

    def set_of_names(self, key: str, names: Sequence[str]) -> int:
        """Each at most once."""
        return self.set_in(key, self.items(key), names)

    def set_in(self, key: str, items: object, names: Sequence[str]) -> int:
        if not isinstance(items, list):
            raise self.wrong(key, items, "a list")
        found = [self.named(key, item, names) for item in items]
        for number in found:
            if found.count(number) > 1:
                raise Refused(f"{self.title}: {key!r} names {names[number]!r} twice.")
        return set_of(found)

    def bag_in(self, key: str, tally: object, names: Sequence[str], most: Sequence[int]) -> int:
        """How many of each, as an object like {"Sandbags": 2}."""
        if not isinstance(tally, Mapping):
            raise self.wrong(key, tally, "an object with a number for each card")
        numbers = [0] * len(names)
        for name, n in tally.items():
            kind = self.named(key, name, names)
            if not is_whole(n, 0, most[kind]):
                raise Refused(
                    f"{self.title}: {key!r} has {shown(n)} of {name!r}, which has {most[kind]}."
                )
            numbers[kind] = n
        return bag_of(numbers)

    def deck(
        self, key: str, names: Sequence[str], most: Sequence[int], least: int = 1
    ) -> list[int]:
        """The layers, the top one first."""
        if len(self.items(key)) > sum(most):
            raise Refused(f"{self.title}: {key!r} has more layers than there are cards.")
        found = [self.bag_in(key, item, names, most) for item in self.items(key)]
        if not all(found) or len(found) < least:
            raise Refused(f"{self.title}: {key!r} has an empty layer, or no card at all.")
        return found

    def named(self, key: str, item: object, names: Sequence[str]) -> int:
        if isinstance(item, str) and item in names:
            return list(names).index(item)
        raise self.wrong(key, item, one_of_these([name for name in names if name]))

    def wrong(self, key: str, found: object, wanted: str) -> Refused:
        return Refused(f"{self.title}: {key!r} can't be {shown(found)}: it is {wanted}.")


def is_whole(number: object, low: int, high: int) -> TypeGuard[int]:
    """A whole number between these; Python's True and False are none."""
    return isinstance(number, int) and not isinstance(number, bool) and low <= number <= high


def check_copies(bags: Sequence[int], names: Sequence[str], copies: Sequence[int]) -> None:
    """All the bags together hold every card of the box."""
    held = [counts(bag, len(names)) for bag in bags]
    for kind, name in enumerate(names):
        n = sum(numbers[kind] for numbers in held)
        if n != copies[kind]:
            raise wrong_number(n, name, copies[kind])


def wrong_number(n: int, name: str, copies: int) -> Refused:
    return Refused(f"The position has {n} of {name!r}: there are {copies}.")


def shown(item: object) -> str:
    """A short form of anything, for a sentence."""
    try:
        text = " ".join(repr(item).split())
    except Exception:  # too deep, too many digits, or whatever a stranger's object does
        text = f"such a {type(item).__name__}"
    return text if len(text) <= 60 else f"{text[:57]}..."


def tally(bag: int, names: Sequence[str]) -> dict[str, int]:
    """A bag as `bag_in` reads it."""
    return {names[kind]: n for kind, n in enumerate(counts(bag, len(names))) if n}


def listed(places: int, names: Named) -> list[str]:
    return [names[place] for place in members(places)]
