"""One server for all tests that don't end it: each opens tables of its own."""

import asyncio
import os
import secrets
from collections.abc import Iterator

import pytest

from simoun import Refused
from simoun.lab.services import Postgres, Redis, postgres, program, redis
from tests.server.serving import PILOT_FIRST, Guest, Page, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    with server.guest() as guest:
        yield guest


@pytest.fixture
def other(server: Server) -> Iterator[Guest]:
    with server.guest() as guest:
        yield guest


@pytest.fixture
def table(guest: Guest) -> str:
    """The Pilot begins, and the Engineer's seat is open."""
    return guest.open("you", "open", options=PILOT_FIRST)


@pytest.fixture
def page(guest: Guest, table: str) -> Iterator[Page]:
    """The guest's, at that table."""
    with guest.at(table) as page:
        yield page.arrive()


# ---------------------------------------------------------------- PostgreSQL and Redis


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """One for all tests that don't end it; each takes a database of its own."""
    need("postgres")
    with postgres() as running:
        yield running


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    need("postgres")
    with postgres() as running:
        yield running


@pytest.fixture
def database(cluster: Postgres) -> str:
    """The address of an empty one."""
    name = f"d{secrets.token_hex(8)}"
    asyncio.run(execute(cluster.address, f"CREATE DATABASE {name}"))
    return cluster.address.removesuffix("postgres") + name


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    need("redis-server")
    with redis() as running:
        yield running


async def execute(address: str, statement: str) -> None:
    import asyncpg

    c = await asyncpg.connect(address)
    await c.execute(statement)
    await c.close()


def need(name: str) -> None:
    """Where a program is missing its tests are skipped, and say so; under CI that is a failure."""
    try:
        program(name)
    except Refused as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(missing))
