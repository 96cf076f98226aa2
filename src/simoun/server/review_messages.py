"""What is said about a finished game, by HTTP: `messages.py` goes on here."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from simoun.hindsight.shape import Deal, Moment, Point, Review


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a finished game after so many moves, with the cards that came or with others."""

    moves: int
    cards: Literal["same", "other"]


class Reviewed(msgspec.Struct, tag="reviewed"):
    """The curve of a finished game; turning points and the deal are still to come."""

    review: Annotated[msgspec.Raw, Review]


class Deeper(msgspec.Struct, tag="deeper"):
    """All that was found since."""

    points: list[Point]  # a mark may have become another
    moments: list[Moment]
    deal: Deal | None
    done: bool


class Dropped(msgspec.Struct, tag="dropped"):
    """It goes no further: another review of yours has begun."""


ReviewEvent = Reviewed | Deeper | Dropped
