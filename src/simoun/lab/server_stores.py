"""The server on every store there is: what a row costs beside a bare durable answer, and where."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

from msgspec import structs

from simoun.core.catalog import game_names
from simoun.core.refusal import Refused
from simoun.lab.server_players import Acknowledged, Players
from simoun.lab.server_speed import FREE, cpu_us, echo_route, resident_kb
from simoun.lab.services import Postgres, Redis, children_of, postgres, redis
from simoun.server.minds import live_with_parent
from simoun.server.run import run as run_server
from simoun.server.settings import Settings
from simoun.server.store import Store as Stored
from simoun.server.stores import Place

SEATS: Final = 4
TABLES: Final = (50, 200, 500)
RATE: Final = 100.0  # moves a second, of all tables together
FASTER: Final = (200.0, 400.0, 800.0, 1600.0)
LATE: Final = 100.0  # milliseconds from a move to the last seat, beyond which it is too much
ENOUGH: Final = 0.8  # of the moves that were asked for, within the seconds


class Costs(TypedDict):
    """CPU in microseconds for each stored row: a move of a player, or a card turned up."""

    store: str
    game: str
    tables: int
    asked_a_second: float  # moves
    moves_a_second: float  # that came through
    keeps_up: str  # "no": more than the store, the server or those who play can take
    rows: int
    row_us: float  # of the server's processes
    echo_us: float  # of the same for a bare durable answer, at the same rate
    row_to_echo: float
    postgres_us: float
    redis_us: float
    load_us: float  # of those who play
    p50_ms: float  # from a move to the last seat
    p99_ms: float
    kb_a_table: float
    lost: int
    twice: int


class Pid(NamedTuple):
    pid: int


class Store(NamedTuple):
    """Where tables are kept, and how many processes serve them."""

    name: str
    settings: Settings
    postgres: Postgres | None = None
    redis: Redis | None = None


class Host(NamedTuple):
    """A server to be measured."""

    store: Store
    address: str
    process: BaseProcess

    def pids(self) -> list[int]:
        assert self.process.pid is not None
        return [self.process.pid, *serving(self.process.pid)]


# ---------------------------------------------------------------- what is measured


def every_store(game: str, seconds: float, say: Callable[[str], None]) -> Iterator[Costs]:
    """At 50, 200 and 500 tables, the other games at 200, and faster until it can't any more."""
    games = [name for name in game_names() if name != game]
    wished = [(game, tables) for tables in TABLES] + [(name, TABLES[1]) for name in games]
    with stores(say) as found:
        for store in found:
            for name, tables in wished:
                yield measured(store, name, tables, RATE, seconds)
            yield from faster(store, game, TABLES[1], seconds)


def faster(store: Store, game: str, tables: int, seconds: float) -> Iterator[Costs]:
    """Twice as many moves from one to the next, until they don't come through."""
    for rate in FASTER:
        yield (costs := measured(store, game, tables, rate, seconds))
        if costs["keeps_up"] == "no":
            return


def measured(store: Store, game: str, tables: int, rate: float, seconds: float) -> Costs:
    with host(store) as running:
        players = Players(running.address, game, tables, SEATS, pause=tables / rate)
        return asyncio.run(measure(running, players, seconds))


class Meter:
    """The CPU that everybody used since it was made, in microseconds."""

    def __init__(self, host: Host) -> None:
        self.groups = {
            "row": host.pids,
            "postgres": host.store.postgres.pids if host.store.postgres else list,
            "redis": host.store.redis.pids if host.store.redis else list,
        }
        self.before = {name: used(pids()) for name, pids in self.groups.items()}
        self.load = time.process_time()

    def read(self) -> dict[str, float]:
        return {
            name: sum(us - self.before[name].get(pid, 0.0) for pid, us in used(pids()).items())
            for name, pids in self.groups.items()
        } | {"load": (time.process_time() - self.load) * 1e6}


def used(pids: Sequence[int]) -> dict[int, float]:
    return {pid: cpu_us(Pid(pid)) for pid in pids}


async def measure(host: Host, players: Players, seconds: float) -> Costs:
    memory = sum(resident_kb(Pid(pid)) for pid in host.pids())
    await players.sit_down()
    meter = Meter(host)
    await players.make_moves(seconds)
    cpu = meter.read()
    memory = sum(resident_kb(Pid(pid)) for pid in host.pids()) - memory
    await players.leave()
    sockets = await players.echo_sockets()
    meter = Meter(host)
    await players.echo_by(sockets, seconds)
    echo = meter.read()["row"] / players.echoes
    host.process.kill()  # what was acknowledged must be there all the same
    host.process.join()
    store = Place(host.store.settings.db, b"").open()
    lost, twice = await missing(store, players.acknowledged)
    await store.close()
    return told(host, players, seconds, cpu, memory, echo, lost, twice)


def told(
    host: Host,
    players: Players,
    seconds: float,
    cpu: dict[str, float],
    memory: float,
    echo: float,
    lost: int,
    twice: int,
) -> Costs:
    row = {name: round(us / players.stored, 1) for name, us in cpu.items()}
    late = [round(each * 1e3, 2) for each in statistics.quantiles(players.latencies, n=100)]
    asked, came = players.tables / players.pause, len(players.acknowledged) / seconds
    return Costs(
        store=host.store.name,
        game=players.game,
        tables=players.tables,
        asked_a_second=round(asked, 1),
        moves_a_second=round(came, 1),
        keeps_up="no" if late[98] > LATE or came < ENOUGH * asked else "yes",
        rows=players.stored,
        row_us=row["row"],
        echo_us=round(echo, 1),
        row_to_echo=round(row["row"] / echo, 2),
        postgres_us=row["postgres"],
        redis_us=row["redis"],
        load_us=row["load"],
        p50_ms=late[49],
        p99_ms=late[98],
        kb_a_table=round(memory / players.tables, 1),
        lost=lost,
        twice=twice,
    )


async def missing(store: Stored, acknowledged: Sequence[Acknowledged]) -> tuple[int, int]:
    """Acknowledged moves that are not stored, and commands that are stored twice."""
    found: list[Acknowledged] = []
    for table in {table for table, _, _ in acknowledged}:
        loaded = await store.load(table)
        rows = loaded[1] if loaded else []
        found += [(table, row.command, row.seq) for row in rows if row.command]
    commands = [(table, command) for table, command, _ in found]
    return len(set(acknowledged) - set(found)), len(commands) - len(set(commands))


# ---------------------------------------------------------------- who is measured


@contextlib.contextmanager
def stores(say: Callable[[str], None]) -> Iterator[list[Store]]:
    """A file, and PostgreSQL with one process and with two, if it is installed."""
    with contextlib.ExitStack() as open_ones:
        folder = open_ones.enter_context(tempfile.TemporaryDirectory())
        found = [Store("sqlite", structs.replace(FREE, db=Path(folder) / "bench.db"))]
        try:
            truth, bell = open_ones.enter_context(postgres()), open_ones.enter_context(redis())
            shared = structs.replace(FREE, db=truth.address, redis=bell.address)
            found.append(Store("postgres", shared, truth, bell))
            two = structs.replace(shared, processes=2)
            found.append(Store("postgres, 2 processes", two, truth, bell))
        except Refused as missing:
            say(f"without PostgreSQL: {missing}")
        yield found


@contextlib.contextmanager
def host(store: Store) -> Iterator[Host]:
    spawned = multiprocessing.get_context("spawn")
    here, there = spawned.Pipe()
    process = spawned.Process(target=serve, args=(store.settings, there))
    process.start()
    try:
        yield Host(store, here.recv(), process)
    finally:
        process.kill()
        process.join()


def serve(settings: Settings, pipe: Connection) -> None:
    live_with_parent()
    run_server("127.0.0.1", 0, settings, pipe.send, echo_route)


def serving(pid: int) -> list[int]:
    """The processes behind one port, without what Python starts beside them."""
    found = [(child, Path(f"/proc/{child}/cmdline").read_bytes()) for child in children_of(pid)]
    return [child for child, command in found if b"spawn_main" in command]
