"""PostgreSQL and Redis for tests and measurements: on free ports, in folders that don't last."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

from simoun.core.refusal import Refused

SECONDS: Final = 60.0  # until a program is ready, on a slow and busy machine
MODEST: Final = "nobody"  # who runs what refuses to be run by root
PLACES: Final = "/usr/lib/postgresql/*/bin"  # where Debian keeps it


class Service:
    """A program that listens on a port; it ends with whoever started it."""

    def __init__(self, port: int, *command: str) -> None:
        self.port = port
        self.command = command
        self.process = self.started()

    def started(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            as_modest(self.command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def until_ready(self) -> None:
        """One that failed to start because its forerunner is not yet quite gone tries again."""
        end = time.monotonic() + SECONDS
        while not self.is_ready():
            if time.monotonic() > end:
                raise Refused(f"{self.command[0]} did not start within {SECONDS:.0f} s.")
            if self.process.poll() is not None:
                self.process = self.started()
            time.sleep(0.02)

    def is_ready(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def kill(self) -> None:
        for pid in self.pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def again(self) -> None:
        self.process = self.started()
        self.until_ready()

    def pids(self) -> list[int]:
        """Its own, and those of the processes that it started."""
        return [self.process.pid, *children_of(self.process.pid)]


S = TypeVar("S", bound=Service)


class Postgres(Service):
    @property
    def address(self) -> str:
        return f"postgresql://{MODEST}@127.0.0.1:{self.port}/postgres"

    def is_ready(self) -> bool:
        asked = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0


class Redis(Service):
    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    with folder() as place:
        data, port = f"{place}/data", free_port()
        initdb = [program("initdb"), "-D", data, "-U", MODEST, "-A", "trust", "--no-sync"]
        subprocess.run(as_modest(initdb), check=True, stdout=subprocess.DEVNULL)
        options = ["-p", str(port), "-k", place, "-h", "127.0.0.1"]
        yield from running(Postgres(port, program("postgres"), "-D", data, *options))


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    with folder() as place:
        port = free_port()
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", place]
        yield from running(Redis(port, program("redis-server"), *options))


def running(service: S) -> Iterator[S]:
    try:
        service.until_ready()
        yield service
    finally:
        service.kill()


@contextlib.contextmanager
def folder() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="simoun", ignore_cleanup_errors=True) as place:
        if os.geteuid() == 0:
            shutil.chown(place, MODEST)
        yield place


def as_modest(command: Sequence[str]) -> list[str]:
    if os.geteuid() != 0:
        return ["setpriv", "--pdeathsig", "KILL", *command]
    who = ["--reuid", MODEST, "--regid", "nogroup", "--clear-groups"]
    return ["setpriv", *who, "--pdeathsig", "KILL", *command]


def children_of(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(c) for c in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def program(name: str) -> str:
    places = [os.environ.get("PATH", ""), *map(str, Path("/").glob(PLACES.lstrip("/")))]
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        raise Refused(f"{name} is missing: apt-get install postgresql redis-server")
    return found


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port
