"""What a browser is told that asks for something that can't be done here."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    "unreadable": "The server doesn't understand this message.",
    "too-long": "This is too long for the server.",
    "too-fast": "Too many messages in a short time: wait a moment.",
    "too-many-pages": "You have too many tables open at once: close some.",
    "foreign": "This page comes from another address than the server's.",
    "no-page": "There is no such page.",
    "no-table": "There is no such table, or it was deleted.",
    "no-game": "There is no such game.",
    "no-lesson": "There is no such lesson.",
    "lesson": "This can't be done in a lesson.",
    "no-puzzle": "There is no such puzzle.",
    "puzzle": "This can't be done in a puzzle.",
    "options": "These options can't be agreed on: {sentence}",
    "record": "This record can't be played on: {sentence}",
    "long-record": "This record has {moves} moves; at most {most} can be played on from.",
    "other-rules": "This game was played by other rules (version {rules}, here {ours}):"
    " it can't go on, but its record can be downloaded.",
    "hidden-record": "The record would tell what is hidden in this game: it is there at the end.",
    "no-day": "There is no deal of such a day.",
    "daily-hidden": "This is the deal of a day that isn't over: its record and review are there"
    " from the next day on.",
    "daily-closed": "At the deal of the day nobody looks on.",
    "daily-seats": "A seat is still free: the deal of the day begins when all are taken.",
    "daily-leave": "The deal of the day goes on with those who began it: let a bot play this seat.",
    "damaged": "What is stored of this table can't be read.",
    "seats": "A table of {players} needs as many seats, not {seats}.",
    "no-seat": "There is no such seat.",
    "not-your-seat": "This seat isn't yours.",
    "seat-taken": "This seat is taken.",
    "name": "A name has at most {most} letters that can be seen, and no control characters.",
    "no-person": "Nobody else plays this seat.",
    "too-early": "This table waits longer for somebody before a bot stands in.",
    "nobody-there": "Who could do this isn't there.",
    "no-link": "This link holds no more: make another one on the device where you play.",
    "private": "This table is closed to those who look on.",
    "level": "There is no such bot.",
    "stale": "The game has gone on since.",
    "illegal": "This can't be done now.",
    "over": "The game is over.",
    "not-over": "The game isn't over yet.",
    "reveal": "The table turns up the next card itself.",
    "not-waiting": "The table isn't waiting for you.",
    "no-offer": "No bot asks you anything.",
    "no-undo": "There is nothing to take back: only your own last move, before others follow.",
    "long-game": "This game is so long that nothing is taken back or exchanged any more.",
    "no-moment": "The game has no such moment.",
    "no-pick": "There is nothing like that at this table.",
    "not-your-hint": "Between rivals, you get a hint for yourself only, when you decide.",
    "hints": "You get {most} hints a minute: wait a little.",
    "no-hint": "No hint could be worked out: ask again.",
    "variant": "Chances to win, hints and reviews are known for the rules as printed alone.",
    "not-opener": "Only who opened the table may do this.",
    "words": "A line has between 1 and {most} letters that can be seen, and no control characters.",
    "talk-off": "Nobody talks at this table.",
    "phrases-only": "At this table, only ready-made phrases are said.",
    "no-phrase": "There is no such phrase.",
    "silenced": "Who opened the table doesn't let you talk here any more.",
    "talk-fast": "You say {most} lines in {seconds} seconds at most: wait a moment.",
    "ping-fast": "You point {most} times in {seconds} seconds at most: wait a moment.",
    "not-playing": "Only who plays at this table may do this.",
    "no-line": "There is no such line, or it isn't kept any more.",
    "own-line": "This line is your own.",
    "crowded": "Too many are looking at this table.",
    "draining": "The server is about to restart: try again in a moment.",
    "not-stored": "The server couldn't store this: nothing has changed.",
    "broken": "Something went wrong in the server: nothing has changed.",
}


class Unwelcome(Exception):
    """A reason for the browser, which says it in its own language."""

    def __init__(self, reason: str, **facts: str) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(SENTENCES[reason].format_map(facts))
