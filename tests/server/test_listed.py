"""Tables for all to see: those that somebody could still come to."""

import contextlib
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Guest, Server


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[Server]:
    """A server that no other test opens tables at."""
    with Server(tmp_path / "a.db") as server:
        yield server


def found(guest: Guest, **wanted: object) -> list[str]:
    query = {name: str(value).lower() for name, value in wanted.items()}
    tables = guest.json("GET", "/api/open", params=query)["tables"]
    return [table["id"] for table in tables]


def test_more_tables_than_a_page_holds_hide_none(quiet: Server) -> None:
    with quiet.guest() as guest, quiet.guest() as other:
        tables = [guest.open("you", "open", listed=True) for _ in range(60)][::-1]
        assert found(other) == tables[:50] and found(other, page=1) == tables[50:]
        assert [card["id"] for card in other.first()["open"]["tables"]] == tables[:50]
        assert other.first()["open"]["more"]
        assert not other.json("GET", "/api/open", params={"page": "1"})["more"]


def test_one_looks_for_a_game_or_for_a_free_seat(quiet: Server) -> None:
    with quiet.guest() as guest, quiet.guest() as other:
        full = guest.open("you", "you", listed=True)
        free = guest.open("you", "open", listed=True)
        desert = guest.open("you", "open", game="desert", listed=True)
        assert found(other) == [desert, free, full]
        assert found(other, free=True) == [desert, free]
        assert found(other, game="island") == [free, full]
        assert found(other, game="island", free=True) == [free]
        for wrong in ({"game": "chess"}, {"page": "-1"}, {"page": "x"}, {"free": "perhaps"}):
            assert other.http.get("/api/open", params=wrong).status_code == 400


def test_one_is_told_where_one_may_look_on_and_how_many_do(quiet: Server) -> None:
    with quiet.guest() as guest, quiet.guest() as other:
        closed = guest.open("you", "you", listed=True, private=True)
        table = guest.open("you", "you", listed=True)
        with guest.at(table), other.at(table) as looker:
            assert looker.until("watched")["lookers"] == 1
            cards = other.json("GET", "/api/open")["tables"]
        found = {card["id"]: (card["can_look"], card["lookers"]) for card in cards}
        assert found == {table: (True, 1), closed: (False, None)}


def test_a_finished_game_is_listed_no_more(quiet: Server) -> None:
    with quiet.guest() as guest, quiet.guest() as other:
        table = guest.open("you", "you", listed=True, options={"difficulty": "legendary"})
        assert found(other) == [table]
        with guest.at(table) as page:
            page.arrive().send(type="wait", wait=False)
            page.play_on(random.Random(1))
            assert page.over
        assert found(other) == []


def test_a_table_where_nobody_has_played_for_long_is_listed_no_more(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    with Server(db) as server, server.guest() as guest:
        old, new = (  # a game that no card ends early
            guest.open("you", "you", game="through_the_desert", listed=True) for _ in range(2)
        )
    with contextlib.closing(sqlite3.connect(db)) as c:
        c.execute("UPDATE tables SET played = played - 13 * 3600 WHERE id = ?", (old,))
        c.commit()
    with Server(db) as server, server.guest() as other:
        assert found(other) == [new]
        guest.http.base_url = server.address
        with guest.at(old) as page:
            page.arrive()
            page.play_on(random.Random(1), most=6)
        assert found(other) == [new, old]
