"""The command `simoun`."""

from __future__ import annotations

import argparse
import contextlib
import functools
import http.server
import json
import os

import simoun
from simoun import engine

PAGES = os.path.join(os.path.dirname(__file__), "web")


def main() -> None:
    parser = argparse.ArgumentParser(prog="simoun", description=simoun.__doc__)
    parser.add_argument(
        "--version", action="version", version=f"simoun {simoun.__version__} ({engine.name()})"
    )
    commands = parser.add_subparsers(required=True)
    bench = commands.add_parser("bench", help="measure speed")
    bench.add_argument("what", choices=["engine"])
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=run_bench)
    play = commands.add_parser("play", help="play in the browser")
    play.add_argument("--port", type=int, default=8000)
    play.set_defaults(run=run_play)
    options = parser.parse_args()
    options.run(options)


def run_bench(options: argparse.Namespace) -> None:
    from simoun.lab.speed import compare

    speeds = [compare("island")]
    if options.json:
        print(json.dumps(speeds, indent=1))
        return
    for speed in speeds:
        print("{mode:>14}: {actions_per_second:>10,} actions/s".format(**speed))


def run_play(options: argparse.Namespace) -> None:
    pages = functools.partial(http.server.SimpleHTTPRequestHandler, directory=PAGES)
    with http.server.ThreadingHTTPServer(("127.0.0.1", options.port), pages) as server:
        print(f"Simoun is at http://127.0.0.1:{options.port}/ (Ctrl+C ends it)", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()
