"""What bad input gets: a clear answer, and nobody else notices."""

import contextlib
import json
import socket
import sqlite3
import stat
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import SECONDS, Guest, Server, command

NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"do"',
    "{}",
    '{"type": "dance"}',
    '{"type": "do"}',
    '{"type": "do", "id": 1, "at": 0, "action": "seat1 end"}',
    '{"type": "do", "id": "", "at": 0, "action": "seat1 end"}',
    '{"type": "do", "id": "a", "at": "0", "action": "seat1 end"}',
    '{"type": "do", "id": "a", "at": 0, "action": "seat1 end", "seat": 0}',
    '{"type": "sit", "seat": 1e9, "name": []}',
    '{"type": "pace", "pace": "frantic"}',
    "[" * 5000,
    b"\x00\xff\xfe",
    b"",
]


def test_nonsense_is_answered_and_the_table_plays_on(guest: Guest) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive()
        for nonsense in NONSENSE:
            page.socket.send(nonsense)
            assert page.until("refused")["reason"] == "unreadable", nonsense
        assert page.do(page.now["choices"][0]["action"])["type"] == "done"


@pytest.mark.parametrize("action", ["", "seat1", "seat9 end", "seat1 move Atlantis", "seat1 ~ff"])
def test_an_illegal_action_is_refused_with_the_present_position(guest: Guest, action: str) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive()
        answer = page.do(action)
        assert (answer["reason"], answer["id"]) == ("illegal", "c1")
        assert answer["now"]["view"] == page.now["view"]


def test_a_version_from_the_future_is_refused(guest: Guest) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive()
        for choice in page.now["choices"][:8]:
            assert page.do(choice["action"], at=2**70)["reason"] == "stale"


def test_an_action_of_the_turn_seen_long_ago_is_refused(guest: Guest) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive()
        assert page.do(page.choice("end"), at=-1)["reason"] == "stale"


def test_a_frame_that_is_too_large_ends_the_connection_and_nothing_else(guest: Guest) -> None:
    table = guest.open("you", "you")
    with guest.at(table) as page, guest.at(table) as second:
        page.arrive()
        second.arrive()
        page.socket.send(json.dumps({"type": "do", "id": "x" * 17000}))
        with pytest.raises(ConnectionClosed) as closed:
            page.until("never")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        assert second.do(second.now["choices"][0]["action"])["type"] == "done"


def test_broken_utf8_ends_the_connection(guest: Guest) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive()
        page.socket.send(b"\xff\xff", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            page.until("never")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007


def test_an_unknown_table_says_so_and_hangs_up_for_good(guest: Guest) -> None:
    with guest.at("nowhere") as page:
        assert page.read()["reason"] == "no-table"
        with pytest.raises(ConnectionClosed) as closed:
            page.read()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def wish(**more: object) -> str:
    seats = [{"kind": "you"}, {"kind": "you"}]
    return json.dumps({"game": "island", "options": {}, "seats": seats, **more})


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("{", "unreadable"),
        ("[]", "unreadable"),
        (wish(seats=3), "unreadable"),
        (wish(colour="red"), "unreadable"),
        (wish(pace="frantic"), "unreadable"),
        (wish(game="chess"), "no-game"),
        (wish(options={"players": 9}), "options"),
        (wish(options={"players": 3}), "seats"),
        (wish(options={"difficulty": "godly"}), "options"),
        (wish(seats=[]), "options"),
        (wish(options={"hand_limit": 7}), "options"),
        (wish(seats=[{"kind": "you"}, {"kind": "bot", "level": "godly"}]), "level"),
        (wish(seats=[{"kind": "you"}, {"kind": "bot"}]), "level"),
    ],
)
def test_a_table_that_cannot_be_opened(guest: Guest, content: str, reason: str) -> None:
    answer = guest.http.post("/api/tables", content=content)
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)
    assert answer.json()["sentence"].endswith(".")


@pytest.mark.parametrize("content", ["", "{", "[]", '{"game": "chess"}', "[" * 100_000])
def test_a_record_that_cannot_be_played(guest: Guest, content: str) -> None:
    answer = guest.http.post("/api/records", content=content)
    assert (answer.status_code, answer.json()["reason"]) == (400, "record")
    assert answer.json()["facts"]["sentence"].endswith(".")


def test_too_much_at_once_is_not_even_read(guest: Guest) -> None:
    for path, size in (("/api/tables", 17_000), ("/api/records", 1_000_001)):
        answer = guest.http.post(path, content=b"x" * size)
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-long")


def test_no_page_and_no_method(guest: Guest) -> None:
    for method, path in (("GET", "/api/nothing"), ("GET", "/../etc/passwd"), ("PUT", "/api/first")):
        answer = guest.http.request(method, path)
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-page")


def test_who_looks_for_a_page_that_is_not_there_gets_ours(guest: Guest) -> None:
    accepts = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    ours = guest.http.get("/", headers=accepts)
    nowhere = guest.http.get("/nowhere", headers=accepts)
    assert (nowhere.status_code, nowhere.text) == (404, ours.text)
    assert nowhere.headers["content-type"] == ours.headers["content-type"]


def test_a_page_from_elsewhere_may_not_talk_to_us(guest: Guest) -> None:
    table = guest.open("you", "you")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        refused = guest.http.post("/api/tables", content=wish(), headers={"Origin": origin})
        assert (refused.status_code, refused.json()["reason"]) == (403, "foreign")
        path = f"/api/tables/{table}"
        assert guest.http.delete(path, headers={"Origin": origin}).status_code == 403
        with pytest.raises(InvalidStatus), guest.at(table, Origin=origin):
            pass
    own = str(guest.http.base_url).rstrip("/")
    with guest.at(table, Origin=own) as page:
        page.arrive()


def test_a_name_that_leads_here_is_not_ours(guest: Guest) -> None:
    host = f"evil.example:{guest.http.base_url.port}"
    headers = {"Origin": f"http://{host}", "Host": host}
    refused = guest.http.post("/api/tables", content=wish(), headers=headers)
    assert refused.status_code == 403


def test_a_forged_cookie_is_a_new_guest(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "you")
    name, signed = next(iter(guest.http.cookies.items()))
    other.http.cookies.set(name, signed[:-3] + "abc")
    with other.at(table) as page:
        page.arrive()
        assert not any(seat["yours"] for seat in page.table["seats"])


def test_answers_tell_browsers_to_be_careful(guest: Guest) -> None:
    answer = guest.http.get("/api/first")
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    cookie = guest.http.get("/api/first", headers={"Cookie": ""}).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie


def test_who_sends_too_much_is_told_and_then_cut_off(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "a.db", messages_a_second=2.0) as server,
        server.guest() as flooding,
        server.guest() as guest,
    ):
        table = guest.open("you", "you")
        with flooding.at(table) as page, guest.at(table) as second:
            page.arrive()
            second.arrive()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(400):
                    page.send(type="look", moves=0)
            with pytest.raises(ConnectionClosed) as closed:
                page.until("never")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
            assert second.do(second.now["choices"][0]["action"])["type"] == "done"


def test_who_opens_too_many_tables_is_told(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tables_a_minute=2.0) as server, server.guest() as guest:
        guest.first()
        answers = [guest.http.post("/api/tables", content=wish()).status_code for _ in range(4)]
        assert answers == [200, 200, 429, 429]


def test_a_reader_that_does_not_read_is_cut_off(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open")
    with guest.at(table) as page, other.at(table) as slow:
        page.arrive()
        slow.arrive().send(type="sit", seat=1, name="Snail")
        while not page.table["seats"][1]["present"]:
            page.until("changed")
        with contextlib.suppress(ConnectionClosed):
            for _ in range(6000):
                slow.send(type="look", moves=0)
        while page.table["seats"][1]["present"]:
            page.until("changed")


# ---------------------------------------------------------------- a server that can't start


def refusal(db: Path, port: int = 0) -> str:
    return refusal_of(command(db, port))


def refusal_of(process: subprocess.Popen[str]) -> str:
    told, errors = process.communicate(timeout=SECONDS)
    assert process.returncode == 1 and told == ""
    assert "Traceback" not in errors and len(errors.splitlines()) == 1
    return errors


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} is in use" in refusal(tmp_path / "a.db", port)


@contextlib.contextmanager
def database(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as c:
        yield c


def test_a_database_that_another_program_locks(tmp_path: Path) -> None:
    with database(tmp_path / "a.db") as c:
        c.execute("BEGIN EXCLUSIVE")
        assert "in use by another program" in refusal(tmp_path / "a.db")


def test_a_database_that_another_server_uses(server: Server) -> None:
    assert "in use by another program" in refusal(Path(server.db))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_bytes(b"Dear diary, " * 1000)
    assert "no database" in refusal(tmp_path / "a.db")


def test_a_damaged_database(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    with Server(db) as server, server.guest() as guest:
        for _ in range(20):
            guest.open("you", "you")
    content = db.read_bytes()
    middle = len(content) // 2
    db.write_bytes(content[:middle] + b"\xaa" * 3000 + content[middle + 3000 :])
    assert "damaged" in refusal(db)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    Server(db).stop()
    with database(db) as c:
        c.execute("PRAGMA user_version = 99")
    assert "newer Simoun" in refusal(db)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    with database(tmp_path / "a.db") as c:
        c.execute("CREATE TABLE recipes (name)")
    assert "another program" in refusal(tmp_path / "a.db")


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    assert "can't be opened" in refusal(tmp_path)


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    """A disk of 16 KB, which only this server sees."""
    small = f"mount -t tmpfs -o size=16k none {tmp_path}"
    process = command(tmp_path / "a.db", before=["unshare", "-Urm", "sh", "-c", f'{small}; "$@"'])
    assert "the disk is full" in refusal_of(process)


@pytest.mark.parametrize("key", [b"", b" \n", b"short"])
def test_a_key_that_is_none(tmp_path: Path, key: bytes) -> None:
    (tmp_path / "a.db.key").write_bytes(key)
    assert "is no key" in refusal(tmp_path / "a.db")


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db") as server, server.guest() as guest:
        guest.open("you", "you")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        assert set(modes.values()) == {0o600}, modes
    (tmp_path / "a.db").chmod(0o644)
    Server(tmp_path / "a.db").stop()
    assert stat.S_IMODE((tmp_path / "a.db").stat().st_mode) == 0o640


def test_a_server_told_to_end_at_any_moment_ends_in_order(tmp_path: Path) -> None:
    for k in range(30):
        server = Server(tmp_path / f"{k}.db")
        time.sleep(k * 0.002)  # before, while and after it starts to listen
        server.stop()
        assert server.process.exitcode == 0


def test_a_server_that_has_just_asked_a_bot_ends_in_order(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db") as server, server.guest() as guest:
        bot = {"kind": "bot", "level": "normal"}
        with guest.at(guest.open("you", bot, options={"first": "seat2"})) as page:
            page.until("update")
            server.stop()
    assert server.process.exitcode == 0
