"""The page at once, on plain Python, while the engine is compiled beside it for the next start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

LOG = Path("build/compiling.log")


def compiling() -> subprocess.Popen[bytes]:
    """In a group of its own: Ctrl+C ends the page first, and then this."""
    LOG.parent.mkdir(exist_ok=True)
    print(
        f"The engine is compiled beside the page, for the next start ({LOG} tells how far it is)."
    )
    command = ["nice", "make", "install"]
    with LOG.open("wb") as log:
        return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)


def tell(compiler: subprocess.Popen[bytes]) -> None:
    if compiler.wait() == 0:
        print("The engine is compiled: the next start uses it.", flush=True)
    elif compiler.returncode > 0:
        print(f"The engine could not be compiled: {LOG} says why.", flush=True)


def main() -> int:
    from simoun import cli  # not in bots' processes, which begin with this file too

    compiler = compiling()
    threading.Thread(target=tell, args=(compiler,), daemon=True).start()
    try:
        return cli.run(["serve", "--open"])
    finally:
        if compiler.poll() is None:  # what is compiled so far is kept
            os.killpg(compiler.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
