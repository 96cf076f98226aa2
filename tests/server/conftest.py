"""One server for all tests that don't end it: each opens tables of its own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Guest, Server


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
