"""Acknowledged means on disk: a server may end in any way, at any moment."""

import asyncio
import contextlib
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from simoun.server.course import Course
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable, SeatWish
from simoun.server.settings import Settings
from simoun.server.sqlite_rows import load_table
from simoun.server.starts import start_of
from simoun.server.store import Row, StoreFailed
from simoun.server.store_sqlite import SqliteStore
from tests.server.serving import PATH, SECONDS, Guest, Server


def test_a_restart_brings_a_table_back_where_it_was(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db") as first, first.guest() as guest:
        table = guest.open({"kind": "you", "name": "Ada"}, "you")
        with guest.at(table) as page:
            page.arrive()
            action = page.now["choices"][0]["action"]
            answer = page.do(action, id="once")
            before = page.until_v(answer["v"])
            journal = page.journal
        first.stop()
        with Server(tmp_path / "a.db") as second:
            guest.http.base_url = second.address
            with guest.at(table) as page:
                page.arrive()
                assert page.now["view"] == before["view"]
                assert page.journal == journal
                assert page.table["seats"][0]["name"] == "Ada"
                assert page.now["can_undo"]
                assert page.do(action, id="once") == answer
                assert page.now["v"] == answer["v"]


def test_a_restart_after_an_undo(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db") as first, first.guest() as guest:
        table = guest.open("you", "you")
        with guest.at(table) as page:
            view = page.arrive().now["view"]
            page.until_v(page.do(page.now["choices"][0]["action"])["v"])
            page.undo()
        first.kill()
        with Server(tmp_path / "a.db") as second:
            guest.http.base_url = second.address
            with guest.at(table) as page:
                page.arrive()
                assert (page.now["view"], page.now["v"], page.now["moves"]) == (view, 2, 0)


class Player(threading.Thread):
    """Plays at one table until the server is gone, and goes on with the next one."""

    def __init__(self, guest: Guest, seed: int) -> None:
        super().__init__()
        self.guest = guest
        self.rng = random.Random(seed)
        self.table = ""
        self.commands = 0
        self.unanswered: dict[str, object] | None = None
        self.acknowledged: set[tuple[str, str, int]] = set()

    def again(self) -> "Player":
        """The same player, ready for the next server: a thread runs only once."""
        player = Player(self.guest, self.rng.randrange(1 << 30))
        player.table, player.commands = self.table, self.commands
        player.unanswered, player.acknowledged = self.unanswered, self.acknowledged
        return player

    def run(self) -> None:
        with contextlib.suppress(WebSocketException, httpx.HTTPError, OSError, EOFError):
            while True:
                self.play()

    def play(self) -> None:
        if not self.table:
            self.table = self.guest.open("you", "you", "you")
        with self.guest.at(self.table) as page:
            page.arrive().send(type="wait", wait=False)
            while page.until_choice()["choices"]:
                if self.unanswered is None:
                    self.commands += 1
                    action = self.rng.choice(page.now["choices"])["action"]
                    self.unanswered = {"id": f"c{self.commands}", "action": action}
                page.send(type="do", at=page.now["v"], **self.unanswered)
                answer = page.until("done", "refused")
                self.unanswered = None
                if answer["type"] == "done":
                    self.acknowledged.add((self.table, answer["id"], answer["v"]))
                    page.until_v(answer["v"])
        self.table, self.unanswered = "", None


ROUNDS = 10


@pytest.mark.parametrize("seed", range(5))
def test_a_server_that_is_killed_loses_nothing_it_acknowledged(tmp_path: Path, seed: int) -> None:
    """Fifty rounds in all."""
    db = tmp_path / "a.db"
    rng = random.Random(seed)
    players: list[Player] = []
    for _ in range(ROUNDS):
        server = Server(db)
        if not players:
            players = [Player(Guest(server.address), seed * 10 + k) for k in range(3)]
        players = [player.again() for player in players]
        for player in players:
            player.guest.http.base_url = server.address
            player.start()
        heard = sum(len(player.acknowledged) for player in players)
        deadline = time.monotonic() + SECONDS
        wanted = heard + rng.randrange(1, 25)
        while sum(len(player.acknowledged) for player in players) < wanted:
            assert time.monotonic() < deadline, "the players are stuck"
            threading.Event().wait(rng.random() / 500)
        server.kill()
        for player in players:
            player.join(SECONDS)
            assert not player.is_alive()
    for player in players:
        player.guest.http.close()
    check(db, set().union(*[player.acknowledged for player in players]))


def check(db: Path, acknowledged: set[tuple[str, str, int]]) -> None:
    with contextlib.closing(sqlite3.connect(db)) as c:
        stored = c.execute("SELECT game, command, seq FROM moves WHERE command NOT NULL").fetchall()
        assert acknowledged <= set(stored)
        assert len({(game, command) for game, command, _ in stored}) == len(stored)
        for (table,) in c.execute("SELECT id FROM tables").fetchall():
            found = load_table(c, table)
            assert found is not None
            saved, rows = found
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert Course(start_of(saved.start), rows).moves == saved.moves


# ---------------------------------------------------------------- without sockets


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "a.db")
        lobby = Lobby(store, Settings(idle=0.01))
        seats = [SeatWish("you"), SeatWish("you")]
        id = await lobby.open("ada", NewTable("island", {}, seats))
        table = await lobby.table(id)
        assert table is await lobby.table(id)
        sweeping = asyncio.create_task(lobby.sweep())
        async with asyncio.timeout(SECONDS):
            while lobby.tables:
                await asyncio.sleep(0)
        sweeping.cancel()
        back = await lobby.table(id)
        assert back is not table
        assert back.course.match.position() == table.course.match.position()
        await lobby.close()
        await store.close()

    asyncio.run(scene())


def test_two_writers_never_fork_a_game(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.append("game", Row(1, "seat1 end"), None)
        asked = [
            store.append("game", Row(1, "seat1 move Observatory"), None),
            store.append("game", Row(2, "seat1 draw"), None),
        ]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(results[0], StoreFailed) and results[1] is None
        await store.close()

    asyncio.run(scene())
    with contextlib.closing(sqlite3.connect(tmp_path / "a.db")) as c:
        lines = c.execute("SELECT line FROM moves ORDER BY seq").fetchall()
    assert lines == [("seat1 end",), ("seat1 draw",)]


# ---------------------------------------------------------------- a store that goes wrong


def spoil(db: Path, statement: str, table: str) -> None:
    with contextlib.closing(sqlite3.connect(db)) as c:
        c.execute(statement, (table,))
        c.commit()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE seats SET kind = 'ghost' WHERE game = ?",
        "UPDATE tables SET start = '{' WHERE id = ?",
        "UPDATE tables SET start = '[1]' WHERE id = ?",
        "UPDATE tables SET start = json_remove(start, '$.seed') WHERE id = ?",
        "UPDATE moves SET line = 'seat1 dance' WHERE game = ?",
    ],
)
def test_a_table_that_cannot_be_read_fails_alone(tmp_path: Path, statement: str) -> None:
    db = tmp_path / "a.db"
    with Server(db) as server, server.guest() as guest:
        first = {"first": "seat1"}
        bad, good = (guest.open("you", "open", listed=True, options=first) for _ in range(2))
        with guest.at(bad) as page:
            page.arrive().do(page.choice("end"))
    spoil(db, statement, bad)
    with Server(db) as server, server.guest() as guest, server.guest() as other:
        with guest.at(bad) as page:
            assert page.read()["reason"] == "damaged"
            with pytest.raises(ConnectionClosed) as closed:
                page.read()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        assert guest.json("GET", f"/api/tables/{bad}/record")["reason"] == "damaged"
        assert good in [card["id"] for card in other.first()["open"]["tables"]]
        with other.at(good) as page:
            page.arrive()


@pytest.mark.parametrize("version", [7, 999])
def test_a_game_played_by_other_rules_is_told_and_its_record_can_be_read(
    tmp_path: Path, version: int
) -> None:
    db = tmp_path / "a.db"
    with Server(db) as server, server.guest() as guest:
        table = guest.open("you", "you", options={"first": "seat1"})
        with guest.at(table) as page:
            page.arrive()
            for verb in ("move", "move", "end"):
                page.until_v(page.do(page.choice(verb))["v"])
            page.undo()
        before = guest.json("GET", f"/api/tables/{table}/record")
    other = f"UPDATE tables SET start = json_set(start, '$.rules', {version}) WHERE id = ?"
    spoil(db, other, table)
    with Server(db) as server, server.guest() as guest:
        with guest.at(table) as page:
            told = page.read()
            assert (told["reason"], told["facts"]["rules"]) == ("other-rules", str(version))
        assert guest.json("GET", f"/api/tables/{table}/record") == {**before, "rules": version}
        assert guest.first()["games"]


ENDS = """
import asyncio, pathlib, sys
from simoun.server.store import Wanted
from simoun.server.store_sqlite import SqliteStore

async def scene():
    store = SqliteStore(pathlib.Path(sys.argv[1]))
    await store.listed(1.0, Wanted())
    store.queue.put(7)  # what no writer can take for work
    await store.listed(1.0, Wanted())

asyncio.run(asyncio.wait_for(scene(), 60))
"""


def test_a_store_without_its_writer_ends_the_process_and_says_why(tmp_path: Path) -> None:
    code = [sys.executable, "-c", ENDS, str(tmp_path / "a.db")]
    ended = subprocess.run(
        code, env={**os.environ, **PATH}, timeout=SECONDS, capture_output=True, text=True
    )
    assert ended.returncode == 70
    assert "the store has failed, the server ends" in ended.stderr
