"""A review as it comes: first the curve, then turning points, then the deal."""

from __future__ import annotations

import time
from collections.abc import Iterator

from simoun.bots.advice import adviser
from simoun.bots.beam import Planner
from simoun.bots.catalog import bot_named
from simoun.bots.levels import EXPERT
from simoun.hindsight.curve import Curve
from simoun.hindsight.knowing import Knowing, luck_of
from simoun.hindsight.moments import moment
from simoun.hindsight.played import finished
from simoun.hindsight.shape import Point, Review
from simoun.match import Match


class Reviewing:
    """`found` holds what is known so far; `go_on` finds more, until it is all there."""

    def __init__(self, match: Match, level: str = EXPERT) -> None:
        self.played = finished(match)
        self.level = adviser(match.rules.name, level)
        self.bot = bot_named(self.level, match.rules, 0)
        self.curve = Curve(self.played, self.level)
        self.found: Review = {
            "game": match.rules.name,
            "level": self.level,
            "together": match.rules.together(),
            "players": match.players,
            "outcome": str(match.outcome),
            "winners": match.winners,
            "begin": self.curve.begin,
            "steps": [],
            "turns": [],
            "balances": [],
            "scores": [],
            "points": [],
            "moments": [],
            "deal": None,
        }
        self.drawn = False  # the curve
        self.done = False
        self.work = self.to_the_end()

    def go_on(self, seconds: float) -> bool:
        """Look further for so long, or to the end where that is 0; True: the end has come."""
        late = time.monotonic() + seconds
        while not self.done:
            self.step()
            if seconds and time.monotonic() > late:
                break
        return self.done

    def step(self) -> None:
        self.done = next(self.work, True) is True

    def to_the_end(self) -> Iterator[None]:
        yield from self.draw()
        for point in self.found["points"]:
            if point["mark"] != "card":  # which is nobody's fault
                yield from self.ask(point)
        if not self.found["winners"] and isinstance(self.bot, Planner):
            face = self.played.face
            knowing = Knowing(face, self.played.states[0], self.bot, luck_of(self.played))
            yield from knowing.search()
            self.found["deal"] = knowing.deal()

    def draw(self) -> Iterator[None]:
        """The curve, move by move."""
        found, before = self.found, self.curve.begin
        for move in range(len(self.played.plays)):
            found["steps"].append(self.curve.step(move, before))
            before = found["steps"][-1]["chances"]
            yield
        found["turns"] = self.curve.turns(found["steps"])
        found["balances"] = self.curve.balances(found["turns"])
        found["scores"] = self.played.scores()
        found["points"] = self.curve.points(found["steps"], found["turns"])
        self.drawn = True
        yield

    def ask(self, point: Point) -> Iterator[None]:
        """The adviser, what to do from there."""
        move = point["move"]
        before, did = self.played.states[move - 1], self.played.rest_of_turn(move - 1)
        thinking = moment(self.played.rules, before, move, did, self.level, self.bot)
        found = yield from thinking
        if found["same"] and point["change"] < 0:
            point["mark"] = "even"
        self.found["moments"].append(found)


def review(match: Match, level: str = EXPERT, *, deep: bool = True) -> Review:
    """What choices and what cards did to a finished game; plain data (`hindsight.shape.Review`).

    A deep one also tells what a bot of the level would have done at the turning points and why,
    and whether somebody who knew the cards was found to win with them.
    """
    match.check_printed()
    reviewing = Reviewing(match, level)
    while not reviewing.done and (deep or not reviewing.drawn):
        reviewing.step()
    return reviewing.found
