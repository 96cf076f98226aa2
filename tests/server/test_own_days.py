"""The deals of the days in one's own figures, in the file, and when one is to be forgotten."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from simoun.lab.stats import wilson
from simoun.server.daily_book import Book
from simoun.server.days import difficulty_of, game_of, next_day
from simoun.server.lobby import Lobby
from simoun.server.me import figures_of
from simoun.server.me_messages import DayFigures
from simoun.server.messages import SetPace, SetWait
from simoun.server.own_days import listed_days
from simoun.server.review_messages import Branch
from simoun.server.store_sqlite import SqliteStore
from simoun.server.table import Table
from tests.server.results import result
from tests.server.serving import Guest, Message
from tests.server.test_daily import ISLAND, RIVALS, all_is_done, at, play, play_out, whole_game
from tests.server.test_several import Looker

# ---------------------------------------------------------------- what is counted


def test_a_try_is_in_the_figures_and_who_knows_the_cards_has_it_there_once(tmp_path: Path) -> None:
    async def games(lobby: Lobby, *guests: str) -> list[float]:
        return [(await figures_of(lobby, guest)).wins["games"] for guest in guests]

    async def scene(lobby: Lobby) -> None:
        table = await whole_game(lobby, "ada", "ben")
        await until_kept(lobby, table)
        assert await games(lobby, "ada", "ben") == [1, 1]
        await until_kept(lobby, await whole_game(lobby, "eve", "ada", luck=3))
        assert await games(lobby, "ada", "eve") == [1, 1]
        lobby.days.now = lambda: at(RIVALS)
        onward = await lobby.table(await lobby.branch(table.saved.id, "ada", Branch(0, "same")))
        ada = Looker("ada", onward)
        ada.say(SetPace("instant"))
        ada.say(SetWait(False))
        await play_out(onward, [ada, ada], luck=2)
        await until_kept(lobby, onward)
        assert await games(lobby, "ada", "ben", "eve") == [1, 1, 1]

    play(tmp_path, scene)


async def until_kept(lobby: Lobby, table: Table) -> None:
    await all_is_done(table)
    assert await lobby.store.ending(table.saved.id)


def test_a_try_whose_ending_was_not_kept_is_found_later(tmp_path: Path) -> None:
    """As the server ended before it could be."""

    async def scene(lobby: Lobby) -> None:
        tables = [await whole_game(lobby, "ada", "ben", luck=luck) for luck in (1, 2)]
        store, news = lobby.store, SqliteStore(tmp_path / "b.db")
        for table in tables:
            found = await store.load(table.saved.id)
            assert found
            await news.open(*found)
        for note in await store.notes(None, None, None):
            await news.note(note)
        lobby.store = news
        assert [one.table for one in await news.untold("ada")] == [t.saved.id for t in tables]
        assert (await figures_of(lobby, "ada")).wins["games"] == 1
        assert await news.untold("ada") == []
        lobby.store = store
        await news.close()

    play(tmp_path, scene)


# ---------------------------------------------------------------- what tries came to


def test_before_the_first_try_there_is_nothing(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        found = (await figures_of(lobby, "ada")).days
        assert (found.tries, found.wins["games"], found.best) == (0, 0, [])
        assert (found.streak.now, found.streak.best) == (0, 0)

    play(tmp_path, scene)


def test_tries_wins_and_days_in_a_row(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        found = await after_a_week(lobby)
        assert (found.tries, found.wins["games"], found.wins["won"]) == (6, 5, 4)
        assert (found.wins["low"], found.wins["high"]) == pytest.approx(wilson(4, 5), abs=1e-6)
        assert (found.streak.now, found.streak.best) == (1, 3)

    play(tmp_path, scene)


def test_of_the_last_wins_the_one_ahead_of_most_others_is_the_best(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        found = (await after_a_week(lobby)).best
        places = [(one.date, one.rank, one.top, one.teams) for one in found]
        second, third, fifth = (next_day(ISLAND, -k) for k in (4, 3, 1))
        assert places == [(third, 1, 34, 3), (second, 1, 50, 2), (fifth, 2, 100, 2)]
        assert [(one.won, one.turns) for one in found] == [(True, 7)] * 3
        assert [one.game for one in found] == [game_of(one.date) for one in found]
        assert [one.difficulty for one in found] == [difficulty_of(one.date) for one in found]

    play(tmp_path, scene)


async def after_a_week(lobby: Lobby) -> DayFigures:
    """Won, won, won, lost, won, and the last one is still on; with others' turns to win."""
    book = Book(lobby.store)
    others: list[list[int]] = [[], [8], [8, 9], [], [6], []]
    for number, turns in enumerate(others):
        day, won = next_day(ISLAND, number - 5), number != 3
        await book.begin(day, "ada", f"mine{number}")
        if day != ISLAND:
            await book.end(day, "ada", won)
            await book.finish(result(day, f"mine{number}", "ada", won=won, turns=7))
        for other in turns:
            await book.finish(result(day, f"{other}", "ben", won=True, turns=other))
    return (await figures_of(lobby, "ada")).days


def test_without_a_win_days_that_were_lost_are_told_and_one_that_is_not_listed_last(
    tmp_path: Path,
) -> None:
    async def scene(lobby: Lobby) -> None:
        book = Book(lobby.store)
        for day, counts in [(ISLAND, False), (RIVALS, True)]:
            await book.begin(day, "ada", "t")
            await book.end(day, "ada", False)
            one = result(day, "t", "ada")
            one.counts = counts
            await book.finish(one)
        found = (await figures_of(lobby, "ada")).days.best
        assert [(one.date, one.won, one.rank, one.top) for one in found] == [
            (RIVALS, False, 1, 100),
            (ISLAND, False, None, None),
        ]

    play(tmp_path, scene, RIVALS)


def test_the_file_lists_every_try_with_its_page(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        await after_a_week(lobby)
        listed = await listed_days(lobby, "ada", "https://simoun.example")
        assert [one.won for one in listed] == [True, True, True, False, True, None]
        assert listed[-1].page == f"https://simoun.example/day/{ISLAND}"

    play(tmp_path, scene)


# ---------------------------------------------------------------- by HTTP


def test_a_try_is_told_and_in_the_file(guest: Guest) -> None:
    finished(guest, "Ada")
    told = guest.json("GET", "/api/me/figures")["days"]
    day = guest.json("GET", "/api/daily")["date"]
    assert (told["tries"], told["wins"]["games"]) == (1, 1)
    assert [one["date"] for one in told["best"]] == [day]
    export = guest.http.get("/api/me/export").json()
    assert export["figures"]["days"] == told
    (listed,) = export["days"]
    assert listed["page"].startswith("http") and listed["page"].endswith(f"/day/{day}")
    assert listed["won"] == told["best"][0]["won"]


def test_who_is_forgotten_has_had_no_try_and_the_result_names_nobody(guest: Guest) -> None:
    finished(guest, "Ada of the day")
    page = guest.json("GET", "/api/daily")
    assert page["tried"] and page["mine"]["listed"]
    assert "Ada of the day" in names_in(page)
    before = guest.cookie()
    assert guest.http.delete("/api/me").status_code == 200
    guest.http.cookies.clear()
    after = guest.http.get("/api/daily", headers=before).json()
    assert (after["tried"], after["mine"], after["playing"]) == (False, None, None)
    assert after["month"][-1]["standing"] == "none"
    assert (after["teams"], after["won"]) == (page["teams"], page["won"])
    assert "Ada of the day" not in names_in(after) and "" in names_in(after)


def names_in(page: Message) -> set[str]:
    return {seat["name"] for result in page["results"] for seat in result["seats"]}


def finished(guest: Guest, name: str) -> str:
    """Today's deal, all seats one's own."""
    table = str(guest.json("POST", "/api/daily", json={"friends": True, "name": name})["table"])
    with guest.at(table) as page:
        page.arrive().send(type="pace", pace="instant")
        for seat in range(1, len(page.table["seats"])):
            page.send(type="sit", seat=seat, name=name)
            page.until("changed")
        page.play_on(random.Random(1))
        assert page.over
    return table
