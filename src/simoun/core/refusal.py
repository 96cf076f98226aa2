"""What a person gets who asks for something that can't be done."""

from __future__ import annotations


class Refused(ValueError):
    """One sentence that says what is wrong and what is allowed; nothing has changed."""


def one_of_these(names: list[str]) -> str:
    """For the end of such a sentence."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
