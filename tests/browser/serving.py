"""`simoun serve` in a process of its own, as somebody starts it by hand."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Self

from tests.cli.command import COMMAND, ENVIRONMENT

SECONDS = 60  # to end, when it is told to
UNLIMITED = {  # one machine, where many guests play at once
    f"SIMOUN_{limit}": "1000000"
    for limit in ("REQUESTS_A_MINUTE", "TABLES_A_MINUTE", "MESSAGES_A_SECOND", "SOCKETS")
}


class Server:
    """It keeps its port when it is started again."""

    def __init__(self, db: Path | str, *arguments: str, **more: str) -> None:
        self.db = db
        self.arguments = arguments
        self.environment = {**ENVIRONMENT, **UNLIMITED, **more}
        self.port = 0
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate(timeout=SECONDS)

    def start(self) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "serve", "--port", str(self.port), "--db", str(self.db), *self.arguments],
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=self.environment,
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert address, f"the server said {said!r}"
        self.address = address[0]
        self.port = int(address[1])

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=SECONDS)
