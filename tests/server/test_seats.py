"""Seats: who may sit, leave, come back, and do what."""

import pytest

from tests.server.serving import Guest, Page


def seat(page: Page, number: int) -> dict[str, object]:
    found: dict[str, object] = page.table["seats"][number]
    return found


def test_a_friend_with_the_link_sits_down_with_a_name(guest: Guest, other: Guest) -> None:
    table = guest.open({"kind": "you", "name": " Ada "}, "open", options={"first": "seat2"})
    with guest.at(table) as page, other.at(table) as friend:
        page.arrive()
        friend.arrive()
        assert seat(friend, 0)["name"] == "Ada" and not seat(friend, 0)["can_sit"]
        friend.send(type="sit", seat=1, name="Zoé")
        friend.until("changed")
        assert friend.until_choice()["choices"][0]["seat"] == 1
        assert friend.now["view"]["you"] == 1
        while not seat(page, 1)["present"]:
            page.until("changed")
        assert (seat(page, 1)["name"], seat(page, 1)["yours"]) == ("Zoé", False)
        assert page.do(friend.now["choices"][0]["action"])["reason"] == "not-your-seat"
    assert [card["id"] for card in other.first()["resume"]] == [table]
    assert other.first()["resume"][0]["your_turn"]


def test_a_taken_seat_is_taken(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "you")
    with other.at(table) as page:
        page.arrive().send(type="sit", seat=1, name="Zoé")
        assert page.until("refused")["reason"] == "seat-taken"
        page.send(type="sit", seat=7, name="Zoé")
        assert page.until("refused")["reason"] == "no-seat"
        page.send(type="leave", seat=0, level="novice")
        assert page.until("refused")["reason"] == "not-your-seat"
        page.send(type="pace", pace="slow")
        assert page.until("refused")["reason"] == "not-your-seat"
        page.send(type="wait", wait=False)
        assert page.until("refused")["reason"] == "not-your-seat"


@pytest.mark.parametrize(
    "name",
    [
        *["x" * 25, "a\nb", "a\u202eb", "\ud7ff\u0000"],
        *["\u200b", "\u00ad\ufeff", "\u200d", "\u2060 \u200b", "\u3164", "\u2800", "\u0301"],
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(guest: Guest, name: str) -> None:
    with guest.at(guest.open("you", "open")) as page:
        page.arrive().send(type="sit", seat=1, name=name)
        assert page.until("refused")["reason"] == "name"
    seats = [{"kind": "you", "name": name}, {"kind": "open"}]
    wish = {"game": "island", "options": {}, "seats": seats}
    assert guest.json("POST", "/api/tables", json=wish)["reason"] == "name"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zo\u00adé\u200b", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        (" A  d\u00a0a ", "A d a"),
        ("!", "!"),
        ("", ""),
    ],
)
def test_what_nobody_sees_of_a_name_is_left_out(guest: Guest, name: str, shown: str) -> None:
    with guest.at(guest.open({"kind": "you", "name": name}, "open")) as page:
        assert seat(page.arrive(), 0)["name"] == shown


def test_nobody_sits_down_under_the_name_of_another(guest: Guest, other: Guest) -> None:
    table = guest.open({"kind": "you", "name": "Ada"}, "open", {"kind": "you", "name": "Ada"})
    with other.at(table) as page:
        page.arrive()
        for name in ("Ada", "ADA", "\uff21da", "A\u200cda"):
            page.send(type="sit", seat=1, name=name)
            page.until("changed")
            assert seat(page, 1)["name"] == f"{name} 2"
        page.send(type="sit", seat=1, name="Adam")
        page.until("changed")
        assert seat(page, 1)["name"] == "Adam"


def test_a_long_name_keeps_room_for_its_number(guest: Guest, other: Guest) -> None:
    table = guest.open({"kind": "you", "name": "x" * 24}, "open")
    with other.at(table) as page:
        page.arrive().send(type="sit", seat=1, name="x" * 24)
        page.until("changed")
        assert seat(page, 1)["name"] == "x" * 22 + " 2"


def test_a_seat_goes_to_a_bot_and_back(guest: Guest, other: Guest) -> None:
    table = guest.open("open", "you", options={"first": "seat2"})
    with guest.at(table) as page, other.at(table) as friend:
        page.arrive()
        friend.arrive().send(type="sit", seat=0, name="Zoé")
        friend.until("changed")
        friend.send(type="leave", seat=0, level="novice")
        friend.until("changed")
        assert (seat(friend, 0)["kind"], seat(friend, 0)["level"]) == ("bot", "novice")
        assert seat(friend, 0)["can_sit"]
        friend.send(type="leave", seat=0)
        assert friend.until("refused")["reason"] == "not-your-seat"
        friend.send(type="sit", seat=0, name="Zoé")
        friend.until("changed")
        assert seat(friend, 0)["yours"]
        friend.send(type="leave", seat=0)
        friend.until("changed")
        assert seat(friend, 0)["kind"] == "open"


def test_a_stranger_does_not_take_a_seat_from_a_bot(guest: Guest, other: Guest) -> None:
    table = guest.open("you", {"kind": "bot", "level": "random"}, options={"first": "seat1"})
    with other.at(table) as page:
        page.arrive().send(type="sit", seat=1, name="Zoé")
        assert page.until("refused")["reason"] == "seat-taken"


def test_the_opener_gives_the_seat_of_who_is_gone_to_a_bot(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open", options={"first": "seat1"})
    with guest.at(table) as page:
        page.arrive()
        with other.at(table) as friend:
            friend.arrive().send(type="sit", seat=1, name="Zoé")
            friend.until("changed")
        while seat(page, 1)["present"] or seat(page, 1)["kind"] == "open":
            page.until("changed")
        page.send(type="leave", seat=1, level="random")
        while seat(page, 1)["kind"] != "bot":
            page.until("changed")
    with other.at(table) as friend:
        friend.arrive()
        assert seat(friend, 1)["can_sit"]


def test_the_opener_frees_the_seats_of_a_stranger_who_stays_away_from_them(
    guest: Guest, other: Guest
) -> None:
    table = guest.open("you", "open", "open", options={"first": "seat2"})
    with guest.at(table) as page, other.at(table) as stranger:
        page.arrive()
        stranger.arrive()
        for number in (1, 2):
            stranger.send(type="sit", seat=number, name="Zoé")
            stranger.until("changed")
        page.send(type="leave", seat=1, level="novice")
        for each in (page, stranger):
            while seat(each, 1)["kind"] != "bot":
                each.until("changed")
        assert seat(stranger, 1)["can_sit"]  # a bot only stands in for them
        stranger.send(type="sit", seat=1, name="Zoé")
        while seat(page, 1)["kind"] != "person" or not seat(page, 1)["present"]:
            page.until("changed")
        stranger.send(type="leave", seat=0, level="novice")
        assert stranger.until("refused")["reason"] == "not-your-seat"
        page.send(type="leave", seat=1)
        while stranger.now["choices"] or seat(stranger, 1)["kind"] == "person":
            stranger.read()
        assert [seat(stranger, number)["kind"] for number in (1, 2)] == ["open", "open"]
        assert not seat(stranger, 1)["can_sit"]
        stranger.send(type="sit", seat=1, name="Zoé")
        assert stranger.until("refused")["reason"] == "seat-taken"


def test_only_the_opener_deletes_a_table_and_all_hear_of_it(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open", listed=True)
    assert table in [card["id"] for card in other.first()["open"]["tables"]]
    path = f"/api/tables/{table}"
    with guest.at(table) as page, other.at(table) as friend:
        page.arrive()
        friend.arrive()
        refused = other.http.delete(path)
        assert (refused.status_code, refused.json()["reason"]) == (403, "not-opener")
        assert guest.http.delete(path).status_code == 200
        friend.until("gone")
        page.until("gone")
    assert guest.http.delete(path).status_code == 404
    assert table not in [card["id"] for card in other.first()["open"]["tables"]]
    with other.at(table) as friend:
        assert friend.read()["reason"] == "no-table"


def test_a_table_is_listed_only_when_its_opener_wants_it(guest: Guest, other: Guest) -> None:
    hidden = guest.open("you", "open")
    assert hidden not in [card["id"] for card in other.first()["open"]["tables"]]
    assert hidden in [card["id"] for card in guest.first()["resume"]]


def test_a_new_name_for_ones_own_seat(guest: Guest) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive().send(type="wait", wait=False)
        page.until("changed")
        page.send(type="sit", seat=0, name="Ada")
        page.until("changed")
        assert seat(page, 0)["name"] == "Ada"
        assert not page.table["wait"]
