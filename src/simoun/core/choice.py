"""A choice says what to click: the browser lights up what occurs in one, each click narrows."""

from __future__ import annotations

from typing import TypedDict


class Choice(TypedDict):
    action: str
    seat: int
    verb: str
    picks: list[str]
