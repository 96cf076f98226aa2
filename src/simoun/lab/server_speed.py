"""How fast is the server? Real sockets at many tables, beside the least a durable answer costs."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import sqlite3
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, TypedDict

import msgspec
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import Receive, Scope, Send

from simoun import engine
from simoun.lab.server_players import ECHO, Players
from simoun.server.course import encode
from simoun.server.messages import Do, Done
from simoun.server.robots import live_with_parent
from simoun.server.run import run as run_server
from simoun.server.settings import Settings
from simoun.server.store import Row, Store

PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Report(TypedDict):
    engine: str
    tables: int
    seats: int
    seconds: float
    acknowledged: int  # moves that players sent
    stored: int  # these, and the cards that the tables turned up; each goes to every seat
    cpu_us_per_move: float  # of all that was stored
    cpu_us_per_acknowledged: float  # with the cards turned up on top
    echoes: int
    cpu_us_per_echo: float
    move_to_echo: float
    p50_ms: float
    p99_ms: float
    memory_kb_per_table: float
    lost: int
    twice: int


def run(tables: int = 200, seats: int = 4, seconds: float = 8.0) -> Report:
    """Starts its own server, and needs /proc; takes a little more than twice the seconds."""
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "bench.db"
        with server(db) as (process, address):
            return asyncio.run(measured(db, process, Players(address, tables, seats), seconds))


async def measured(db: Path, process: BaseProcess, players: Players, seconds: float) -> Report:
    memory = resident_kb(process)
    await players.sit_down()
    cpu = cpu_us(process)
    await players.make_moves(seconds)
    play_cpu = cpu_us(process) - cpu
    memory = resident_kb(process) - memory
    await players.leave()
    cpu = cpu_us(process)
    await players.echo(seconds)
    echo_cpu = cpu_us(process) - cpu
    process.kill()  # what was acknowledged must be there all the same
    process.join()
    lost, twice = missing(db, players.acknowledged)
    latencies = statistics.quantiles(players.latencies, n=100)
    move, echo = play_cpu / players.stored, echo_cpu / players.echoes
    return Report(
        engine=engine.name(),
        tables=players.tables,
        seats=players.seats,
        seconds=seconds,
        acknowledged=len(players.acknowledged),
        stored=players.stored,
        cpu_us_per_move=round(move, 1),
        cpu_us_per_acknowledged=round(play_cpu / len(players.acknowledged), 1),
        echoes=players.echoes,
        cpu_us_per_echo=round(echo, 1),
        move_to_echo=round(move / echo, 2),
        p50_ms=round(latencies[49] * 1e3, 2),
        p99_ms=round(latencies[98] * 1e3, 2),
        memory_kb_per_table=round(memory / players.tables, 1),
        lost=lost,
        twice=twice,
    )


def cpu_us(process: BaseProcess) -> float:
    """All its threads, in and out of the kernel."""
    threads = Path(f"/proc/{process.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1000


def resident_kb(process: BaseProcess) -> float:
    return int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * PAGE / 1024


def missing(db: Path, acknowledged: Sequence[tuple[str, str, int]]) -> tuple[int, int]:
    """Acknowledged moves that are not in the file, and commands that are there twice."""
    with contextlib.closing(sqlite3.connect(db)) as c:
        rows = c.execute("SELECT game, command, seq FROM moves WHERE command IS NOT NULL")
        found = [tuple(row) for row in rows]
    commands = [row[:2] for row in found]
    return len(set(acknowledged) - set(found)), len(commands) - len(set(commands))


@contextlib.contextmanager
def server(db: Path) -> Iterator[tuple[BaseProcess, str]]:
    spawned = multiprocessing.get_context("spawn")
    here, there = spawned.Pipe()
    process = spawned.Process(target=serve, args=(db, there), daemon=True)
    process.start()
    try:
        yield process, here.recv()
    finally:
        process.kill()
        process.join()


# ---------------------------------------------------------------- in the server's process


def serve(db: Path, pipe: Connection) -> None:
    live_with_parent()
    settings = Settings(db=db, messages_a_second=1e6, tables_a_minute=1e6, workers=1)
    run_server("127.0.0.1", 0, settings, pipe.send, echo_route)


def echo_route(store: Store) -> Sequence[BaseRoute]:
    return [WebSocketRoute(ECHO, Echo(store))]


class Echo:
    """A bare durable echo: decode, append, acknowledge."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sockets = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.sockets += 1
        name, v = f"echo{self.sockets}", 0
        decode = msgspec.json.Decoder(Do).decode
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            asked = decode(event["text"])
            v += 1
            await self.store.append(name, Row(v, asked.action, "guest", asked.id), None)
            await send({"type": "websocket.send", "text": encode(Done(asked.id, v)).decode()})
