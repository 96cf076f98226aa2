"""The deal of the day, played to its end as fast as a socket can."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.server.serving import Guest


def finish(page: Page, name: str = "Ada") -> str:
    """All seats are this visitor's, who plays anything until the end; the table."""
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
            table.play_on(random.Random(1))
            assert table.over
            return str(opened["table"])
