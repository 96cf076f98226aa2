"""The command `simoun`: in this process, or in one of its own from the same copy that is tested."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import simoun
from simoun.cli import run

COMMAND = [sys.executable, "-P", "-m", "simoun"]
ENVIRONMENT = os.environ | {
    "PYTHONPATH": str(Path(simoun.__path__[0]).parent),
    "PYTHONUTF8": "1",
    "LC_ALL": "en_GB.UTF-8",
    "COLUMNS": "80",
    "LINES": "40",
}


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


Does = Callable[..., Done]  # arguments of the command, and what is `typed`


def does_here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Does:
    """What `simoun_does` does, without another process."""
    for name in ("LC_ALL", "COLUMNS", "LINES"):
        monkeypatch.setenv(name, ENVIRONMENT[name])

    def does(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(list(arguments))
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return does


def simoun_does(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=ENVIRONMENT,
        timeout=120,
        check=False,
    )
