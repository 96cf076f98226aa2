"""The deal of the day, played to its end as fast as a socket can."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from simoun.bots.bot import EVERYONE, reveal_due
from simoun.bots.catalog import bot_named
from simoun.server.course import Course
from simoun.server.days import Days
from simoun.server.guests import secret_beside
from tests.server.serving import Guest
from tests.server.serving import Page as Socket


def finish(page: Page, name: str = "Ada") -> str:
    """All seats are this visitor's, who plays anything until the end; the table."""
    with seated(page, name) as table:
        table.play_on(random.Random(1))
        assert table.over
        return str(table.table["id"])


def play(page: Page, name: str, moves: Sequence[str]) -> None:
    """What was found elsewhere; cards come by themselves."""
    with seated(page, name) as table:
        for move in moves:
            let_cards_come(table)
            answer = table.do(move)
            assert answer["type"] == "done", answer
            table.until_v(answer["v"])
        let_cards_come(table)


def let_cards_come(table: Socket) -> None:
    while table.now["view"]["turn"]["asked"] == "reveal":
        if table.now["waiting"]:
            table.send(type="go-on", at=table.now["v"])
        table.until("update")


@contextmanager
def seated(page: Page, name: str) -> Iterator[Socket]:
    """In every seat of a new table for today's deal."""
    with Guest(page.evaluate("location.origin")) as guest:
        for cookie in page.context.cookies():
            guest.http.cookies.set(cookie["name"], cookie["value"])
        opened = guest.json("POST", "/api/daily", json={"friends": True, "name": name})
        with guest.at(opened["table"]) as table:
            table.arrive()
            table.send(type="pace", pace="instant")
            for seat in range(1, len(table.table["seats"])):
                table.send(type="sit", seat=seat, name=name)
                table.until("changed")
            yield table


def by_bots(db: Path, level: str, seed: int) -> list[str]:
    """What bots do with today's deal of the server that keeps its tables there."""
    days = Days(secret_beside(db))
    day = days.today()
    course = Course(days.start(day), [], days.keyed(day))
    rules = course.match.rules
    bot = bot_named(level, rules, seed)
    moves = []
    while not course.over:
        s = course.match.state
        due = rules.reveal_is_due(s)
        code = int(reveal_due(rules, s) if due else bot.choose(s, EVERYONE))
        if not due:
            moves.append(course.match.moment.text_of(code))
        course.play(code, course.fresh_for(code))
    return moves
