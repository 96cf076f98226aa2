"""How fast is the server? Real sockets at many tables, beside the least a durable answer costs."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import sqlite3
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, Protocol, TypedDict

import msgspec
from msgspec import structs
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import Receive, Scope, Send

from simoun import engine
from simoun.lab.server_experts import Experts
from simoun.lab.server_players import ECHO, Players
from simoun.server.encoding import encode
from simoun.server.messages import Do, Done
from simoun.server.minds import live_with_parent
from simoun.server.run import run as run_server
from simoun.server.settings import Settings
from simoun.server.store import Row, Saved, Store, Summary

PATIENCE: Final = 10.0  # seconds for the server's end
LOTS: Final = 1e6
FREE: Final = Settings(  # what is measured isn't limited, and is told by the figures alone
    messages_a_second=LOTS,
    requests_a_minute=LOTS,
    tables_a_minute=LOTS,
    sockets=int(LOTS),
    workers=1,
    par=False,
    logs="errors",
)
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Running(Protocol):
    @property
    def pid(self) -> int | None: ...


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
    experts: int  # tables more, where all seats but one think
    expert_moves: int
    expert_wait_p50_s: float  # until a bot has moved
    expert_wait_p99_s: float


def run(
    game: str, tables: int = 200, seats: int = 4, seconds: float = 8.0, experts: int = 0
) -> Report:
    """Starts its own server, and needs /proc; takes a little more than twice the seconds."""
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "bench.db"
        with server(db) as (process, address):
            players = Players(address, game, tables, seats)
            beside = Experts(players, experts)
            return asyncio.run(measured(db, process, players, beside, seconds))


async def measured(
    db: Path, process: BaseProcess, players: Players, experts: Experts, seconds: float
) -> Report:
    memory = resident_kb(process)
    await players.sit_down()
    await experts.sit_down()
    cpu = cpu_us(process)
    await asyncio.gather(players.make_moves(seconds), experts.play(seconds))
    play_cpu = cpu_us(process) - cpu
    memory = resident_kb(process) - memory
    await players.leave()
    await experts.leave()
    cpu = cpu_us(process)
    await players.echo(seconds)
    echo = (cpu_us(process) - cpu) / players.echoes
    end(process, in_order=experts.tables > 0)
    lost, twice = missing(db, players.acknowledged)
    move = play_cpu / (players.stored + experts.stored)
    return Report(
        engine=engine.name(),
        tables=players.tables,
        seats=players.seats,
        seconds=seconds,
        acknowledged=len(players.acknowledged),
        stored=players.stored,
        cpu_us_per_move=round(move, 1),
        cpu_us_per_acknowledged=round(move * players.stored / len(players.acknowledged), 1),
        echoes=players.echoes,
        cpu_us_per_echo=round(echo, 1),
        move_to_echo=round(move / echo, 2),
        p50_ms=round(per_cent(50, players.latencies) * 1e3, 2),
        p99_ms=round(per_cent(99, players.latencies) * 1e3, 2),
        memory_kb_per_table=round(memory / (players.tables + experts.tables), 1),
        lost=lost,
        twice=twice,
        experts=experts.tables,
        expert_moves=len(experts.waits),
        expert_wait_p50_s=per_cent(50, experts.waits),
        expert_wait_p99_s=per_cent(99, experts.waits),
    )


def end(process: BaseProcess, in_order: bool) -> None:
    """What was acknowledged must be there however it ends; only workers want it in order."""
    (process.terminate if in_order else process.kill)()
    process.join(PATIENCE)


def per_cent(share: int, seconds: Sequence[float]) -> float:
    """So many per cent took at most so long; 0 where too few were measured."""
    return round(statistics.quantiles(seconds, n=100)[share - 1], 5) if len(seconds) > 1 else 0.0


def cpu_us(process: Running) -> float:
    """All its threads, in and out of the kernel."""
    threads = Path(f"/proc/{process.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1000


def resident_kb(process: Running) -> float:
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
    process = spawned.Process(target=serve, args=(db, there))  # no daemon: it has workers
    process.start()
    try:
        yield process, here.recv()
    finally:
        process.kill()
        process.join()


# ---------------------------------------------------------------- in the server's process


def serve(db: Path, pipe: Connection) -> None:
    live_with_parent()
    run_server("127.0.0.1", 0, structs.replace(FREE, db=db), pipe.send, echo_route)


def echo_route(store: Store) -> Sequence[BaseRoute]:
    return [WebSocketRoute(ECHO, Echo(store))]


class Echo:
    """A bare durable echo: decode, append, acknowledge."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def table(self) -> str:
        """One to append to; a store that others share takes no rows of a table that isn't there."""
        name = secrets.token_urlsafe(9)
        if self.store.shared:
            saved = Saved(name, "echo", "{}", "guest", False, "instant", [], Summary(0, False))
            await self.store.open(saved, [])
        return name

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name, v = await self.table(), 0
        decode = msgspec.json.Decoder(Do).decode
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            asked = decode(event["text"])
            v += 1
            await self.store.append(name, Row(v, asked.action, "guest", asked.id), None)
            await send({"type": "websocket.send", "text": encode(Done(asked.id, v)).decode()})
