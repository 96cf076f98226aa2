"""A review by HTTP as it comes, and playing on from a finished game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import simoun
from simoun import Match
from simoun.core.record import Record
from simoun.server.lobby import Lobby
from simoun.server.refusals import Unwelcome
from simoun.server.review_messages import Branch
from simoun.server.settings import Settings
from simoun.server.store import Seat
from simoun.server.store_sqlite import SqliteStore
from tests.hindsight.games import lost, played_by, reviewed, unfinished
from tests.server.serving import Guest

Event = dict[str, Any]


def brought(guest: Guest, record: Record) -> str:
    table: str = guest.json("POST", "/api/records", content=record.to_json())["table"]
    return table


def events(guest: Guest, table: str) -> Iterator[Event]:
    with guest.http.stream("POST", f"/api/tables/{table}/review") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        for line in answer.iter_lines():
            if line:
                assert line.startswith("data: ")
                yield json.loads(line.removeprefix("data: "))


@pytest.mark.parametrize("game", ["island", "through_the_desert"])
def test_a_review_comes_curve_first_then_deeper_and_is_the_same_as_by_hand(
    guest: Guest, game: str
) -> None:
    first, *others = events(guest, brought(guest, lost(game)))
    whole = reviewed(game)
    assert first["type"] == "reviewed" and first["review"]["turns"] == whole["turns"]
    assert {other["type"] for other in others} == {"deeper"}
    assert [other["done"] for other in others] == [False] * (len(others) - 1) + [True]
    assert others[-1]["points"] == whole["points"]
    assert others[-1]["moments"] == whole["moments"]
    assert others[-1]["deal"] == whole["deal"]


def test_only_a_finished_game_has_a_review(guest: Guest) -> None:
    table = brought(guest, unfinished("island").record())
    for path, content in [("review", ""), ("branch", '{"moves": 0, "cards": "same"}')]:
        answer = guest.http.post(f"/api/tables/{table}/{path}", content=content)
        assert (answer.status_code, answer.json()["reason"]) == (400, "not-over")
        nowhere = guest.http.post(f"/api/tables/nowhere/{path}", content=content)
        assert (nowhere.status_code, nowhere.json()["reason"]) == (404, "no-table")


def test_a_guest_has_one_review_at_a_time_and_the_last_one_counts(guest: Guest) -> None:
    table = brought(guest, lost("island"))
    earlier = events(guest, table)
    assert next(earlier)["type"] == "reviewed"
    later = events(guest, brought(guest, lost("through_the_desert")))
    assert next(later)["type"] == "reviewed"
    assert list(earlier)[-1] == {"type": "dropped"}
    assert list(later)[-1]["done"]


# ---------------------------------------------------------------- playing on


def scene(db: Path, match: Match, moves: int, cards: Any) -> tuple[list[str], list[Seat]]:
    """The finished game is brought in and branched; then everybody does the same again."""

    async def plays() -> tuple[list[str], list[Seat]]:
        store = SqliteStore(db)
        lobby = Lobby(store, Settings(workers=1))
        first = await lobby.open_record("ada", match.record().to_json())
        table = await lobby.table(await lobby.branch(first, "ada", Branch(moves, cards)))
        lobby.forget(table)  # what is stored is what is played on
        table = await lobby.table(table.saved.id)
        assert table.course.moves == moves
        for move in match.moves[moves:]:
            moment = table.course.moment
            codes = {moment.text_of(code): code for code in moment.codes}
            if move.text not in codes:  # other cards came
                break
            await table.play(codes[move.text])
        lines = [move.line() for move in table.course.match.moves]
        await lobby.close()
        await store.close()
        return lines, table.saved.seats

    return asyncio.run(plays())


@pytest.mark.parametrize("fresh", [False, True])
def test_who_plays_on_with_the_same_cards_and_does_the_same_meets_the_same_end(
    tmp_path: Path, fresh: bool
) -> None:
    match = played_by("novice", "desert", 50_000_001, fresh=fresh)
    lines, seats = scene(tmp_path / "a.db", match, len(match.moves) // 2, "same")
    assert lines == [move.line() for move in match.moves]
    assert all((seat.kind, seat.guest) == ("person", "ada") for seat in seats)


def test_who_plays_on_with_other_cards_meets_others(tmp_path: Path) -> None:
    match = played_by("novice", "desert", 50_000_001, fresh=True)
    moves = len(match.moves) // 2
    lines, _ = scene(tmp_path / "a.db", match, moves, "other")
    assert lines[:moves] == [move.line() for move in match.moves[:moves]]
    assert lines != [move.line() for move in match.moves]


def test_a_game_has_no_moment_after_its_end(guest: Guest) -> None:
    record = lost("island")
    table = brought(guest, record)
    for moves in (-1, len(record.moves)):
        wish = {"moves": moves, "cards": "other"}
        answer = guest.json("POST", f"/api/tables/{table}/branch", json=wish)
        assert answer["reason"] == "no-moment"
    wrong = guest.json("POST", f"/api/tables/{table}/branch", json={"moves": 1, "cards": "mine"})
    assert wrong["reason"] == "unreadable"


def test_bots_keep_their_seats_and_all_others_are_yours(tmp_path: Path) -> None:
    match = simoun.new_game("island", players=3, seed=2)
    while not match.over:
        match.play(match.actions()[0])

    async def plays() -> list[Seat]:
        store = SqliteStore(tmp_path / "a.db")
        lobby = Lobby(store, Settings(workers=1))
        table = await lobby.table(await lobby.open_record("ada", match.record().to_json()))
        table.saved.seats[1] = Seat("bot", level="novice")
        table.saved.seats[2] = Seat("person", "bo", "Bo")
        branch = await lobby.branch(table.saved.id, "ada", Branch(3, "same"))
        seats = (await lobby.table(branch)).saved.seats
        with pytest.raises(Unwelcome):
            await lobby.branch(branch, "ada", Branch(1, "same"))  # it isn't over
        await lobby.close()
        await store.close()
        return seats

    seats = asyncio.run(plays())
    assert [(seat.kind, seat.guest, seat.level, seat.name) for seat in seats] == [
        ("person", "ada", None, ""),
        ("bot", None, "novice", ""),
        ("person", "ada", None, ""),
    ]
