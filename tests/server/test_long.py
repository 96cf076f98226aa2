"""Long games: what is done at one table costs the others nothing, however long its game is."""

import asyncio
import functools
import json
import time

import pytest

from simoun.core.record import Record
from simoun.games.desert.face import position
from simoun.match import Match
from simoun.server.course import LONG, MOST_LINES, MOST_MOVES, Course
from simoun.server.lobby import rows_of
from tests.desert.position import GAME, desert, dunes
from tests.server.serving import Guest


@functools.cache
def long_game(moves: int) -> Record:
    """Two on a tile pass water to and fro, which costs them nothing."""
    state = desert(dunes("AW"), water={"A": 2, "W": 3})
    match = Match(Record("desert", GAME.version, None, position.write(state), 1, []))
    while len(match.moves) < moves:
        moment = match.moment
        exchanges = [code for code in moment.codes if moment.is_exchange(code)]
        match.play(exchanges[len(match.moves) % 2 and -1])
    return match.record()


def opened(guest: Guest, moves: int) -> str:
    answer = guest.json("POST", "/api/records", content=long_game(moves).to_json())
    table: str = answer["table"]
    return table


def course_of(moves: int) -> Course:
    record = long_game(moves)
    return Course(record, rows_of(record.moves))


def seconds_to_take_back(course: Course) -> float:
    def one() -> float:
        code, fresh = course.plays[-1]
        began = time.perf_counter()
        course.undo()
        took = time.perf_counter() - began
        course.play(code, fresh)
        return took

    return min(one() for _ in range(9))


def test_undo_costs_what_it_takes_back() -> None:
    """Whether 40 moves were played before, or 2,000."""
    assert seconds_to_take_back(course_of(2000)) < 10 * seconds_to_take_back(course_of(40))


@pytest.mark.parametrize("moves", [1, 7, 8, 9, 16, 33])
def test_what_was_taken_back_leaves_nothing_behind(moves: int) -> None:
    record = long_game(40)
    course = Course(record, rows_of(record.moves[:moves]))
    before = Course(record, rows_of(record.moves[: moves - 1]))
    course.undo()
    assert course.match.position() == before.match.position()
    assert course.match.record().to_json() == before.match.record().to_json()
    assert (course.plays, course.journal) == (before.plays, before.journal)
    assert len(course.states) == len(before.states)
    assert course.turned_up == before.turned_up
    assert course.strand != before.strand


def test_a_long_game_is_loaded_between_the_turns_of_others() -> None:
    record = long_game(2000)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def scene() -> None:
        waiting = asyncio.create_task(others())
        course = await Course.loaded(record, rows_of(record.moves))
        assert course.moves == course.v == 2000
        waiting.cancel()

    asyncio.run(scene())
    assert turns > 5


def test_a_long_journal_is_told_in_parts(guest: Guest) -> None:
    moves = 2 * MOST_LINES + 50
    with guest.at(opened(guest, moves)) as page:
        journal = page.arrive().journal
        assert [line["move"] for line in journal] == list(range(MOST_LINES + 51, moves + 1))
        while journal[0]["move"] > 1:
            page.send(type="ask-lines", before=journal[0]["move"])
            journal = page.until("lines")["lines"] + journal
        assert [line["move"] for line in journal] == list(range(1, moves + 1))
        page.send(type="ask-lines", before=1)
        assert page.until("lines")["lines"] == []
        for before in (0, -1, moves + 2):
            page.send(type="ask-lines", before=before)
            assert page.until("refused")["reason"] == "no-moment"


def test_a_record_with_too_many_moves_is_refused_with_the_limit(guest: Guest) -> None:
    record = json.loads(long_game(40).to_json())
    record["moves"] = record["moves"][:2] * (MOST_MOVES // 2 + 1)
    answer = guest.http.post("/api/records", content=json.dumps(record))
    assert (answer.status_code, answer.json()["reason"]) == (400, "long-record")
    assert str(MOST_MOVES) in answer.json()["sentence"]


def test_what_only_a_table_may_write_is_no_move_of_a_record(guest: Guest) -> None:
    record = json.loads(long_game(40).to_json())
    record["moves"] += ["undo"]
    assert guest.json("POST", "/api/records", content=json.dumps(record))["reason"] == "record"


def test_a_game_that_goes_in_circles_comes_to_an_end_of_it(guest: Guest) -> None:
    """What is left is what the rules themselves bring to an end."""
    with guest.at(opened(guest, LONG - 2)) as page:
        page.arrive()
        exchange = long_game(40).moves[0].text
        page.until_v(page.do(exchange)["v"])
        page.until_v(page.undo()["v"])
        assert page.do(exchange)["reason"] == "long-game"
        page.until_v(page.do(page.choice("end"))["v"])
        assert page.undo()["reason"] == "long-game"
