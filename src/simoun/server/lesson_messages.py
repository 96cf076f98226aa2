"""What the page of a lesson is told: `messages.py` goes on here."""

from __future__ import annotations

import msgspec

from simoun.learn.task import Standing


class LessonInfo(msgspec.Struct):
    """A lesson; what it says are the messages `<game>_lessons-<name>` of the locales."""

    name: str
    rule: str
    solution: list[str]  # decisions, each as its text


class CourseInfo(msgspec.Struct):
    game: str
    lessons: list[LessonInfo]  # in their order


class Courses(msgspec.Struct):
    courses: list[CourseInfo]


class Taught(msgspec.Struct, tag="taught"):
    """How one stands with a lesson, after coming and after each move."""

    standing: Standing
    met: int  # parts of the goal that hold
    parts: int
    mistake: str | None  # the message that answers a usual mistake, if the last move was one
    next: str | None  # the step of the solution that can be done now, as its text
