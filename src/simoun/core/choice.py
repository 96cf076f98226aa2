"""A choice says what to click: the browser lights up what occurs in one, each click narrows."""

from __future__ import annotations

from typing import TypedDict

from simoun.core.actions import who_of
from simoun.core.face import Face
from simoun.core.rules import S


class Choice(TypedDict):
    action: str
    seat: int
    verb: str
    picks: list[str]


def choices(face: Face[S], s: S) -> list[Choice]:
    """Everything that anybody may do now; what the decider may do comes first."""
    names = face.names(s)
    return [
        Choice(
            action=face.language.write(code, names),
            seat=int(who_of(code)),
            verb=face.language.phrase(code).verb,
            picks=face.language.phrase(code).picks(code, names),
        )
        for code in face.rules.legal(s)
    ]
