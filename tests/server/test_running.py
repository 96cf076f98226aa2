"""Running a server: its health, its figures, what it writes down, backups, and a quiet end."""

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from simoun import Refused
from simoun.server.backup import backup
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable, SeatWish
from simoun.server.refusals import Unwelcome
from simoun.server.settings import Settings
from simoun.server.store_sqlite import SqliteStore
from tests.server.serving import PATH, SECONDS, Guest, Server, command
from tests.server.test_durable import check

# ---------------------------------------------------------------- health and figures


def test_a_server_says_that_it_is_well(guest: Guest) -> None:
    answer = guest.http.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def figures(guest: Guest) -> dict[str, float]:
    lines = guest.http.get("/metrics").text.splitlines()
    return {
        name: float(value)
        for name, value in (line.rsplit(" ", 1) for line in lines if "#" not in line)
    }


def test_figures_count_tables_moves_pages_and_refusals(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db") as server, server.guest() as guest:
        table = guest.open("you", "you")
        with guest.at(table) as page:
            page.arrive()
            page.do("seat1 dance")
            page.until_v(page.do(page.choice("end"))["v"])
            found = figures(guest)
        assert found['simoun_tables_opened_total{game="island"}'] == 1
        assert found['simoun_moves_total{by="person",game="island"}'] == 1
        assert found['simoun_refused_total{reason="illegal"}'] == 1
        assert (found["simoun_tables_live"], found["simoun_browsers"]) == (1, 1)
        assert found["simoun_storing_seconds_count"] >= 1
        assert found["process_resident_memory_bytes"] > 0


def test_figures_are_for_this_machine_and_for_those_who_are_named(tmp_path: Path) -> None:
    friends = {"proxies": frozenset({"127.0.0.1"}), "watchers": frozenset({"203.0.113.0/24"})}
    with Server(tmp_path / "a.db", **friends) as server:
        asked = {"203.0.113.9": 200, "198.51.100.1": 404}
        for address, status in asked.items():
            headers = {"X-Forwarded-For": address}
            assert httpx.get(f"{server.address}/metrics", headers=headers).status_code == status
    with Server(tmp_path / "a.db") as server:
        headers = {"X-Forwarded-For": "127.0.0.1"}  # a proxy that nobody has named
        assert httpx.get(f"{server.address}/metrics", headers=headers).status_code == 404


# ---------------------------------------------------------------- what is written down


def test_each_event_is_a_line_of_json_without_names_or_what_was_done(tmp_path: Path) -> None:
    process = command(tmp_path / "a.db")
    assert process.stdout
    with Guest(process.stdout.readline().strip().rstrip("/")) as guest:
        table = guest.open({"kind": "you", "name": "Ada Lovelace"}, "you")
        with guest.at(table) as page:
            page.arrive().do(page.choice("end"))
    process.terminate()
    _, errors = process.communicate(timeout=SECONDS)
    lines = [json.loads(line) for line in errors.splitlines()]
    assert [line["event"] for line in lines] == [
        "the server begins",
        "a table was opened",
        "the server ends",
    ]
    assert lines[1]["game"] == "island" and lines[1]["seats"] == ["person", "person"]
    assert "Lovelace" not in errors and "seat1" not in errors
    assert process.returncode == 0


# ---------------------------------------------------------------- backups


def copied(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`simoun backup`, as somebody types it."""
    return subprocess.run(
        [sys.executable, "-c", "from simoun.cli import main; main()", "backup", *arguments],
        env={**os.environ, **PATH},
        timeout=SECONDS,
        capture_output=True,
        text=True,
    )


def test_a_backup_while_people_play_has_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    db, target = tmp_path / "a.db", tmp_path / "copy.db"
    with Server(db) as server, server.guest() as guest:
        table = guest.open({"kind": "you", "name": "Ada"}, "you", options={"difficulty": "novice"})
        with guest.at(table) as page:
            page.arrive().send(type="wait", wait=False)
            page.play_on(random.Random(1), most=10)
            before = page.now["v"]
            copying = threading.Thread(
                target=lambda: results.append(copied("--db", str(db), str(target)))
            )
            results: list[subprocess.CompletedProcess[str]] = []
            copying.start()
            while copying.is_alive() and not page.over:
                page.play_on(random.Random(2), most=1)
            copying.join(SECONDS)
            assert results[0].returncode == 0, results[0].stderr
            assert results[0].stdout == f"All tables are in {target}.\n"
            page.play_on(random.Random(3), most=3)
    check(target, set())
    with contextlib.closing(sqlite3.connect(target)) as c:
        assert c.execute("SELECT count(*) FROM moves").fetchone()[0] >= before
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part")) and not list(tmp_path.glob("*.socket"))
    with Server(target) as server:
        guest.http = httpx.Client(base_url=server.address, cookies=guest.http.cookies)
        with guest.at(table) as page:
            assert page.arrive().table["seats"][0]["yours"]
        guest.http.close()


def test_a_backup_without_a_server(tmp_path: Path) -> None:
    db, target = tmp_path / "a.db", tmp_path / "copy.db"
    with Server(db) as server, server.guest() as guest:
        table = guest.open("you", "you")
    backup(db, target)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    with Server(target) as server, Guest(server.address) as other, other.at(table) as page:
        page.arrive()
    with pytest.raises(Refused, match="is there already"):
        backup(db, target)
    backup(db, target, force=True)


def test_a_backup_of_nothing_or_to_nowhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="is no file"):
        backup(tmp_path / "none.db", tmp_path / "copy.db")
    Server(tmp_path / "a.db").stop()
    with pytest.raises(Refused, match="can't be written"):
        backup(tmp_path / "a.db", tmp_path / "no" / "folder.db")
    mistaken = copied("--db", str(tmp_path / "none.db"), str(tmp_path / "copy.db"))
    assert mistaken.returncode == 2 and "is no file" in mistaken.stderr


def test_who_is_killed_while_copying_holds_nothing_up(tmp_path: Path) -> None:
    """The server takes up its work on the file again, and the next backup comes through."""
    db = tmp_path / "a.db"
    stuck = [sys.executable, "-c", STUCK, str(db)]
    with Server(db) as server, server.guest() as guest:
        with subprocess.Popen(
            stuck, env={**os.environ, **PATH}, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout and process.stdout.readline() == "quiet\n"
            table = guest.open("you", "you")
            process.kill()
        backup(db, tmp_path / "copy.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as c:
        assert c.execute("SELECT id FROM tables").fetchall() == [(table,)]


STUCK = """
import pathlib, socket, sys, time
from simoun.server.keeper import socket_beside
line = socket.socket(socket.AF_UNIX)
line.connect(str(socket_beside(pathlib.Path(sys.argv[1]))))
print(line.recv(6).decode(), end="", flush=True)
time.sleep(60)
"""

# ---------------------------------------------------------------- a quiet end


def test_a_server_that_is_told_to_end_answers_what_was_asked_and_sends_all_away(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "a.db") as server, server.guest() as guest:
        table = guest.open("you", "you", options={"first": "seat1"})
        with guest.at(table) as page:
            page.arrive()
            page.send(type="do", id="last", at=page.now["v"], action=page.choice("end"))
            assert server.process.pid
            os.kill(server.process.pid, signal.SIGTERM)
            heard = []
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    heard.append(page.read())
            assert [told["id"] for told in heard if told["type"] == "done"] == ["last"]
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        server.process.join(SECONDS)
        assert server.process.exitcode == 0


def test_while_it_ends_nothing_new_begins(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "a.db")
        lobby = Lobby(store, Settings(workers=1))
        wish = NewTable("island", {}, [SeatWish("you"), SeatWish("you")])
        table = await lobby.open("ada", wish)
        await lobby.table(table)
        await lobby.drain()
        assert not lobby.tables
        for asked in (lobby.open("ada", wish), lobby.table(table)):
            with pytest.raises(Unwelcome) as refused:
                await asked
            assert refused.value.reason == "draining"
        await lobby.close()
        await store.close()

    asyncio.run(scene())
