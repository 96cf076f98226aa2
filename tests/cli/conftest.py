from __future__ import annotations

import pytest

from tests.cli.command import Does, does_here


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Does:
    """The command in this process: what it is told, and what it answers."""
    return does_here(capsys, monkeypatch)
