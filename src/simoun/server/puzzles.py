"""Puzzles: a turn at a table of one's own, judged against every card that may come."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Mapping, Sequence

from simoun.core.catalog import game_names
from simoun.core.refusal import Refused
from simoun.learn.explaining import Said, explanation, hints, missed, rates
from simoun.learn.puzzle import Puzzle, Try, puzzle, puzzles
from simoun.server.browsers import Browser
from simoun.server.course import Course
from simoun.server.messages import Do
from simoun.server.own_tables import OwnSocket, OwnTable, number_in
from simoun.server.puzzle_messages import (
    Judged,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleOther,
    PuzzleSaid,
    PuzzleShelf,
    PuzzleShelves,
)
from simoun.server.refusals import Unwelcome
from simoun.server.steps import Step
from simoun.server.store import Row, Saved, Summary
from simoun.server.table import Host, Table

log = logging.getLogger(__name__)


@functools.cache
def all_puzzles() -> PuzzleShelves:
    """What can't be solved is left out, and told to whoever runs the server."""
    return PuzzleShelves([shelf_of(game) for game in game_names()])


def shelf_of(game: str) -> PuzzleShelf:
    for number, reason in puzzles(game).damaged.items():
        log.error("puzzle %s of %s is left out: %s", number, game, reason)
    return PuzzleShelf(game, [info_of(one) for one in puzzles(game).found])


def info_of(one: Puzzle) -> PuzzleInfo:
    shares = {level: int(str(share)) for level, share in rates(one)["facts"].items()}
    return PuzzleInfo(one.number, one.aim, dict(one.facts), one.stars, deadline(one), shares)


def deadline(one: Puzzle) -> str:
    together = one.task.begin().rules.together()
    return str(one.task.within) if together else "end"


def answer_to(address: Mapping[str, str]) -> PuzzleAnswer:
    """Hints, the answer, why it works, and what other turns lack."""
    one = puzzle_at(address)
    told = explanation(one)
    others = [
        PuzzleOther(plain(other["steps"]), as_said(other["said"])) for other in told["others"]
    ]
    return PuzzleAnswer(
        plain(hints(one)),
        list(one.solution),
        plain(told["steps"]),
        as_said(told["why"]),
        as_said(told["ways"]),
        others,
    )


def plain(said: Sequence[Said]) -> list[PuzzleSaid]:
    return [as_said(one) for one in said]


def as_said(said: Said) -> PuzzleSaid:
    return {"message": said["message"], "facts": dict(said["facts"])}


def puzzle_at(address: Mapping[str, str]) -> Puzzle:
    try:
        return puzzle(address["game"], number_in(address))
    except Refused:
        raise Unwelcome("no-puzzle") from None


class PuzzleSocket(OwnSocket):
    """The address /api/puzzles/<game>/<number>/play."""

    kind = "puzzles"

    async def table(self, address: Mapping[str, str], browser: Browser) -> Table:
        one = await asyncio.to_thread(puzzle_at, address)  # the first one reads them all
        saved, game = await self.begin(one.task.begin().record(), browser)
        return self.opened(PuzzleTable(saved, game, self.lobby, one))


class PuzzleTable(OwnTable):
    """One turn; the cards after it are weighed, not turned up."""

    refused = "puzzle"

    def __init__(self, saved: Saved, game: Course, host: Host, one: Puzzle) -> None:
        super().__init__(saved, game, host)
        self.puzzle = one
        self.judged = Judged("open", None)
        self.answers |= {Step: self.stand_still, Do: self.do_once}

    async def stand_still(self, _: None, step: Step) -> None:
        """No card comes: the turn is over, and judged."""

    async def do_once(self, browser: Browser, asked: Do) -> None:
        """A turn that is judged can be taken back, not played on."""
        if self.judged.standing != "open":
            raise Unwelcome("puzzle")
        await self.do(browser, asked)

    async def keep(self, row: Row, changed: Summary | None) -> None:
        """Nothing is stored; what was played is judged, beside all other tables."""
        moves = [move.text for move in self.course.match.moves]
        self.judged = await asyncio.to_thread(judge, self.puzzle, moves)

    def standing_told(self, moved: bool) -> Judged:
        return self.judged


def judge(one: Puzzle, moves: Sequence[str]) -> Judged:
    attempt = Try(one)
    for text in moves:
        if attempt.standing == "open":
            attempt.play(text)
    if attempt.standing != "missed":
        return Judged(attempt.standing, None)
    return Judged("missed", as_said(missed(one, attempt.chance())))
