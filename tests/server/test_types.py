"""The browser knows every message and every refusal of the server."""

import subprocess
import sys
from pathlib import Path

import pytest

from simoun.server.refusals import SENTENCES

ROOT = Path(__file__).parent.parent.parent
TYPES = ROOT / "web/src/net/messages.ts"


def test_the_types_are_written_from_the_messages_as_they_are() -> None:
    tool = ROOT / "tools/typescript.py"
    written = subprocess.run(
        [sys.executable, tool, "--show"], capture_output=True, text=True, check=True
    ).stdout
    assert TYPES.read_text() == written, "run `python tools/typescript.py`"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_has_words(language: str) -> None:
    text = (ROOT / "locales" / language / "table.ftl").read_text()
    for reason in SENTENCES:
        assert f"\ntable-refused-{reason} =" in text
