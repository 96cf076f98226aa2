"""The measurement measures, and finds nothing lost."""

from simoun.lab.server_speed import run


def test_a_short_measurement() -> None:
    report = run(tables=4, seats=3, seconds=0.5)
    assert report["stored"] >= report["acknowledged"] > 0
    assert report["echoes"] > 0
    assert (report["lost"], report["twice"]) == (0, 0)
    assert report["p99_ms"] >= report["p50_ms"] > 0
