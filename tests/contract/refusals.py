"""What every refusal looks like: one sentence, on one line, not too long to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from simoun import Refused

LONGEST = 700

P = ParamSpec("P")


def refusal_of(attempt: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> str:
    """The sentence one gets, or nothing if it could be done; any other exception goes through."""
    try:
        attempt(*args, **kwargs)
    except Refused as refusal:
        sentence = str(refusal)
        assert sentence.endswith(".") and "\n" not in sentence
        assert len(sentence) <= LONGEST
        return sentence
    return ""
