"""Nothing that a stranger sends breaks the server."""

from pathlib import Path

from msgspec import structs

from simoun.lab.server_fuzz import run
from simoun.lab.server_speed import FREE
from simoun.lab.server_stores import Store


def test_thousands_of_frames_and_requests_that_make_no_sense(tmp_path: Path) -> None:
    store = Store("sqlite", structs.replace(FREE, db=tmp_path / "a.db"))
    found = run(store, frames=48_000, requests=2_000)
    assert found["frames"] >= 48_000 and found["requests"] >= 2_000
    assert (found["broken"], found["hung_up"]) == (0, 0)
