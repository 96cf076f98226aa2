"""A sentence with gaps: `move {0}`, and what fills them, in the order in which one clicks it."""

from __future__ import annotations


class Gaps:
    """What goes into each gap: a thing of some kind, by its number."""

    def __init__(self) -> None:
        self.things: list[str] = []
        self.numbers: list[int] = []

    def left(self, thing: str, number: int) -> str:
        """One gap more, as the sentence shows it."""
        self.things.append(thing)
        self.numbers.append(number)
        return f"{{{len(self.things) - 1}}}"
