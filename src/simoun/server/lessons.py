"""Lessons: a table for one, which nobody stores and which is gone when its page is."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Mapping
from typing import Final

import msgspec

from simoun.core.catalog import game_names
from simoun.core.events import Event
from simoun.core.refusal import Refused
from simoun.learn.lesson import Lesson, course
from simoun.learn.task import Progress
from simoun.server.browsers import Browser
from simoun.server.course import Course
from simoun.server.lesson_messages import CourseInfo, Courses, LessonInfo, Taught
from simoun.server.messages import (
    Because,
    Line,
    Why,
)
from simoun.server.own_tables import OwnSocket, OwnTable, number_in
from simoun.server.refusals import Unwelcome
from simoun.server.store import UNDO, Row, Saved, Summary
from simoun.server.table import Host, Table

log = logging.getLogger(__name__)

decode: Final = msgspec.json.Decoder(Line).decode


@functools.cache
def all_courses() -> Courses:
    """What can't be read is left out, and told to whoever runs the server."""
    found = []
    for game in game_names():
        for name, reason in course(game).damaged.items():
            log.error("the lesson %s of %s is left out: %s", name, game, reason)
        lessons = [LessonInfo(one.name, one.rule, list(one.solution)) for one in course(game).found]
        found.append(CourseInfo(game, lessons))
    return Courses(found)


class LessonSocket(OwnSocket):
    """The address /api/learn/<game>/<number>/play."""

    async def table(self, address: Mapping[str, str], browser: Browser) -> Table:
        lesson = await asyncio.to_thread(lesson_at, address)  # the first one reads them all
        saved, game = await self.begin(lesson.task.begin().record(), browser)
        return self.opened(LessonTable(saved, game, self.lobby, lesson))


def lesson_at(address: Mapping[str, str]) -> Lesson:
    game, place = address["game"], number_in(address)
    lessons = course(game).found if game in game_names() else []
    if not 1 <= place <= len(lessons):
        raise Unwelcome("no-lesson")
    return lessons[place - 1]


class LessonTable(OwnTable):
    """It follows how one stands with the lesson."""

    def __init__(self, saved: Saved, game: Course, host: Host, lesson: Lesson) -> None:
        super().__init__(saved, game, host)
        self.lesson = lesson
        self.progress = Progress(lesson.task, game.match)
        self.answers |= {Why: self.why}

    async def keep(self, row: Row, changed: Summary | None) -> None:
        """No lesson outlives its page: what happened is heard, and that is all."""
        if row.line == UNDO:
            self.progress.take_back()
        else:
            self.progress.hear(self.game_events(), decided=row.guest is not None)

    def game_events(self) -> list[Event]:
        """Of the last move, as the journal tells them."""
        return decode(self.course.journal[-1]).events

    # ------------------------------------------------------------ what the page is told

    def standing_told(self, moved: bool) -> Taught:
        progress = self.progress
        made = self.lesson.mistake_in(progress) if moved and progress.steps else None
        mistake = self.lesson.message(f"not-{made}") if made else None
        return Taught(progress.standing, *progress.parts, mistake, self.next_step())

    def next_step(self) -> str | None:
        """The first step of the solution that is still to be done, if it can be done now."""
        moment = self.course.moment
        left = list(self.lesson.solution)
        for move in self.course.match.moves:
            if move.text in left:
                left.remove(move.text)
        offered = {moment.text_of(code) for code in moment.codes if code != moment.reveal}
        return next((text for text in left if text in offered), None)

    async def why(self, browser: Browser, asked: Why) -> None:
        """A usual mistake is answered by the lesson, all others by the rules."""
        try:
            reason = self.course.why_not(self.seats_of(browser), asked.picks)
        except Refused:
            raise Unwelcome("no-pick") from None
        made = self.lesson.mistake_of(self.course.match, asked.picks) if reason else None
        if reason and made:
            reason = {**reason, "message": self.lesson.message(f"not-{made}"), "facts": {}}
        browser.tell(Because(asked.id, reason))
