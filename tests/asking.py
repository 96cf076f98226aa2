"""Asking why something can't be done, as tests write it down."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from simoun.core.catalog import face_named
from simoun.core.rules import State
from simoun.text import locales
from tests.playing import face_of

POSSIBLE: Final = "possible"


class Case(NamedTuple):
    """Somebody clicks some things in a position, and is told: the rule, then the message."""

    position: Callable[[], State]
    picks: str
    told: str
    seat: int | None = 1  # as people count them; None looks on


def answer(case: Case, verb: str = "") -> str:
    """`I8 far`: the number of the rule, and the message without what all of them have."""
    s = case.position()
    picks = [*([f"verb:{verb}"] if verb else []), *case.picks.split()]
    found = face_of(type(s)).why_not(s, None if case.seat is None else case.seat - 1, picks)
    if found is None:
        return POSSIBLE
    return f"{found['rule']} {found['message'].partition('-why-')[2]}"


def facts(case: Case) -> Mapping[str, object]:
    s = case.position()
    seat = None if case.seat is None else case.seat - 1
    found = face_of(type(s)).why_not(s, seat, case.picks.split())
    assert found is not None
    return found["facts"]


def verbs_of(game: str) -> set[str]:
    return {phrase.verb for phrase in face_named(game).language.phrases}


def messages_of(game: str) -> set[str]:
    """The reasons that only this game gives."""
    text = (locales() / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{game}-why-([a-z-]+) =", text, re.MULTILINE))


def told_in(cases: Sequence[Case]) -> set[str]:
    return {case.told.split()[-1] for case in cases}


def flat(cases: Mapping[str, Sequence[Case]]) -> list[tuple[str, Case]]:
    return [(verb, case) for verb, its in cases.items() for case in its]
