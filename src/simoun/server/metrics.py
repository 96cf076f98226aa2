"""Figures for who watches the server: how much goes on, and how long it takes.

Several processes behind one port keep theirs in files of a folder that their parent made, and
whichever of them is asked tells of all (the multiprocess mode of `prometheus_client`).
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from simoun.server.lobby import Lobby

CONTENT: Final = "text/plain; version=0.0.4; charset=utf-8"
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where several processes keep what they count
LAG: Final = 1.0  # seconds between two looks at how late the event loop is
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.folder = os.environ.get(FOLDER)
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.opened = self.counter("tables_opened", "Tables that were opened", "game")
        self.stored = self.counter("moves", "Moves, cards and undos that were stored", "game", "by")
        self.said = self.counter("lines", "Lines of talk that were stored", "kind")
        self.refused = self.counter("refused", "Commands and requests refused", "reason")
        self.storing = self.histogram("storing_seconds", "From a command to its place on disk")
        self.late = self.histogram("late_seconds", "How late the event loop came to its work")
        self.live = self.gauge("tables_live", "Tables in memory")
        self.browsers = self.gauge("browsers", "Pages that look at a table")
        self.thoughts = self.gauge("thoughts", "Thoughts of bots under way")
        self.lobby: Lobby | None = None

    def counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"simoun_{name}", told, labels, registry=self.registry)

    def histogram(self, name: str, told: str) -> Histogram:
        return Histogram(f"simoun_{name}", told, buckets=SECONDS, registry=self.registry)

    def gauge(self, name: str, told: str) -> Gauge:
        """Of all processes that live."""
        return Gauge(f"simoun_{name}", told, registry=self.registry, multiprocess_mode="livesum")

    def watch(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def count(self) -> None:
        """What is there now."""
        assert self.lobby
        tables, workers = self.lobby.tables.values(), self.lobby.robots.workers
        self.live.set(len(tables))
        self.browsers.set(sum(len(table.audience.browsers) for table in tables))
        self.thoughts.set(sum(worker.thoughts for worker in workers if worker))

    def written(self) -> bytes:
        self.count()
        return generate_latest(of_all(self.folder) if self.folder else self.registry)

    async def look(self) -> None:
        """As long as the server runs."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG)
            self.late.observe(max(0.0, time.perf_counter() - began - LAG))
            self.count()


def of_all(folder: str) -> CollectorRegistry:
    """What all processes of one port counted, those that are dead too."""
    registry = CollectorRegistry()
    PlatformCollector(registry=registry)
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    registry.register(Processes(folder))
    return registry


class Processes(Collector):
    """CPU and memory of each process that lives, and of their parent."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for pid in (os.getppid(), *self.living()):
            for of_one in self.of_process(pid):
                kind = (of_one.name, of_one.documentation, of_one.type)
                metric = found.setdefault(of_one.name, Metric(*kind))
                for sample in of_one.samples:
                    metric.add_sample(sample.name, {"pid": str(pid)}, sample.value)
        return found.values()

    def of_process(self, pid: int) -> Iterable[Metric]:
        return ProcessCollector(pid=lambda: pid, registry=None).collect()

    def living(self) -> list[int]:
        files = self.folder.glob("gauge_livesum_*.db")
        return sorted(int(file.stem.rpartition("_")[2]) for file in files)
