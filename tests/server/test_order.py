"""Order at a table: the opener's say, stand-ins, nudges, the clock, and seats that travel."""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from simoun.server.guests import Links
from tests.server.serving import Guest, Message, Page, Server

ORDER = {"type": "order", "listed": False, "private": False, "idle": None, "clock": None}


def until(page: Page, wanted: str) -> None:
    """Read on until the kinds of the seats are these: p, b or o for each."""
    while "".join(seat["kind"][0] for seat in page.table["seats"]) != wanted:
        page.until("changed")


@pytest.fixture
def sat(guest: Guest, other: Guest) -> Iterator[tuple[Page, Page]]:
    """The opener at seat 1 and a friend at seat 2, both there."""
    table = guest.open("you", "open", options={"first": "seat2"})
    with guest.at(table) as page, other.at(table) as friend:
        page.arrive()
        friend.arrive().send(type="sit", seat=1, name="Zoé")
        until(page, "pp")
        until(friend, "pp")
        yield page, friend


def refusal(page: Page, **message: object) -> Any:
    page.send(**message)
    return page.until("refused")["reason"]


# ---------------------------------------------------------------- the opener's say


def test_the_opener_hands_the_role_on(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    assert refusal(friend, type="hand-on", seat=1) == "not-opener"
    assert refusal(page, type="hand-on", seat=5) == "no-seat"
    page.send(type="hand-on", seat=1)
    while not friend.table["yours"]:
        friend.until("changed")
    page.until("changed")
    assert not page.table["yours"]
    assert refusal(page, type="hand-on", seat=0) == "not-opener"


def test_an_empty_seat_is_nobody_to_hand_the_role_to(guest: Guest) -> None:
    with guest.at(guest.open("you", "open")) as page:
        assert refusal(page.arrive(), type="hand-on", seat=1) == "no-person"


def test_the_opener_lists_a_table_and_takes_it_from_the_list(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open")
    with guest.at(table) as page:
        page.arrive()
        for listed in (True, False):
            page.send(**{**ORDER, "listed": listed})
            page.until("changed")
            assert page.table["listed"] == listed
            found = [card["id"] for card in other.first()["open"]["tables"]]
            assert (table in found) == listed


def test_a_private_table_is_for_those_who_play_there(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "you")
    with guest.at(table) as page, other.at(table) as looker:
        page.arrive()
        looker.arrive()
        assert refusal(looker, **{**ORDER, "private": True}) == "not-opener"
        page.send(**{**ORDER, "private": True})
        assert looker.until("refused")["reason"] == "private"
        with other.at(table) as again:
            assert again.read()["reason"] == "private"
        record = f"/api/tables/{table}/record"
        assert other.json("GET", record)["reason"] == "private"
        assert guest.json("GET", record)["game"] == "island"
        page.send(**ORDER)
        while page.table["private"] or not page.table["seats"]:
            page.until("changed")
        with other.at(table) as again:
            again.arrive()


def test_who_could_sit_down_at_a_private_table_may_come(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open", private=True)
    with other.at(table) as friend:
        friend.arrive().send(type="sit", seat=1, name="Zoé")
        until(friend, "pp")


@pytest.mark.parametrize("wrong", [{"idle": 1}, {"clock": 0}, {"clock": 1e9}, {"idle": "soon"}])
def test_an_order_that_makes_no_sense(guest: Guest, wrong: Message) -> None:
    with guest.at(guest.open("you", "you")) as page:
        assert refusal(page.arrive(), **{**ORDER, **wrong}) == "unreadable"


# ---------------------------------------------------------------- who doesn't play


def test_a_bot_stands_in_for_who_is_away_until_they_come_back(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db") as server, server.guest() as guest, server.guest() as other:
        table = guest.open("you", "open", idle=10, options={"first": "seat1"})
        with guest.at(table) as page:
            page.arrive()
            with other.at(table) as friend:
                friend.arrive().send(type="sit", seat=1, name="Zoé")
                until(page, "pp")
                assert refusal(page, type="replace", seat=1, level="novice") == "too-early"
            while page.table["seats"][1]["present"]:
                page.until("changed")
            for _ in itertools.count():  # until ten seconds have passed
                page.send(type="replace", seat=1, level="novice")
                if page.until("changed", "refused")["type"] == "changed":
                    break
                assert page.socket.ping().wait(30)
            assert page.table["seats"][1]["level"] == "novice"
            with other.at(table) as friend:
                friend.arrive()
                until(friend, "pp")
                assert friend.table["seats"][1]["yours"]
                assert friend.table["seats"][1]["name"] == "Zoé"


def test_only_who_plays_here_sends_for_a_stand_in(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "you")
    with guest.at(table) as page, other.at(table) as looker:
        page.arrive()
        looker.arrive()
        assert refusal(looker, type="replace", seat=0, level="novice") == "not-your-seat"
        assert refusal(page, type="replace", seat=0, level="novice") == "too-early"


def test_a_nudge_reaches_one_seat_and_not_too_often(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    for _ in range(2):
        page.send(type="nudge", seat=1)
        assert friend.until("nudged") == {"type": "nudged", "by": 0, "seat": 1}
    assert refusal(page, type="nudge", seat=1) == "too-fast"
    assert refusal(page, type="nudge", seat=0) == "no-person"


def test_who_moved_is_asked_to_take_it_back(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    friend.until_choice()
    v = friend.do(friend.choice("move"))["v"]
    page.until_v(v)
    assert refusal(page, type="ask-undo", at=v - 1) == "stale"
    page.send(type="ask-undo", at=v)
    assert friend.until("undo-asked") == {"type": "undo-asked", "by": 0, "at": v}
    friend.until_v(v)
    assert friend.undo()["type"] == "done"
    page.until_v(v + 1)
    assert refusal(page, type="ask-undo", at=v + 1) == "no-undo"


def test_rivals_take_back_nothing_for_each_other(guest: Guest) -> None:
    with guest.at(guest.open("you", "you", game="through_the_desert")) as page:
        page.arrive()
        v = page.do(page.now["choices"][0]["action"])["v"]
        page.until_v(v)
        assert refusal(page, type="ask-undo", at=v) == "no-undo"


# ---------------------------------------------------------------- the clock


def test_a_bot_ends_the_turn_of_a_rival_who_thinks_too_long(guest: Guest) -> None:
    table = guest.open("you", "you", game="through_the_desert", clock=10)
    with guest.at(table) as page:
        page.arrive()
        decider = page.now["view"]["turn"]["decider"]
        page.send(type="pauses", countdown=0, take_back=False)
        timed = page.until("ticking")
        assert timed["seat"] == decider and 0 < timed["seconds"] <= 10
        assert page.until("ticking") == {"type": "ticking", "seat": None, "seconds": None}
        while page.now["view"]["turn"]["decider"] == decider:
            page.until("update")
        assert page.until("ticking")["seat"] == page.now["view"]["turn"]["decider"]


def test_where_all_play_together_no_clock_runs(guest: Guest) -> None:
    with guest.at(guest.open("you", "you", clock=10)) as page:
        page.arrive().send(type="look", moves=0)
        assert page.until("ticking", "moment")["type"] == "moment"


# ---------------------------------------------------------------- another device


def test_a_seat_goes_to_another_device_by_a_link(guest: Guest, other: Guest) -> None:
    table = guest.open({"kind": "you", "name": "Ada"}, "open", options={"first": "seat1"})
    with guest.at(table) as page, other.at(table) as phone:
        page.arrive().send(type="ask-link")
        told = page.until("link")
        assert refusal(phone.arrive(), type="carry", link=told["link"] + "x") == "no-link"
        phone.send(type="carry", link=told["link"])
        while not phone.table["seats"][0]["yours"]:
            phone.until("changed")
        assert phone.table["yours"] and phone.table["seats"][0]["name"] == "Ada"
        phone.until_choice()
        assert phone.do(phone.choice("move"))["type"] == "done"
        while page.table["yours"]:
            page.until("changed")
        assert refusal(page, type="ask-link") == "not-your-seat"
        assert refusal(page, type="carry", link=told["link"]) == "no-link"


def test_a_link_is_for_one_table_and_for_a_few_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    links = Links(b"secret")
    link = links.written("table", "ada")
    assert links.guest_in(link, "table") == "ada"
    assert links.guest_in(link, "other") is None
    assert Links(b"another").guest_in(link, "table") is None
    monkeypatch.setattr(Links, "seconds", -1)
    assert links.guest_in(link, "table") is None
