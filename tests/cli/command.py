"""The command `simoun` in a process of its own, from the same copy that is tested."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import simoun

COMMAND = [sys.executable, "-P", "-m", "simoun"]
ENVIRONMENT = os.environ | {
    "PYTHONPATH": str(Path(simoun.__path__[0]).parent),
    "PYTHONUTF8": "1",
    "LC_ALL": "en_GB.UTF-8",
    "COLUMNS": "100",
}


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
