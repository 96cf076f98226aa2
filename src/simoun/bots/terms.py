"""Terms are declared once, as numbered constants; their names are read off the constants."""

from __future__ import annotations

import sys


def term_names(module: str) -> list[str]:
    """All that a module has numbered so far, in order: WAY_HOME is the term "way home"."""
    numbers = {
        name.lower().replace("_", " "): number
        for name, number in vars(sys.modules[module]).items()
        if name.isupper() and isinstance(number, int)
    }
    if list(numbers.values()) != list(range(len(numbers))):
        raise AssertionError(f"the terms of {module} aren't numbered in order, without a gap")
    return list(numbers)
