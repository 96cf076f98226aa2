"""How likely a win is, as a table tells it: once for a move, and only where the table allows it."""

import random
from pathlib import Path

import pytest

from simoun.bots.catalog import levels
from simoun.server.seats import strongest
from simoun.server.sqlite_file import connected
from simoun.server.store import Saved, Seat, Summary
from tests.server.serving import Guest


def test_a_team_is_told_one_chance_and_the_end_is_sure(guest: Guest) -> None:
    with guest.at(guest.open("you", "you", options={"difficulty": "legendary"})) as page:
        page.arrive().send(type="wait", wait=False)
        [chance] = page.now["chances"]
        assert 0 < chance < 1
        page.play_on(random.Random(1))
        assert page.now["chances"] == [float(page.now["view"]["won"])]


def test_rivals_are_told_a_chance_each(guest: Guest) -> None:
    with guest.at(guest.open("you", "you", "you", game="through_the_desert")) as page:
        chances = page.arrive().now["chances"]
        assert len(chances) == 3 and sum(chances) == pytest.approx(1, abs=0.001)


def test_a_table_may_forbid_it_and_so_does_its_rematch(guest: Guest) -> None:
    table = guest.open("you", "you", win_bar=False)
    with guest.at(table) as page:
        page.arrive().send(type="wait", wait=False)
        assert page.now["chances"] is None
        page.play_on(random.Random(2))
        assert page.now["chances"] is None
        page.send(type="rematch")
        again = page.until("moved")["table"]
    with guest.at(again) as page:
        assert page.arrive().now["chances"] is None


def table_with(*seats: Seat) -> Saved:
    return Saved("id", "island", "", "me", False, "normal", list(seats), Summary(0, False))


def test_it_is_told_for_the_strongest_of_the_bots_or_for_good_ones() -> None:
    person, novice = Seat("person", "me"), Seat("bot", level="novice")
    assert strongest(table_with(person, person)) == "normal"
    assert strongest(table_with(person, novice)) == "novice"
    best = levels("island")[-1]
    assert strongest(table_with(novice, Seat("bot", level=best), person)) == best


def test_tables_of_an_earlier_file_allow_it(tmp_path: Path) -> None:
    db = tmp_path / "before.sqlite"
    db.write_bytes((Path(__file__).parent / "before.sqlite").read_bytes())
    with connected(db) as c:
        assert {allowed for (allowed,) in c.execute("SELECT win_bar FROM tables")} == {1}
    c.close()
