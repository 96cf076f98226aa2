"""Games on many machines: a Dask scheduler hands them out, `simoun[cluster]` brings what it takes.

Each worker needs the same version of simoun. What a lost worker had is played again by another.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import CancelledError
from typing import TYPE_CHECKING, Final, NamedTuple

import simoun
from simoun.core.refusal import Refused
from simoun.lab.conduct import Everywhere
from simoun.lab.rows import Block
from simoun.lab.workers import Chunk, Play

if TYPE_CHECKING:
    from distributed import Client, Future

LOCAL: Final = "local"
MISSING: Final = "A cluster needs Dask: pip install 'simoun[cluster]'."
PATIENCE: Final = 10  # seconds, until a cluster has answered, and until it has a worker
LONG: Final = 1.0  # seconds of play in a chunk
AHEAD: Final = 3  # chunks that wait for each worker
LIVES: Final = 10  # workers that a chunk may lose before it is the chunk's fault


class Timed(NamedTuple):
    block: Block
    seconds: float


def on_cluster(address: str, jobs: int) -> Everywhere:
    """By address, or one of its own with so many processes on this machine."""
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise Refused(MISSING) from None
    hush()

    def play_all(play: Play[Block], games: int) -> Iterator[Block]:
        with connected(address, jobs) as client:
            check_workers(client, address)
            try:
                yield from Errand(client, address, play, games).blocks()
            except (CancelledError, OSError):
                raise Refused(
                    f"The cluster at {address!r} went away. What was done stays."
                ) from None

    return play_all


def hush() -> None:
    """A lost connection is told in a sentence, not in a page of every part that noticed."""
    for name in logging.root.manager.loggerDict:
        if name.startswith("distributed"):
            logging.getLogger(name).setLevel(logging.CRITICAL)


def connected(address: str, jobs: int) -> Client:
    from distributed import Client, LocalCluster

    if address == LOCAL:
        cluster = LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None)
        return Client(cluster)
    try:
        return Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TypeError):
        raise Refused(f"There is no Dask scheduler at {address!r}.") from None


def check_workers(client: Client, address: str) -> None:
    """They are there, and play by the same rules."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        versions = set(client.run(version).values())
    except TimeoutError:
        raise Refused(f"The cluster at {address!r} has no worker.") from None
    except ImportError as error:
        raise Refused(f"The workers of the cluster at {address!r} lack simoun: {error}.") from None
    if versions != {version()}:
        raise Refused(
            f"The workers of the cluster at {address!r} have simoun {', '.join(sorted(versions))},"
            f" not {version()}."
        )


def version() -> str:
    return simoun.__version__


def timed(play: Play[Block], chunk: Chunk) -> Timed:
    begun = time.perf_counter()
    return Timed(play(chunk), time.perf_counter() - begun)


class Errand:
    """Chunks go out as workers become free, each about as long as it is worth."""

    def __init__(self, client: Client, address: str, play: Play[Block], games: int) -> None:
        self.client = client
        self.address = address
        self.play = play
        self.games = games
        self.given = 0  # games that are out, or back
        self.size = 1
        self.out: dict[Future, Chunk] = {}
        self.lost: Counter[Chunk] = Counter()

    def blocks(self) -> Iterator[Block]:
        while self.out or self.given < self.games:
            self.send_more()
            for future in self.finished():
                chunk = self.out.pop(future)
                done = self.result(future, chunk)
                if done is not None:
                    self.size = max(1, round(chunk.games * LONG / max(done.seconds, 1e-6)))
                    yield done.block

    def send_more(self) -> None:
        workers = max(1, len(self.client.scheduler_info(n_workers=-1)["workers"]))
        while len(self.out) < AHEAD * workers and self.given < self.games:
            fair = -(-(self.games - self.given) // (AHEAD * workers))
            chunk = Chunk(self.given, min(self.size, fair))
            self.given += chunk.games
            self.send(chunk)

    def send(self, chunk: Chunk) -> None:
        self.out[self.client.submit(timed, self.play, chunk, pure=False)] = chunk

    def finished(self) -> list[Future]:
        from distributed import wait

        return list(wait(list(self.out), return_when="FIRST_COMPLETED").done)

    def result(self, future: Future, chunk: Chunk) -> Timed | None:
        """None: it died with too many workers, and is sent out again."""
        from distributed.scheduler import KilledWorker

        try:
            done: Timed = future.result()
            return done
        except KilledWorker:
            self.lost[chunk] += 1
            if self.lost[chunk] > LIVES:
                raise Refused(
                    f"On the cluster at {self.address!r} every worker dies that plays"
                    f" {chunk.games} games from number {chunk.first} on."
                ) from None
            self.send(chunk)
            return None
