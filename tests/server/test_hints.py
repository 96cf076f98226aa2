"""Asking the table for a hint: told to who asked alone, within limits, for this position only."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from simoun.bots.advice import advise
from simoun.bots.adviser import Advice
from simoun.core.catalog import game_names
from simoun.server.browsers import Browser
from simoun.server.inbox import Come, Go
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable, SeatWish
from simoun.server.messages import AskHint, Do
from simoun.server.minds import Mind
from simoun.server.robots import Robots
from simoun.server.settings import Settings
from simoun.server.store_sqlite import SqliteStore
from tests.server.serving import PILOT_FIRST, Guest, Message, Page, Server
from tests.server.test_robots import course_of, play_some, with_robots
from tests.server.test_steps import hear, until

RIVALS = {"aside": "drawn", "first": "seat1"}


def ask(page: Page, id: str = "h1", **more: object) -> Message:
    page.send(**{"type": "ask-hint", "id": id, "at": page.now["v"], **more})
    return page.until("hint", "refused")


def unheard(_: object) -> None:
    """Nobody wants to know the first guess."""


def refused(answer: Message) -> str:
    assert answer["type"] == "refused"
    assert answer["id"] == "h1"
    reason: str = answer["reason"]
    return reason


# ---------------------------------------------------------------- asked and answered


@pytest.mark.parametrize("game", game_names())
def test_a_hint_has_plans_that_can_be_played(guest: Guest, game: str) -> None:
    with guest.at(guest.open("you", "you", game=game)) as page:
        page.arrive()
        answer = ask(page, id="what now?")
        assert (answer["id"], answer["at"]) == ("what now?", page.now["v"])
        advice = answer["advice"]
        assert (advice["game"], advice["level"]) == (game, "expert")
        assert 1 <= len(advice["lines"]) <= 4
        assert advice["lines"][0]["reasons"]
        known = {choice["action"] for choice in page.now["choices"]}
        assert all(line["steps"][0]["action"] in known for line in advice["lines"])
        assert page.do(advice["lines"][0]["steps"][0]["action"])["type"] == "done"


@pytest.mark.parametrize("game", game_names())
def test_a_first_guess_comes_before_the_hint_and_can_be_played(guest: Guest, game: str) -> None:
    with guest.at(guest.open("you", "you", game=game)) as page:
        page.arrive().send(type="ask-hint", id="h1", at=page.now["v"])
        guess = page.until("guess", "hint", "refused")
        assert (guess["type"], guess["id"], guess["at"]) == ("guess", "h1", page.now["v"])
        assert page.until("guess", "hint", "refused")["type"] == "hint"
        known = {choice["action"] for choice in page.now["choices"]}
        assert guess["steps"][0]["action"] in known


def test_the_bar_is_told_better_where_the_table_has_bots_of_that_level(guest: Guest) -> None:
    expert, normal = ({"kind": "bot", "level": level} for level in ("expert", "normal"))
    for company, forbidden in [(expert, False), (normal, False), (expert, True)]:
        table = guest.open("you", company, options=PILOT_FIRST, win_bar=not forbidden)
        with guest.at(table) as page:
            answer = ask(page.arrive())
            is_same = company is expert and not forbidden
            best = pytest.approx(answer["advice"]["lines"][0]["chance"], abs=1e-4)
            assert answer["chances"] == ([best] if is_same else None)


def test_only_who_asks_is_told(table: str, page: Page, other: Guest) -> None:
    with other.at(table) as second:
        second.arrive()
        assert ask(page)["type"] == "hint"
        page.do("seat1 end")
        heard = [second.read()["type"]]
        while heard[-1] != "update":
            heard.append(second.read()["type"])
        assert not {"guess", "hint"} & set(heard)


def test_asking_changes_nothing(page: Page) -> None:
    v = page.now["v"]
    ask(page)
    assert page.do("seat1 end", at=v)["type"] == "done"


def test_who_plays_together_may_ask_out_of_turn_and_looking_on(
    table: str, page: Page, other: Guest
) -> None:
    with other.at(table) as looker:
        looker.arrive()
        assert ask(looker)["type"] == "hint"
        looker.send(type="sit", seat=1, name="Guest")
        looker.until("update")
        assert ask(looker)["advice"]["seat"] == 0


# ---------------------------------------------------------------- refused


def test_a_finished_game_has_no_hint(guest: Guest) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive().play_on(Random(4))
        assert refused(ask(page)) == "over"


def test_a_position_that_is_past_has_no_hint(page: Page) -> None:
    assert refused(ask(page, at=page.now["v"] - 1)) == "stale"
    assert refused(ask(page, at=page.now["v"] + 1)) == "stale"


def test_rivals_get_a_hint_for_themselves_only(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open", game="through_the_desert", options=RIVALS)
    with guest.at(table) as first, other.at(table) as second:
        first.arrive()
        second.arrive()
        assert refused(ask(second)) == "not-your-hint"
        second.send(type="sit", seat=1, name="Guest")
        second.until("update")
        assert refused(ask(second)) == "not-your-hint"
        assert ask(first)["advice"]["seat"] == 0


def test_a_guest_gets_so_many_hints_a_minute_at_all_tables(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "a.db", hints_a_minute=3) as server,
        server.guest() as guest,
        server.guest() as other,
    ):
        tables = [guest.open("you", "you", options=PILOT_FIRST) for _ in range(2)]
        with guest.at(tables[0]) as page:
            page.arrive()
            assert refused(ask(page, at=7)) == "stale"  # costs nothing
            assert [ask(page)["type"] for _ in range(2)] == ["hint", "hint"]
        with guest.at(tables[1]) as page, other.at(tables[1]) as second:
            page.arrive()
            second.arrive()
            assert ask(page)["type"] == "hint"
            answer = ask(page)
            assert refused(answer) == "hints"
            assert answer["facts"] == {"most": "3"}
            assert ask(second)["type"] == "hint"
            assert page.do("seat1 end")["type"] == "done"


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "a"},
        {"at": 0},
        {"id": "", "at": 0},
        {"id": "x" * 65, "at": 0},
        {"id": "a", "at": "0"},
        {"id": "a", "at": 0, "seat": 1},
    ],
)
def test_nonsense_is_answered_and_the_table_plays_on(page: Page, wrong: Message) -> None:
    page.send(type="ask-hint", **wrong)
    assert page.until("hint", "refused")["reason"] == "unreadable"
    assert ask(page)["type"] == "hint"


# ---------------------------------------------------------------- dropped


async def opened(lobby: Lobby) -> str:
    wish = NewTable("island", PILOT_FIRST, [SeatWish("you"), SeatWish("you")], pace="instant")
    return await lobby.open("ada", wish)


@pytest.mark.parametrize("what", ["something happens", "the asker leaves"])
def test_a_hint_is_dropped_when(tmp_path: Path, what: str) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "a.db")
        lobby = Lobby(store, Settings(workers=1))
        table = await lobby.table(await opened(lobby))
        told: list[bytes] = []
        asking, looking = Browser("ada", told.append), Browser("ada", hear)
        for browser in (asking, looking):
            table.post(browser, Come())
        table.post(asking, AskHint("h1", 0))
        await until(lambda: bool(table.hints.thoughts))
        thought = table.hints.thoughts[asking]
        leaves = what == "the asker leaves"
        table.post(asking, Go() if leaves else Do("c1", 0, "seat1 end"))
        await until(thought.done)
        assert thought.cancelled()
        assert not table.hints.thoughts
        worker = lobby.robots.workers[0]
        await until(lambda: worker is None or worker.thoughts == 0)
        assert not any(b'"type":"hint"' in message for message in told)
        await lobby.close()
        await store.close()

    asyncio.run(scene())


def test_the_last_question_of_a_page_is_answered(page: Page) -> None:
    page.send(type="ask-hint", id="first", at=page.now["v"])
    assert ask(page, id="second")["id"] == "second"


# ---------------------------------------------------------------- in the workers


def test_a_hint_comes_soon_while_bots_think_for_long() -> None:
    async def scene(robots: Robots) -> None:
        asked, *busy = [course_of("island", seed=seed) for seed in range(50_000_000, 50_000_005)]
        await robots.think(asked, "random", 0b11)  # the worker has started
        others = [asyncio.create_task(robots.think(one, "oracle", 0b11)) for one in busy]
        begun = time.monotonic()
        guessed: list[float] = []
        advice = await robots.advise(asked, lambda _: guessed.append(time.monotonic() - begun))
        took = time.monotonic() - begun
        assert advice is not None
        assert advice["samples"] > 0
        assert guessed[0] < took
        assert not all(other.done() for other in others)
        for other in others:
            other.cancel()

    with_robots(scene)


def test_others_who_ask_the_same_are_told_the_same_at_once() -> None:
    async def scene(robots: Robots) -> None:
        course = course_of("desert", seed=50_000_001)
        first = await robots.advise(course, unheard)
        assert first is not None
        begun = time.monotonic()
        assert await robots.advise(course, unheard) == first
        assert time.monotonic() - begun < 0.5
        play_some(course, 1, Random(1))
        later = await robots.advise(course, unheard)
        assert later is not None
        assert later != first

    with_robots(scene)


@pytest.mark.parametrize("game", game_names())
def test_a_hint_knows_nothing_of_the_cards_to_come(game: str) -> None:
    course = course_of(game, players=3, seed=50_000_002)
    play_some(course, 12, Random(3))
    mind = Mind(course.written_start, "expert")
    mind.follow(course.plays)
    mind.bot.seconds = 0.0  # all samples, whatever they cost
    found: Advice | int = 0
    while isinstance(found, int):
        found = mind.advise(hurry=False)
    assert found == advise(course.match.rules, course.match.state)
