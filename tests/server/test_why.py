"""Asking the table why something can't be done: by a message of its own, at any time, by anyone."""

from __future__ import annotations

import itertools
from pathlib import Path
from random import Random

import pytest

from simoun import from_position
from simoun.core.catalog import face_named, game_names
from simoun.core.why import LONGEST_PICK, MOST_PICKS
from simoun.server.course import Course
from simoun.text import LANGUAGES, Words
from tests.contract.walks import position_names, read
from tests.server.serving import PILOT_FIRST, Guest, Message, Page, Server


def ask(page: Page, *picks: str, id: str = "w1") -> Message:
    page.send(type="why", id=id, picks=list(picks))
    return page.until("because", "refused")


def test_the_answer_has_the_id_the_rule_the_message_and_its_facts(page: Page) -> None:
    here = page.now["view"]["seats"][0]["place"]
    tile = page.now["view"]["places"][here]["tile"]
    answer = ask(page, "verb:move", f"place:{here}", id="here")
    reason = {"rule": "I8", "message": "island-why-here", "facts": {"place": tile}}
    assert answer == {"type": "because", "id": "here", "reason": reason}


def test_what_can_be_done_has_no_reason(page: Page) -> None:
    for choice in page.now["choices"][:5]:
        answer = ask(page, f"verb:{choice['verb']}", *choice["picks"])
        assert answer == {"type": "because", "id": "w1", "reason": None}


def test_asking_changes_nothing(page: Page) -> None:
    v = page.now["v"]
    ask(page, "verb:capture")
    assert page.do("seat1 end", at=v)["type"] == "done"


def test_out_of_turn_one_is_told_whose_turn_it_is(table: str, page: Page, other: Guest) -> None:
    with other.at(table) as second:
        second.arrive()
        second.send(type="sit", seat=1, name="Guest")
        second.until("changed")
        reason = ask(second, "verb:move")["reason"]
        assert (reason["rule"], reason["facts"]) == ("I21", {"who": 0})


def test_a_spectator_may_ask_too(table: str, page: Page, other: Guest) -> None:
    with other.at(table) as looker:
        looker.arrive()
        assert ask(looker, "verb:move")["reason"]["message"] == "table-why-looking-on"
        lacking = ask(looker, "treasure:earth-stone")["reason"]
        assert (lacking["rule"], lacking["message"]) == ("I11", "island-why-who-collects")


def test_the_holder_of_a_card_is_who_asks(guest: Guest) -> None:
    with guest.at(guest.open("you", "you", options=PILOT_FIRST)) as page:
        page.arrive()
        card = page.now["view"]["seats"][1]["hand"][0]
        reason = ask(page, f"card:{card}@1", "verb:capture")["reason"]
        assert (reason["message"], reason["facts"]) == ("table-why-turn", {"who": 0})


def test_after_the_end_there_is_one_reason_for_everything(guest: Guest) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive().play_on(Random(4))
        assert ask(page, "verb:move", "place:3")["reason"]["rule"] == "I35"


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    "picks",
    [
        ["move"],
        ["verb:dance"],
        ["verb:move", "verb:shore"],
        ["place:24"],
        ["place:-1"],
        ["colour:red"],
        ["pawn:7"],
        ["card:ace@0"],
        ["card:sandbags@9"],
    ],
)
def test_what_names_nothing_is_refused_with_the_id(page: Page, picks: list[str]) -> None:
    v = page.now["v"]
    answer = ask(page, *picks, id="lost")
    assert (answer["type"], answer["reason"], answer["id"]) == ("refused", "no-pick", "lost")
    assert page.do("seat1 end", at=v)["type"] == "done"


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "a"},
        {"picks": []},
        {"id": "", "picks": []},
        {"id": "x" * 65, "picks": []},
        {"id": "a", "picks": "place:3"},
        {"id": "a", "picks": [3]},
        {"id": "a", "picks": ["x" * (LONGEST_PICK + 1)]},
        {"id": "a", "picks": ["place:3"] * (MOST_PICKS + 1)},
        {"id": "a", "picks": [], "seat": 1},
    ],
)
def test_nonsense_is_answered_and_the_table_plays_on(page: Page, wrong: Message) -> None:
    page.send(type="why", **wrong)
    assert page.until("because", "refused")["reason"] == "unreadable"
    assert ask(page)["type"] == "because"


def test_questions_count_for_the_limits(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "a.db", messages_a_second=2.0) as server,
        server.guest() as guest,
        guest.at(guest.open("you", "you", options=PILOT_FIRST)) as page,
    ):
        page.arrive()
        for _ in range(40):
            page.send(type="why", id="w", picks=["verb:move"])
        answers = [page.until("because", "refused") for _ in range(40)]
        refused = [answer["reason"] for answer in answers if answer["type"] == "refused"]
        assert set(refused) == {"too-fast"} and len(refused) >= 20


# ---------------------------------------------------------------- every game


@pytest.mark.parametrize("game", game_names())
def test_every_verb_is_answered_in_every_game(guest: Guest, game: str) -> None:
    with guest.at(guest.open("you", "you", game=game)) as page:
        page.arrive()
        for phrase in face_named(game).language.phrases:
            reason = ask(page, f"verb:{phrase.verb}", id=phrase.verb)["reason"]
            if reason is None:
                assert phrase.verb in {choice["verb"] for choice in page.now["choices"]}
            else:
                for lang in LANGUAGES:
                    words = Words(lang)
                    seats = [words.person("Ada"), words.person("Bo")]
                    assert words.explain(game, reason, seats)


@pytest.mark.parametrize("game", game_names())
def test_who_plays_several_seats_is_answered_for_the_one_that_can(game: str) -> None:
    for name in position_names(game):
        course = Course(from_position(read(game, name)).record(), [])
        everyone = tuple(range(course.match.players))
        for choice in course.match.choices()[::25]:
            picks = [f"verb:{choice['verb']}", *choice["picks"]]
            assert course.why_not(everyone, picks) is None
            others = tuple(seat for seat in everyone if seat != choice["seat"])
            assert (course.why_not(others, picks) is None) == any(
                course.match.why_not(seat, picks) is None for seat in others
            )


@pytest.mark.parametrize("game", game_names())
def test_random_streams_show_in_no_answer(game: str) -> None:
    verbs = [f"verb:{phrase.verb}" for phrase in face_named(game).language.phrases]
    for name in position_names(game):
        courses = [
            Course(from_position(read(game, name), seed=seed).record(), []) for seed in (1, 2)
        ]
        seats = range(courses[0].match.players)
        for group in [(), *itertools.combinations(seats, 1), tuple(seats)]:
            for verb in verbs:
                one, other = (course.why_not(group, [verb]) for course in courses)
                assert one == other
