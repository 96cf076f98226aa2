"""How much one guest, and one address, may ask for; and that players always have a place."""

import contextlib
import socket
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest
from msgspec import structs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from simoun import Refused
from simoun.server.audience import MOST_LOOKERS, MOST_NEIGHBOURS
from simoun.server.limits import CROWD, MOST_ASKERS, Askers
from simoun.server.settings import Settings, from_environment, variable
from tests.server.serving import SECONDS, Guest, Page, Server

HOME = {"X-Forwarded-For": "203.0.113.7"}
SCHOOL = {"X-Forwarded-For": "203.0.113.8"}
BEHIND = frozenset({"127.0.0.1"})


def strangers(
    places: contextlib.ExitStack, guest: Guest, table: str, count: int, headers: Mapping[str, str]
) -> list[Page]:
    """So many who come without a cookie: each is somebody new, and leaves much unread."""
    address = f"{guest.http.base_url}/api/tables/{table}/play".replace("http", "ws")
    return [
        Page(
            places.enter_context(
                connect(address, additional_headers=dict(headers), close_timeout=1, max_queue=None)
            )
        )
        for _ in range(count)
    ]


def test_those_who_look_on_never_crowd_out_those_who_play(guest: Guest) -> None:
    table = guest.open("you", "open", listed=True)
    with contextlib.ExitStack() as places:
        lookers = strangers(places, guest, table, MOST_LOOKERS + 1, {})
        for page in lookers[:-1]:
            page.arrive()
        assert lookers[-1].read()["reason"] == "crowded"
        with guest.at(table) as page:
            page.arrive()
        lookers[0].send(type="sit", seat=1, name="Zoé")
        lookers[0].until("changed")
        (late,) = strangers(places, guest, table, 1, {})
        late.arrive()


def test_one_address_does_not_fill_the_places_of_those_who_look_on(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", proxies=BEHIND) as server, server.guest() as guest:
        table = guest.open("you", "open")
        with contextlib.ExitStack() as places:
            near = strangers(places, guest, table, MOST_NEIGHBOURS + 1, HOME)
            for page in near[:-1]:
                page.arrive()
            assert near[-1].read()["reason"] == "crowded"
            (far,) = strangers(places, guest, table, 1, SCHOOL)
            far.arrive()


def test_a_guest_has_so_many_pages_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", sockets=3) as server, server.guest() as guest:
        table = guest.open("you", "you")
        with contextlib.ExitStack() as places:
            for _ in range(3):
                places.enter_context(guest.at(table)).arrive()
            with guest.at(table) as page:
                assert page.read()["reason"] == "too-many-pages"
                with pytest.raises(ConnectionClosed):
                    page.read()
        with guest.at(table) as page:
            page.arrive()


def test_an_address_has_so_many_pages_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", sockets=1, proxies=BEHIND) as server, server.guest() as guest:
        table = guest.open("you", "you")
        with contextlib.ExitStack() as places:
            pages = strangers(places, guest, table, CROWD + 1, HOME)
            for page in pages[:-1]:
                page.arrive()
            assert pages[-1].read()["reason"] == "too-many-pages"
            (far,) = strangers(places, guest, table, 1, SCHOOL)
            far.arrive()


def test_a_guest_who_sends_too_much_gains_nothing_by_a_second_page(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", messages_a_second=2.0) as server, server.guest() as guest:
        table = guest.open("you", "you")
        with guest.at(table) as page, guest.at(table) as second:
            page.arrive()
            second.arrive()
            for _ in range(12):
                page.send(type="look", moves=0)
            while page.until("moment", "refused")["type"] != "refused":
                pass
            second.send(type="look", moves=0)
            assert second.until("moment", "refused")["reason"] == "too-fast"


@pytest.mark.parametrize("what", ["first", "open", "record"])
def test_pages_lists_and_records_are_counted(tmp_path: Path, what: str) -> None:
    with Server(tmp_path / "a.db", requests_a_minute=5.0) as server, server.guest() as guest:
        table = guest.open("you", "you")
        path = {"first": "/api/first", "open": "/api/open", "record": f"/api/tables/{table}/record"}
        codes = [guest.http.get(path[what]).status_code for _ in range(6)]
        assert codes == [200] * 5 + [429]


def test_who_is_always_somebody_new_is_counted_by_address(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", requests_a_minute=2.0, proxies=BEHIND) as server:
        codes = [asked(server, HOME) for _ in range(2 * CROWD + 1)]
        assert codes == [200] * 2 * CROWD + [429]
        assert asked(server, SCHOOL) == 200


def test_where_no_proxy_is_named_nobody_says_where_they_come_from(tmp_path: Path) -> None:
    """Else whoever is counted would come from somewhere else each time."""
    with Server(tmp_path / "a.db", requests_a_minute=1.0) as server:
        assert [asked(server, HOME) for _ in range(9)] == [200] * 9


def asked(server: Server, headers: Mapping[str, str]) -> int:
    return httpx.get(f"{server.address}/api/first", headers=headers).status_code


@pytest.mark.parametrize("said", [b"", b"GET /api/first HTTP/1.1\r\nHost: a\r\nX-Slow: "])
def test_who_connects_and_asks_nothing_is_hung_up_on(tmp_path: Path, said: bytes) -> None:
    with Server(tmp_path / "a.db", patience=1) as server, server.guest() as guest:
        table = guest.open("you", "you")
        host, port = server.address.removeprefix("http://").split(":")
        with guest.at(table) as page, socket.create_connection((host, int(port)), SECONDS) as line:
            page.arrive()
            line.sendall(said)
            assert line.recv(1000) == b""
            page.send(type="look", moves=0)  # who plays may think as long as they like
            page.until("moment")


def test_what_is_remembered_of_askers_is_bounded() -> None:
    askers = Askers(1.0)
    for asker in range(MOST_ASKERS + 50):
        assert askers.take(str(asker))
    assert len(askers.buckets) == MOST_ASKERS


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"IDLE": "60", "SOCKETS": "8", "PROXIES": " 127.0.0.1, 10.0.0.0/8 "}.items():
        monkeypatch.setenv(f"SIMOUN_{name}", value)
    found = from_environment(Path("a.db"))
    assert found == Settings(
        db=Path("a.db"), idle=60.0, sockets=8, proxies=frozenset({"127.0.0.1", "10.0.0.0/8"})
    )


def test_every_setting_is_explained_to_who_runs_a_server() -> None:
    page = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text("utf-8")
    for field in structs.fields(Settings):
        assert f"`{variable(field)}`" in page or f"`--{field.name}`" in page, field.name


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("IDLE", "soon"),
        ("IDLE", "-1"),
        ("IDLE", "inf"),
        ("SOCKETS", "1.5"),
        ("PROXIES", "nginx"),
        ("PAR", "1"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"SIMOUN_{name}", value)
    with pytest.raises(Refused, match=f"SIMOUN_{name}"):
        from_environment(Path("a.db"))
