"""What a browser is told that asks for something that can't be done here."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    "unreadable": "The server doesn't understand this message.",
    "too-long": "This is too long for the server.",
    "too-fast": "Too many messages in a short time: wait a moment.",
    "foreign": "This page comes from another address than the server's.",
    "no-page": "There is no such page.",
    "no-table": "There is no such table, or it was deleted.",
    "no-game": "There is no such game.",
    "options": "These options can't be agreed on: {sentence}",
    "record": "This record can't be played on: {sentence}",
    "seats": "A table of {players} needs as many seats, not {seats}.",
    "no-seat": "There is no such seat.",
    "not-your-seat": "This seat isn't yours.",
    "seat-taken": "This seat is taken.",
    "name": "A name has at most {most} letters, and no control characters.",
    "level": "There is no such bot.",
    "stale": "The game has gone on since.",
    "illegal": "This can't be done now.",
    "over": "The game is over.",
    "not-over": "The game isn't over yet.",
    "reveal": "The table turns up the next card itself.",
    "not-waiting": "The table isn't waiting for you.",
    "no-offer": "No bot asks you anything.",
    "no-undo": "There is nothing to take back: only your own last move, before others follow.",
    "no-moment": "The game has no such moment.",
    "no-pick": "There is nothing like that at this table.",
    "not-your-hint": "Between rivals, you get a hint for yourself only, when you decide.",
    "hints": "You get {most} hints a minute: wait a little.",
    "no-hint": "No hint could be worked out: ask again.",
    "not-opener": "Only who opened the table may do this.",
    "crowded": "Too many are looking at this table.",
    "not-stored": "The server couldn't store this: nothing has changed.",
    "broken": "Something went wrong in the server: nothing has changed.",
}


class Unwelcome(Exception):
    """A reason for the browser, which says it in its own language."""

    def __init__(self, reason: str, **facts: str) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(SENTENCES[reason].format_map(facts))
