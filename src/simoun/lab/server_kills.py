"""Servers, Redis and PostgreSQL killed in the middle of games: is anything lost, or told twice?"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import statistics
import time
from collections.abc import Iterator, Sequence
from typing import Final, TypedDict

from msgspec import structs

from simoun.core.catalog import game_names
from simoun.core.refusal import Refused
from simoun.lab.server_players import Players
from simoun.lab.server_rovers import Company, Rover
from simoun.lab.server_speed import FREE
from simoun.lab.server_stores import Host, Store, host, serving
from simoun.lab.services import Postgres, Redis, Service, postgres, redis
from simoun.server.course import Course
from simoun.server.starts import start_of
from simoun.server.store_postgres import PostgresStore

GAME: Final = game_names()[0]  # any will do
PATIENCE: Final = 60.0  # seconds until everybody plays again, on a slow and busy machine
TRIES: Final = 30


class Kills(TypedDict):
    kills: int
    acknowledged: int
    lost: int  # acknowledged, but not stored
    twice: int  # commands that are stored more than once
    broken: int  # tables whose record doesn't replay
    unlike: int  # tables of which two servers tell another story
    back_p50_s: float  # from the loss of a server process to the next move of each page
    back_p99_s: float


class Fleet:
    """Two machines, one with two processes, on the same PostgreSQL and Redis."""

    def __init__(self, truth: Postgres, bell: Redis, hosts: Sequence[Host]) -> None:
        self.truth = truth
        self.bell = bell
        self.hosts = hosts

    def kill(self, number: int) -> None:
        """One of two processes, which the parent replaces; then Redis, or PostgreSQL."""
        if self.lost_a_server(number + 1):
            members = serving(int(self.hosts[0].process.pid or 0))
            os.kill(random.choice(members), signal.SIGKILL)
        else:
            service: Service = self.bell if number % 4 == 1 else self.truth
            service.kill()
            service.again()

    def lost_a_server(self, kills: int) -> bool:
        """Every other time, as the last of so many."""
        return kills % 2 == 1


@contextlib.contextmanager
def fleet() -> Iterator[Fleet]:
    with postgres() as truth, redis() as bell:
        shared = structs.replace(FREE, db=truth.address, redis=bell.address)
        two = Store("two processes", structs.replace(shared, processes=2))
        with host(two) as first, host(Store("one process", shared)) as second:
            yield Fleet(truth, bell, [first, second])


def run(kills: int, moves: int, companies: int = 4) -> Kills:
    """At least so many of each; every table has a page at both machines."""
    with fleet() as found:
        return asyncio.run(killed(found, kills, moves, companies))


async def killed(fleet: Fleet, kills: int, moves: int, companies: int) -> Kills:
    servers = [Players(host.address, GAME, 0, 2) for host in fleet.hosts]
    made = [
        Company(servers, await asyncio.to_thread(servers[0].new_guest)) for _ in range(companies)
    ]
    for company in made:
        await company.next_table("")
    rovers = [Rover(c, s, f"r{k}{n}") for k, c in enumerate(made) for n, s in enumerate(servers)]
    roving = [asyncio.create_task(rover.rove()) for rover in rovers]
    await until_all_have_moved(rovers)
    done = 0
    while done < kills or sum(rover.moves for rover in rovers) < moves:
        back = [len(rover.back_after) for rover in rovers]
        if done < kills:
            await asyncio.to_thread(fleet.kill, done)
            done += 1
        await until_all_have_moved(rovers)
        if not fleet.lost_a_server(done):
            for rover, before in zip(rovers, back, strict=True):
                del rover.back_after[before:]  # nobody can play without what was killed
    for task in roving:
        task.cancel()
    await asyncio.wait(roving)
    return await told(fleet, made, rovers, done)


async def until_all_have_moved(rovers: Sequence[Rover]) -> None:
    before, end = [rover.moves for rover in rovers], time.monotonic() + PATIENCE
    while any(rover.moves == moves for rover, moves in zip(rovers, before, strict=True)):
        if time.monotonic() > end:
            raise Refused(f"Somebody could not play on within {PATIENCE:.0f} s.")
        await asyncio.sleep(0.02)


async def told(
    fleet: Fleet, companies: Sequence[Company], rovers: Sequence[Rover], kills: int
) -> Kills:
    servers = companies[0].servers
    store = PostgresStore(fleet.truth.address)
    found = [await checked(store, company) for company in companies]
    await store.close()
    back = [seconds for rover in rovers for seconds in rover.back_after]
    late = statistics.quantiles(back, n=100) if len(back) > 1 else [0.0] * 99
    return Kills(
        kills=kills,
        acknowledged=sum(rover.moves for rover in rovers),
        lost=sum(lost for lost, _, _ in found),
        twice=sum(twice for _, twice, _ in found),
        broken=sum(broken for _, _, broken in found),
        unlike=sum([await tell_apart(servers, company.table) for company in companies]),
        back_p50_s=round(late[49], 3),
        back_p99_s=round(late[98], 3),
    )


async def tell_apart(servers: Sequence[Players], table: str) -> bool:
    """Whether newcomers hear something else at one of the servers, once no more cards come."""
    for _ in range(TRIES):
        heard = [await newcomer_hears(server, table) for server in servers]
        if len({v for v, _ in heard}) == 1:
            return any(said != heard[0] for said in heard)
        await asyncio.sleep(PATIENCE / TRIES / 10)
    return True


async def newcomer_hears(server: Players, table: str) -> tuple[int, object]:
    """At which version, and what."""
    async with await server.socket(f"/api/tables/{table}/play", "") as socket:
        welcome, update = [json.loads(await socket.recv()) for _ in range(2)]
        return update["v"], [welcome["journal"], update["view"], update["choices"]]


async def checked(store: PostgresStore, company: Company) -> tuple[int, int, int]:
    lost = twice = broken = 0
    for table, acknowledged in company.acknowledged.items():
        loaded = await store.load(table)
        assert loaded
        saved, rows = loaded
        stored = [(table, row.command, row.seq) for row in rows if row.command]
        lost += len(acknowledged - set(stored))
        twice += len(stored) - len({command for _, command, _ in stored})
        whole = [row.seq for row in rows] == list(range(1, len(rows) + 1))
        broken += not whole or Course(start_of(saved.start), rows).moves != saved.moves
    return lost, twice, broken
