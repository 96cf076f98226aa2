"""A choice says what to click: the browser lights up what occurs in one, each click narrows.

A position can have hundreds. `Choices` are the same in columns: each sentence once, each name once,
and for each choice just a letter for each thing that it names.
"""

from __future__ import annotations

from typing import Final, TypedDict

FIRST_LETTER: Final = ord("#")  # stands for the first thing of its kind, "$" for the second …


class Choice(TypedDict):
    action: str
    seat: int
    verb: str
    picks: list[str]


class Things(TypedDict):
    """All things of a kind: how an action names each, and what one clicks: `pawn:1`."""

    pick: str  # what stands before the colon
    names: list[str]
    picks: list[str]  # what stands behind it, for each


class Form(TypedDict):
    """Choices that differ in what they name only; one without gaps is a single choice."""

    seat: int
    verb: str
    action: str  # `seat1 give {0} to {1}`
    kinds: list[str]  # of things, for each gap; in the order of the picks
    rows: str  # for each choice in turn a letter for each gap: which thing of its kind


class Choices(TypedDict):
    things: dict[str, Things]  # by kind
    forms: list[Form]


def listed(choices: Choices) -> list[Choice]:
    """Each choice by itself."""
    return [choice for form in choices["forms"] for choice in filled(form, choices["things"])]


def filled(form: Form, things: dict[str, Things]) -> list[Choice]:
    """The choices of one form."""
    kinds, rows = form["kinds"], form["rows"]
    found: list[Choice] = []
    for start in range(0, len(rows) or 1, len(kinds) or 1):
        row = rows[start : start + len(kinds)]
        named = [(things[kind], thing_of(letter)) for kind, letter in zip(kinds, row, strict=True)]
        action = form["action"].format(*[table["names"][thing] for table, thing in named])
        picks = [f"{table['pick']}:{table['picks'][thing]}" for table, thing in named]
        found.append(Choice(action=action, seat=form["seat"], verb=form["verb"], picks=picks))
    return found


def letter_of(thing: int) -> str:
    return chr(FIRST_LETTER + thing)


def thing_of(letter: str) -> int:
    return ord(letter) - FIRST_LETTER
