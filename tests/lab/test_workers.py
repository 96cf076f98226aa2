"""Many games on every core: all of them, and none left for the end."""

from __future__ import annotations

from functools import partial

from simoun.core.catalog import face_named
from simoun.core.options import agreed
from simoun.lab.watching import Watch, watch
from simoun.lab.workers import Chunk, played

GAMES = 1500


def test_no_chunk_is_left_behind_while_workers_start() -> None:
    plan = Watch("island", agreed(face_named("island").options, {}), "novice", 50_000_000)
    games = list(played(partial(watch, plan), GAMES, 2))
    found = [Chunk(some[0].number, len(some)) for some in games]
    expected, early, most = 0, set[Chunk](), 0
    for chunk in found:
        early.add(chunk)
        while ready := {one for one in early if one.first == expected}:
            early -= ready
            expected += sum(one.games for one in ready)
        most = max(most, len(early))
    assert expected == GAMES and most <= 4  # chunks that wait for one before them
