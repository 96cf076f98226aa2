"""Several server processes behind one port; a parent hands out connections, and replaces the dead.

Who looks at the same table comes to the same process if they can: then nobody has to be told
twice. Any other would do as well, since no process owns a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import re
import signal
import socket
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.process import BaseProcess
from typing import Final

import uvicorn
from msgspec import structs
from prometheus_client.multiprocess import mark_process_dead
from starlette.routing import BaseRoute

from simoun.core.catalog import face_named, game_names
from simoun.core.refusal import Refused
from simoun.server import logs
from simoun.server.app import application
from simoun.server.metrics import FOLDER
from simoun.server.minds import live_with_parent
from simoun.server.serving import Serving, config_of
from simoun.server.settings import Settings
from simoun.server.store import Store
from simoun.server.stores import Place

TABLE: Final = re.compile(rb"[A-Z]+ /api/tables/([\w-]+)")  # in the first line of a request
PEEK: Final = 512  # bytes, in which the first line is
PATIENCE: Final = 10.0  # seconds until a connection says what it wants
FAREWELL: Final = 5.0  # seconds for a process to end in order
READY: Final = b"ready"
MOST_DEATHS: Final = 20  # within a while, of all together
A_MOMENT: Final = 0.05
A_WHILE: Final = 60.0  # seconds

More = Callable[[Store], Sequence[BaseRoute]]


def nothing_more(_: Store) -> Sequence[BaseRoute]:
    return []


class Member:
    """A process, and the line on which it is handed its connections."""

    def __init__(self, settings: Settings, place: Place, more: More) -> None:
        here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        spawned = multiprocessing.get_context("spawn")
        arguments = (settings, place, there, more)
        self.line = here
        self.is_ready = False
        self.welcoming: asyncio.Task[None] | None = None
        self.process: BaseProcess = spawned.Process(target=serve_one, args=arguments, daemon=False)
        self.process.start()
        there.close()
        here.setblocking(False)

    async def ready(self) -> None:
        said = await asyncio.get_running_loop().sock_recv(self.line, len(READY))
        if said != READY:
            raise Refused("A server process ended before it was ready.")
        self.is_ready = True

    def hand(self, connection: socket.socket) -> bool:
        """False: it isn't there yet or any more, or has more to do than it takes."""
        with contextlib.suppress(OSError):
            return self.is_ready and socket.send_fds(self.line, [b"."], [connection.fileno()]) > 0
        return False

    def end(self) -> None:
        self.line.close()
        self.process.join(FAREWELL)
        self.process.kill()
        self.process.join()


class Crew:
    def __init__(
        self, settings: Settings, place: Place, listening: socket.socket, more: More
    ) -> None:
        workers = max(1, settings.workers // settings.processes)
        alone = structs.replace(settings, workers=workers, processes=1)
        self.recruit: Callable[[], Member] = lambda: Member(alone, place, more)
        self.members = [self.recruit() for _ in range(settings.processes)]
        self.listening = listening
        self.deaths: list[float] = []
        self.handed = 0
        self.ending = asyncio.Event()

    async def work(self, say: Callable[[], None]) -> None:
        """Until told to end, or too many of its processes die."""
        loop = asyncio.get_running_loop()
        for ending in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(ending, self.ending.set)
        try:
            for member in self.members:
                await member.ready()
                self.mind(member)
            say()
            accepting = asyncio.create_task(self.accept())
            await self.ending.wait()
            accepting.cancel()
            if len(self.deaths) > MOST_DEATHS:
                raise Refused(f"{MOST_DEATHS} server processes died within a minute.")
        finally:
            for member in self.members:
                member.process.terminate()
            for member in self.members:
                member.end()

    # ------------------------------------------------------------ connections

    async def accept(self) -> None:
        loop = asyncio.get_running_loop()
        self.listening.setblocking(False)
        under_way: set[asyncio.Task[None]] = set()
        while True:
            try:
                connection, _ = await loop.sock_accept(self.listening)
            except OSError:  # no file descriptor is left for it
                await asyncio.sleep(A_MOMENT)
                continue
            task = asyncio.create_task(self.hand_out(connection))
            under_way.add(task)
            task.add_done_callback(under_way.discard)

    async def hand_out(self, connection: socket.socket) -> None:
        """To the member that its table falls to, or to the next one that is there."""
        with contextlib.closing(connection), contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await readable(connection)
                first = self.place_for(connection.recv(PEEK, socket.MSG_PEEK))
                while not self.hand(connection, first):
                    await asyncio.sleep(A_MOMENT)

    def hand(self, connection: socket.socket, first: int) -> bool:
        places = [(first + k) % len(self.members) for k in range(len(self.members))]
        return any(self.members[place].hand(connection) for place in places)

    def place_for(self, request: bytes) -> int:
        asked = TABLE.match(request)
        if asked:
            return zlib.crc32(asked[1]) % len(self.members)
        self.handed += 1
        return self.handed % len(self.members)

    # ------------------------------------------------------------ deaths

    def mind(self, member: Member) -> None:
        loop = asyncio.get_running_loop()
        loop.add_reader(member.process.sentinel, self.bury, member)

    def bury(self, member: Member) -> None:
        asyncio.get_running_loop().remove_reader(member.process.sentinel)
        member.line.close()
        mark_process_dead(member.process.pid)  # type: ignore[no-untyped-call]
        if self.ending.is_set():
            return
        now = time.monotonic()
        self.deaths = [at for at in self.deaths if now - at < A_WHILE] + [now]
        if len(self.deaths) > MOST_DEATHS:
            self.ending.set()
        else:
            heir = self.members[self.members.index(member)] = self.recruit()
            self.mind(heir)
            heir.welcoming = asyncio.create_task(welcome(heir))


async def welcome(heir: Member) -> None:
    with contextlib.suppress(OSError, Refused):  # then it is dead, and buried
        await heir.ready()


async def readable(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    spoke = asyncio.Event()
    loop.add_reader(connection, spoke.set)
    try:
        await spoke.wait()
    finally:
        loop.remove_reader(connection)


def run_crew(
    settings: Settings,
    place: Place,
    listening: socket.socket,
    more: More,
    reached: Callable[[], None],
) -> None:
    with figures():
        asyncio.run(Crew(settings, place, listening, more).work(reached))


@contextlib.contextmanager
def figures() -> Iterator[None]:
    """A folder in which all processes count, so that each can tell of all."""
    with tempfile.TemporaryDirectory(prefix="simoun", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


# ---------------------------------------------------------------- in a member's process


def serve_one(settings: Settings, place: Place, line: socket.socket, more: More) -> None:
    live_with_parent()
    logs.begin(settings.logs)
    for game in game_names():
        face_named(game)  # whoever comes from a process that died doesn't wait for that
    store = place.open()
    app = application(store, place.key, settings, more(store))
    Handed(config_of(app, settings), line).run(sockets=[])


class Handed(Serving):
    """It listens nowhere: its connections are handed to it."""

    def __init__(self, config: uvicorn.Config, line: socket.socket) -> None:
        super().__init__(config)
        self.line = line

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.line.setblocking(False)
        self.line.send(READY)
        asyncio.get_running_loop().add_reader(self.line, self.take)

    def take(self) -> None:
        """All that wait; when the parent is gone, nobody comes any more."""
        loop = asyncio.get_running_loop()
        with contextlib.suppress(BlockingIOError):
            while True:
                try:
                    said, handed, _, _ = socket.recv_fds(self.line, 1, 1)
                except ConnectionResetError:  # it was killed
                    said = b""
                if not said:
                    loop.remove_reader(self.line)
                    self.should_exit = True
                    return
                for number in handed:
                    connection = socket.socket(fileno=number)
                    task = loop.create_task(self.serve_connection(connection))
                    self.server_state.tasks.add(task)
                    task.add_done_callback(self.server_state.tasks.discard)

    async def serve_connection(self, connection: socket.socket) -> None:
        loop, config = asyncio.get_running_loop(), self.config
        connection.setblocking(False)
        with contextlib.suppress(OSError):
            await loop.connect_accepted_socket(
                lambda: config.http_protocol_class(  # type: ignore[call-arg]
                    config=config, server_state=self.server_state, app_state=self.lifespan.state
                ),
                connection,
            )
