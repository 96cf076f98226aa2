"""A real server in its own process, and real browsers' ends of its sockets."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import random
import subprocess
import sys
import unittest.mock
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import forkserver
from pathlib import Path
from typing import Any, Self

import httpx
from msgspec import structs
from websockets.sync.client import ClientConnection, connect

from simoun.core.choice import listed
from simoun.server.run import run
from simoun.server.settings import Settings

RUN = """
import pathlib, sys
from simoun import Refused
from simoun.server.run import run
from simoun.server.settings import Settings
try:
    settings = Settings(db=pathlib.Path(sys.argv[1]))
    run("127.0.0.1", int(sys.argv[2]), settings, lambda address: print(address, flush=True))
except Refused as refusal:
    sys.exit(str(refusal))
"""
QUICK = Settings(
    messages_a_second=1e6,
    requests_a_minute=1e6,
    tables_a_minute=1e6,
    hints_a_minute=1e6,
    grace=0.0,
    logs="json",
    workers=1,
    par=False,
)
SECONDS = 60  # for whatever the server is to say, on a slow and busy machine
PILOT_FIRST: dict[str, object] = {"adventurers": ["pilot", "engineer"], "first": "seat1"}

PATH = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}  # the copy that is tested
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["simoun.server.run", "simoun.games.island.game"])
with unittest.mock.patch.dict(os.environ, PATH):
    forkserver.ensure_running()

Message = dict[str, Any]


def command(db: Path, port: int = 0, before: Sequence[str] = ()) -> subprocess.Popen[str]:
    """A server as somebody starts it by hand, perhaps by a command of theirs."""
    mine = [*before, "sh"] if before else []
    return subprocess.Popen(
        [*mine, sys.executable, "-c", RUN, str(db), str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **PATH},
    )


class Server:
    """Forked from a process that has everything loaded: ready at once."""

    def __init__(self, db: Path | str, **settings: Any) -> None:
        self.db = db
        self.wish = structs.replace(QUICK, db=db, **settings)
        self.begin()

    def begin(self) -> None:
        here, there = FORKS.Pipe()
        self.process = FORKS.Process(target=run, args=("127.0.0.1", 0, self.wish, there.send))
        self.process.start()
        there.close()
        self.address = str(here.recv()).rstrip("/")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(SECONDS)
        assert self.process.exitcode is not None

    def kill(self) -> None:
        self.process.kill()
        self.process.join(SECONDS)

    @contextlib.contextmanager
    def guest(self) -> Iterator[Guest]:
        with Guest(self.address) as guest:
            yield guest


class Guest:
    """A browser: its cookie, its requests, its tables."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def first(self) -> Message:
        return self.json("GET", "/api/first")

    def json(self, method: str, path: str, **more: Any) -> Message:
        answer = self.http.request(method, path, **more)
        found: Message = answer.json()
        return found

    def open(
        self,
        *seats: Mapping[str, object] | str,
        game: str = "island",
        options: Mapping[str, object] | None = None,
        **more: object,
    ) -> str:
        wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        content = {"game": game, "options": options or {}, "seats": wishes, "pace": "instant"}
        found = self.json("POST", "/api/tables", json={**content, **more})
        table: str = found["table"]
        return table

    def cookie(self) -> dict[str, str]:
        if not self.http.cookies:
            self.first()
        return {"Cookie": "; ".join(f"{n}={v}" for n, v in self.http.cookies.items())}

    def at(self, table: str, **headers: str) -> contextlib.AbstractContextManager[Page]:
        return self.page(f"tables/{table}", **headers)

    def learning(self, game: str, number: object) -> contextlib.AbstractContextManager[Page]:
        return self.page(f"learn/{game}/{number}")

    def solving(self, game: str, number: object) -> contextlib.AbstractContextManager[Page]:
        return self.page(f"puzzles/{game}/{number}")

    @contextlib.contextmanager
    def page(self, path: str, **headers: str) -> Iterator[Page]:
        address = str(self.http.base_url).replace("http", "ws").rstrip("/")
        with connect(
            f"{address}/api/{path}/play",
            additional_headers={**self.cookie(), **headers},
            open_timeout=SECONDS,
            close_timeout=1,
            compression=None,
        ) as socket:
            yield Page(socket)


class Page:
    """A page at a table: what it knows is what it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Message = {}
        self.table: Message = {}
        self.journal: list[Message] = []
        self.views: dict[int, Message] = {}  # after so many moves
        self.commands = 0

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def read(self) -> Message:
        """The next message, taken to heart."""
        message: Message = json.loads(self.socket.recv(timeout=SECONDS))
        kind = message["type"]
        if kind == "welcome":
            self.table, self.journal = message["table"], message["journal"]
        elif kind == "changed":
            self.table = message["table"]
        elif kind == "update":
            self.now = unfolded(message)
            self.views[message["moves"]] = message["view"]
            self.journal = self.journal[: message["keep"]] + message["told"]
        elif kind == "refused" and message["now"]:
            self.now = unfolded(message["now"])
        return message

    def until(self, *kinds: str) -> Message:
        while True:
            message = self.read()
            if message["type"] in kinds:
                return message

    def arrive(self) -> Self:
        self.until("welcome")
        self.until("update")
        return self

    def do(self, action: str, **more: object) -> Message:
        """Send it, and wait for the answer: done or refused."""
        self.commands += 1
        wish = {"type": "do", "id": f"c{self.commands}", "at": self.now["v"], "action": action}
        self.send(**{**wish, **more})
        return self.until("done", "refused")

    def undo(self) -> Message:
        self.commands += 1
        self.send(type="undo", id=f"c{self.commands}", at=self.now["v"])
        return self.until("done", "refused")

    def until_v(self, v: int) -> Message:
        while self.now.get("v", -1) < v:
            self.until("update")
        return self.now

    def choice(self, verb: str) -> str:
        """An action of this verb that can be done now."""
        action: str = next(c["action"] for c in self.now["choices"] if c["verb"] == verb)
        return action

    def until_choice(self) -> Message:
        """Wait until there is something to do here, or nothing more to do at all."""
        while not self.now["choices"] and self.now["view"]["outcome"] is None:
            self.until("update")
        return self.now

    def play_on(self, rng: random.Random, most: int = 10_000) -> int:
        """Any choice, again and again; how many were done."""
        done = 0
        while done < most and self.until_choice()["choices"]:
            answer = self.do(rng.choice(self.now["choices"])["action"])
            if answer["type"] == "done":
                done += 1
                self.until_v(answer["v"])
        return done

    @property
    def over(self) -> bool:
        return self.now["view"]["outcome"] is not None


def unfolded(update: Message) -> Message:
    """With each choice by itself."""
    update["choices"] = listed(update["choices"])
    return update


def play_together(pages: Sequence[Page], rng: random.Random) -> None:
    """To the end; page k plays seat k, and only who must decide does anything."""
    while True:
        now = pages[0].now
        turn = now["view"]["turn"]
        if turn["asked"] == "nothing":
            return
        if turn["asked"] != "reveal":
            page = pages[turn["decider"]]
            page.until_v(now["v"])
            page.until_choice()
            answer = page.do(rng.choice(page.now["choices"])["action"])
            assert answer["type"] == "done", answer
        pages[0].until_v(now["v"] + 1)
