"""How fast the engine plays at random, compiled and plain, in one run.

An action counts when somebody chose it: cards turned up are played, not counted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TypedDict

from simoun import engine
from simoun.bots.bot import AnyLegal
from simoun.bots.playing import Ends, play_games
from simoun.core.catalog import face_named
from simoun.core.options import agreed
from simoun.lab.copying import copies

SLICES = 10
SECONDS = 0.2
SEED = 1
COPIES = 5_000


class Speed(TypedDict):
    game: str
    mode: str
    actions_per_second: int
    games_per_second: int
    copy_ns: int
    checksum: int


class Comparison(Speed):
    plain_actions_per_second: int


def measure(name: str) -> Speed:
    """The best of several short slices of CPU time: a busy machine disturbs it least."""
    face = face_named(name)
    rules, options = face.rules, face.read_options(agreed(face.options, {"players": 4}))

    bot = AnyLegal(rules, SEED)

    def random_games(n: int) -> tuple[float, Ends]:
        before = time.process_time()
        ends = play_games(rules, options, bot, n, SEED)
        return time.process_time() - before, ends

    took, first = random_games(100)
    n = int(100 * SECONDS / took) + 1
    slices = [random_games(n) for _ in range(SLICES)]
    best, ends = min(slices, key=lambda played: played[0])
    start = rules.new(options, SEED)
    copying = min(seconds(lambda: copies(start, COPIES)) for _ in range(SLICES))
    return Speed(
        game=name,
        mode=engine.name(),
        actions_per_second=round(int(ends.decisions) / best),
        games_per_second=round(n / best),
        copy_ns=round(copying / COPIES * 1e9),
        checksum=int(first.checksum),
    )


def seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def measure_plain(name: str) -> Speed:
    """The same, in a process that imports the .py files."""
    run = subprocess.run(
        [sys.executable, "-P", "-m", "simoun.lab.speed", name],
        env=os.environ | {"SIMOUN_PLAIN": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    speed: Speed = json.loads(run.stdout)
    return speed


def compare(name: str) -> Comparison:
    here = measure(name)
    plain = here if here["mode"] == engine.PLAIN else measure_plain(name)
    if plain["checksum"] != here["checksum"]:
        raise AssertionError("compiled and plain Python play different games")
    return {**here, "plain_actions_per_second": plain["actions_per_second"]}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
