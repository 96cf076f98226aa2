"""What is hidden stays hidden: no message depends on cards that nobody has seen."""

import itertools
import random
import stat
from pathlib import Path

import pytest

from simoun import from_position, new_game
from simoun.core.catalog import face_named, game_names
from simoun.server.course import Course
from simoun.server.encoding import encode
from tests.server.serving import Guest, Server


def positions(game: str, seed: int) -> list[dict[str, object]]:
    """Some positions of a game, from the first to the last."""
    rng = random.Random(seed)
    match = new_game(game, seed=seed)
    found = [match.position()]
    while not match.over:
        match.play(rng.choice(match.actions()))
        found.append(match.position())
    return found[::3]


def messages(position: dict[str, object], seed: int) -> list[bytes]:
    """All that anybody at a table in this position can be told."""
    course = Course(from_position(position, seed=seed).record(), [])
    seats = range(course.match.players)
    groups = [g for n in (0, 1, 2) for g in itertools.combinations(seats, n)]
    told = [encode(course.show(course.update(0, [], None), group)) for group in groups]
    told += [encode(course.chances_of("normal", group)) for group in groups]
    return told + [bytes(course.view_after(0, group)) for group in groups]


@pytest.mark.parametrize("game", game_names())
def test_random_streams_show_in_no_message(game: str) -> None:
    for position in positions(game, seed=1):
        assert messages(position, seed=1) == messages(position, seed=2)


@pytest.mark.parametrize("game", [name for name in game_names() if face_named(name).seen_alike])
def test_in_an_open_game_all_see_the_same(game: str) -> None:
    for position in positions(game, seed=2):
        match = from_position(position)
        for seat in range(match.players):
            assert match.view(seat) == {**match.view(None), "you": seat}


@pytest.mark.parametrize("game", [name for name in game_names() if not face_named(name).seen_alike])
def test_where_not_all_see_the_same_each_sees_with_the_eyes_of_a_seat(game: str) -> None:
    for position in positions(game, seed=3)[::5]:
        course = Course(from_position(position).record(), [])
        match = course.match
        for seats in [(), *itertools.combinations(range(match.players), 1), (0, 1)]:
            seat = None if not seats else match.decider if match.decider in seats else seats[0]
            seen = encode(match.view(seat))
            assert bytes(course.show(course.update(0, [], None), seats).view) == seen
            assert bytes(course.view_after(0, seats)) == seen


def test_through_the_socket_too(guest: Guest, other: Guest) -> None:
    match = new_game("island", seed=3)
    match.play(match.actions()[0])
    position = match.position()
    heard = []
    for seed in (1, 2):
        record = from_position(position, seed=seed).record().to_json()
        table = guest.json("POST", "/api/records", content=record)["table"]
        with guest.at(table) as page:
            messages = [page.read(), page.read()]
            with other.at(table) as spectator:
                messages += [spectator.read(), spectator.read()]
            heard.append([str(message).replace(table, "") for message in messages])
    assert heard[0] == heard[1]


@pytest.mark.parametrize(("scores", "hidden"), [("hidden", True), ("open", False)])
def test_a_record_tells_nobody_what_is_hidden_before_the_end(
    guest: Guest, other: Guest, scores: str, hidden: bool
) -> None:
    """Between rivals with hidden scores, not even to who plays: it would tell the others'."""
    table = guest.open("you", "open", game="through_the_desert", options={"scores": scores})
    with other.at(table) as page:
        page.arrive().send(type="sit", seat=1, name="Zoé")
        page.until("changed")
    for asking in (guest, other):
        answer = asking.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == (403 if hidden else 200)
        assert (answer.json().get("reason") == "hidden-record") == hidden


def test_who_plays_every_seat_may_have_the_record_at_any_time(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "you", game="through_the_desert")
    assert guest.json("GET", f"/api/tables/{table}/record")["game"] == "through_the_desert"
    assert other.json("GET", f"/api/tables/{table}/record")["reason"] == "hidden-record"
    with guest.at(table) as page:
        page.arrive().play_on(random.Random(1))
        assert page.over
    assert other.json("GET", f"/api/tables/{table}/record")["game"] == "through_the_desert"


def test_the_key_of_the_cookies_is_for_its_owner_only(server: Server) -> None:
    key = Path(server.db).with_name("tables.db.key")
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
