"""A study is played: on every core or on a cluster, row after row in the order of its games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from simoun.lab.ledger import Ledger
from simoun.lab.rows import Block, play_block
from simoun.lab.study import Study
from simoun.lab.workers import Chunk, Play, played

Everywhere = Callable[[Play[Block], int], Iterator[Block]]  # plays so many games, in any order
Hear = Callable[[int], object]


def on_cores(jobs: int) -> Everywhere:
    return lambda play, games: played(play, games, jobs)


def conduct(ledger: Ledger, play_all: Everywhere, hear: Hear) -> None:
    """What the ledger lacks; whoever listens hears of each few games that are in it."""
    for block in blocks(ledger, play_all):
        hear(block.games)


def blocks(ledger: Ledger, play_all: Everywhere, records: Path | None = None) -> Iterator[Block]:
    """Each one is in the ledger when it is told."""
    first = ledger.done
    if first == ledger.study.whole:
        return
    play = partial(play_after, ledger.study, records, first)
    for block in in_order(play_all(play, ledger.study.whole - first), first):
        ledger.add(block)
        yield block


def play_after(study: Study, records: Path | None, first: int, chunk: Chunk) -> Block:
    return play_block(study, records, Chunk(first + chunk.first, chunk.games))


def in_order(blocks: Iterable[Block], first: int) -> Iterator[Block]:
    """A block that comes too early waits for those before it."""
    early: dict[int, Block] = {}
    for block in blocks:
        early[block.first] = block
        while first in early:
            yield early[first]
            first += early.pop(first).games
