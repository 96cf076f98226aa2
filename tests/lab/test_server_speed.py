"""The measurement measures, and finds nothing lost."""

import os

from simoun.lab.server_speed import run
from simoun.lab.server_stores import measured, stores


def test_a_short_measurement() -> None:
    report = run("island", tables=4, seats=3, seconds=0.5)
    assert report["stored"] >= report["acknowledged"] > 0
    assert report["echoes"] > 0
    assert (report["lost"], report["twice"]) == (0, 0)
    assert report["p99_ms"] >= report["p50_ms"] > 0


def test_what_experts_do_beside_is_counted_by_itself() -> None:
    report = run("island", tables=2, seats=3, seconds=2, experts=2)
    assert report["experts"] == 2
    assert report["expert_moves"] > 0
    assert report["expert_wait_p99_s"] >= report["expert_wait_p50_s"] > 0
    assert report["p99_ms"] > 0
    assert (report["lost"], report["twice"]) == (0, 0)


def test_a_short_measurement_on_every_store() -> None:
    said: list[str] = []
    with stores(said.append) as found:
        assert len(found) == 3 or (said and not os.environ.get("CI")), said
        for store in found:
            costs = measured(store, "island", tables=3, rate=20.0, seconds=1.0)
            assert costs["rows"] > 0 and costs["row_us"] > 0 and costs["echo_us"] > 0
            assert (costs["postgres_us"] > 0) == (store.postgres is not None)
            assert (costs["lost"], costs["twice"]) == (0, 0)
