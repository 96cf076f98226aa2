"""Puzzles at the server: a turn at a table that nobody stores, judged against every card."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from websockets.exceptions import ConnectionClosed

from simoun.core.catalog import game_names
from simoun.learn.puzzle import puzzles
from simoun.server.puzzles import judge
from tests.server.serving import Guest, Message, Page


def arrive(page: Page) -> Message:
    page.arrive()
    judged = page.until("judged")
    page.send(type="pauses", countdown=0, take_back=False)
    return judged


def play(page: Page, texts: Sequence[str]) -> Message:
    judged: Message = {}
    for text in texts:
        assert page.do(text)["type"] == "done"
        judged = page.until("judged")
    return judged


def test_all_are_told_with_their_stars(guest: Guest) -> None:
    told = guest.json("GET", "/api/puzzles")["games"]
    assert [one["game"] for one in told] == game_names()
    for shelf in told:
        assert [one["number"] for one in shelf["puzzles"]] == [
            one.number for one in puzzles(shelf["game"]).found
        ]
    first = told[0]["puzzles"][0]
    assert first["stars"] == 1 and first["by"] in ("cards", "turn")
    assert set(first["rates"]) == {"novice", "normal", "expert"}
    assert told[-1]["puzzles"][0]["by"] == "end"


@pytest.mark.parametrize("game", game_names())
def test_the_answer_solves_it_and_nothing_comes_after_it(guest: Guest, game: str) -> None:
    one = next(one for one in puzzles(game).found if len(one.solution) > 1)
    with guest.solving(game, one.number) as page:
        assert arrive(page) == {"type": "judged", "standing": "open", "missed": None}
        assert play(page, one.solution)["standing"] == "done"
        choices = page.now["choices"]
        if choices:
            assert page.do(choices[0]["action"])["reason"] in ("puzzle", "reveal")


@pytest.mark.parametrize("game", game_names())
def test_a_turn_that_fails_says_what_it_lacks_and_can_be_taken_back(
    guest: Guest, game: str
) -> None:
    one, wrong = next(
        (one, other.line)
        for one in puzzles(game).found
        for other in one.tries
        if judge(one, other.line).standing == "missed" and is_plain(game, other.line)
    )
    with guest.solving(game, one.number) as page:
        arrive(page)
        judged = play(page, wrong)
        assert judged["standing"] == "missed"
        assert judged["missed"]["message"] in (one.message("missed"), "puzzles-spared")
        assert page.undo()["type"] == "done"
        assert page.until("judged")["standing"] == "open"


def is_plain(game: str, line: Sequence[str]) -> bool:
    """Nothing is turned up in it."""
    words = ("excavate", "scout", "scope", "peek", "look ahead")
    return not any(word in text for text in line for word in words)


def test_the_answer_is_there_for_who_asks(guest: Guest) -> None:
    one = puzzles("island").found[0]
    told = guest.json("GET", f"/api/puzzles/island/{one.number}")
    assert told["solution"] == list(one.solution)
    assert told["hints"][0]["message"] == one.message("hint")
    assert told["ways"]["facts"] == {"ways": one.ways, "lines": one.lines}
    assert len(told["others"]) == len(one.tries)


def test_no_such_puzzle(guest: Guest) -> None:
    for path in ("island/0", "island/999", "chess/1", "island/x"):
        assert guest.http.get(f"/api/puzzles/{path}").status_code == 404
    with guest.solving("island", 999) as page:
        assert page.until("refused")["reason"] == "no-puzzle"
        with pytest.raises(ConnectionClosed):
            page.until("never")


def test_what_has_nothing_to_do_with_it_is_refused(guest: Guest) -> None:
    with guest.solving("island", 1) as page:
        arrive(page)
        page.send(type="again", id="a")
        assert page.until("refused")["reason"] in ("puzzle", "unreadable")
