"""What a person gets who asks for something that can't be done."""

from __future__ import annotations

from typing import Final


class Refused(ValueError):
    """One sentence that says what is wrong and what is allowed; nothing has changed."""


MOST_NAMED: Final = 50


def one_of_these(names: list[str]) -> str:
    """For the end of such a sentence; of very many, the first few and the last."""
    if len(names) > MOST_NAMED:
        return f"{', '.join(names[:3])} … or {names[-1]}"
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
