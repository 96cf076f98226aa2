"""Copies of a position, in compiled code: a loop around them would take as long as they do."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.rules import State


def copies(start: State, n: i64) -> i64:
    """Copy it again and again; how many of the copies are over."""
    total: i64 = 0
    for _ in range(n):
        if start.copy().over:
            total += 1
    return total
