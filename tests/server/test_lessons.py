"""Lessons at the server: real tables that nobody stores, judged by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from simoun.core.catalog import game_names
from simoun.learn.lesson import Lesson, Mistake, course
from tests.server.serving import Guest, Message, Page, Server

LESSONS = [
    (game, number, lesson)
    for game in game_names()
    for number, lesson in enumerate(course(game).found, 1)
]
TRIED = [
    (game, number, lesson, mistake)
    for game, number, lesson in LESSONS
    for mistake in lesson.mistakes
    if mistake.tried and not mistake.after
]


def arrive(page: Page) -> Message:
    """Cards come at once, and nothing waits to be taken back."""
    page.arrive()
    taught = page.until("taught")
    page.send(type="pauses", countdown=0, take_back=False)
    return taught


def play(page: Page, texts: Sequence[str]) -> Message:
    """One after the other, as soon as each is offered; what was told of the lesson last."""
    taught: Message = {}
    for text in texts:
        while text not in [choice["action"] for choice in page.now["choices"]]:
            taught = let_a_card_come(page)
        assert page.do(text)["type"] == "done"
        taught = page.until("taught")
    while taught["standing"] == "open" and page.now["view"]["turn"]["asked"] == "reveal":
        taught = let_a_card_come(page)
    return taught


def let_a_card_come(page: Page) -> Message:
    if page.now["waiting"]:
        page.send(type="go-on", at=page.now["v"])
    return page.until("taught")


# ---------------------------------------------------------------- what is taught


def test_all_courses_are_told_with_rules_and_solutions(guest: Guest) -> None:
    told = guest.json("GET", "/api/learn")["courses"]
    assert [one["game"] for one in told] == game_names()
    first = told[0]["lessons"][0]
    assert first["rule"] and first["solution"] and first["name"]


@pytest.mark.parametrize(
    ("game", "number", "lesson"), LESSONS, ids=lambda part: getattr(part, "name", str(part))
)
def test_a_lesson_is_done_by_its_solution(
    guest: Guest, game: str, number: int, lesson: Lesson
) -> None:
    with guest.learning(game, number) as page:
        taught = arrive(page)
        assert (taught["standing"], taught["mistake"]) == ("open", None)
        assert taught["met"] < taught["parts"]
        taught = play(page, lesson.solution)
        assert taught["standing"] == "done" and taught["met"] == taught["parts"]
        assert taught["mistake"] is None


@pytest.mark.parametrize(
    ("game", "number", "lesson", "mistake"),
    TRIED,
    ids=lambda part: getattr(part, "name", str(part)),
)
def test_a_wrong_click_is_answered_by_the_lesson(
    guest: Guest, game: str, number: int, lesson: Lesson, mistake: Mistake
) -> None:
    match = lesson.task.begin()
    with guest.learning(game, number) as page:
        arrive(page)
        page.send(type="why", id="w", picks=match.moment.picks_in(mistake.tried[0], None))
        reason = page.until("because")["reason"]
        assert reason["message"] == lesson.message(f"not-{mistake.name}")
        assert reason["facts"] == {} and reason["rule"]


def test_another_wrong_click_is_answered_by_the_rules(guest: Guest) -> None:
    with guest.learning("island", 1) as page:
        arrive(page)
        page.send(type="why", id="w", picks=["verb:capture"])
        assert page.until("because")["reason"]["message"].startswith("island-why")
        page.send(type="why", id="w", picks=["planet:mars"])
        assert page.until("refused")["reason"] == "no-pick"


def test_a_move_that_does_not_help_is_answered_and_can_be_taken_back(guest: Guest) -> None:
    with guest.learning("island", 2) as page:
        arrive(page)
        page.do("seat1 move Whispering Garden")
        assert page.until("taught")["mistake"] == "island_lessons-shore-not-walked"
        assert page.undo()["type"] == "done"
        assert page.until("taught")["mistake"] is None
        page.do("seat1 shore Whispering Garden")
        assert page.until("taught")["standing"] == "done"


def test_the_next_step_of_the_solution_is_told_as_far_as_it_can_be_done(guest: Guest) -> None:
    with guest.learning("island", 1) as page:
        assert arrive(page)["next"] == "seat1 move Cave of Embers"
        page.do("seat1 move Howling Garden")
        assert page.until("taught")["next"] is None
        page.undo()
        page.until("taught")
        page.do("seat1 move Cave of Embers")
        assert page.until("taught")["next"] == "seat1 move Temple of the Moon"


def test_settings_of_the_page_count_and_are_stored_nowhere(guest: Guest) -> None:
    with guest.learning("island", 1) as page:
        arrive(page)
        page.send(type="pace", pace="instant")
        assert page.until("changed")["table"]["pace"] == "instant"


def test_what_can_not_be_reached_any_more_is_told(guest: Guest) -> None:
    with guest.learning("sky", 9) as page:
        arrive(page)
        page.do("seat1 wire small capacitor 1 to launch pad, short")
        taught = page.until("taught")
        assert taught["standing"] == "missed"
        assert taught["mistake"] == "sky_lessons-launch-not-left-behind"


def test_the_cards_are_the_same_each_time(guest: Guest) -> None:
    told = []
    for _ in range(2):
        with guest.learning("sky", 2) as page:
            arrive(page)
            page.do("seat1 scout")
            page.until("taught")
            told.append(page.journal[-1])
    assert told[0] == told[1]


# ---------------------------------------------------------------- nobody else's


def test_a_lesson_is_among_nobodys_tables_and_gone_with_its_page(
    guest: Guest, other: Guest
) -> None:
    with guest.learning("island", 1) as page:
        arrive(page)
        page.do("seat1 move Cave of Embers")
        id = page.table["id"]
        assert guest.first()["resume"] == [] and other.first()["open"]["tables"] == []
        with other.at(id) as foreign:
            assert foreign.read()["reason"] == "private"
    with guest.at(id) as late:
        assert late.read()["reason"] in ("no-table", "private")


@pytest.mark.parametrize(
    "message",
    [
        {"type": "rematch"},
        {"type": "leave", "seat": 0},
        {"type": "sit", "seat": 0, "name": "x"},
        {"type": "ask-link"},
    ],
    ids=lambda message: str(message["type"]),
)
def test_what_a_lesson_does_not_have_is_refused(guest: Guest, message: Message) -> None:
    with guest.learning("island", 1) as page:
        arrive(page)
        page.send(**message)
        assert page.until("refused")["reason"] == "lesson"
        assert page.do("seat1 move Cave of Embers")["type"] == "done"


@pytest.mark.parametrize(
    ("game", "number"), [("chess", "1"), ("island", "0"), ("island", "99"), ("island", "one")]
)
def test_there_is_no_such_lesson(guest: Guest, game: str, number: str) -> None:
    with guest.learning(game, number) as page:
        assert page.read()["reason"] == "no-lesson"
        with pytest.raises(ConnectionClosed) as closed:
            page.read()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_lessons_are_begun_so_often_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", requests_a_minute=4.0) as server, server.guest() as guest:
        reasons = set()
        guest.cookie()
        for _ in range(8):
            with guest.learning("island", 1) as page:
                reasons.add(page.read().get("reason"))
        assert reasons == {None, "too-fast"}
