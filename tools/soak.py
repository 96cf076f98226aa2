"""For hours: kills in mid-game, and messages that make no sense. Fails if anything went wrong."""

from __future__ import annotations

import argparse
import sys

from simoun.lab import server_fuzz, server_kills
from simoun.lab.server_stores import stores


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    for name in ("kills", "moves", "frames"):
        wish.add_argument(f"--{name}", type=int, required=True)
    asked = wish.parse_args()
    killed = server_kills.run(asked.kills, asked.moves)
    print(killed, flush=True)
    bad = killed["lost"] + killed["twice"] + killed["broken"] + killed["unlike"]
    with stores(print) as found:
        for store in found:
            fuzzed = server_fuzz.run(store, asked.frames // len(found), asked.frames // 20)
            print(store.name, fuzzed, flush=True)
            bad += fuzzed["broken"] + fuzzed["hung_up"]
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
