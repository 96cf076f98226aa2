"""A way: up to three steps of a pawn, each with the player it takes along, in one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.core.gaps import Gaps

LONGEST: Final = 3
STEP_BITS: Final = 13  # ten for the place, counted from 1; three for the player, counted from 1
PLACE: Final = 1023
COMPANIONS: Final = 7 << 10 | 7 << 23 | 7 << 36  # of all three steps


def with_step(way: i64, steps: i64, place: i64, companion: i64) -> i64:
    """The way with one step more; companion -1 is nobody."""
    return way | ((place + 1) | (companion + 1) << 10) << (STEP_BITS * steps)


def steps_in(way: i64) -> i64:
    n: i64 = 0
    while way >> (STEP_BITS * n):
        n += 1
    return n


def step_place(way: i64, step: i64) -> i64:
    return ((way >> (STEP_BITS * step)) & PLACE) - 1


def step_companion(way: i64, step: i64) -> i64:
    return ((way >> (STEP_BITS * step + 10)) & 7) - 1


def takes_anyone(way: i64) -> bool:
    return way & COMPANIONS != 0


def leave_gaps(way: int, gaps: Gaps) -> str:
    """`B3, C3 with seat4`: who comes along is clicked before the place."""
    steps = []
    for k in range(steps_in(way)):
        companion = int(step_companion(way, k))
        along = f" with {gaps.left('seat', companion)}" if companion >= 0 else ""
        steps.append(gaps.left("place", int(step_place(way, k))) + along)
    return ", ".join(steps)
