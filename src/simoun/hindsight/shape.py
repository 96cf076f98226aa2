"""What a review tells, as plain data. Chances are numbers from 0 to 1; moves count from 1."""

from __future__ import annotations

from typing import Literal, TypedDict

from simoun.bots.reasons import Ground
from simoun.core.choice import Choice

Mark = Literal["strong", "slip", "costly", "card", "even"]


class Step(TypedDict):
    """What a move made of the chance.

    `choice` is what was to be expected of it less what there was before, `card` what came less
    what was to be expected: for whose turn it is, or for all who play together.
    """

    move: int
    turn: int  # counted from 1
    seat: int  # who did it, or for whom a card was turned up
    action: str
    due: bool  # nobody decided: the next card came
    chances: list[float]  # after it: of each rival, or one for all who play together
    choice: float
    card: float


class Turn(TypedDict):
    """All moves from `first` to `last`, and what choices and cards did in them.

    Between turns chances can be compared. What the cards of a turn were to bring could be seen
    before they came, and counts with its choices.
    """

    turn: int
    seat: int  # whose turn it was
    first: int
    last: int
    chances: list[float]  # at its end
    choice: float
    card: float


class Point(TypedDict):
    """A turning point: by choices from this move on, or by this card.

    A deep review marks as `even` what looked like a loss, where nothing better was found.
    """

    move: int
    turn: int
    seat: int
    mark: Mark
    change: float  # of the chance, in the whole turn


class Parts(TypedDict):
    """What led from the chance at the beginning to that at the end; the four of them add up."""

    begin: float
    end: float
    cards: float
    lost: float  # by choices
    gained: float  # by choices
    others: float  # by what rivals did


class Points(TypedDict):
    """The same in whole points of per cent, which add up too."""

    begin: int
    end: int
    cards: int
    lost: int
    gained: int
    others: int


class Balance(TypedDict):
    """Of a rival, or of all who play together."""

    parts: Parts
    points: Points


class Way(TypedDict):
    """What could be done from a moment on, to the first thing turned up or the end of the turn."""

    steps: list[Choice]
    chance: float
    reasons: list[Ground]


class Moment(TypedDict):
    """A turning point: what was done from there, beside what the adviser would have done.

    `difference` is what the adviser's way would have brought; `error` half of its interval of 95 %
    over `samples` continuations that both ways met, None where nothing is left to chance. `alike`:
    the adviser would have done the same. `same`: one can't tell which was better.
    """

    move: int
    seat: int
    now: float
    played: Way
    better: Way
    difference: float
    error: float | None
    samples: int
    alike: bool
    same: bool


class Deal(TypedDict):
    """Whether somebody who knew the cards was found to win with them: here they are looked at.

    `moves` is one way, as a record writes it; none was found in so many `tries` where it is empty,
    which doesn't say that there is none.
    """

    won: bool
    turns: int
    tries: int
    moves: list[str]


class Review(TypedDict):
    """`moments`, for the turning points by choice, and `deal` come with a deep one."""

    game: str
    level: str
    together: bool
    players: int
    outcome: str
    winners: list[int]
    begin: list[float]
    steps: list[Step]
    turns: list[Turn]
    balances: list[Balance]
    scores: list[list[int]]  # of each rival, at the beginning and after each move
    points: list[Point]
    moments: list[Moment]
    deal: Deal | None
