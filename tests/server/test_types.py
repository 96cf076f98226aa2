"""The browser's types are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TYPES = ROOT / "web/src/net/messages.ts"


def test_the_types_are_written_from_the_messages_as_they_are() -> None:
    tool = ROOT / "tools/typescript.py"
    written = subprocess.run(
        [sys.executable, tool, "--show"], capture_output=True, text=True, check=True
    ).stdout
    assert TYPES.read_text() == written, "run `python tools/typescript.py`"
