"""Servers that end in the middle of games: what was acknowledged is there once, for all of them."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from simoun import Refused, from_position, new_game
from simoun.lab.server_kills import run as kill
from simoun.lab.server_stores import serving
from simoun.lab.services import Redis
from simoun.server.run import run
from simoun.server.settings import Settings
from tests.server.conftest import need
from tests.server.serving import SECONDS, Guest, Server
from tests.server.test_running import figures


def test_nothing_is_lost_when_processes_redis_or_postgresql_are_killed() -> None:
    """Two machines, one with two processes, and players of the same tables at both."""
    need("postgres")
    need("redis-server")
    found = kill(kills=4, moves=50, companies=2)
    assert found["kills"] == 4 and found["acknowledged"] >= 50
    assert (found["lost"], found["twice"], found["broken"], found["unlike"]) == (0, 0, 0, 0)


def test_a_process_that_dies_behind_the_port_is_replaced(own_redis: Redis, database: str) -> None:
    with Server(database, redis=own_redis.address, processes=2) as server, server.guest() as guest:
        pid = server.process.pid
        assert pid is not None
        before = serving(pid)
        os.kill(before[0], signal.SIGKILL)
        for _ in range(4):  # while it is away the other one serves alone
            assert guest.first()["games"]
        end = time.monotonic() + SECONDS
        while len(serving(pid)) < 2 or before[0] in serving(pid):
            assert time.monotonic() < end
            time.sleep(0.01)


def test_whichever_process_is_asked_tells_the_figures_of_all(
    own_redis: Redis, database: str
) -> None:
    with Server(database, redis=own_redis.address, processes=2) as server, server.guest() as guest:
        pid = server.process.pid
        assert pid is not None
        tables = [guest.open("you", "you") for _ in range(8)]
        with contextlib.ExitStack() as places:
            for table in tables:
                page = places.enter_context(guest.at(table)).arrive()
                page.until_v(page.do(page.choice("end"))["v"])
            found = until_figures(guest, lambda figures: figures["simoun_tables_live"] == 8)
            assert found["simoun_browsers"] == 8
            assert found['simoun_tables_opened_total{game="island"}'] == 8
            assert found['simoun_moves_total{by="person",game="island"}'] == 8
            for each in (pid, *serving(pid)):
                assert found[f'process_resident_memory_bytes{{pid="{each}"}}'] > 0
                assert found[f'process_cpu_seconds_total{{pid="{each}"}}'] >= 0
        gone = serving(pid)[0]
        os.kill(gone, signal.SIGKILL)
        found = until_figures(
            guest, lambda figures: f'process_open_fds{{pid="{gone}"}}' not in figures
        )
        assert found['simoun_moves_total{by="person",game="island"}'] == 8  # nothing is forgotten


def until_figures(guest: Guest, wanted: Callable[[dict[str, float]], bool]) -> dict[str, float]:
    end = time.monotonic() + SECONDS
    while not wanted(found := figures(guest)):
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


def test_random_streams_show_in_no_message_of_any_server(database: str, own_redis: Redis) -> None:
    match = new_game("island", seed=3)
    match.play(match.actions()[0])
    with (
        Server(database, redis=own_redis.address) as one,
        Server(database, redis=own_redis.address) as other,
        one.guest() as guest,
    ):
        heard = []
        for seed in (1, 2):
            record = from_position(match.position(), seed=seed).record().to_json()
            table = guest.json("POST", "/api/records", content=record)["table"]
            said = []
            for server in (one, other):
                guest.http.base_url = server.address
                with guest.at(table) as page:
                    said += [page.socket.recv(timeout=SECONDS) for _ in range(2)]
            heard.append([str(message).replace(table, "") for message in said])
            guest.http.base_url = one.address
        assert heard[0] == heard[1]


@pytest.mark.parametrize("more", [{"processes": 2}, {"redis": "redis://127.0.0.1:1"}])
def test_a_file_is_for_one_process(tmp_path: Path, more: dict[str, object]) -> None:
    settings = Settings(db=tmp_path / "a.db", **more)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="need --db postgresql"):
        run("127.0.0.1", 0, settings, print)
    assert not list(tmp_path.iterdir())


def test_an_address_that_is_not_of_redis_is_refused(database: str) -> None:
    with pytest.raises(Refused, match="another kind of address"):
        run("127.0.0.1", 0, Settings(db=database, redis="http://127.0.0.1"), print)
