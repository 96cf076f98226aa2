"""In a worker's process: finished games that are looked at again, a slice at a time."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec

from simoun.hindsight.reviewing import Reviewing
from simoun.match import from_record
from simoun.server.encoding import encode
from simoun.server.review_messages import Deeper, Reviewed

MOST_REVIEWS: Final = 8  # that a worker keeps; who was asked longest ago is forgotten first
SLICE: Final = 0.05  # seconds between two answers; then a bot's turn may come


class Looking(NamedTuple):
    """Go on with this review."""

    number: int
    record: str | None  # for a worker that doesn't know it


class Glimpse(NamedTuple):
    """What is new, as it is sent, and whether that is all."""

    told: list[bytes]
    done: bool


reviews: Final[OrderedDict[int, Reviewing]] = OrderedDict()


def look_back(asked: Looking) -> Glimpse | None:
    """None: tell me the whole game."""
    reviewing = reviews.pop(asked.number, None)
    if asked.record is not None:
        reviewing = Reviewing(from_record(asked.record))
    if reviewing is None:
        return None
    before = depth(reviewing)
    reviewing.go_on(SLICE)
    if not reviewing.done:
        reviews[asked.number] = reviewing
        if len(reviews) > MOST_REVIEWS:
            reviews.popitem(last=False)
    return Glimpse(news(reviewing, before), reviewing.done)


def depth(reviewing: Reviewing) -> tuple[bool, int, bool]:
    """What has been found so far."""
    return reviewing.drawn, len(reviewing.found["moments"]), reviewing.done


def news(reviewing: Reviewing, before: tuple[bool, int, bool]) -> list[bytes]:
    """The whole of it once the curve is drawn; then what comes in addition."""
    found, told = reviewing.found, list[bytes]()
    if reviewing.drawn and not before[0]:
        told.append(encode(Reviewed(msgspec.Raw(encode(found)))))
    if reviewing.drawn and depth(reviewing) != before:
        points, moments, deal = found["points"], found["moments"], found["deal"]
        told.append(encode(Deeper(points, moments, deal, reviewing.done)))
    return told
